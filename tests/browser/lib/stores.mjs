// Fakes of the browser's two stores as far as web/page uses them, where each step can be refused or be a page's last; and
// pages that run the real scripts on them, each with its own state.
import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const full = () => new DOMException('full', 'QuotaExceededError');
// Parses the texts given to the program to merge: [key, text] each.
export const parsed = (text) => [...text.matchAll(/^key (.*)\ntext (.*)$/gm)].map(([, key, value]) => [key, value]);
export const turn = () => new Promise((resolve) => setImmediate(resolve));

// A transaction works on a copy until it commits; it begins when the one before it has ended.
class FakeTransaction {
  error = null;
  #requests = [];

  constructor(database, page) {
    Object.assign(this, { database, page });
    database.last = database.last.then(() => this.#run());
  }

  objectStore() {
    const ask = (act) => {
      const request = {};
      this.#requests.push({ request, act });
      return request;
    };
    const change = (act) => ask((texts) => { this.database.count_call(); act(texts); });
    return {
      get: (key) => ask((texts) => structuredClone(texts.get(key))),
      getAll: () => ask((texts) => structuredClone([...texts.values()])),
      getAllKeys: () => ask((texts) => [...texts.keys()]),
      put: (record, key) => change((texts) => texts.set(key, structuredClone(record))),
      delete: (key) => change((texts) => texts.delete(key)),
    };
  }

  async #run() {
    const texts = new Map(this.database.texts);
    for (let idle = 0; idle < 2 && !this.error && !this.page.is_dead; ++idle) {
      await turn();
      const { request, act } = this.#requests.shift() ?? {};
      if (!request) continue;
      idle = -1;
      try {
        request.result = act(texts);
        request.onsuccess?.();
      } catch (error) {
        this.error = request.error = error;
        request.onerror?.();
      }
    }
    if (this.page.is_dead) return;
    if (this.database.refuses_commit?.()) this.error = full();
    if (this.error) return void this.onabort?.();
    this.database.texts = texts;
    this.page.count_step();
    if (!this.page.is_dead) this.oncomplete?.();
  }
}

// An IndexedDB with the page's only database and store. `refused` is the number of a write that fails, together with its
// transaction.
export class FakeDatabase {
  texts = null; // null: there is no database
  last = Promise.resolve();
  calls = 0;
  refused = 0;
  hangs = false;
  refuses_open = false;
  refuses_commit = null;

  count_call() {
    if (++this.calls === this.refused) throw full();
  }

  seen_by(page) {
    return {
      open: () => {
        const request = { transaction: { abort() { request.is_aborted = true; } } };
        const answer = () => {
          if (page.is_dead) return;
          if (this.hangs) return void (this.wake_up = answer);
          request.result = this.#handle(page);
          if (!this.texts && !this.refuses_open) request.onupgradeneeded();
          if (this.refuses_open || request.is_aborted) request.error = new DOMException('no', 'AbortError');
          if (request.error) request.onerror();
          else request.onsuccess();
        };
        turn().then(answer);
        return request;
      },
    };
  }

  #handle(page) {
    return {
      close() {},
      createObjectStore: () => { this.texts ??= new Map(); },
      transaction: () => new FakeTransaction(this, page),
    };
  }
}

// localStorage with a bound on the letters in keys and texts. `refused` is the number of a write that fails.
class FakeStorage {
  texts = new Map();
  calls = 0;
  refused = 0;
  room = Infinity;
  is_refused = false; // true: all calls fail

  get size() { return [...this.texts].reduce((sum, [name, text]) => sum + name.length + text.length, 0); }

  set(name, text) {
    const before = this.texts.get(name);
    const more = before === undefined ? name.length + text.length : text.length - before.length;
    if (++this.calls === this.refused || (more > 0 && this.size + more > this.room)) throw full();
    this.texts.set(name, text);
  }

