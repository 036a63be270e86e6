// Screenshots for human review, in build/screenshots: each screen at three sizes, light and dark. Checks that all buttons
// are visible and large enough, and that there were no problems.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, phone, phone_lying, variants } from './lib/browser.mjs';
import { assert_in_view } from './lib/view.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const iq = '1p/11x5/iq/hz5dGYTqKbCK7cwAMtbakA/q47h'; // the twelve pieces on 5 x 11, some of them given
const sheets = { share: 'share', settings: 'settings', help: 'help', new: 'new' };

async function see_sheets(game, name, size) {
  for (const [button, panel] of Object.entries(sheets)) {
    await game.press(button);
    await game.sees(`the sheet ${panel}`, (state) => state.panel === panel);
    await game.frame();
    await game.screenshot(`${name}-${panel}`);
    const state = await game.state();
    const close = state.buttons.find((spot) => spot.name === 'close');
    assert.ok(close && close.y >= 0 && close.x + close.width <= size.width, `${panel} can be closed`);
    await game.keys('Escape');
    await game.sees('the board', (now) => now.panel === '');
  }
}

describe('pictures', () => {
  const devices = { desktop, phone, lying: phone_lying };
  const looks = Object.keys(devices).flatMap((device) => [`${device}-light`, `${device}-dark`]);
  for (const name of variants(looks, ['phone-dark', 'lying-light'])) {
    it(name, async () => {
      const [device, color] = name.split('-');
      const size = devices[device];
      const dark = color === 'dark';
      const game = await host.game({ ...size, dark, ratio: device === 'desktop' ? 1 : 2, code: iq });
      await game.screenshot(`${name}-iq`);
      const state = await game.state();
      assert.equal(state.theme, dark ? 'dark' : 'light');
      const sides = [state.board.columns, state.board.rows];
      assert.deepEqual(sides, device === 'phone' ? [5, 11] : [11, 5]);
      assert_in_view(state, size);
      await see_sheets(game, name, size);
      await game.press('home');
      await game.sees('the list', ({ screen, levels }) => screen === 'home' && levels);
      await game.frame();
      await game.screenshot(`${name}-home`);
      assert.ok((await game.state()).buttons.filter((spot) => spot.name.startsWith('level.')).length > 2);
      await close_game(game);
    });
  }
});
