// Promise: A solved game can be sent as a race: the friend's clock waits for the start, and the first game is replayed beside the friend's.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, phone, phone_lying } from './lib/browser.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const { code, answer } = player.small;
const sizes = { desktop, phone, lying: phone_lying, small: { width: 320, height: 568, hasTouch: true } };

// The fragment of a link for racing against a game that was just won.
async function race_code() {
  const game = await host.game({ code, ...desktop });
  for (const { cells } of answer) await player.place_by_dragging(game, cells);
  await game.sees('the card of the win', ({ buttons }) => buttons.some(({ name }) => name === 'win.share'));
  await game.press('win.share');
  await game.sees('the share sheet', ({ panel }) => panel === 'share');
  await game.press('share.race');
  await game.sees('a race link', ({ buttons }) => !buttons.some(({ name }) => name === 'share.moves'));
  await game.screenshot('race-share');
  await game.press('share.copy');
  await game.sees('the answer', ({ notice }) => /copied/i.test(notice));
  const link = await game.page.evaluate(() => navigator.clipboard.readText());
  await close_game(game);
  return link.slice(link.indexOf('#') + 1);
}

describe('a race by link', () => {
  let race;
  before(async () => {
    race = await race_code();
  });

  for (const [name, size] of named_variants(sizes, ['phone'])) {
    it(`waits for the start, replays the friend's game and compares both: ${name}`, async () => {
      const game = await host.game({ code: race, ...size });
      await game.sees('the start of the race', ({ panel }) => panel === 'race');
      await game.screenshot(`race-start-${name}`);
      assert.ok((await game.state()).paused, 'the clock waits');
      await game.press('race.start');
      await game.sees('the friend’s last move', ({ rival_moves }) => rival_moves === answer.length);
      await game.sees('that the friend is done', ({ buttons }) => buttons.some(({ name: part, label }) => part === 'race' && /done/i.test(label)));
      assert.equal((await game.state()).moves, 0, 'only the friend has moved');
      await game.screenshot(`race-${name}`);
      for (const { cells } of answer) await player.place_by_dragging(game, cells);
      await game.sees('the card of the win', ({ buttons }) => buttons.some(({ name: part }) => part === 'win.next'));
      await game.screenshot(`race-won-${name}`);
      await close_game(game);
    });
  }

  it('is played as a puzzle by those who do not want to race', async () => {
    const game = await host.game({ code: race, ...desktop });
    await game.sees('the start of the race', ({ panel }) => panel === 'race');
    await game.press('race.leave');
    await game.sees('the puzzle alone', ({ panel, rival_moves }) => panel === '' && rival_moves === -1);
    await close_game(game);
  });
});
