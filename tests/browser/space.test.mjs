// Promise: Boards of cubes and of balls are played in layers and in a picture: by mouse, finger and keys.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, phone, phone_lying, variants } from './lib/browser.mjs';
import { middle, shape_of } from './lib/game.mjs';
import { code_of } from './lib/levels.mjs';
import { is_placed } from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const sizes = { desktop, phone, phone_lying, small_phone: { width: 320, height: 568, touch: true } };
const rows_a_layer = 23; // the layers lie below each other in the cells of the state

// Returns the pieces of a solution as `tessera solve` draws it, with their cells.
function answer_of(drawing) {
  const pieces = new Map();
  drawing.split('-\n').forEach((layer, height) => layer.trimEnd().split('\n').forEach((line, row) => line.trim().split(/ +/).forEach((sign, column) => {
    pieces.set(sign, [...(pieces.get(sign) ?? []), [height * rows_a_layer + row, column]]);
  })));
  return [...pieces.values()];
}

const puzzles = {
  cubes: { code: '1p/cER_w/kBHpERHw/A/d15w', answer: answer_of('1 1\n0 0\n-\n1 1\n0 1\n'), layers: 2 },
  balls: {
    code: '1p/sIi_-wgA/kRHokALyAj2ACgA4/oIAWDAR4AiA/..1-4-size.3x3.largest.4.unique.yes.stream.own.lattice.sphere.outline.pyramid/np53',
    answer: answer_of('0 0 1\n0 2 1\n2 2 1\n-\n0 3\n4 4\n-\n3\n'),
    layers: 3,
  },
};

// Taps the arrows over the layer in sight, where one layer is, until it is the layer of a cell.
async function bring_into_sight(game, row) {
  const wanted = Math.floor(row / rows_a_layer);
  for (let step = 0; ; ++step) {
    const { game: { space: { one, worked, caption } } } = await game.state();
    if (!one || worked === wanted) return;
    assert.ok(step < 12, 'the arrows never came to the layer');
    await game.tap({ x: worked < wanted ? caption.x + caption.width - 8 : caption.x + 8, y: caption.y + caption.height / 2 });
    await game.frame();
  }
}

const place_of = async (game, [row, column], list = 'cells') => {
  if (list === 'cells') await bring_into_sight(game, row);
  const { game: { space } } = await game.state();
  return space[list].find((cell) => cell.row === row && cell.column === column);
};

// Turns the held piece until it lies as wanted: four turns about the upright axis for each side that can be on top.
async function turn_until(game, shape, { turn, tip, roll }) {
  const sides = [[], [tip], [tip], [tip], [tip, roll], [roll, roll]];
  for (const side of sides) {
    for (const act of side) await act();
    for (let quarter = 0; quarter < 4; ++quarter) {
      await game.frame();
      if (shape_of((await game.state()).game.held.cells) === shape) return;
      await turn();
    }
  }
  throw new Error(`the piece never lay as ${shape}`);
}

const by_keys = (game) => ({ turn: () => game.keys('Shift+ArrowRight'), tip: () => game.keys('Shift+ArrowDown'), roll: () => game.keys('Shift+PageUp') });
const by_taps = (game) => ({ turn: () => game.tap_button('turn'), tip: () => game.tap_button('tip'), roll: () => game.tap_button('roll') });

// Which piece of the tray consists of these cells, however it lies: the squares of the distances between cells tell.
const widths = (cells) => cells.flatMap((one, index) => cells.slice(index + 1).map((other) => {
  const layers = Math.round((other[0] - one[0]) / rows_a_layer);
  return [layers, other[0] - one[0] - layers * rows_a_layer, other[1] - one[1]];
}));
const distances = {
  cubes: (cells) => widths(cells).map(([up, down, across]) => up * up + down * down + across * across).sort().join(' '),
  balls: (cells) => widths(cells).map(([up, down, across]) => ((across + up / 2) ** 2 + (down + up / 2) ** 2 + up * up / 2).toFixed(1)).sort().join(' '),
};
async function tray_piece(game, lattice, cells) {
  const { game: { tray } } = await game.state();
  return tray.find((piece) => piece.left > 0 && distances[lattice](piece.cells) === distances[lattice](cells));
}

