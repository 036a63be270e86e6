// Promise: Saves survive a hung, failing or full store, a crash, and an older version in another tab. Also:
//     browser/two_pages.test.mjs, browser/shelf.test.mjs, app/game/stored_changes_test.cpp.
// web/page/kept.js and shelving.js with stores that refuse, hang or end at every step: all changes are made or none, and
// stored texts survive in one of the stores.
import assert from 'node:assert/strict';
import { after, beforeEach, describe, it, mock } from 'node:test';
import { FakeBrowser, forget_pages, parsed, turn } from './lib/stores.mjs';

mock.timers.enable({ apis: ['setTimeout'] });
after(forget_pages);

let browser;
beforeEach(() => { browser = new FakeBrowser(); });

const soon = () => browser.rest(() => mock.timers.tick(1000));
const much_later = () => browser.rest(() => mock.timers.tick(31000));
const here = () => Object.fromEntries([...browser.storage.texts].filter(([name]) => name.startsWith('tessera')));
const on_shelf = () => Object.fromEntries([...(browser.database.texts ?? [])].map(([key, { text }]) => [key, text]));

const before = { 'game.1': 'own game', 'game.1-2': 'beside', 'game.2': 'newer' };
const changes = { 'game.1': 'own game goes on for long', 'aside.1': 'newer', 'game.1-2': null, 'game.2': 'mine', 'aside.2': 'more' };
const later = { 'aside.1': 'newer', 'aside.2': 'more', 'game.1': 'own game goes on for long', 'game.2': 'mine' };

// The same changes for every location of the existing texts.
const places = {
  'in localStorage alone': async (page) => { browser.database.refuses_open = true; return page(); },
  'in localStorage': async (page) => page(),
  'on the shelf': async (page) => { const opened = await page(); await soon(); assert.deepEqual(here(), {}); return opened; },
};

async function open_with(place, wish) {
  if (place === 'in localStorage alone') browser.database.refuses_open = true;
  const first = await browser.open();
  assert.ok(first.change(before));
  if (place === 'on the shelf') await soon();
  if (place === 'on the shelf') assert.deepEqual([here(), on_shelf()], [{}, before]);
  first.end();
  browser.storage.calls = browser.database.calls = 0;
  return browser.open(wish);
}

for (const place of Object.keys(places)) {
  describe(`a change of what is ${place}`, () => {
    it('is made whole', async () => {
      const page = await open_with(place);
      assert.ok(page.change(changes));
      assert.deepEqual(page.all, later);
      await soon();
      assert.deepEqual(page.all, later);
      assert.deepEqual((await browser.open()).all, later);
      if (place === 'in localStorage alone') return;
      await much_later();
      assert.deepEqual([here(), on_shelf()], [{}, later]);
    });

    it('is made whole or not at all where any one write is refused', async () => {
      const made = new Set();
      for (let refused = 1; refused <= 12; ++refused) {
        browser = new FakeBrowser();
        const page = await open_with(place);
        browser.storage.refused = refused;
        const { 'game.1-2': gone, ...writing } = changes;
        const there = { 'game.1-2': 'beside', ...later };
        const is_made = page.change(writing);
        made.add(is_made);
        assert.deepEqual(page.all, is_made ? there : before, `write ${refused}`);
        await soon();
        assert.deepEqual(page.all, is_made ? there : before);
        assert.deepEqual((await browser.open()).all, is_made ? there : before);
        assert.ok(!page.told.includes('refused'));
      }
      assert.ok(made.has(true));
      assert.equal(made.has(false), place === 'in localStorage alone');
    });

    it('is made whole or not at all, however much room there is', async () => {
      const answers = new Set();
      for (let more = 0; more < 160; more += 3) {
        browser = new FakeBrowser();
        const page = await open_with(place);
        browser.storage.texts.set('other.page', 'x');
        browser.storage.room = browser.storage.size + more;
        const is_made = page.change(changes);
        answers.add(is_made);
        assert.deepEqual(page.all, is_made ? later : before);
        await soon();
        assert.deepEqual((await browser.open()).all, is_made ? later : before);
      }
      assert.deepEqual([...answers].sort(), place === 'in localStorage alone' ? [false, true] : [true]);
    });

    it('is whole or not there at all wherever the page ends', async () => {
      const seen = new Set();
      for (const room of [Infinity, 0]) {
        for (let steps = 1; steps < 40; ++steps) {
          browser = new FakeBrowser();
          const page = await open_with(place, { steps });
          if (room === 0) browser.storage.room = browser.storage.size;
          page.change(changes);
          await soon();
          if (!page.is_dead) break;
          const { all } = await browser.open();
          const values = Object.values(all);
          assert.ok(values.includes('newer'), `step ${steps}`);
          assert.ok(all['game.1'] === changes['game.1'] || all['game.1'] === before['game.1']);
          const goes_first = room === 0 && place === 'in localStorage alone'; // there is no other space
          assert.ok(goes_first || all['game.1'] === changes['game.1'] || all['game.1-2'] === 'beside');
          seen.add(JSON.stringify(all));
          await much_later();
          assert.deepEqual(browser.pages.at(-1).all, all);
        }
      }
      assert.ok(seen.has(JSON.stringify(later)));
    });
  });
}

