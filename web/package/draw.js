// Drawing in SVG, in units of a cell.

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

export const text_at = (x, y, size, text, attributes = {}) =>
  svg('text', { x, y, 'font-size': size, 'text-anchor': 'middle', 'dominant-baseline': 'central', ...attributes }, text);

// A picture of its own, with a margin around it.
export const picture = ({ x = 0, y = 0, width, height }, margin, ...children) =>
  svg('svg', { viewBox: `${x - margin} ${y - margin} ${width + 2 * margin} ${height + 2 * margin}`, 'aria-hidden': 'true', focusable: 'false' }, ...children);
