// Promise: Every screen fits windows from 320x568 to 1920x1080, in the light and in the dark theme, in Chromium and Firefox:
//     nothing that can be pressed lies beside the window or is cut off.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { serve } from '../../web/serve.mjs';
import { Host, close_game, it, named_variants, only_nightly, site_folder } from './lib/browser.mjs';
import { Firefox, FirefoxGame, is_here } from './lib/firefox.mjs';
import { walk } from './lib/walk.mjs';

const sizes = {
  '320x568': { width: 320, height: 568, touch: true },
  '390x844': { width: 390, height: 844, touch: true },
  '844x390': { width: 844, height: 390, touch: true },
  '768x1024': { width: 768, height: 1024, touch: true },
  '1280x800': { width: 1280, height: 800 },
  '1920x1080': { width: 1920, height: 1080 },
};
const code = '1p/11x5/iq/llppykHuAMpPUQ2zw/pgp9';

// Returns what is wrong on a screen. Lists may go on below the window, and rows of pictures and of chapters beside it.
const of_rows = /^(start|set|board|shape|size|tier|chapter)[.]\d/;
function faults({ buttons }, { width, height }, screen) {
  return buttons.filter(({ hidden }) => !hidden).flatMap(({ name, x, y, width: wide, height: high, cut }) => {
    const is_beside = !of_rows.test(name) && (x < -1 || x + wide > width + 1);
    const is_below = screen !== 'the list' && (y < -1 || y + high / 2 > height);
    return [...is_beside || is_below ? [`${name} lies outside`] : [], ...cut ? [`${name} is cut off`] : []];
  });
}

async function check(game, name, size) {
  const seen = [];
  await walk(game, async (screen) => {
    const state = await game.state();
    seen.push(...faults(state, size, screen).map((fault) => `${screen}: ${fault}`));
    if (game.browser) return; // Firefox's page takes no pictures
    if (await game.color_count({ x: 0, y: 0, width: size.width, height: size.height }) < 8) seen.push(`${screen}: nothing is drawn`);
    await game.screenshot(`screen-${name}-${screen.replaceAll(' ', '-')}`);
  });
  assert.deepEqual(seen, []);
}

describe('in Chromium, each screen', () => {
  const host = new Host();
  before(() => host.open());
  after(() => host.close());
  const all = Object.fromEntries(Object.entries(sizes).flatMap(([name, size]) =>
    [[`${name} light`, size], [`${name} dark`, { ...size, dark: true }]]));
  for (const [name, size] of named_variants(all, ['320x568 dark', '1280x800 light'])) {
    it(`fits ${name}`, async () => {
      const game = await host.game({ ...size, code });
      assert.equal((await game.state()).theme, size.dark ? 'dark' : 'light');
      await check(game, name.replace(' ', '-'), size);
      await close_game(game);
    });
  }
});

describe('in Firefox, each screen', is_here ? only_nightly : { skip: 'there is no firefox-esr, or no Xvfb' }, () => {
  const browser = new Firefox();
  let server;
  before(async () => {
    server = await serve(site_folder);
    await browser.open('en-GB, en');
  });
  after(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });
  const all = Object.fromEntries(Object.entries(sizes).filter(([, { width }]) => width > 450).flatMap(([name, size]) =>
    [[`${name} light`, { ...size, theme: 1 }], [`${name} dark`, { ...size, theme: 2 }]]));
  for (const [name, { width, height, theme }] of named_variants(all, ['768x1024 dark'])) {
    it(`fits ${name}`, async (test) => {
      if (!browser.can_draw) return test.skip('this Firefox has no WebGL 2');
      const size = await browser.resize(width, height);
      assert.ok(Math.abs(size.width - width) < 3 && Math.abs(size.height - height) < 3, JSON.stringify(size));
      await browser.go('about:blank');
      await browser.go(`http://127.0.0.1:${server.address().port}/#${code}`);
      const game = new FirefoxGame(browser);
      game.page.viewportSize = () => size;
      await game.is_playable();
      await game.press('settings');
      await game.sees('the settings', ({ panel }) => panel === 'settings');
      await game.press(`theme.${theme}`);
      await game.keys('Escape');
      await game.sees('the theme', (state) => state.panel === '' && state.theme === (theme === 2 ? 'dark' : 'light'));
      await check(game, `firefox-${name.replace(' ', '-')}`, size);
      return undefined;
    });
  }
});
