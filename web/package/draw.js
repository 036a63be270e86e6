// Drawing in SVG. A cell is a unit square; x is its column, y its row.

const svg_space = 'http://www.w3.org/2000/svg';

export function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS(svg_space, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

export function html(tag, { part, text, ...attributes } = {}, ...children) {
  const node = document.createElement(tag);
  if (part) node.setAttribute('part', part);
  if (text !== undefined) node.textContent = text;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value === true ? '' : value);
  node.append(...children);
  return node;
}

// The path around cells [row, column], which may have holes.
export function outline(cells) {
  const has = new Set(cells.map(([row, column]) => `${row} ${column}`));
  const next = new Map(); // from a corner to those that follow it, clockwise around the cells
  const go = (from, to) => next.set(from, [...(next.get(from) ?? []), to]);
  for (const [row, column] of cells) {
    if (!has.has(`${row - 1} ${column}`)) go(`${column} ${row}`, `${column + 1} ${row}`);
    if (!has.has(`${row} ${column + 1}`)) go(`${column + 1} ${row}`, `${column + 1} ${row + 1}`);
    if (!has.has(`${row + 1} ${column}`)) go(`${column + 1} ${row + 1}`, `${column} ${row + 1}`);
    if (!has.has(`${row} ${column - 1}`)) go(`${column} ${row + 1}`, `${column} ${row}`);
  }
  let path = '';
  for (const start of next.keys()) {
    for (let corner = start; next.get(corner)?.length;) {
      path += `${corner === start && !path.endsWith('L') ? 'M' : ''}${corner}L`;
      corner = next.get(corner).pop();
      if (corner === start) path = `${path.slice(0, -1)}Z`;
    }
  }
  return path;
}

export const squares = (cells) => cells.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join('');

export const text_at = (x, y, size, text, attributes = {}) =>
  svg('text', { x, y, 'font-size': size, 'text-anchor': 'middle', 'dominant-baseline': 'central', ...attributes }, text);

// A picture of its own, `columns` x `rows` cells with a margin around them.
export const picture = (columns, rows, margin, ...children) =>
  svg('svg', { viewBox: `${-margin} ${-margin} ${columns + 2 * margin} ${rows + 2 * margin}`, 'aria-hidden': 'true', focusable: 'false' }, ...children);

// The cell nearest to the middle of the others.
export function middle_cell(cells) {
  const mean = (index) => cells.reduce((sum, cell) => sum + cell[index], 0) / cells.length;
  const [row, column] = [mean(0), mean(1)];
  const distance = (cell) => (cell[0] - row) ** 2 + (cell[1] - column) ** 2;
  return cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
}
