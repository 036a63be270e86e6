// The list of levels: scrolling, and the targets of its buttons.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, phone_lying } from './lib/browser.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const swap = '1s/3x3/AAEQ/h3n9';

async function open_list(game) {
  await game.press('home');
  await game.sees('the list', ({ screen, buttons }) => screen === 'home' && buttons.some(({ name }) => name === 'level.0'));
}

const top_of = async (game, name) => (await game.button(name)).y;

async function moved_by(game, act) {
  const before_it = await top_of(game, 'level.0');
  await act();
  await game.frame();
  await game.frame();
  return before_it - await top_of(game, 'level.0');
}

it('the list follows the wheel pixel by pixel, and the keys of a page', async () => {
  const game = await host.game(desktop);
  await open_list(game);
  await game.page.mouse.move(640, 600);
  assert.equal(await moved_by(game, () => game.page.mouse.wheel(0, 300)), 300);
  assert.equal(await moved_by(game, () => game.page.mouse.wheel(0, 7)), 7);
  assert.ok(await moved_by(game, () => game.page.keyboard.press('PageDown')) > 500);
  assert.ok(await moved_by(game, () => game.page.keyboard.press('End')) > 0);
  await game.page.keyboard.press('Home');
  await game.sees('the top again', ({ buttons }) => buttons.find(({ name }) => name === 'settings').y > 0);
  await close_game(game);
});

// Text that runs out of a card adds its colours to the gap beside it; shadows look the same in both gaps.
describe('the cards of the list hold their texts', () => {
  for (const locale of ['en-GB', 'fr-FR', 'de-DE']) {
    it(locale, async () => {
      for (const size of [phone_lying, { width: 720, height: 480 }, desktop]) {
        const game = await host.game({ ...size, locale, painted: true, code: '1p/4x3/FG-C/nn89' });
        await game.press('solve');
        await game.sees('the solution', ({ solved }) => solved);
        await open_list(game);
        const cards = await Promise.all(['continue', 'daily'].map((name) => game.button(name)));
        const gap_after = (card, next) => ({ x: card.x + card.width + 2, y: card.y + 8, width: next.x - card.x - card.width - 4, height: card.height - 16 });
        const gap = gap_after(cards[0], cards[1]);
        assert.ok(gap.width > 0, `${locale} ${size.width}: cards beside each other`);
        const third = gap.height / 3; // texts are in the middle of a card, shadows are the same all along
        const counts = [];
        for (const y of [gap.y, gap.y + third]) counts.push(await game.color_count({ ...gap, y, height: third }));
        assert.ok(counts[1] - counts[0] < 15, `${locale} ${size.width}: ${counts} colours`);
        await close_game(game);
      }
    });
  }
});

describe('New', () => {
  it('makes what lies on the table, with its difficulty', async () => {
    const game = await host.game({ ...desktop, code: swap });
    await game.press('new');
    const state = await game.sees('the maker', ({ panel, making }) => panel === 'new' && !making);
    assert.match(state.buttons.find(({ name }) => name === 'difficulty.more').label, /Difficulty/);
    assert.ok(state.buttons.some(({ name }) => name === 'barriers.more'));
    await game.press('difficulty.more');
    await game.press('difficulty.more');
    await game.sees('a puzzle', ({ making }) => !making);
    await game.press('make.play');
    await game.sees('the hard one', ({ board, panel }) => panel === '' && board.columns === 5 && board.rows === 5);
    await close_game(game);
  });

  it('makes what the list shows', async () => {
    const game = await host.game(desktop);
    await open_list(game);
    await game.press('family.edge_match');
    await game.frame();
    await game.press('new');
    const { buttons } = await game.sees('the maker', ({ panel, making }) => panel === 'new' && !making);
    assert.ok(!buttons.some(({ name }) => name === 'smallest.more'), 'nothing of polyominoes');
    await close_game(game);
  });
});
