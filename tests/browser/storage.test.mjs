// web/page/kept.js alone, over storages that refuse: all changes are made or none, and nothing is ever missing in between.
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { kept } from '../../web/page/kept.js';

// Like the browser's: so many letters in keys and texts. `refused` is the number of a call that fails; after each call that
// does anything `watch` looks at what there is, for the page may end at any time.
class FakeStorage {
  #texts = new Map();
  calls = 0;
  refused = 0;
  room = Infinity;
  watch = () => {};

  getItem(key) { return this.#texts.get(key) ?? null; }

  setItem(key, text) {
    const size = this.size - (this.#texts.has(key) ? key.length + this.#texts.get(key).length : 0) + key.length + text.length;
    if (++this.calls === this.refused || size > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.#texts.set(key, text);
    Object.defineProperty(this, key, { value: text, enumerable: true, configurable: true });
    this.watch(this.all);
  }

  removeItem(key) {
    this.#texts.delete(key);
    delete this[key];
    this.watch(this.all);
  }

  get all() { return Object.fromEntries(this.#texts); }
  get size() { return [...this.#texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0); }
}

let storage;
const change = (changes) => kept.change(JSON.stringify(changes)) !== null;
const before = { a: 'own game', 'a-2': 'beside', b: 'newer', 'other.page': 'x' };
const changes = { a: 'own game goes on for long', 'aside.1': 'newer', 'a-2': null, b: 'mine', 'aside.2': 'more' };

beforeEach(() => {
  storage = globalThis.localStorage = new FakeStorage();
  for (const [key, text] of Object.entries(before)) storage.setItem(`tessera.${key}`, text);
  storage.calls = 0;
});

describe('a change of what is kept', () => {
  it('is made whole', () => {
    assert.ok(change(changes));
    assert.equal(kept.load('aside.1'), 'newer');
    assert.equal(kept.load('b'), 'mine');
    assert.equal(kept.load('a-2'), null);
    assert.ok(!kept.keys().split('\n').includes('a-2'));
  });

  it('is made not at all where any one write is refused', () => {
    for (let refused = 1; refused <= 4; ++refused) {
      const there = storage.all;
      Object.assign(storage, { calls: 0, refused });
      const without_room_to_gain = { ...changes };
      delete without_room_to_gain['a-2'];
      assert.equal(change(without_room_to_gain), false, `the ${refused}. write`);
      assert.deepEqual(storage.all, there);
    }
    storage.refused = 0;
    assert.ok(change(changes));
  });

  it('is made whole or not at all, however much room there is', () => {
    const there = storage.all;
    const answers = new Set();
    for (let more = 0; more < 80; ++more) {
      storage = globalThis.localStorage = new FakeStorage();
      for (const [key, text] of Object.entries(there)) storage.setItem(key, text);
      storage.room = storage.size + more;
      const is_made = change(changes);
      answers.add(is_made);
      if (!is_made) assert.deepEqual(storage.all, there);
      else assert.equal(Object.keys(storage.all).length, 5);
    }
    assert.equal(answers.size, 2);
  });

  it('gives up what goes first only where there is no room without it', () => {
    storage.room = storage.size;
    assert.ok(change({ 'a-2': null, c: 'beside' }));
    assert.equal(kept.load('c'), 'beside');
  });

  it('never has less than before or after while it is made', () => {
    storage.watch = (all) => {
      assert.ok(Object.values(all).includes('newer'));
      assert.ok(all['tessera.a'] === changes.a || all['tessera.a-2'] === 'beside');
    };
    assert.ok(change(changes));
  });

  it('is refused where the browser keeps nothing', () => {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, writable: true, value: null });
    assert.equal(change(changes), false);
    assert.equal(kept.load('a'), null);
    assert.equal(kept.keys(), null);
  });
});

describe('odd letters', () => {
  it('are put aside as they were', () => {
    const odd = 'tessera-kept 1\u0000\n\ud800 and \udc00\ufffe\u2028';
    storage.setItem('tessera.odd', odd);
    const read = kept.load('odd');
    assert.ok(read.isWellFormed?.() ?? !/[\ud800-\udfff]/u.test(read));
    assert.ok(change({ 'aside.3': read, odd: 'mine' }));
    assert.equal(storage.all['tessera.aside.3'], odd);
  });
});

describe('the browser', () => {
  it('is asked once, and only when somebody has played for a while, to keep what is kept', () => {
    let asked = 0;
    const persist = () => (++asked, Promise.reject(new Error('not today')));
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { storage: { persist } } });
    for (let count = 0; count < 100; ++count) change({ settings: `theme ${count}` });
    assert.equal(asked, 0);
    for (let count = 0; count < 100; ++count) change({ 'game.1': `moves ${count}` });
    assert.equal(asked, 1);
    assert.equal(kept.load('persist'), 'asked');
  });
});