  seen_by(page) {
    const change = (name, act) => {
      const oldValue = this.texts.get(name) ?? null;
      act();
      const newValue = this.texts.get(name) ?? null;
      if (oldValue === newValue) return;
      page.tell_others({ key: name, oldValue, newValue });
      page.count_step();
    };
    const methods = {
      getItem: (name) => this.texts.get(name) ?? null,
      setItem: (name, text) => change(name, () => this.set(name, text)),
      removeItem: (name) => change(name, () => this.texts.delete(name)),
    };
    const allowed = (answer) => {
      if (this.is_refused || page.is_dead) throw new DOMException('no', 'SecurityError');
      return answer;
    };
    return new Proxy({}, {
      get: (_, name) => allowed(methods[name]),
      ownKeys: () => allowed([...this.texts.keys()]),
      getOwnPropertyDescriptor: () => ({ value: '', enumerable: true, configurable: true }),
    });
  }
}

const scripts = ['kept.js', 'shelf.js', 'shelving.js'];
const source = fileURLToPath(new URL('../../../web/page/', import.meta.url));
const own = 'localStorage, indexedDB, BroadcastChannel, addEventListener';
let folder = null;
let page_count = 0;

export class FakeBrowser {
  storage = new FakeStorage();
  database = new FakeDatabase();
  pages = [];
  events = []; // not yet delivered to the other pages

  // `found` replaces the program: it merges texts and returns whether they are kept.
  async open({ found = () => true, refused = () => {}, steps = Infinity } = {}) {
    const page = new FakePage(this, steps);
    this.pages.push(page);
    await page.load(found, refused);
    return page;
  }

  hear() {
    for (const act of this.events.splice(0)) act();
  }

  // Waits until nothing happens any more; `tick` advances time.
  async rest(tick) {
    for (let round = 0; round < 6; ++round) {
      for (let turns = 0; turns < 60; ++turns) {
        this.hear();
        await turn();
      }
      if (round < 5) tick();
    }
  }
}

class FakePage {
  told = [];
  steps = 0;
  is_dead = false;

  constructor(browser, last_step) {
    Object.assign(this, { browser, last_step });
  }

  count_step() {
    if (++this.steps >= this.last_step) this.end();
  }

  end() {
    this.is_dead = true;
    this.browser.pages = this.browser.pages.filter((page) => page !== this);
  }

  #others() {
    return this.browser.pages.filter((page) => page !== this);
  }

  tell_others(event) {
    for (const page of this.#others()) this.browser.events.push(() => !page.is_dead && page.hear?.(event));
  }

  globals() {
    const page = this;
    return {
      localStorage: this.browser.storage.seen_by(this),
      indexedDB: this.browser.database.seen_by(this),
      addEventListener(_, act) { page.hear ??= act; }, // the first one of the page; shelving.js has another
      BroadcastChannel: class {
        constructor() { page.channel = this; }
        postMessage(data) {
          for (const other of page.#others()) page.browser.events.push(() => !other.is_dead && other.channel?.onmessage({ data }));
        }
      },
    };
  }

  async load(found, refused) {
    folder ??= mkdtempSync(join(tmpdir(), 'tessera-pages-'));
    const number = ++page_count;
    (globalThis.fake_pages ??= {})[number] = this.globals();
    mkdirSync(join(folder, `${number}`));
    for (const name of scripts) {
      const text = readFileSync(join(source, name), 'utf8');
      writeFileSync(join(folder, `${number}`, name), `${text}\nconst { ${own} } = globalThis.fake_pages[${number}];\n`);
    }
    const [{ kept, hear_of_others, waiting }, { shelf, shelf_awaited }, { begin_shelving }] = await Promise.all(
      scripts.map((name) => import(pathToFileURL(join(folder, `${number}`, name)))));
    Object.assign(this, { kept, shelf, waiting });
    hear_of_others(() => {}, true);
    await shelf_awaited();
    await begin_shelving({
      found: (text) => { this.told.push(text); return found(text, this); },
      refused: () => { this.told.push('refused'); refused(this); },
      changed: () => this.told.push('changed'),
    });
  }

  change(changes) { return this.kept.change(JSON.stringify(changes)) !== null; }

  get all() {
    const keys = this.kept.keys();
    return keys === null ? null : Object.fromEntries(keys.split('\n').filter(Boolean).sort().map((key) => [key, this.kept.load(key)]));
  }
}

export function forget_pages() {
  if (folder) rmSync(folder, { recursive: true });
  folder = null;
}
