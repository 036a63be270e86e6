// The page's storage: checkpoints, several games of a puzzle, export as one file, and any text under its keys.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, phone, phone_lying, screenshot_folder, variants } from './lib/browser.mjs';
import { Game, middle } from './lib/game.mjs';
import { both_stores, kept_texts } from './lib/kept.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const { code, answer } = player.small;
const tiles = '1s/3x3/AAEQ/h3n9';
const edges = '1e/3x1/.AB-/QIQI/y511';

// Simulates a browser without IndexedDB, or one that refuses it.
function without_shelf() {
  Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });
}

async function until(holds) {
  for (const end = Date.now() + 20000; !(await holds());) {
    assert.ok(Date.now() < end, `never so: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function swap(game) {
  await game.click(await game.cell(1, 1));
  await game.sees('the tile picked', (state) => state.game.picked);
  await game.click(await game.cell(1, 2));
  await game.sees('the swap', ({ moves }) => moves === 1);
}

async function lay_tile(game) {
  const { game: { tray } } = await game.state();
  await game.drag(middle(tray[0]), await game.cell(0, 0));
  await game.sees('the tile on the board', ({ moves }) => moves === 1);
}

async function open_link(game, link) {
  await game.page.evaluate((fragment) => { location.hash = fragment; }, link);
  await game.sees('the puzzle of the link', (state) => state.code === link);
  await game.frame();
}

describe('a checkpoint', () => {
  for (const [device, size] of named_variants({ desktop, phone, lying: phone_lying }, ['phone'])) {
    it(`is set and come back to: ${device}`, async () => {
      const game = await host.game({ ...size, code });
      const place = size.touch ? player.place_by_tapping : player.place_by_dragging;
      await place(game, answer[0].cells);
      await game.keys('k');
      await game.sees('the checkpoint', ({ checkpoints, notice }) => checkpoints === 1 && /Checkpoint set/.test(notice));
      const { moves } = await game.state();
      await game.press('undo');
      await game.sees('the board before it', (state) => state.moves === moves - 1);
      await game.press('pause');
      await game.sees('the pause', ({ panel }) => panel === 'paused');
      await game.frame();
      await game.screenshot(`checkpoint-${device}`);
      const { buttons } = await game.state();
      for (const { name, x, y, width, height } of buttons.filter((button) => button.name !== 'veil')) {
        assert.ok(x >= 0 && y >= 0 && x + width <= size.width + 0.5 && y + height <= size.height + 0.5, `${name} in view`);
        assert.ok(Math.min(width, height) >= 44, `${name} is large enough`);
      }
      await game.press('checkpoint.0');
      await game.sees('the checkpoint again', (state) => state.panel === '' && state.moves === moves);
      await game.frame();
      await game.screenshot(`checkpoint-${device}-board`);
      await game.page.reload();
      await game.is_playable();
      await game.frame();
      assert.equal((await game.state()).checkpoints, 1);
      await game.press('undo');
      await game.sees('where it was come back from', (state) => state.moves === moves - 1);
      await close_game(game);
    });
  }

  it('has a button where there is room for one', async () => {
    const game = await host.game({ ...desktop, code });
    await player.place_by_dragging(game, answer[0].cells);
    await game.press('checkpoint');
    await game.sees('the checkpoint', ({ checkpoints }) => checkpoints === 1);
    await game.screenshot('checkpoint-button');
    await close_game(game);
  });

  // All fit in the lowest window; in the narrowest the list is scrolled.
  for (const [device, size] of named_variants({ lying: phone_lying, small: { width: 320, height: 568, touch: true } }, ['small'])) {
    it(`has room for eight, each of which can be come back to: ${device}`, async () => {
      const game = await host.game({ ...size, code: tiles });
      for (let count = 0; count < 8; ++count) {
        await game.click(await game.cell(0, count % 2));
        await game.sees('the tile picked', (state) => state.game.picked);
        await game.click(await game.cell(0, (count % 2) + 1));
        await game.sees('the swap', ({ moves }) => moves === count + 1);
        await game.keys('k');
        await game.sees('the checkpoint', ({ checkpoints }) => checkpoints === count + 1);
      }
      await game.press('pause');
      await game.sees('the pause', ({ panel }) => panel === 'paused');
      await game.frame();
      await game.screenshot(`checkpoints-${device}`);
      const inside = (spot) => spot && spot.y >= 0 && spot.y + spot.height <= size.height && spot.x >= 0 && spot.x + spot.width <= size.width;
      const spot_of = async (name) => (await game.state()).buttons.find((button) => button.name === name);
      const resume = await spot_of('resume');
      const names = Array.from({ length: 8 }, (_, index) => `checkpoint.${index}`);
      assert.ok(inside(resume) && inside(await spot_of('checkpoint')), 'the buttons are in view');
      if (device === 'lying') for (const name of names) assert.ok(inside(await spot_of(name)), `${name} in view`);
      const first = (await spot_of('checkpoint.7')) ?? resume;
      await game.page.mouse.move(first.x + 20, first.y + 20);
      await game.page.mouse.wheel(0, 2000);
      await game.frame();
      await game.press('checkpoint.0');
      await game.sees('the first checkpoint', ({ panel, moves }) => panel === '' && moves === 1);
      await close_game(game);
    });
  }
});

describe('a game beside another', () => {
  it('has a card in the list', async () => {
    const game = await host.game({ ...desktop, code: tiles });
    await swap(game);
    const here = (await game.state()).code;
    const text = Object.entries(await kept_texts(game.page)).find(([key]) => key.startsWith('tessera.game.'));
    await game.page.evaluate(([key, save]) => localStorage.setItem(`${key}-2`, save.replaceAll('1 1 1 2', '0 0 0 1')), text);
    await game.page.reload();
    await game.is_playable();
    await game.press('home');
    await game.sees('the card', ({ buttons }) => buttons.some(({ name }) => name === 'beside.0'));
    await game.frame();
    await game.screenshot('beside-card');
    const before_it = JSON.stringify((await game.state()).game.tiles);
    await game.press('beside.0');
    const state = await game.sees('the other game', ({ screen }) => screen === 'play');
    assert.equal(state.code, here);
    assert.notEqual(JSON.stringify(state.game.tiles), before_it);
    await close_game(game);
  });
});

describe('one file', () => {
  it('brings games, wins and settings to another browser', async () => {
    const game = await host.game({ ...desktop, code });
    for (const { cells } of answer) await player.place_by_dragging(game, cells);
    await game.sees('the win', ({ solved }) => solved);
    await open_link(game, tiles);
    await swap(game);
    await game.press('settings');
    await game.sees('the settings', ({ panel }) => panel === 'settings');
    await game.frame();
    await game.press('theme.2');
    await game.sees('the dark', ({ theme }) => theme === 'dark');
    const downloading = game.page.waitForEvent('download');
    await game.page.mouse.wheel(0, 2000);
    await game.frame();
    await game.press('export');
    const file = join(screenshot_folder, 'tessera-games.txt');
    writeFileSync(file, readFileSync(await (await downloading).path()));
    await close_game(game);

    const other = await host.game(desktop);
    await other.press('settings');
    await other.sees('the settings', ({ panel }) => panel === 'settings');
    await other.page.mouse.move(640, 400);
    await other.page.mouse.wheel(0, 2000);
    await other.frame();
    const choosing = other.page.waitForEvent('filechooser');
    await other.press('import');
    await (await choosing).setFiles(file);
    await other.sees('what was taken in', ({ notice }) => notice === '2 games and 1 win imported.');
    await other.sees('the dark', ({ theme }) => theme === 'dark');
    await other.keys('Escape');
    await open_link(other, tiles);
    assert.equal((await other.state()).moves, 1);
    await open_link(other, code);
    assert.ok((await other.state()).best_ms > 0);
    await close_game(other);
  });
});

// Other pages of the origin share the storage, so it may be full at any time.
describe('with storage full to the last letters', () => {
  const key = 'tessera.game.973d469b7bc2ebd4'; // of `tiles`
  const spoilt = {
    newer: `tessera-kept 2\nfrom the future\n${'move of a newer version\n'.repeat(30)}`,
    damaged: `tessera-kept 1\ncode #${tiles}\nsta${'\u0000\ud800'.repeat(200)}`,
  };

  // Opens a blank page of the origin, stores the text, and fills all but `left` of the storage with another program's keys.
  async function fill(context, text, left) {
    const page = await context.newPage();
    await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
    await page.goto(`${host.address}blank`);
    await page.evaluate(([name, value, room]) => {
      if (value) localStorage.setItem(name, value);
      for (let size = 1 << 20, index = 0; size >= 1; size >>= 1) {
        try {
          for (;; ++index) localStorage.setItem(`other.${index}`, 'x'.repeat(size));
        } catch {}
      }
      localStorage.setItem('other.0', localStorage.getItem('other.0').slice(room));
    }, [key, text, left]);
    return page;
  }

  const rooms = { 'with the shelf': [0, 700], 'without IndexedDB': [0, 150, 700, 4000] };
  const cases = Object.entries(rooms).flatMap(([shelf, sizes]) => sizes.flatMap((left) => (
    Object.entries(spoilt).map(([name, text]) => [`${name}, ${left} letters left, ${shelf}`, { shelf, left, text }]))));
  const daily = ['damaged, 0 letters left, with the shelf', 'newer, 150 letters left, without IndexedDB'];
  for (const [name, { shelf, left, text }] of named_variants(Object.fromEntries(cases), daily)) {
    it(`what stands in a game's place stays: ${name}`, async () => {
      const context = await host.visitor();
      if (shelf === 'without IndexedDB') await context.addInitScript(without_shelf);
      const page = await fill(context, text, left);
      const game = await host.game({ code: tiles }, context);
      await game.sees('that it stays', ({ notice }) => /you can still export it/.test(notice));
      await swap(game);
      await game.frame();
      const has_shelf = shelf === 'with the shelf';
      // From the page that writes: another page sees writes one by one, and late.
      const look = async () => {
        const kept = await kept_texts(game.page);
        const there = Object.keys(kept).filter((each) => kept[each] === text);
        return { there, is_kept: there[0] !== key, is_played: /^tessera-kept 1[^]*1 1 1 2/.test(kept[key]) };
      };
      if (has_shelf) await until(async () => (await look()).is_played);
      const { there, is_kept, is_played } = await look();
      assert.equal(there.length, 1, 'the text is there, letter for letter');
      assert.equal(is_kept, is_played);
      if (left === 4000 || has_shelf) assert.ok(is_kept);
      if (!is_kept) await game.sees('that the game is not kept', ({ notice }) => /does not let this page save your game/.test(notice));
      await game.page.reload();
      await game.is_playable();
      assert.equal((await game.state()).moves, is_kept ? 1 : 0);
      await close_game(game);
    });
  }

  // A loaded machine delivers the news of other tabs late; a tab that hears none must lose nothing either.
  function without_news() {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
    delete globalThis.BroadcastChannel;
  }

  const two_tabs = [
    ...[300, 400, 700].map((left) => ({ shelf: 'without IndexedDB', left, news: 'with news' })),
    ...[0, 400].flatMap((left) => ['with news', 'without news'].map((news) => ({ shelf: 'with the shelf', left, news }))),
  ];
  const is_daily = ({ left, news }) => left === 0 && news === 'without news';
  for (const { shelf, left, news } of variants(two_tabs, two_tabs.filter(is_daily))) it(`two tabs that play one puzzle differently lose no game that was kept: ${left} letters left, ${shelf}, ${news}`, async () => {
    const context = await host.visitor();
    if (shelf === 'without IndexedDB') await context.addInitScript(without_shelf);
    await fill(context, null, left);
    if (news === 'without news') await context.addInitScript(without_news);
    const one = await host.game({ code: tiles }, context);
    await swap(one);
    const other = await host.game({ code: tiles }, context);
    await other.press('undo');
    await other.sees('the start', ({ moves }) => moves === 0);
    await other.click(await other.cell(0, 0));
    await other.sees('the tile picked', (state) => state.game.picked);
    await other.click(await other.cell(0, 1));
    await other.sees('another swap', ({ moves }) => moves === 1);
    // From the page that writes next: localStorage reaches each page in its own time.
    const has = async (move) => Object.values(await kept_texts(one.page)).some((each) => each.includes(move));
    await until(() => has('0 0 0 1'));
    await one.click(await one.cell(1, 2));
    await one.sees('the tile picked', (state) => state.game.picked);
    await one.click(await one.cell(2, 2));
    await one.sees('a second swap', ({ moves }) => moves === 2);
    const says_both = ({ notice }) => /both games are kept/.test(notice);
    const told = one.sees('that both are kept', says_both).catch((error) => error); // the notice may close before a slow machine looks
    await one.frame();
    // Until the page merges both, its journal hides the text of the other on the shelf.
    if (shelf === 'with the shelf') await until(async () => await has('0 0 0 1') && await has('1 2 2 2'));
    assert.ok(await has('0 0 0 1'), 'the other tab\'s game is there');
    if (await has('1 2 2 2')) assert.equal((await told) instanceof Error, false, 'it says that both are kept');
    else assert.ok(!says_both(await one.state()));
    await close_game(one);
  });
});

