// Level text as what is drawn and played: src/games/<family>/level_text.cpp. The engine has read the text before, or a link
// with check digits made it, so that only what cannot be drawn is refused here.
import { TesseraError } from './error.js';
import { make_piece, pieces_of_set } from './sets.js';
import { shape_of_rows } from './shapes.js';

function refuse(sentence) {
  throw new TesseraError('impossible_puzzle', sentence);
}

// Lines of a level as { words, block }: `block` has the lines up to `end`.
function* lines_of(text) {
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; ++at) {
    const line = lines[at].trim();
    const words = line.split(/\s+/);
    if (line === '' || words[0].startsWith('#')) continue;
    const block = [];
    if (['board', 'grid', 'tiles', 'piece'].includes(words[0])) {
      for (at += 1; at < lines.length && lines[at].trim() !== 'end'; ++at) block.push(lines[at].trim());
    }
    yield { words, rest: line.slice(words[0].length).trim(), block };
  }
}

// Returns { family, title, author, rows, columns } and what the family has.
export function read_level(text) {
  const [head, ...lines] = lines_of(text);
  const family = head?.words[2];
  const read = Object.hasOwn(readers, family) ? readers[family] : refuse('this family of puzzles is not drawn here');
  const level = { family, title: '', author: '' };
  for (const { words, rest, block } of lines) {
    if (words[0] === 'title' || words[0] === 'author') level[words[0]] = rest;
    else read(level, words, block);
  }
  if (!level.rows) refuse('the level has no board');
  return finished[family](level);
}

const add = (level, key, ...values) => { level[key] = [...(level[key] ?? []), ...values]; };

const readers = {
  polyomino: (level, words, block) => {
    if (words[0] === 'lattice') refuse(`puzzles on the lattice ${words[1]} are not drawn here; the game shows them`);
    if (words[0] === 'board') {
      const rows = block.filter(Boolean);
      Object.assign(level, { rows: rows.length, columns: rows[0]?.length ?? 0, board: rows });
    } else if (words[0] === 'piece') add(level, 'pieces', piece_of(words, block));
    else if (words[0] === 'set') add(level, 'pieces', ...(pieces_of_set(words[1]) ?? refuse(`there is no set ${words[1]}`)));
    else if (words[0] === 'place') add(level, 'givens', words.join(' '));
  },
  number_swap: (level, words, block) => {
    if (words[0] === 'grid') {
      const rows = block.filter(Boolean).map((row) => row.split(/\s+/).map(Number));
      Object.assign(level, { rows: rows.length, columns: rows[0]?.length ?? 0, tiles: rows.flat() });
    } else if (words[0] === 'barrier') add(level, 'barriers', words.slice(1).map(Number));
  },
  edge_match: (level, words, block) => {
    if (words[0] === 'size') [level.columns, level.rows] = words[1].split('x').map(Number);
    if (words[0] !== 'tiles') return;
    level.tiles = block.join(' ').split(/\s+/).filter(Boolean).map((tile) => tile.match(/../g)); // right, up, left, down
    level.rows ??= Math.sqrt(level.tiles.length);
    level.columns ??= level.rows;
  },
};

function piece_of([, name, ...words], rows) {
  const count = Number(words.find((word) => /^x\d+$/.test(word))?.slice(1) ?? 1);
  const tint = Number(words.find((word) => /^tint\d+$/.test(word))?.slice(4) ?? 0);
  return make_piece(name, shape_of_rows(rows),
    { count, tint, can_flip: !words.includes('noflip'), can_turn: !words.includes('noturn'), is_named: words.includes('named') });
}

const finished = {
  polyomino: ({ pieces = [], givens = [], ...level }) => ({ ...level, pieces, givens, labels: labels_of(pieces) }),
  number_swap: ({ barriers = [], ...level }) => ({ ...level, barriers }),
  edge_match: (level) => ({ ...level, is_framed: frames(level) }),
};

// The first letter of a name that no other begins with, else the name.
const labels_of = (pieces) => pieces.map(({ name }) =>
  (pieces.filter((other) => other.name[0] === name[0]).length === 1 ? name[0] : name));

// Plain edges, where there are any, belong to the frame.
const frames = ({ tiles }) => tiles.flat().includes('--');
