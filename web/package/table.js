// The part that tables of all families share: a board, where something may lie on it, and what a pointer or an arrow key means.
import { Board, least } from './board.js';

const other_grip = 0.3; // penalty in cells for a place with a part other than the held one under the pointer
const magnet = 0.85;    // in space, the distance in cells within which a pointer snaps to a place where the piece may lie

const away = (a, b) => Math.hypot(...a.map((number, axis) => number - b[axis]));

export class Table {
  has_tray = true;
  has_flip = false;
  turns = ['turn']; // the buttons that turn what is held
  #places = new Map();

  constructor(puzzle, board) {
    Object.assign(this, { puzzle, board: new Board(board) });
  }

  // Cells [row, column] from the corner of a frame.
  shape() { return [[0, 0]]; }
  cells({ item, turn, row, column }) { return this.shape(item, turn).map((cell) => [cell[0] + row, cell[1] + column]); }

  // The frame of a picture of something by itself, { x, y, width, height }, and where its cells are in it, `parts`.
  frame() { return { x: 0, y: 0, width: 1, height: 1, parts: [{ x: 0.5, y: 0.5 }] }; }

  // Where all cells of something are cells of the board, free or not: { row, column, spots, point }, by row and column.
  places(item, turn) {
    const shape = this.shape(item, turn);
    const name = shape.join(' ');
    if (!this.#places.has(name)) this.#places.set(name, places_of(this.board, shape));
    return this.#places.get(name);
  }

  place({ item, turn, row, column }) { return this.places(item, turn).find((place) => place.row === row && place.column === column); }

  // The place whose middle is nearest to a point of the lattice; undefined if there is none.
  near(item, turn, point) { return least(this.places(item, turn), (place) => away(place.point, point)); }

  // The place that a pointer drags to: with a part of what is held under it.
  under({ item, turn }, x, y, grip, is_legal) {
    const places = this.places(item, turn);
    const from = (spot) => Math.hypot(spot.x - x, spot.y - y);
    if (!this.board.is_in_space) return least(places, (place) => from(place.spots[grip]));
    const cost = (place) => Math.min(...place.spots.map((spot, part) => from(spot) + (part === grip ? 0 : other_grip)));
    return least(places.filter((place) => cost(place) < magnet && is_legal(place)), cost) ?? least(places, cost);
  }

  // The place nearest to a point of the picture where what is held may lie and covers the cell there; else the nearest place.
  landing({ item, turn }, spot, x, y, is_legal) {
    const covering = this.places(item, turn).filter(({ spots }) => spots.includes(spot));
    const middle = ({ spots }) => [0, 1].map((axis) => spots.reduce((sum, one) => sum + (axis ? one.y : one.x), 0) / spots.length);
    const cost = (place) => away(middle(place), [x, y]);
    return least(covering.filter(is_legal), cost) ?? least(covering, cost) ?? this.near(item, turn, spot.point);
  }

  // The next place as an arrow says, { right, down, up }; the place itself if there is none.
  beside(places, from, arrow) {
    if (arrow.up) {
      const higher = places.filter((place) => place.spots[0].layer === from.spots[0].layer + arrow.up);
      return least(higher, (place) => away(place.spots[0].point, from.spots[0].point)) ?? from;
    }
    const within = places.filter((place) => place.spots[0].layer === from.spots[0].layer);
    const costs = (widest) => least(within.filter((place) => cost_of_step(from, place, arrow, widest) < 1e6), (place) => cost_of_step(from, place, arrow, widest));
    return costs(arrow.down ? 1.2 : 0.9) ?? costs(4) ?? from;
  }

  // Returns a spot of the board as a place.
  place_of_spot(spot) { return { row: spot.row, column: spot.column, spots: [spot], point: spot.point }; }
  spot_beside(spot, arrow) { return this.beside(this.board.spots.map(this.place_of_spot), this.place_of_spot(spot), arrow).spots[0]; }
}

function places_of(board, shape) {
  const [first] = shape;
  return board.spots.flatMap((spot) => {
    const [row, column] = [spot.row - first[0], spot.column - first[1]];
    const spots = shape.map((cell) => board.spot(row + cell[0], column + cell[1]));
    if (spots.includes(undefined)) return [];
    const point = spots[0].point.map((_, axis) => spots.reduce((sum, one) => sum + one.point[axis], 0) / spots.length);
    return [{ row, column, spots, point }];
  });
}

// Up and down lead by turns to the left and to the right where rows are slanted, so that the opposite arrow leads back.
function cost_of_step(from, to, { right = 0, down = 0 }, widest) {
  const [across, along] = [0, 1].map((axis) => to.spots[0].middle[axis] - from.spots[0].middle[axis]);
  const [ahead, beside] = down ? [along * down, across] : [across * right, along];
  if (ahead < 0.05 || Math.abs(beside) > widest * ahead) return 1e9;
  const is_odd = Math.round(from.spots[0].middle[1] / ahead) % 2 !== 0;
  return ahead + 0.9 * Math.abs(beside) + ((beside > 0) === is_odd ? 0 : 0.05);
}
