// Drawings of the worker's, printed.

const kinds = ['svg', 'g', 'defs', 'pattern', 'path', 'rect', 'text'];
const letters = { lt: '<', gt: '>', quot: '"', amp: '&' };
const plain = (text) => text.replace(/&(lt|gt|quot|amp);/g, (_, name) => letters[name]);

// The elements of an SVG as base/svg.h writes it. Nothing else becomes part of the page.
function elements_of(drawing) {
  const open = [document.createElement('div')];
  for (const [, end, kind, attributes, is_empty, text] of drawing.matchAll(/<(\/?)(\w+)((?: [\w-]+="[^"]*")*)(\/?)>([^<]*)/g)) {
    if (!kinds.includes(kind)) continue;
    if (end) {
      open.pop();
      continue;
    }
    const element = document.createElementNS('http://www.w3.org/2000/svg', kind);
    for (const [, name, value] of attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)) element.setAttribute(name, plain(value));
    if (kind === 'text') element.textContent = plain(text);
    open.at(-1).append(element);
    if (!is_empty) open.push(element);
  }
  return open[0];
}

// Each page of the drawing on a sheet of its own, whatever its size.
function print_drawing(drawing) {
  const paper = elements_of(drawing);
  paper.id = 'paper';
  const all = paper.firstChild;
  const font = all.getAttribute('font-family');
  for (const page of all.querySelectorAll('.page')) {
    page.setAttribute('font-family', font);
    page.removeAttribute('y');
    paper.append(page);
  }
  document.body.append(paper);
  addEventListener('afterprint', () => paper.remove(), { once: true });
  print();
}

export const paper = { print_drawing };
