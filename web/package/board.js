// Where the cells of a board lie in its picture, in cells from its upper left corner, on any lattice: from the `table` that the
// program gives (src/jobs/table_text.h). In space each layer has a picture of its own, the lowest first.

const caption = 0.75; // above a layer, for its number
const gap = 0.55;     // between layers
const ball = 0.45;    // radius

const scaled = (numbers) => numbers.map((number) => number / 1000);
const square = [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]];
const key = (row, column) => `${row} ${column}`;

// A board of squares: `rows` x `columns` of them, each a place.
export const grid_of = (rows, columns) => ({
  space: false, round: false, rows, columns, outlines: [square.map(([x, y]) => [x * 1000, y * 1000])],
  cells: Array.from({ length: rows * columns }, (_, index) => [Math.floor(index / columns), index % columns])
    .map(([row, column]) => ({ at: [row, column], middle: [column * 1000, row * 1000], outline: 0, words: [row + 1, column + 1] })),
});

export class Board {
  #cells = new Map();
  layers_a_row = 0;

  // `spots` are the cells: { row, column, layer, point, x, y, outline, words, place }; `point` is where it is on the lattice, x
  // and y are in the picture.
  constructor({ space, round, rows, columns, outlines, cells }) {
    Object.assign(this, { is_in_space: space, is_round: round, rows, columns, outlines: outlines.map((corners) => corners.map(scaled)) });
    this.spots = cells.map(({ at: [row, column], middle, centre, layer = 0, outline, words, place }) => ({
      row, column, layer, middle: scaled(middle), point: scaled(centre ?? [...middle, 0]), outline: this.outlines[outline] ?? square, words, place }));
    this.spots.forEach((spot) => this.#cells.set(key(spot.row, spot.column), spot));
    this.layers = [...new Set(this.spots.map(({ layer }) => layer))].sort((a, b) => a - b)
      .map((layer) => box_of(this.spots.filter((spot) => spot.layer === layer), layer));
    this.arrange(this.layers.length);
  }

  spot(row, column) { return this.#cells.get(key(row, column)); }

  // Puts so many layers beside each other.
  arrange(layers_a_row) {
    if (layers_a_row === this.layers_a_row) return;
    Object.assign(this, { layers_a_row, width: 0, height: 0 });
    const head = this.is_in_space ? caption : 0;
    for (let first = 0; first < this.layers.length; first += layers_a_row) {
      const row = this.layers.slice(first, first + layers_a_row);
      const top = this.height + (first ? gap : 0) + head;
      let left = 0;
      for (const layer of row) {
        layer.spots.forEach((spot) => Object.assign(spot, { x: spot.middle[0] - layer.left + left, y: spot.middle[1] - layer.top + top }));
        Object.assign(layer, { x: left, y: top });
        left += layer.width + gap;
      }
      this.width = Math.max(this.width, left - gap);
      this.height = top + Math.max(...row.map(({ height }) => height));
    }
  }

  nearest(x, y) { return least(this.spots, (spot) => Math.hypot(spot.x - x, spot.y - y)); }

  // The cell at a point of the picture; null beside the board.
  spot_at(x, y) {
    const spot = this.nearest(x, y);
    return is_inside(spot.outline, x - spot.x, y - spot.y) ? spot : null;
  }

  is_near(x, y) {
    const { x: column, y: row } = this.nearest(x, y);
    return Math.hypot(column - x, row - y) < 1.4;
  }

  // The path around cells [row, column].
  around(cells) { return this.path(cells.map(([row, column]) => this.spot(row, column)).filter(Boolean)); }

  // The path around spots, or around anything else with x, y and outline.
  path(spots) { return this.is_round ? spots.map(({ x, y }) => circle(x, y, ball)).join('') : around_polygons(spots.map(polygon)); }

  // Each cell by itself.
  facets(spots) { return this.is_round ? this.path(spots) : spots.map((spot) => closed(polygon(spot))).join(''); }
}

export const circle = (x, y, radius) => `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

export const least = (items, cost) => items.reduce((best, item) => {
  const own = cost(item);
  return best && best.cost <= own ? best : { item, cost: own };
}, null)?.item;

function box_of(spots, layer) {
  const corners = spots.flatMap((spot) => spot.outline.map(([x, y]) => [spot.middle[0] + x, spot.middle[1] + y]));
  const [left, top] = [0, 1].map((axis) => Math.min(...corners.map((corner) => corner[axis])));
  const [right, bottom] = [0, 1].map((axis) => Math.max(...corners.map((corner) => corner[axis])));
  return { layer, spots, left, top, width: right - left, height: bottom - top };
}

// Outlines go clockwise as one sees them.
function is_inside(outline, x, y) {
  return outline.every(([from_x, from_y], index) => {
    const [to_x, to_y] = outline[(index + 1) % outline.length];
    return (to_x - from_x) * (y - from_y) - (to_y - from_y) * (x - from_x) >= -0.02;
  });
}

const polygon = ({ x, y, outline }) => outline.map(([right, down]) => [x + right, y + down]);
const short = (number) => Number(number.toFixed(3));
const closed = (corners) => `M${corners.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

// The paths around polygons that share sides, which may have holes. Corners that differ by rounding are one.
function around_polygons(polygons) {
  const corner_of = corners_apart();
  const next = new Map(); // from a corner to those that follow it, clockwise around the cells
  for (const corners of polygons.map((one) => one.map(corner_of))) {
    corners.forEach((from, index) => {
      const to = corners[(index + 1) % corners.length];
      const back = next.get(to)?.indexOf(from) ?? -1;
      if (back >= 0) next.get(to).splice(back, 1);
      else next.set(from, [...(next.get(from) ?? []), to]);
    });
  }
  let path = '';
  for (const start of next.keys()) {
    while (next.get(start).length) {
      const loop = [];
      for (let corner = start; corner !== start || !loop.length; corner = next.get(corner).pop()) loop.push(corner);
      path += closed(loop);
    }
  }
  return path;
}

// Returns a function that returns the same array for corners that are nearly the same.
function corners_apart() {
  const known = new Map();
  const grain = 4;
  return ([x, y]) => {
    const [across, down] = [Math.round(x * grain), Math.round(y * grain)];
    for (let place = 0; place < 9; ++place) {
      const near = known.get(key(across + (place % 3) - 1, down + Math.floor(place / 3) - 1))?.find((corner) => Math.hypot(corner[0] - x, corner[1] - y) < 0.03);
      if (near) return near;
    }
    const corner = [x, y];
    known.set(key(across, down), [...(known.get(key(across, down)) ?? []), corner]);
    return corner;
  };
}
