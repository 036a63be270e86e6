// Daily puzzles, on a Tuesday in November.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, phone, phone_lying } from './lib/browser.mjs';
import { kept_texts } from './lib/kept.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const { code } = player.small;
const today = '2026-11-17T12:00:00';

async function opened(wish = {}, now = today) {
  const visitor = await host.visitor(wish);
  await visitor.clock.setFixedTime(new Date(now));
  const game = await host.game({ ...wish, code }, visitor);
  await to_list(game);
  return game;
}

async function to_list(game) {
  await game.press('home');
  await game.sees('the list', ({ levels, buttons }) => levels && buttons.some(({ name }) => name === 'calendar'));
}

async function to_calendar(game) {
  await game.press('family.number_swap');
  await game.sees('its levels', ({ buttons }) => buttons.some(({ label }) => /^(Nearer|Plus près) 1,/.test(label)));
  await game.scroll_to('calendar');
  await game.press('calendar');
  await game.sees('the calendar', ({ panel, buttons }) => panel === 'calendar' && buttons.some(({ name }) => name === 'day.1'));
}

describe('the calendar', () => {
  it('opens the puzzle of an earlier day, which is solved from then on', async () => {
    const game = await opened();
    await to_calendar(game);
    assert.ok(!(await game.button('day.18')).enabled, 'tomorrow has no puzzle yet');
    await game.press('day.16');
    await game.sees('the puzzle', ({ screen, making, day }) => screen === 'play' && !making && day === '2026-11-16');
    await player.solve_by_hints(game);
    await game.page.reload();
    await game.is_playable();
    await to_list(game);
    await to_calendar(game);
    await game.screenshot('calendar-one-solved');
    assert.match((await kept_texts(game.page))['tessera.solved'] ?? '', /#1d\/s\d+\/2026-11-16\//);
    await close_game(game);
  });

  it('plays the puzzle of today', async () => {
    const game = await opened();
    await to_calendar(game);
    await game.press('today');
    await game.sees('the puzzle', ({ screen, panel, day }) => screen === 'play' && panel === '' && day === today.slice(0, 10));
    await close_game(game);
  });

  for (const locale of ['en', 'de', 'fr']) {
    it(`has room for statistics and printing beside its title on a small phone: ${locale}`, async () => {
      const game = await opened({ width: 320, height: 568, touch: true, locale });
      await game.press('calendar');
      await game.sees('the calendar', ({ panel, buttons }) => panel === 'calendar' && buttons.some(({ name }) => name === 'day.1'));
      for (const name of ['statistics', 'print.days']) assert.ok((await game.button(name)).width >= 44, name);
      await close_game(game);
    });
  }

  it('opens the one of today’s puzzles that is pressed', async () => {
    const game = await opened({}, '2026-12-08T12:00:00');
    await to_calendar(game);
    const { buttons } = await game.state();
    assert.deepEqual(buttons.filter(({ name }) => /^daily[.]/.test(name)).map(({ label }) => label), ['Easy', 'Medium', 'Hard']);
    await game.press('daily.2');
    await game.sees('the puzzle', ({ screen, panel, day }) => screen === 'play' && panel === '' && day === '2026-12-08/hard');
    await close_game(game);
  });

  it('goes back month by month, and not into the future', async () => {
    const game = await opened();
    await to_calendar(game);
    assert.ok(!(await game.button('month.on')).enabled);
    await game.press('month.back');
    await game.sees('October', ({ buttons }) => buttons.some(({ name }) => name === 'day.31'));
    assert.ok((await game.button('month.on')).enabled);
    await game.press('month.on');
    await game.sees('November', ({ buttons }) => !buttons.some(({ name }) => name === 'day.31'));
    await close_game(game);
  });

  for (const [name, size] of named_variants({ desktop, phone, lying: phone_lying }, ['phone'])) {
    it(`lies within the window: ${name}`, async () => {
      const game = await opened({ ...size, dark: name === 'lying' });
      await game.screenshot(`calendar-list-${name}`);
      await to_calendar(game);
      await game.screenshot(`calendar-${name}`);
      for (const spot of (await game.state()).buttons.filter(({ name: part }) => /^(day|month)\.|^close$/.test(part))) {
        assert.ok(Math.min(spot.width, spot.height) >= 44, `${spot.name} measures ${spot.width}x${spot.height}`);
        assert.ok(spot.x >= 0 && spot.x + spot.width <= size.width, `${spot.name} is cut off`);
      }
      await close_game(game);
    });
  }
});