describe('a puzzle that another tab played on', () => {
  it('shows its newest game when a link brings it back', async () => {
    const context = await host.visitor();
    const here = await host.game({ code: tiles }, context);
    await swap(here);
    await until(async () => Object.values(await kept_texts(here.page)).some((text) => text.includes('1 1 1 2'))); // a slow machine's shelf
    await open_link(here, edges);
    const there = await host.game({ code: tiles }, context);
    await there.sees('the first swap', ({ moves }) => moves === 1);
    await there.click(await there.cell(0, 0));
    await there.sees('the tile picked', (state) => state.game.picked);
    await there.click(await there.cell(0, 1));
    await there.sees('the second swap', ({ moves }) => moves === 2);
    await open_link(here, tiles);
    await here.sees('the newest game', ({ moves }) => moves === 2);
    await here.page.reload();
    await here.is_playable();
    await here.sees('the newest game again', ({ moves }) => moves === 2);
    assert.deepEqual(Object.keys(await kept_texts(here.page)).filter((each) => each.endsWith('-2')), []);
    await close_game(here);
  });
});

// Plays all families, so that all keys are written; then spoils each in each way.
describe('whatever stands under a key', () => {
  let texts;
  before(async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, answer[0].cells);
    await game.keys('k');
    await open_link(game, tiles);
    await swap(game);
    await open_link(game, edges);
    await lay_tile(game);
    await open_link(game, code);
    for (const { cells } of answer.slice(1)) await player.place_by_dragging(game, cells);
    await game.sees('the win', ({ solved }) => solved);
    await game.press('settings');
    await game.sees('the settings', ({ panel }) => panel === 'settings');
    await game.frame();
    await game.press('theme.1');
    await game.frame();
    texts = await kept_texts(game.page);
    await close_game(game);
  });

  const spoilings = {
    missing: () => null,
    empty: () => '',
    damaged: (text) => [...text].map((letter, at) => (at % 7 === 3 ? 'é' : letter)).join(''),
    cut: (text) => text.slice(0, text.length / 2),
    newer: (text) => text.replace(/^(tessera-\w+) 1/, '$1 9'),
    huge: (text) => `${text}${'x'.repeat(500000)}\n`,
    absurd: (text) => text.replaceAll(/(?<=\n.*)\d+/g, '18446744073709551615'),
  };
  for (const [name, spoil] of named_variants(spoilings, ['damaged'])) {
    it(`the page is played: ${name}`, async () => {
      const kinds = Object.keys(texts).map((key) => key.replace(/[0-9a-f]{16}/, '')).sort();
      assert.deepEqual([...new Set(kinds)], ['tessera.game.', 'tessera.settings', 'tessera.solved']);
      const context = await host.visitor();
      const page = await context.newPage();
      await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
      await page.goto(`${host.address}blank`);
      for (const [key, text] of Object.entries(texts)) {
        const now = spoil(text);
        const spoiled = { ...texts, [key]: now ?? undefined };
        await page.evaluate((all) => {
          localStorage.clear();
          for (const [each, value] of Object.entries(all)) localStorage.setItem(each, value);
        }, JSON.parse(JSON.stringify(spoiled)));
        await page.goto(`${host.address}?${encodeURIComponent(key)}`);
        const game = new Game(page);
        await game.is_playable();
        await game.frame();
        const kept = await kept_texts(page);
        assert.deepEqual(kept, JSON.parse(JSON.stringify(spoiled)), `${key}: nothing is written before the player does something`);
        await open_link(game, tiles);
        const { moves } = await game.state();
        assert.ok(moves <= 1);
        if (moves === 0) await swap(game);
        const after_it = await kept_texts(page);
        if (now !== null && /game/.test(key)) assert.ok(Object.values(after_it).includes(now) || Object.keys(after_it).includes(key), `${key} is not lost`);
        await page.goto(`${host.address}blank`);
      }
      await close_game({ page });
    });
  }
});