describe('both stores together', () => {
  const fill = () => { browser.storage.room = browser.storage.size; };

  it('keep on the shelf what localStorage has no room for', async () => {
    browser.storage.texts.set('other.page', 'x'.repeat(1000));
    fill();
    const page = await browser.open();
    assert.ok(page.change({ 'game.1': 'a game' }));
    assert.equal(page.kept.load('game.1'), 'a game');
    await soon();
    assert.deepEqual([here(), on_shelf()], [{}, { 'game.1': 'a game' }]);
    assert.deepEqual((await browser.open()).all, { 'game.1': 'a game' });
  });

  it('say that something is not kept where neither has room, and lose nothing', async () => {
    for (let refused = 1; refused <= 5; ++refused) {
      browser = new FakeBrowser();
      const page = await open_with('in localStorage');
      fill();
      browser.database.refused = refused;
      assert.ok(page.change(changes));
      await soon();
      assert.deepEqual(page.told, ['refused']);
      assert.deepEqual((await browser.open()).all, before);
      browser.database.refused = 0;
      page.change({ 'game.1': 'further still' });
      await soon();
      assert.ok(page.change({ 'game.1': 'further still' }));
      await soon();
      assert.deepEqual((await browser.open()).all, { ...later, 'game.1': 'further still' });
    }
  });

  it('refuse at once while neither has room', async () => {
    const answers = [];
    const page = await open_with('in localStorage', { refused: (self) => answers.push(self.change({ 'game.1': 'once more' })) });
    fill();
    browser.database.refuses_commit = () => true;
    page.change(changes);
    await soon();
    assert.equal(page.change({ 'game.3': 'new' }), false);
    await soon();
    assert.deepEqual([page.told, answers], [['refused'], [false]]);
    browser.storage.room = Infinity;
    assert.ok(page.change({ 'game.3': 'new' }));
    assert.deepEqual((await browser.open()).all, { ...later, 'game.3': 'new' });
  });

  it('leave everything where it is when a transaction aborts, and move it with the next change', async () => {
    const page = await browser.open();
    browser.database.refuses_commit = () => true;
    page.change(before);
    await soon();
    assert.deepEqual([here()['tessera.game.1'], on_shelf(), page.all], ['own game', {}, before]);
    browser.database.refuses_commit = null;
    page.change({ 'game.3': 'new' });
    await soon();
    assert.deepEqual([here(), on_shelf()], [{}, { ...before, 'game.3': 'new' }]);
  });

  it('do without the shelf where opening it hangs, and merge what was played when it comes after all', async () => {
    const first = await open_with('on the shelf');
    first.end();
    browser.database.hangs = true;
    const opening = browser.open({ found: (text, page) => parsed(text).every(([key, value]) => page.change({ [`${key}-3`]: value })) });
    while (!browser.database.wake_up) await turn();
    mock.timers.tick(1000);
    for (let turns = 0; turns < 5; ++turns) await turn();
    browser.database.hangs = false;
    browser.database.wake_up();
    const page = await opening;
    await soon();
    assert.deepEqual(page.all, before);
    assert.equal(page.told[0], '', 'the program hears that there is more');
  });

  it('merge what was played while the shelf was not there', async () => {
    const first = await open_with('on the shelf');
    first.end();
    browser.database.refuses_open = true;
    const blind = await browser.open();
    assert.deepEqual(blind.all, {});
    assert.ok(blind.change({ 'game.1': 'played blindly' }));
    blind.end();
    browser.database.refuses_open = false;
    const page = await browser.open({ found: (text, self) => self.change(Object.fromEntries(parsed(text).map(([key, value]) => [`${key}-3`, value]))) });
    assert.equal(page.kept.load('game.1'), 'played blindly');
    await much_later();
    assert.deepEqual(page.all, { ...before, 'game.1': 'played blindly', 'game.1-3': 'own game' });
    assert.deepEqual([here(), on_shelf()], [{}, page.all]);
    assert.equal(page.told.filter((text) => /export/.test(text)).length, 1);
  });

  it('leave settings where other pages read them, and move old saves by themselves', async () => {
    const old = { settings: 'theme 2\n', lesson: 'seen', game: 'tessera-save 1', 'game.1': 'old game', solved: '1p/abc 12\n' };
    for (const [key, text] of Object.entries(old)) browser.storage.texts.set(`tessera.${key}`, text);
    browser.storage.texts.set('other.page', 'x');
    const page = await browser.open();
    assert.deepEqual(page.all, Object.fromEntries(Object.entries(old).sort()));
    assert.equal(browser.database.texts, null, 'nothing is kept before somebody plays');
    await much_later();
    assert.deepEqual(here(), { 'tessera.settings': old.settings, 'tessera.lesson': 'seen' });
    assert.deepEqual(Object.keys(on_shelf()).sort(), ['game', 'game.1', 'solved']);
    assert.deepEqual(page.all, Object.fromEntries(Object.entries(old).sort()));
    assert.equal(browser.storage.texts.get('other.page'), 'x');
  });

  it('make no database for settings alone', async () => {
    const page = await browser.open();
    page.change({ settings: 'theme 1', lesson: 'seen' });
    await soon();
    await much_later();
    assert.equal(browser.database.texts, null);
  });

  it('show other pages what moved, and what was never in localStorage', async () => {
    const one = await browser.open();
    const other = await browser.open();
    one.change({ 'game.1': 'first' });
    assert.equal(other.kept.load('game.1'), 'first');
    await soon();
    assert.deepEqual([here(), other.all], [{}, { 'game.1': 'first' }]);
    browser.storage.texts.set('other.page', 'x');
    fill();
    one.change({ 'game.1': 'second', 'game.2': 'new' });
    await soon();
    assert.deepEqual(other.all, { 'game.1': 'second', 'game.2': 'new' });
    browser.storage.room = Infinity;
    other.change({ 'game.2': null });
    assert.deepEqual(one.all, { 'game.1': 'second' });
    await soon();
    assert.deepEqual([one.all, other.all, on_shelf()], [{ 'game.1': 'second' }, { 'game.1': 'second' }, { 'game.1': 'second' }]);
    assert.ok(![...one.told, ...other.told].some((text) => /export/.test(text)), 'nothing had to be merged');
  });

  it('work where localStorage is refused', async () => {
    browser.storage.is_refused = true;
    const page = await browser.open();
    assert.ok(page.change(before));
    await soon();
    assert.deepEqual((await browser.open()).all, before);
  });

  it('refuse where there is neither', async () => {
    browser.storage.is_refused = true;
    browser.database.refuses_open = true;
    const page = await browser.open();
    assert.equal(page.change(before), false);
    assert.equal(page.all, null);
  });
});

describe('odd letters', () => {
  it('are put aside as they were, and moved as they were', async () => {
    const odd = 'tessera-kept 1\u0000\n\ud800 and \udc00\ufffe\u2028';
    browser.storage.texts.set('tessera.odd', odd);
    const page = await browser.open();
    const read = page.kept.load('odd');
    assert.ok(read.isWellFormed?.() ?? !/[\ud800-\udfff]/u.test(read));
    assert.ok(page.change({ 'aside.3': read, odd: 'mine' }));
    assert.equal(here()['tessera.aside.3'], odd);
    await soon();
    assert.equal(on_shelf()['aside.3'], odd);
  });
});

describe('the browser', () => {
  it('is asked once, and only when somebody has played for a while, to keep what is kept', async () => {
    let asked = 0;
    const persist = () => (++asked, Promise.reject(new Error('not today')));
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { storage: { persist } } });
    const page = await browser.open();
    for (let count = 0; count < 100; ++count) page.change({ settings: `theme ${count}` });
    assert.equal(asked, 0);
    for (let count = 0; count < 100; ++count) page.change({ 'game.1': `moves ${count}` });
    assert.equal(asked, 1);
    assert.equal(page.kept.load('persist'), 'asked');
  });
});