const hands = {
  async mouse(game, lattice, cells) {
    const { mouse } = game.page;
    const start = middle(await tray_piece(game, lattice, cells));
    const target = await place_of(game, cells[0]);
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move(target.x, target.y, { steps: 6 });
    await turn_until(game, shape_of(cells), by_keys(game));
    // The piece may be held by another cell than the first one.
    for (const cell of cells) {
      const { x, y } = await place_of(game, cell);
      await mouse.move(x, y, { steps: 2 });
      await game.frame();
      const { game: { held } } = await game.state();
      if (held.on_board && held.legal && is_placed({ game: { placements: [held] } }, cells)) break;
    }
    await mouse.up();
  },
  async taps(game, lattice, cells) {
    await game.tap(middle(await tray_piece(game, lattice, cells)));
    await turn_until(game, shape_of(cells), by_taps(game));
    for (const cell of cells) {
      const { moves } = await game.state();
      if (!(await game.state()).game.held) {
        await game.tap(middle(await tray_piece(game, lattice, cells)));
        await game.frame();
      }
      await game.tap(await place_of(game, cell));
      await game.frame();
      const state = await game.state();
      if (is_placed(state, cells)) return;
      if (state.moves > moves) await game.tap_button('undo');
    }
  },
  async keys(game, lattice, cells) {
    const wanted = await tray_piece(game, lattice, cells);
    for (let step = 0; (await game.state()).game.held?.piece !== wanted.piece; ++step) {
      assert.ok(step < 20, 'Tab never came to the piece');
      await game.keys('Tab');
      await game.frame();
    }
    await turn_until(game, shape_of(cells), by_keys(game));
    const target = [Math.min(...cells.map(([row]) => row)), Math.min(...cells.map(([, column]) => column))];
    for (let step = 0; step < 60; ++step) {
      const { game: { held: { row, column } } } = await game.state();
      const layers = Math.round((target[0] - row) / rows_a_layer);
      const rows = target[0] - row - layers * rows_a_layer;
      if (!layers && !rows && column === target[1]) break;
      await game.keys(layers > 0 ? 'PageUp' : layers < 0 ? 'PageDown' : rows > 0 ? 'ArrowDown' : rows < 0 ? 'ArrowUp' : column < target[1] ? 'ArrowRight' : 'ArrowLeft');
      await game.frame();
    }
    await game.keys('Enter');
  },
};

const plays = { 'the mouse': [desktop, hands.mouse], taps: [phone, hands.taps], keys: [desktop, hands.keys] };

