// web/page/kept.js and shelving.js in two pages that play the same puzzles at once, with stores that refuse: nothing that
// was reported as kept is lost.
import assert from 'node:assert/strict';
import { after, beforeEach, describe, it, mock } from 'node:test';
import { FakeBrowser, FakeDatabase, forget_pages, parsed, turn } from './lib/stores.mjs';

mock.timers.enable({ apis: ['setTimeout'] });
after(forget_pages);

let browser;
beforeEach(() => { browser = new FakeBrowser(); });

const soon = () => browser.rest(() => mock.timers.tick(1000));
const much_later = () => browser.rest(() => mock.timers.tick(31000));

// Pages that store games like the program: a text that a page has not read is kept in addition to its own. Everything that
// was reported as kept must exist in the end; each move is a unique sign.
class Play {
  kept = []; // { sign, page: where it was waiting for the shelf }
  #moves = 0;

  sign() { return `<${++this.#moves}>`; }

  free(page, key) {
    for (let at = 2; ; ++at) if (page.kept.load(`${key}-${at}`) === null) return `${key}-${at}`;
  }

  async open() {
    const found = (text, page) => parsed(text).every(([key, value]) => {
      const is_there = Object.values(page.all ?? {}).some((each) => each.includes(value));
      return is_there || page.change({ [this.free(page, key.split('-')[0])]: value });
    });
    return Object.assign(await browser.open({ found }), { own: {} });
  }

  move(page, key) {
    const present = page.kept.load(key);
    const sign = this.sign();
    const mine = `${page.own[key] ?? present ?? ''}${sign}`;
    const is_strange = present !== null && present !== (page.own[key] ?? present);
    const rescue = is_strange && !mine.includes(present) ? { [this.free(page, key)]: present } : {};
    if (!page.change({ [key]: mine, ...rescue })) return;
    page.own[key] = mine;
    this.kept.push({ sign, page: page.waiting.size ? page : null });
  }

  // Texts that waited for the shelf when their page ended were in memory alone.
  end(page) {
    page.end();
    if (page.waiting.size) this.kept = this.kept.filter((each) => each.page !== page);
  }

  async check(pages, what) {
    Object.assign(browser.database, { refused: 0 });
    Object.assign(browser.storage, { refused: 0, room: Infinity });
    for (const page of pages) page.change({ 'game.last': 'x' });
    await soon();
    await much_later();
    await much_later();
    const { all } = await this.open();
    for (const { sign } of this.kept) assert.ok(JSON.stringify(all).includes(sign), `${what}: ${sign}\n${JSON.stringify(all)}`);
    for (const page of pages) assert.deepEqual(page.all, all, what);
  }
}

describe('a page that opens while another moves a text to the shelf', () => {
  // Settles when the next page begins to read the shelf.
  function reading_begins() {
    const { database } = browser;
    return new Promise((resolve) => {
      database.seen_by = (page) => {
        const seen = FakeDatabase.prototype.seen_by.call(database, page);
        return { open() { resolve(); return seen.open(); } };
      };
    });
  }

  async function pass(turns) {
    for (let passed = 0; passed < turns; ++passed) {
      browser.hear();
      await turn();
    }
  }

  it('reads the text, however far it has come itself', async () => {
    for (let turns = 0; turns < 20; ++turns) {
      browser = new FakeBrowser();
      const one = await browser.open();
      one.change({ 'game.1': 'old' });
      await soon();
      one.change({ 'game.1': 'new' });
      const begins = reading_begins();
      const opening = browser.open();
      await begins;
      await pass(turns);
      mock.timers.tick(1000);
      await pass(40);
      assert.equal((await opening).kept.load('game.1'), 'new', `after ${turns} turns`);
    }
  });
});

describe('two pages that play differently', () => {
  for (const store of ['storage', 'database']) {
    for (const room of ['room', 'no room']) {
      it(`lose nothing whichever write is refused: ${store}, with ${room} in localStorage`, async () => {
        for (let refused = 1; refused <= 14; ++refused) {
          browser = new FakeBrowser();
          const play = new Play();
          const one = await play.open();
          play.move(one, 'game.1');
          await soon();
          const other = await play.open();
          if (room === 'no room') browser.storage.room = browser.storage.size;
          Object.assign(browser[store], { calls: 0, refused });
          for (const page of [other, one, one, other, one]) {
            play.move(page, 'game.1');
            for (let turns = 0; turns < refused % 5; ++turns) await turn();
            browser.hear();
          }
          await soon();
          play.move(other, 'game.1');
          await play.check([one, other], `${refused}. write`);
        }
      });
    }
  }

  // An older page among them uses localStorage alone.
  async function play_at_random(seed) {
    browser = new FakeBrowser();
    const play = new Play();
    let state = seed;
    const random = (limit) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * limit);
    };
    const pages = [await play.open(), await play.open()];
    let old_game = null;
    const move_of_old = (step) => {
      const name = 'tessera.game.1';
      const { texts } = browser.storage;
      const oldValue = texts.get(name) ?? null;
      if (oldValue && old_game && oldValue !== old_game) texts.set(`${name}-${90 + step}`, oldValue);
      const sign = play.sign();
      const newValue = old_game = `${old_game ?? oldValue ?? ''}${sign}`;
      texts.set(name, newValue);
      for (const page of browser.pages) browser.events.push(() => page.hear({ key: name, oldValue, newValue }));
      play.kept.push({ sign, page: null });
    };
    const acts = [
      [9, (_, index) => play.move(pages[index], `game.${1 + random(2)}`)],
      [2, (step) => move_of_old(step)],
      [2, () => mock.timers.tick(1000)],
      [1, () => mock.timers.tick(31000)],
      [1, () => { browser.storage.room = random(2) ? Infinity : browser.storage.size; }],
      [1, () => Object.assign(browser.database, { calls: 0, refused: random(4) })],
      [1, () => Object.assign(browser.storage, { calls: 0, refused: random(4) })],
      [1, async (_, index) => { play.end(pages[index]); pages[index] = await play.open(); }],
      [3, async () => { for (let turns = random(12); turns > 0; --turns) await turn(); }],
    ];
    const drawn = acts.flatMap(([weight, act]) => Array(weight).fill(act));
    for (let step = 0; step < 40; ++step) {
      await drawn[random(drawn.length)](step, random(2));
      if (random(10) < 7) browser.hear();
    }
    await play.check(pages, `seed ${seed}`);
  }

  it('lose nothing at random, with an older page beside them', async () => {
    const seeds = Number(process.env.TESSERA_SEEDS ?? 60);
    for (let seed = 1; seed <= seeds; ++seed) await play_at_random(seed);
  });
});
