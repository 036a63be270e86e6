// Names of shapes, and sets of pieces (src/games/polyomino/catalogue.cpp).
import { canonical, flipped, free_polyominoes, key_of, orientations_of, shape_of_rows } from './shapes.js';

const named_shapes = Object.entries({
  I1: 'X', I2: 'XX', I3: 'XXX', V3: 'XX X.', I4: 'XXXX', L4: 'XXX X..', O4: 'XX XX', T4: 'XXX .X.', Z4: 'XX. .XX',
  F: 'X.. XXX .X.', I: 'XXXXX', L: 'XXXX X...', N: 'XX.. .XXX', P: 'XXX XX.', T: 'XXX .X. .X.', U: 'XXX X.X', V: 'XXX X.. X..',
  W: 'XX. .XX ..X', X: '.X. XXX .X.', Y: 'XXXX .X..', Z: 'XX. .X. .XX',
}).map(([name, rows]) => [name, shape_of_rows(rows.split(' '))]);

const named_sets = {
  iq: 'N P F W Y Z4 T4 V L U L4 V3',
  kanoodle: 'L4 P L Y N V3 V W U I4 O4 X',
  pentominoes: 'F I L N P T U V W X Y Z',
  tetrominoes: 'I4 L4 O4 T4 Z4',
  'pentominoes-tetrominoes': 'F I L N P T U V W X Y Z I4 L4 O4 T4 Z4',
  'one-to-five': 'I1 I2 I3 V3 I4 L4 O4 T4 Z4 F I L N P T U V W X Y Z',
};

export const make_piece = (name, shape, { count = 1, can_flip = true, can_turn = true, is_named = false, tint = 0 } = {}) =>
  ({ name, shape, count, can_flip, can_turn, is_named, tint, orientations: orientations_of(shape, can_flip, can_turn) });

const usual_names = new Map(named_shapes.map(([name, shape]) => [key_of(canonical(shape)), name]));
const usual_name = (shape) => usual_names.get(key_of(canonical(shape))) ?? '';

function one_sided(size) {
  return free_polyominoes(size).flatMap((shape) => {
    const piece = make_piece(usual_name(shape), shape, { can_flip: false });
    const mirrored = flipped(shape);
    const has_mirror = piece.orientations.some((turn) => key_of(turn) === key_of(mirrored));
    return has_mirror ? [piece] : [piece, make_piece(`${piece.name}'`, mirrored, { can_flip: false })];
  });
}

const free_pieces = (size) => with_names(free_polyominoes(size).map((shape) => make_piece(usual_name(shape), shape)));

const made_sets = {
  'one-sided-tetrominoes': () => one_sided(4),
  'one-sided-pentominoes': () => one_sided(5),
  hexominoes: () => free_pieces(6),
};

// The pieces of a set; undefined if there is no such set.
export function pieces_of_set(name) {
  if (Object.hasOwn(made_sets, name)) return made_sets[name]();
  if (!Object.hasOwn(named_sets, name)) return undefined;
  const shapes = new Map(named_shapes);
  return named_sets[name].split(' ').map((piece) => make_piece(piece, shapes.get(piece)));
}

function letter_name(index) {
  let text = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) text = String.fromCharCode(65 + ((rest - 1) % 26)) + text;
  return text;
}

// Names pieces that have none by their shapes, or by letters in their order.
export function with_names(pieces) {
  let next = 0;
  const is_taken = (name) => pieces.some((piece) => piece.name === name);
  for (const piece of pieces) {
    const usual = piece.name ? '' : usual_name(piece.shape);
    if (usual && !is_taken(usual)) piece.name = usual;
    while (!piece.name) {
      const name = letter_name(next++);
      if (!is_taken(name)) piece.name = name;
    }
  }
  return pieces;
}
