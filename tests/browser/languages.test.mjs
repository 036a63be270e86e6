// Languages other than English are tables that are fetched only when used.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, it, named_variants, phone } from './lib/browser.mjs';
import { Game } from './lib/game.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const { code } = player.small;
const french = { code, locale: 'fr-FR' };
const table = '**/translation-fr.txt*';

// Records the page's language when the game appears, and all text shown before.
function note_language() {
  globalThis.noted = { lines: [], language: null };
  const look = () => {
    const line = document.getElementById('line');
    const shell = document.getElementById('shell');
    if (line && getComputedStyle(line).visibility === 'visible') globalThis.noted.lines.push(line.textContent);
    if (shell?.classList.contains('gone')) globalThis.noted.language = document.documentElement.lang;
    else requestAnimationFrame(look);
  };
  look();
}

async function noted(context) {
  await context.addInitScript(note_language);
  const page = await context.newPage();
  const fetched = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${host.address}#${code}`);
  const game = new Game(page);
  await game.is_playable();
  await page.waitForFunction(() => globalThis.noted.language);
  const { lines, language } = await page.evaluate(() => globalThis.noted);
  return { game, lines: [...new Set(lines)], language, is_fetched: fetched.includes('/translation-fr.txt') };
}

async function choose(game, language) {
  await game.press('settings');
  await game.sees('the sheet', ({ panel }) => panel === 'settings');
  await game.frame();
  await game.press(`language.${language}`);
  await game.frame();
  await game.keys('Escape');
}

const speaks = (game, code) => game.sees(`the language ${code}`, ({ language }) => language === code);
const in_french = (game) => speaks(game, 'fr');

// Returns the captions on the current screen that are cut off.
async function cut_captions(game, where) {
  await game.frame();
  await game.screenshot(`language-${where}`);
  return (await game.state()).buttons.filter(({ cut }) => cut).map(({ name }) => `${name} of ${where}`);
}

describe('a language', () => {
  it('is there before the first picture, and no English is', async () => {
    const context = await host.visitor(french);
    await context.route(table, (route) => setTimeout(() => route.continue(), 400));
    const { game, lines, language } = await noted(context);
    assert.equal(language, 'fr');
    assert.ok(lines.every((line) => line.startsWith('Une boîte')), `was to be read: ${lines.join(', ')}`);
    await close_game(game);
  });

  it('costs those nothing who read English, until they choose another, which stays', async () => {
    const context = await host.visitor();
    const { game, lines, language, is_fetched } = await noted(context);
    assert.deepEqual([language, is_fetched], ['en', false]);
    assert.ok(lines.every((line) => line === 'A puzzle box'), `was to be read: ${lines.join(', ')}`);
    await choose(game, 2);
    await in_french(game);
    assert.equal(await game.page.locator('html').getAttribute('lang'), 'fr');
    assert.equal(await game.page.locator('#canvas').getAttribute('aria-label'), 'Plateau de jeu');
    await game.page.close();
    const again = await noted(context);
    assert.equal(again.language, 'fr');
    await choose(again.game, 1);
    await again.game.sees('English', (state) => state.language === 'en');
    assert.equal(await again.game.page.locator('html').getAttribute('lang'), 'en');
    await close_game(again.game);
  });

  it('is not waited for long, and comes all the same', async () => {
    const context = await host.visitor(french);
    await context.route(table, (route) => setTimeout(() => route.continue(), 4500));
    const { game, language } = await noted(context);
    assert.equal(language, 'en');
    await in_french(game);
    assert.equal((await game.state()).notice, '');
    await close_game(game);
  });

  it('is shown at once where it is chosen, after a reload, and offline', async () => {
    const game = await host.game({ code, offline: true });
    await choose(game, 3);
    await speaks(game, 'de');
    assert.equal(await game.page.locator('#canvas').getAttribute('aria-label'), 'Spielbrett');
    await game.page.evaluate(() => navigator.serviceWorker.ready);
    for (const is_offline of [false, true]) {
      await game.page.context().setOffline(is_offline);
      await game.page.reload();
      await game.is_playable();
      assert.equal((await game.state()).language, 'de');
    }
    await close_game(game);
  });

  for (const [spoken, name] of [['fr', 'French'], ['de', 'German']]) {
    for (const [, size] of named_variants({ phone, small: { ...phone, width: 320, height: 568 } }, ['small'])) {
      it(`has captions that can be read whole: ${name} at ${size.width}`, async () => {
        const game = await host.game({ code, ...size, locale: spoken });
        await speaks(game, spoken);
        const cut = await cut_captions(game, `${spoken}-${size.width}-play`);
        for (const sheet of ['share', 'settings', 'help', 'new', 'pause']) {
          await game.press(sheet);
          await game.sees(`the sheet ${sheet}`, ({ panel }) => panel !== '');
          cut.push(...await cut_captions(game, `${spoken}-${size.width}-${sheet}`));
          await game.keys('Escape');
          await game.sees('the board', ({ panel }) => panel === '');
        }
        await game.press('share');
        await game.press('share.print');
        await game.sees('the sheet to print', ({ panel }) => panel === 'print');
        cut.push(...await cut_captions(game, `${spoken}-${size.width}-print`));
        await game.keys('Escape');
        await game.press('home');
        await game.sees('the list', ({ screen, levels }) => screen === 'home' && levels);
        cut.push(...await cut_captions(game, `${spoken}-${size.width}-home`));
        assert.deepEqual(cut, []);
        await close_game(game);
      });
    }
  }

  it('can be chosen without a connection', async () => {
    const game = await host.game({ code, offline: true });
    await game.page.evaluate(() => navigator.serviceWorker.ready);
    await game.page.reload(); // from now on the service worker serves the page
    await game.is_playable();
    await game.page.context().setOffline(true);
    await choose(game, 2);
    await in_french(game);
    await close_game(game);
  });
});