describe('a board in space', () => {
  for (const [lattice, { code, answer, layers }] of Object.entries(puzzles)) {
    for (const [hand, [size, place]] of named_variants(plays, lattice === 'cubes' ? ['keys', 'taps'] : ['the mouse'])) {
      it(`of ${lattice} is solved by ${hand}`, async () => {
        const game = await host.game({ ...size, code });
        for (const cells of answer) {
          if (is_placed(await game.state(), cells)) continue;
          await place(game, lattice, cells);
          await game.sees(`a piece on ${JSON.stringify(cells)}`, (state) => is_placed(state, cells));
        }
        await game.sees('the win', ({ solved }) => solved);
        await close_game(game);
      });
    }

    for (const kind of variants([lattice], ['cubes'])) it(`of ${kind} is kept over a reload, undone, and named in words by layers`, async () => {
      const game = await host.game({ ...desktop, code });
      const cells = answer.find((each) => each.length > 2);
      await hands.mouse(game, lattice, cells);
      await game.sees('the piece', (state) => is_placed(state, cells));
      await game.page.reload();
      await game.is_whole();
      await game.sees('the piece, still there', (state) => is_placed(state, cells));
      const words = await game.page.locator('#words').textContent();
      assert.match(words, new RegExp(`the board has ${layers} layers, the lowest first`, 'i'));
      await game.keys('Control+z');
      await game.sees('without it', (state) => !is_placed(state, cells));
      await game.rests(700);
      await close_game(game);
    });

    it(`of ${lattice} has hints and is solved by the program`, async () => {
      const game = await host.game({ ...desktop, code });
      await game.press('hint');
      await game.sees('a hint', ({ hint }) => hint);
      await game.keys('Escape');
      await game.press('solve');
      await game.sees('the solution', ({ solved, game: { placements } }) => solved || placements.length === answer.length, 60000);
      await close_game(game);
    });

    for (const size of variants(Object.keys(sizes), ['phone'])) {
      it(`of ${lattice} is seen whole, with all pieces: ${size}`, async () => {
        const game = await host.game({ ...sizes[size], code });
        const { board, game: { tray } } = await game.state();
        const { width, height } = sizes[size];
        const inside = ({ x, y }) => x > 0 && y > 0 && x < width && y < height;
        const layer = ({ row }) => Math.floor(row / rows_a_layer);
        for (let shown = 0; shown < layers; ++shown) {
          await bring_into_sight(game, shown * rows_a_layer);
          const { game: { space: now } } = await game.state();
          assert.ok([...now.cells.filter((cell) => !now.one || layer(cell) === shown), ...now.seen].every(inside));
        }
        assert.ok(board.cell >= 20, `cells of ${board.cell}`);
        assert.ok(tray.every((slot) => inside(middle(slot))));
        await game.screenshot(`space-${lattice}-${size}`);
        await close_game(game);
      });
    }
  }

  it('shows one layer at a time on a phone, and a swipe by a finger leads to the next', async () => {
    const game = await host.game({ ...phone, code: code_of('polyomino/60-pyramid-30') });
    const before = await game.state();
    assert.ok(before.game.space.one);
    assert.ok(before.board.cell >= 42, `cells of ${before.board.cell}`);
    const { caption } = before.game.space;
    await game.tap({ x: caption.x + caption.width - 10, y: caption.y + caption.height / 2 });
    await game.sees('the next layer', ({ game: { space } }) => space.worked === 1);
    const free = (await game.state()).game.space.cells.find(({ row, x }) => Math.floor(row / rows_a_layer) === 1 && x > 0);
    const from = { x: caption.x + caption.width / 2, y: free.y + 4 * before.board.cell };
    for (const [by, layer] of [[-90, 2], [-90, 3], [90, 2]]) {
      await game.finger_drag(from, { x: from.x + by, y: from.y + 4 });
      await game.fingers('touchEnd');
      await game.sees(`layer ${layer + 1}`, ({ game: { space } }) => space.worked === layer);
    }
    await game.screenshot('space-one-layer');
    assert.equal((await game.state()).moves, 0);
    await game.rests(500);
    await close_game(game);
  });

  it('shows a picture that a drag and two fingers turn and a slider peels, and rests afterwards', async () => {
    const game = await host.game({ ...phone, code: puzzles.balls.code });
    const before_drag = (await game.state()).game.space;
    const from = middle(before_drag.picture);
    await game.finger_drag(from, { x: from.x + 50, y: from.y + 20 });
    await game.fingers('touchEnd');
    const turned = (await game.sees('another view', ({ game: { space } }) => space.seen[0].x !== before_drag.seen[0].x)).game.space;
    assert.equal((await game.state()).moves, 0);
    const { x, y } = from;
    await game.fingers('touchStart', { x: x - 50, y }, { x: x + 50, y });
    for (const angle of [0.2, 0.4, 0.6]) {
      const [along, down] = [50 * Math.cos(angle), 50 * Math.sin(angle)];
      await game.fingers('touchMove', { x: x - along, y: y - down }, { x: x + along, y: y + down });
    }
    await game.fingers('touchEnd');
    await game.sees('what two fingers turned', ({ game: { space } }) => space.seen[0].x !== turned.seen[0].x);
    assert.equal((await game.state()).moves, 0);
    const slider = turned.slider;
    await game.tap({ x: slider.x + slider.width / 2, y: slider.y + slider.height - 4 });
    await game.sees('the lowest layer alone', ({ game: { space } }) => space.shown === 1);
    await game.rests(700);
    await close_game(game);
  });

  it('is made in the maker: the pyramid of the boxed game, of another size, with one solution', async () => {
    const game = await host.game({ ...desktop, code: puzzles.cubes.code });
    await game.press('new');
    await game.sees('the maker', ({ panel }) => panel === 'new');
    await game.press('board.1');
    await game.sees('the side', ({ made, making }) => made.side === 5 && !making, 60000);
    await game.screenshot('maker-pyramid');
    await game.press('make.play');
    const { game: { space } } = await game.sees('55 balls', ({ panel, game: { space: shown } }) => panel === '' && shown?.cells.length === 55);
    assert.equal(new Set(space.cells.map(({ row }) => Math.floor(row / rows_a_layer))).size, 5);
    await close_game(game);
  });

  it('takes a piece that is dropped into the picture', async () => {
    const game = await host.game({ ...desktop, code: puzzles.cubes.code });
    const { game: { tray, space } } = await game.state();
    const start = middle(tray[0]);
    const target = space.seen.at(-1);
    await game.page.mouse.move(start.x, start.y);
    await game.page.mouse.down();
    await game.page.mouse.move(target.x, target.y, { steps: 6 });
    await game.page.mouse.up();
    await game.sees('a piece', ({ game: { placements } }) => placements.length === 1);
    await close_game(game);
  });
});
