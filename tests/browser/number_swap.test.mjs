// Number swap with the mouse, with a finger and with keys; refusals, hints, the map of all grids.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, painted_nightly, phone, phone_lying } from './lib/browser.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const nine = '1s/3x3/AAEQ/h3n9'; //   1 2 3 / 4 6 5 / 8 7 9
const four = '1s/2x2/S/wmva'; //      2 1 / 4 3
const fenced = '1s/3x2/QK/gA/q6b1'; // 3 1 2 / 6 5 4, a barrier between the 3 and the 1

const sorted = [[1, 2, 3], [4, 5, 6], [7, 8, 9]];
const swaps = [[[1, 1], [1, 2]], [[2, 1], [2, 0]]];

async function solve_nine(wish, swap) {
  const game = await host.game({ code: nine, ...wish });
  for (const [from, to] of swaps) await swap(game, from, to);
  const state = await game.sees('the win', ({ solved }) => solved);
  assert.deepEqual(state.game.tiles, sorted);
  assert.equal(state.moves, 2);
  await close_game(game);
}

describe('a number swap puzzle is solved', () => {
  it('by clicks on two neighbours', () => solve_nine({}, async (game, from, to) => {
    await game.click(await game.cell(...from));
    await game.sees('the tile picked', ({ game: { picked } }) => picked?.join() === from.join());
    await game.click(await game.cell(...to));
  }));
  it('by dragging one tile onto the other', () => solve_nine(painted_nightly, async (game, from, to) =>
    game.drag(await game.cell(...from), await game.cell(...to))));
  it('by taps, on a phone', () => solve_nine(phone, async (game, from, to) => {
    await game.tap(await game.cell(...from));
    await game.tap(await game.cell(...to));
  }));
  it('by dragging with a finger', () => solve_nine(phone, async (game, from, to) => {
    await game.finger_drag(await game.cell(...from), await game.cell(...to));
    await game.fingers('touchEnd');
  }));
  it('by the keyboard alone', async () => {
    const game = await host.game({ code: nine });
    await game.page.locator('#canvas').focus();
    for (let step = 0; !(await game.state()).game.cursor; ++step) {
      assert.ok(step < 20, 'Tab never came to the board');
      await game.keys('Tab');
      await game.frame();
    }
    await game.keys('ArrowDown', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter');
    await game.sees('the first swap', ({ moves }) => moves === 1);
    await game.keys('ArrowDown', 'ArrowLeft', 'Enter', 'ArrowLeft');
    await game.sees('the win', ({ solved }) => solved);
    await close_game(game);
  });
});

describe('a swap that the rules forbid', () => {
  it('is refused with its reason and changes nothing', async () => {
    const game = await host.game({ code: fenced });
    await game.drag(await game.cell(0, 0), await game.cell(0, 1));
    await game.sees('the reason', ({ notice }) => /barrier/i.test(notice));
    await game.click(await game.cell(1, 0));
    await game.click(await game.cell(1, 2));
    const state = await game.sees('the other reason', ({ notice }) => /neighbours/i.test(notice));
    assert.deepEqual(state.game.tiles, [[3, 1, 2], [6, 5, 4]]);
    assert.equal(state.moves, 0);
    assert.deepEqual(state.game.barriers, ['0 0 0 1']);
    await game.screenshot('number-swap-fenced');
    await close_game(game);
  });
});

describe('a hint', () => {
  it('says which tiles have to change places, which one wants to go where, and plays the swap', async () => {
    const game = await host.game({ code: nine });
    await game.press('hint');
    await game.sees('how far it is', ({ hint }) => /2 swaps/.test(hint));
    await game.page.locator('#canvas').focus();
    await game.keys('h');
    await game.sees('the reason', ({ hint }) => /every shortest way swaps the two/.test(hint));
    await game.keys('h');
    await game.sees('the wish', ({ hint }) => /wants to go/.test(hint));
    await game.keys('h');
    await game.sees('the swap', ({ hint }) => /two tiles nearer/.test(hint));
    await close_game(game);
  });
});

describe('par', () => {
  const large = '1s/6x6/eUdTiqaWtKK8FEQw6th3oUCkKA/pbrg'; // random: the least number of swaps is not proved

  it('is found out beside the game, which goes on', async () => {
    const game = await host.game({ code: nine });
    await game.drag(await game.cell(1, 1), await game.cell(1, 2));
    const state = await game.sees('par', ({ game: { par } }) => par === 2);
    assert.equal(state.moves, 1);
    await game.screenshot('number-swap-par');
    await close_game(game);
  });

  it('is told as two bounds where it takes too long to prove, and gives way to the player\'s own search', async () => {
    const game = await host.game({ code: large, locale: 'fr-FR' });
    await game.sees('the quiet search', ({ analysing }) => analysing);
    await game.press('solve');
    await game.sees('the search alone', ({ job, analysing }) => job === 'solve' && !analysing);
    await game.press('stop');
    await game.sees('the quiet search again', ({ job, analysing }) => job === 'idle' && analysing);
    const { game: { par, par_low, par_high } } = await game.sees('the bounds', (state) => state.game.par_high > 0, 40000);
    assert.equal(par, -1);
    assert.ok(par_low >= 40 && par_low < par_high && par_high < 120, `${par_low} to ${par_high}`);
    await game.sees('rest', ({ analysing }) => !analysing);
    await game.screenshot('number-swap-par-bounds');
    await close_game(game);
  });
});

async function with_map(wish) {
  const game = await host.game(wish);
  await game.press('map');
  await game.sees('the map', (state) => state.game.map);
  return game;
}

describe('the map of all grids', () => {
  it('shows 24 grids, where the game stands, and the grid of a node that is clicked', async () => {
    const game = await with_map({ code: four, width: 1000, height: 640 });
    const { game: { map } } = await game.state();
    assert.equal(map.states, 24);
    assert.equal(map.distance, 2);
    await game.click({ x: map.goal_x, y: map.goal_y });
    await game.sees('the sorted grid looked at', (state) => state.game.map.looked_at === 0);
    await game.screenshot('number-swap-map-24');
    await game.drag(await game.cell(0, 0), await game.cell(0, 1));
    await game.sees('one swap less', (state) => state.game.map.distance === 1);
    await close_game(game);
  });

  it('is walked with the arrows, and says aloud what is there', async () => {
    const game = await with_map({ code: four, width: 1000, height: 640 });
    await game.page.locator('#canvas').focus();
    await game.keys('Tab');
    await game.sees('the board', ({ game: { cursor, map } }) => cursor && !map.focused);
    await game.keys('Tab');
    const { game: { map } } = await game.sees('the map', (state) => state.game.map.focused && !state.game.cursor);
    assert.equal(map.looked_at, map.here);
    for (let step = 0; step < map.distance; ++step) {
      const { looked_at } = (await game.state()).game.map;
      await game.keys('ArrowUp');
      await game.sees('the next grid', (state) => state.game.map.looked_at !== looked_at);
    }
    await game.sees('the sorted grid', (state) => state.game.map.looked_at === 0);
    await game.frame();
    await game.hears(/1 2, 3 4; swaps to go: 0/);
    await game.screenshot('number-swap-map-keyboard');
    await game.keys('Shift+Tab');
    await game.sees('the board again', (state) => state.game.cursor && !state.game.map.focused);
    await game.keys('Tab', 'Tab');
    await game.sees('the buttons', ({ buttons }) => buttons.some(({ focused }) => focused));
    assert.equal((await game.state()).moves, 0);
    await close_game(game);
  });

  it('shows 720 grids beside a board of six, in every window', async () => {
    for (const [, size] of named_variants({ desktop, phone, phone_lying }, ['phone_lying'])) {
      const game = await with_map({ code: fenced, ...size });
      const state = await game.state();
      assert.equal(state.game.map.states, 720);
      const { x, y, width, height } = state.game.map;
      assert.ok(x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height, 'the map lies in the window');
      assert.ok(state.board.cell >= 18, `a cell of ${state.board.cell}`);
      await game.screenshot(`number-swap-map-720-${size.width}`);
      await close_game(game);
    }
  });
});

describe('the solver', () => {
  it('is chosen by name, and what each cost is shown', async () => {
    const game = await host.game({ code: nine, ...phone });
    for (const name of ['solver.a_star.misplaced', 'solver.bidirectional']) {
      await game.tap_button('settings');
      await game.sees('the settings', ({ panel }) => panel === 'settings');
      await game.scroll_to('solvers');
      await game.tap_button('solvers');
      await game.sees('the solvers', ({ panel }) => panel === 'solvers');
      await game.screenshot(`solvers-${name}`);
      await game.tap_button(name);
      await game.tap_button('solvers.solve');
      await game.sees('the win', ({ solved }) => solved);
      await game.tap_button('restart');
      await game.sees('the start', ({ solved, moves }) => !solved && moves === 0);
    }
    assert.equal((await game.state()).solver_runs, 2);
    await close_game(game);
  });
});
