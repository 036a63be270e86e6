// Polyominoes on squares (src/games/polyomino/shape.cpp, level.cpp): a shape is a sorted list of cells [row, column] whose
// bounding box begins at [0, 0].

const before = (a, b) => a[0] - b[0] || a[1] - b[1];

export function shape_of(cells) {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  const moved = cells.map(([row, column]) => [row - top, column - left]).sort(before);
  return moved.filter((cell, index) => index === 0 || before(cell, moved[index - 1]) !== 0);
}

export const shape_of_rows = (rows) =>
  shape_of(rows.flatMap((row, index) => [...row].flatMap((letter, column) => (letter === 'X' ? [[index, column]] : []))));

export const rows_of = (shape) => 1 + Math.max(...shape.map(([row]) => row));
export const columns_of = (shape) => 1 + Math.max(...shape.map(([, column]) => column));

export const drawing_of = (shape) => Array.from({ length: rows_of(shape) }, (_, row) =>
  Array.from({ length: columns_of(shape) }, (__, column) => (has_cell(shape, row, column) ? 'X' : '.')).join(''));

const has_cell = (shape, row, column) => shape.some((cell) => cell[0] === row && cell[1] === column);

export const turned = (shape) => shape_of(shape.map(([row, column]) => [column, -row]));
export const flipped = (shape) => shape_of(shape.map(([row, column]) => [row, -column]));

export const key_of = (shape) => shape.map(([row, column]) => `${row}.${column}`).join();

// Distinct ones, turned before flipped: their indices are the numbers in moves.
export function orientations_of(shape, can_flip, can_turn) {
  const found = new Map();
  for (let side = 0, current = shape; side < (can_flip ? 2 : 1); ++side, current = flipped(shape)) {
    for (let turn = 0; turn < (can_turn ? 4 : 1); ++turn) {
      if (!found.has(key_of(current))) found.set(key_of(current), current);
      current = turned(current);
    }
  }
  return [...found.values()];
}

// By size, then by cells.
export function compare_shapes(a, b) {
  if (a.length !== b.length) return a.length - b.length;
  const index = a.findIndex((cell, place) => before(cell, b[place]) !== 0);
  return index < 0 ? 0 : before(a[index], b[index]);
}

export const canonical = (shape) => orientations_of(shape, true, true).reduce((least, other) => (compare_shapes(other, least) < 0 ? other : least));

// The free polyominoes of a size, in their order.
export function free_polyominoes(size) {
  let shapes = [[[0, 0]]];
  for (let grown = 2; grown <= size; ++grown) {
    const larger = new Map();
    for (const shape of shapes) {
      for (const [row, column] of shape) {
        for (const [down, right] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) {
          const next = shape_of([...shape, [row + down, column + right]]);
          if (next.length < grown) continue;
          const least = canonical(next);
          larger.set(key_of(least), least);
        }
      }
    }
    shapes = [...larger.values()].sort(compare_shapes);
  }
  return shapes;
}
