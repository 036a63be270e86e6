// Promise: Boards of hexagons and of triangles are played as those of squares: by mouse, finger and keys.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, phone, phone_lying, variants } from './lib/browser.mjs';
import { middle } from './lib/game.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const sizes = { desktop, phone, phone_lying, small_phone: { width: 320, height: 568, touch: true } };

const remainder = (value, divisor) => ((value % divisor) + divisor) % divisor;
// Row and column in the lattice of a sign in a drawing.
const sites = {
  hexagons: (row, letter) => [row, (letter - row) / 2],
  triangles: (row, letter) => {
    const along = Math.floor((letter - row) / 2);
    return [2 * row + along, along - row + 1 + remainder(row + letter, 2)];
  },
};
// A board begins at row and column 0, but triangles move by whole rhombi.
const start_of = {
  hexagons: (row, column) => [row, column],
  triangles: (row, column) => [row, column - remainder(column - row, 3)],
};

// Returns the pieces of a solution as `tessera solve` draws it, with their cells on the board.
function answer_of(lattice, drawing) {
  const pieces = new Map();
  drawing.split('\n').forEach((line, row) => [...line].forEach((sign, letter) => {
    if (sign !== ' ') pieces.set(sign, [...(pieces.get(sign) ?? []), sites[lattice](row, letter)]);
  }));
  const all = [...pieces.values()].flat();
  const least = [0, 1].map((part) => Math.min(...all.map((site) => site[part])));
  const [top, left] = start_of[lattice](...least);
  return [...pieces.values()].map((cells) => cells.map(([row, column]) => [row - top, column - left]).sort(([a, b], [c, d]) => a - c || b - d));
}

const puzzles = {
  hexagons: { code: '1p/hCCf4/sEG2wQT2AAQ/A/a655', answer: answer_of('hexagons', ' B A\nB B A\n C A'), cells: 7 },
  triangles: { code: '1p/tCCEd8/wAsAG4/A/fw13', answer: answer_of('triangles', '  A\n AAB\nCCCBB'), cells: 9 },
};
const hands = {
  'the mouse': [desktop, player.place_by_dragging],
  clicks: [desktop, player.place_by_clicking],
  keys: [desktop, player.place_by_keys],
  'a finger': [phone, player.place_by_finger],
  taps: [phone_lying, player.place_by_tapping],
};

describe('a board of other cells than squares', () => {
  for (const [lattice, { code, answer, cells }] of Object.entries(puzzles)) {
    const daily = { hexagons: ['the mouse', 'a finger', 'keys'], triangles: ['taps', 'clicks'] }[lattice];
    for (const [hand, [size, place]] of named_variants(hands, daily)) {
      it(`of ${lattice} is solved by ${hand}`, async () => {
        const game = await host.game({ ...size, code });
        for (const piece of answer) await place(game, piece);
        await game.sees('the win', ({ solved }) => solved);
        await close_game(game);
      });
    }

    for (const kind of variants([lattice], ['triangles'])) it(`of ${kind} is kept, undone, shared with its moves, and told to those who listen`, async () => {
      const game = await host.game({ ...desktop, code });
      await player.place_by_dragging(game, answer[0]);
      await game.hears(new RegExp(`${cells - answer[0].length} cells left`));
      await game.page.reload();
      await game.is_whole();
      await game.sees('the piece, still there', (state) => player.is_placed(state, answer[0]));
      await game.keys('Control+z');
      await game.sees('an empty board', ({ game: { placements } }) => placements.length === 0);
      await game.keys('Control+y');
      await game.sees('the piece again', (state) => player.is_placed(state, answer[0]));
      const words = await game.page.locator('#words').textContent();
      assert.match(words, /3 rows and [35] columns/);
      const { code: own } = await game.state();
      assert.equal(own, code);
      await close_game(game);
    });

    for (const size of variants(Object.keys(sizes), ['phone'])) {
      it(`of ${lattice} is seen whole, with all pieces: ${size}`, async () => {
        const game = await host.game({ ...sizes[size], code });
        const { board, game: { tray } } = await game.state();
        const { width, height } = sizes[size];
        const inside = ({ x, y }) => x > 0 && y > 0 && x < width && y < height;
        for (const [row, column] of answer.flat()) assert.ok(inside(await game.cell(row, column)), `${row} ${column}`);
        assert.ok(board.cell >= 24, `cells of ${board.cell}`);
        assert.ok(tray.every((slot) => inside(middle(slot))));
        await player.place_by_clicking(game, answer[1]);
        await game.screenshot(`lattice-${lattice}-${size}`);
        await close_game(game);
      });
    }
  }
});
