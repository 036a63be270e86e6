// The shelf, an IndexedDB: stored texts move there; if it is missing or hangs, the page works without it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe } from 'node:test';
import { Host, close_game, it, variants } from './lib/browser.mjs';
import { both_stores, kept_texts } from './lib/kept.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const tiles = '1s/3x3/AAEQ/h3n9';
const edges = '1e/3x1/.AB-/QIQI/y511';
const name = 'tessera.game.973d469b7bc2ebd4'; // of `tiles`
const key = name.slice('tessera.'.length);

async function until(what, holds, ms = 20000) {
  for (const end = Date.now() + ms; !(await holds());) {
    assert.ok(Date.now() < end, `never so: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function swap(game, from, to, moves) {
  await game.click(await game.cell(...from));
  await game.sees('the tile picked', (state) => state.game.picked);
  await game.click(await game.cell(...to));
  await game.sees('the swap', (state) => state.moves === moves);
}

const is_moved = async (page) => {
  const { here, shelf } = await both_stores(page);
  return Boolean(shelf[key]) && !(name in here);
};

// A page moves what it did not write itself only after half a minute, which is shortened here to five seconds.
const hurry = (context) => context.addInitScript(() => {
  const start_timer = setTimeout;
  globalThis.setTimeout = (act, ms = 0, ...rest) => start_timer(act, ms < 20000 ? ms : ms / 6, ...rest);
});

// Opens a page of the origin that is not the game.
async function blank(context) {
  const page = await context.newPage();
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto(`${host.address}blank`);
  return page;
}

describe('a game', () => {
  it('moves to the shelf, is there after a reload and goes with an export', async () => {
    const game = await host.game({ code: tiles });
    await swap(game, [1, 1], [1, 2], 1);
    assert.match((await kept_texts(game.page))[name], /1 1 1 2/);
    await until('moved', () => is_moved(game.page));
    const { here } = await both_stores(game.page);
    assert.deepEqual(Object.keys(here), []);
    await game.page.reload();
    await game.is_whole();
    assert.equal((await game.state()).moves, 1);
    await swap(game, [0, 0], [0, 1], 2);
    await until('moved again', async () => /0 0 0 1/.test((await both_stores(game.page)).shelf[key].text));
    await until('moved again', () => is_moved(game.page));
    await game.press('settings');
    await game.sees('the settings', ({ panel }) => panel === 'settings');
    await game.scroll_to('export');
    await game.frame();
    const downloading = game.page.waitForEvent('download');
    await game.press('export');
    assert.match(readFileSync(await (await downloading).path(), 'utf8'), /key game[.]973d469b7bc2ebd4\ntext .*1 1 1 2.*0 0 0 1/);
    await close_game(game);
  });

  it('is there to its last move when the page crashes at any time', async () => {
    const context = await host.visitor();
    for (const [index, delay] of variants([0, 950, 1050, 1400], [0, 1050]).entries()) {
      const moves = index + 1;
      const game = await host.game({ code: tiles }, context);
      await swap(game, [1, 1], moves % 2 ? [1, 2] : [0, 1], moves);
      await new Promise((resolve) => setTimeout(resolve, delay));
      const session = await context.newCDPSession(game.page);
      const gone = game.page.waitForEvent('crash');
      session.send('Page.crash').catch(() => {});
      await gone;
      await game.page.close();
      const again = await host.game({ code: tiles }, context);
      assert.equal((await again.state()).moves, moves);
      await again.page.close();
    }
    await context.close();
  });

  it('of an older version moves by itself and stays as it is', async () => {
    const context = await host.visitor();
    await hurry(context);
    const first = await host.game({ code: tiles }, context);
    await swap(first, [1, 1], [1, 2], 1);
    await until('moved', () => is_moved(first.page));
    const text = (await kept_texts(first.page))[name];
    await first.page.close();
    const page = await blank(context);
    await page.evaluate(([game, save]) => new Promise((resolve) => {
      indexedDB.deleteDatabase('tessera').onsuccess = resolve;
      localStorage.setItem(game, save);
      localStorage.setItem('tessera.settings', 'theme 2\n');
      localStorage.setItem('tessera.lesson', 'seen');
    }), [name, text]);
    const game = await host.game({ code: tiles }, context);
    assert.equal((await game.state()).moves, 1);
    assert.deepEqual((await both_stores(page)).shelf, {});
    await until('moved', () => is_moved(page), 70000);
    assert.deepEqual(await kept_texts(page), { [name]: text, 'tessera.settings': 'theme 2\n', 'tessera.lesson': 'seen' });
    await swap(game, [0, 0], [0, 1], 2);
    await game.page.reload();
    await game.is_playable();
    const state = await game.state();
    assert.deepEqual([state.moves, state.theme], [2, 'dark']);
    await close_game(game);
  });
});

describe('two tabs', () => {
  it('show the newest game when a link brings it back, wherever it is kept', async () => {
    const context = await host.visitor();
    const here = await host.game({ code: tiles }, context);
    await swap(here, [1, 1], [1, 2], 1);
    await until('moved', () => is_moved(here.page));
    await here.page.evaluate((link) => { location.hash = link; }, edges);
    await here.sees('the other puzzle', ({ code }) => code === edges);
    const there = await host.game({ code: tiles }, context);
    assert.equal((await there.state()).moves, 1);
    await swap(there, [0, 0], [0, 1], 2);
    await until('moved', () => is_moved(there.page));
    await here.page.evaluate((link) => { location.hash = link; }, tiles);
    await here.sees('the newest game', ({ code, moves }) => code === tiles && moves === 2);
    await swap(here, [2, 0], [2, 1], 3);
    await there.sees('what the other tab played on', ({ moves }) => moves === 3);
    await until('moved', () => is_moved(here.page));
    assert.equal((await there.state()).moves, 3);
    await there.page.reload();
    await there.is_playable();
    assert.equal((await there.state()).moves, 3);
    assert.deepEqual(Object.keys(await kept_texts(there.page)).filter((each) => /-\d$/.test(each)), []);
    await close_game(there);
  });

  it('of which one is of an older version lose nothing', async () => {
    const context = await host.visitor();
    await hurry(context);
    const game = await host.game({ code: tiles }, context);
    await swap(game, [1, 1], [1, 2], 1);
    const mine = (await kept_texts(game.page))[name];
    await until('moved', () => is_moved(game.page));
    await swap(game, [0, 0], [0, 1], 2);
    await until('moved', () => is_moved(game.page));
    const old = await blank(context); // uses localStorage alone, and has read the game without moves
    await old.evaluate(([item, text]) => localStorage.setItem(item, text), [name, mine.replaceAll('1 1 1 2', '2 1 2 2')]);
    await game.sees('that there is another', ({ notice }) => /continued in another tab/.test(notice));
    await until('merged and moved', async () => {
      const { here, shelf } = await both_stores(old);
      return !(name in here) && Object.values(shelf).some(({ text }) => /2 1 2 2/.test(text));
    }, 90000);
    const texts = Object.values(await kept_texts(old));
    assert.ok(texts.some((text) => /1 1 1 2[^]*0 0 0 1/.test(text)), 'the game of the new version');
    assert.ok(texts.some((text) => /2 1 2 2/.test(text)), 'that of the older one');
    await close_game(game);
  });
});

describe('without the shelf', () => {
  it('the page starts after a moment where opening it hangs, and merges later what it did not know', async () => {
    const context = await host.visitor();
    const first = await host.game({ code: tiles }, context);
    await swap(first, [1, 1], [1, 2], 1);
    await until('moved', () => is_moved(first.page));
    await first.page.close();
    const page = await blank(context);
    await page.evaluate(() => localStorage.clear()); // a page writes its time once more when it is left
    await context.addInitScript(() => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function hang(...args) {
        const request = { transaction: null };
        if (globalThis.hangs_no_more) return open.apply(this, args);
        globalThis.let_go = () => {
          globalThis.hangs_no_more = true;
          const real = open.apply(this, args);
          for (const event of ['success', 'error', 'upgradeneeded']) {
            real[`on${event}`] = () => { Object.assign(request, { result: real.result, transaction: real.transaction }); request[`on${event}`](); };
          }
        };
        return request;
      };
    });
    const start = Date.now();
    const game = await host.game({ code: tiles }, context);
    assert.ok(Date.now() - start < 20000);
    assert.equal((await game.state()).moves, 0);
    await swap(game, [2, 1], [2, 2], 1);
    assert.match((await game.page.evaluate((item) => localStorage.getItem(item), name)) ?? '', /2 1 2 2/);
    await game.page.evaluate(() => globalThis.let_go());
    await until('merged', async () => Object.keys(await kept_texts(game.page)).length === 2);
    const texts = Object.values(await kept_texts(game.page));
    assert.ok(texts.some((text) => /2 1 2 2/.test(text)) && texts.some((text) => /1 1 1 2/.test(text)));
    assert.equal((await game.state()).moves, 1);
    await close_game(game);
  });

  it('the page says so where neither store has room', async () => {
    const context = await host.visitor();
    const page = await blank(context);
    await page.evaluate(() => {
      for (let size = 1 << 20, index = 0; size >= 1; size >>= 1) {
        try {
          for (;; ++index) localStorage.setItem(`other.${index}`, 'x'.repeat(size));
        } catch {}
      }
    });
    await context.addInitScript(() => {
      IDBObjectStore.prototype.put = function refuse() { this.transaction.abort(); throw new DOMException('full', 'QuotaExceededError'); };
    });
    const game = await host.game({ code: tiles }, context);
    await swap(game, [1, 1], [1, 2], 1);
    await game.sees('that it is not kept', ({ notice }) => /does not let this page save your game/.test(notice));
    assert.deepEqual(await kept_texts(page), {});
    await page.evaluate(() => localStorage.clear());
    await swap(game, [0, 0], [0, 1], 2);
    await page.waitForFunction((key) => localStorage.getItem(key), name);
    assert.match((await kept_texts(page))[name], /1 1 1 2[^]*0 0 0 1/);
    await close_game(game);
  });

  it('nothing is written by somebody who only looks', async () => {
    const game = await host.game({ code: tiles });
    await new Promise((resolve) => setTimeout(resolve, 2500));
    assert.deepEqual(await game.page.evaluate(async () => [(await indexedDB.databases()).length, Object.keys(localStorage)]), [0, []]);
    await close_game(game);
  });
});
