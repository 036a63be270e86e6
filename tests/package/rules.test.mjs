// Promise: The element's rules are those of the engines: the same moves are legal, refused in the same words, and solve a puzzle.
// Rules in JavaScript compared with the program's on shipped puzzles of all lattices, by random and by solving moves.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { it, levels, part, tessera, to_be_solved } from './lib/package.mjs';

const { table_of, lying_on } = await part('tables.js');
const { open } = tessera;

// A small generator of numbers, so that a failure can be repeated.
function chance(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// A move that may be legal or not.
const wild_moves = {
  polyomino: (table, state, random) => {
    const { pieces, board } = table;
    const held = { item: random(pieces.length), from: null };
    const has_kinds = board.outlines.length > 1; // a move cannot say that a triangle lies where only the other kind can
    const turn_of = (item) => {
      const turns = pieces[item].orientations.map((_, turn) => turn).filter((turn) => !has_kinds || table.places(item, turn).length);
      return turns[random(turns.length)];
    };
    held.turn = turn_of(held.item);
    const spot = () => board.spots[random(board.spots.length)];
    // So that the first cell is on the board: a move cannot name another place.
    const corner = ({ item, turn }) => {
      if (has_kinds) {
        const places = table.places(item, turn);
        const { row, column } = places[random(places.length)];
        return [row, column];
      }
      const { cells, first = 0 } = pieces[item].orientations[turn];
      const { row, column } = spot();
      return [row - cells[first][0], column - cells[first][1]].map((number) => (pieces[item].orientations[turn].first === undefined ? Math.max(0, number) : number));
    };
    const lying = state[random(state.length + 1)];
    const kind = random(4);
    if (lying && kind === 0) return table.take({ from: lying });
    if (lying && kind === 1) {
      const moved = { ...lying, from: lying, turn: turn_of(lying.item) };
      return table.move(moved, ...corner(moved));
    }
    return table.move(held, ...corner(held));
  },
  number_swap: (table, state, random) => {
    const { rows, columns } = table.level;
    const from = { row: random(rows), column: random(columns) };
    const [down, right] = [[0, 1], [1, 0], [0, -1], [-1, 0], [0, 0], [1, 1]][random(6)];
    return table.move({ from }, Math.max(0, from.row + down), Math.max(0, from.column + right));
  },
  edge_match: (table, state, random) => {
    const { rows, columns, tiles } = table.level;
    const lying = state[random(state.length + 1)];
    const kind = random(3);
    if (kind === 0) return `take ${random(rows)} ${random(columns)}`;
    if (lying && kind === 1) return table.move({ from: lying, turn: random(4) }, random(rows), random(columns));
    return table.move({ item: random(tiles.length), turn: random(4), from: null }, random(rows), random(columns));
  },
};

const drawn = levels.filter((_, index) => index % 2 === 0); // all would take longer, and find nothing else
const some = drawn.filter((_, index) => index % 3 === 0 || index > drawn.length - 30);

describe('the rules', () => {
  for (const family of ['polyomino', 'number_swap', 'edge_match']) {
    it(`refuse and allow what the engine does: ${family}`, async () => {
      const counts = { legal: 0, refused: 0 };
      const play_one = async ({ name, code }, seed) => {
        const random = chance(seed + 1);
        let puzzle = await open(code);
        const table = table_of(await tessera.describe(puzzle.level));
        let state = puzzle.moves.reduce((before, move) => table.play(before, move), table.start());
        for (let turn = 0; turn < 12; ++turn) {
          const move = wild_moves[family](table, state, random);
          const engine = await puzzle.play(move).catch((error) => error);
          let own;
          try {
            own = table.play(state, move);
          } catch (error) {
            assert.equal(error.message, engine.message, `${name}: ${move} after ${puzzle.moves}`);
            counts.refused += 1;
            continue;
          }
          assert.ok(!(engine instanceof Error), `${name}: ${move}: ${engine.message}`);
          counts.legal += 1;
          [puzzle, state] = [engine, own];
          assert.equal(table.is_solved(state), puzzle.solved, name);
        }
      };
      const own = some.filter(({ name }) => name.startsWith(family));
      await Promise.all(own.map(play_one));
      assert.ok(own.length >= 8 && counts.legal > own.length && counts.refused > own.length, JSON.stringify({ boards: own.length, ...counts }));
    });
  }

  it('say of tiles that are all laid whether they match, and the engine agrees', async () => {
    const counts = { solved: 0, unsolved: 0 };
    const own = some.filter(({ name, code }) => name.startsWith('edge_match') && /^#1e\/[2-4]x/.test(code));
    await Promise.all(own.map(async ({ name, code }, seed) => {
      const random = chance(seed + 5);
      let { puzzle } = await tessera.solve(code);
      const table = table_of(await tessera.describe(puzzle.level));
      let state = puzzle.moves.reduce((before, move) => table.play(before, move), table.start());
      for (let turn = 0; turn < 12; ++turn) {
        const from = state[random(state.length)];
        const back = table.move({ from: { ...from }, turn: from.turn }, from.row, from.column);
        const move = table.move({ from, turn: (from.turn + 1 + random(3)) % 4 }, from.row, from.column);
        for (const one of [move, back]) {
          puzzle = await puzzle.play(one);
          state = table.play(state, one);
          assert.equal(table.is_solved(state), puzzle.solved, `${name}: ${puzzle.moves}`);
          counts[puzzle.solved ? 'solved' : 'unsolved'] += 1;
        }
      }
    }));
    assert.ok(own.length >= 3 && counts.solved > 0 && counts.unsolved > 20, JSON.stringify(counts));
  });

  it('say that a solution solves, and its beginning does not', async () => {
    const boards = await Promise.all(drawn.filter((level) => to_be_solved.includes(level)).map(async ({ name, code }) => {
      const puzzle = await open(code);
      const table = table_of(await tessera.describe(puzzle.level));
      const { moves } = await puzzle.solve();
      const states = moves.reduce((all, move) => [...all, table.play(all.at(-1), move)], [table.start()]);
      assert.ok(table.is_solved(states.at(-1)), name);
      assert.ok(!states.slice(0, -1).some((state) => table.is_solved(state)), name);
      return lying_on(table, states.at(-1)).length;
    }));
    assert.ok(boards.length >= 268);
  });
});
