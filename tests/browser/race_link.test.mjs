// Promise: A solved game can be sent as a race: the friend's clock waits for the start, and the first game is replayed
//     beside the friend's: on wide windows large, beside the board, on upright ones above it.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, phone, phone_lying } from './lib/browser.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const { code, answer } = player.small;
const sizes = { desktop, phone, lying: phone_lying, small: { width: 320, height: 568, hasTouch: true } };

// Races that others have won: on 11x5 cells with five pieces left, in number swap and in edge match.
const won_races = {
  polyomino: '1p/11x5/iq/llppykHuAMpPUQ2zw/hIoymoMspcAM/.-PJOHMF/abb0',
  'number swap': '1s/3x3/DxBY//SKU/.-PFHJL/zzpn',
  'edge match': '1e/4x4/.ABCDEIJKLM-/lAoHc4okqVBxFQh3BCAmEDoAgFKBaWgAARZUl6CaAIk/WCXGcJbOQQaXUYVcehSldpRsfyZ2T4Y9/.-wFILNPRSUWYZbdfhBjB/xxzf',
};

const shared = (one, other) => one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

// Returns the place of the friend's board and its words, after checking that it covers neither the board nor the tray nor a button.
function rival_place({ width, height, buttons, board, game: { tray = [] } }) {
  const { first, rows, columns, cell } = board;
  const laid = { x: first[0] - cell / 2, y: first[1] - cell / 2, width: columns * cell, height: rows * cell };
  const race = buttons.find(({ name }) => name === 'race');
  assert.ok(race.x >= 0 && race.y >= 0 && race.x + race.width <= width && race.y + race.height <= height, 'it is cut off');
  for (const part of [laid, ...tray, ...buttons.filter(({ name }) => name !== 'race')]) assert.ok(!shared(race, part), `it covers ${JSON.stringify(part).slice(0, 200)}`);
  return { ...race, is_beside: race.x + race.width <= laid.x };
}

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
      rival_place(await game.state());
      await game.screenshot(`race-${name}`);
      for (const { cells } of answer) await player.place_by_dragging(game, cells);
      await game.sees('the card of the win', ({ buttons }) => buttons.some(({ name: part }) => part === 'win.next'));
      await game.screenshot(`race-won-${name}`);
      await close_game(game);
    });
  }

  for (const [name, size] of named_variants({ ...sizes, large: { width: 1920, height: 1080 } }, ['desktop', 'lying'])) {
    it(`shows the friend's board large beside the player's in a wide window, and nowhere over anything else: ${name}`, async () => {
      for (const [kind, link] of Object.entries(won_races)) {
        const alone = await host.game({ code: link, ...size });
        await alone.press('race.leave');
        const { board: { cell } } = await alone.sees('the puzzle alone', ({ panel, rival_moves }) => panel === '' && rival_moves === -1);
        await close_game(alone);
        const game = await host.game({ code: link, ...size });
        await game.press('race.start');
        const state = await game.sees('the race', ({ panel, buttons }) => panel === '' && buttons.some(({ name: part }) => part === 'race'));
        const place = rival_place(state);
        await game.screenshot(`race-${kind.replace(' ', '-')}-${name}`);
        if (size.width >= 1280) assert.ok(place.is_beside && place.width >= 200, `${kind}: ${place.width} px wide`);
        if (size.width >= 1280) assert.ok(state.board.cell >= 0.85 * cell, `${kind}: cells of ${state.board.cell} px instead of ${cell}`);
        if (size.width < size.height) assert.ok(place.y + place.height <= state.board.first[1], 'it is above the board');
        await close_game(game);
      }
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
