// Prints drawings made by the worker.
import { find } from './program.js';

const kinds = ['svg', 'g', 'defs', 'pattern', 'path', 'rect', 'text'];
const letters = { lt: '<', gt: '>', quot: '"', amp: '&' };
const plain = (text) => text.replace(/&(lt|gt|quot|amp);/g, (_, name) => letters[name]);

// Creates the elements of an SVG as written by base/svg.h. Nothing else becomes part of the page.
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

// Prints each page of the drawing on its own sheet, whatever its size.
function print_drawing(drawing) {
  const sheets = elements_of(drawing);
  sheets.id = 'paper';
  const all = sheets.firstChild;
  const font = all.getAttribute('font-family');
  for (const page of all.querySelectorAll('.page')) {
    page.setAttribute('font-family', font);
    page.removeAttribute('y');
    sheets.append(page);
  }
  find('paper')?.remove(); // if the end of the last print was not reported
  document.body.append(sheets);
  addEventListener('afterprint', () => sheets.remove(), { once: true });
  print();
}

export const paper = { print_drawing };
