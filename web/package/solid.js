// Pictures of pieces in space, seen from above and a little from the right: cubes by the faces that show, balls one before the
// other.
import { circle } from './board.js';
import { svg } from './draw.js';

const around = 0.45; // radians about the upright axis
const above = 0.6;   // radians from the horizon
const [across_sine, across_cosine, up_sine, up_cosine] = [Math.sin(around), Math.cos(around), Math.sin(above), Math.cos(above)];

// Where a point [right, down, up] is seen, and how near it is.
function seen([right, down, up]) {
  const depth = right * across_sine + down * across_cosine;
  return { x: right * across_cosine - down * across_sine, y: depth * up_sine - up * up_cosine, nearness: depth * up_cosine + up * up_sine };
}

const short = (number) => Number(number.toFixed(3));
const face = (corners) => `M${corners.map((corner) => seen(corner)).map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;

// The faces that show: above, in front, to the right; the corners of each about the middle of its cube.
const faces = [
  { step: [0, 0, 1], shade: '', corners: [[-1, -1, 1], [1, -1, 1], [1, 1, 1], [-1, 1, 1]] },
  { step: [0, 1, 0], shade: 'dim', corners: [[-1, 1, 1], [1, 1, 1], [1, 1, -1], [-1, 1, -1]] },
  { step: [1, 0, 0], shade: 'dark', corners: [[1, -1, 1], [1, 1, 1], [1, 1, -1], [1, -1, -1]] },
];
const plus = (a, b, factor) => a.map((number, axis) => number + factor * b[axis]);

function cube(centre, is_taken) {
  return faces.filter(({ step }) => !is_taken(plus(centre, step, 1))).flatMap(({ shade, corners }) => {
    const d = face(corners.map((corner) => plus(centre, corner, 0.5)));
    return [svg('path', { d }), ...(shade ? [svg('path', { class: `shade ${shade}`, d })] : [])];
  });
}

function sphere(centre) {
  const { x, y } = seen(centre);
  return [svg('path', { d: circle(x, y, 0.5) }), svg('path', { class: 'shine', d: circle(x - 0.15, y - 0.17, 0.13) })];
}

// The frame of a picture of cells with these centres: { x, y, width, height, parts: where each is seen }.
export function frame_of_solids(centres, is_round) {
  const parts = centres.map(seen);
  const [side, half] = is_round ? [0.5, 0.5] : [(across_cosine + across_sine) / 2, 0.8];
  const [left, right] = [Math.min(...parts.map(({ x }) => x)) - side, Math.max(...parts.map(({ x }) => x)) + side];
  const [top, bottom] = [Math.min(...parts.map(({ y }) => y)) - half, Math.max(...parts.map(({ y }) => y)) + half];
  return { x: left, y: top, width: right - left, height: bottom - top, parts };
}

// Draws them; `class_of` names the colour of each.
export function solids(centres, is_round, class_of) {
  const key = (centre) => centre.map((number) => Math.round(number * 100)).join(' ');
  const taken = new Set(centres.map(key));
  const order = centres.map((centre, index) => ({ index, nearness: seen(centre).nearness })).sort((a, b) => a.nearness - b.nearness);
  return svg('g', {}, ...order.map(({ index }) => svg('g', { class: class_of(index) },
    ...(is_round ? sphere(centres[index]) : cube(centres[index], (centre) => taken.has(key(centre)))))));
}
