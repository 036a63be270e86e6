// Promise: Whichever file of the page is missing, damaged, slow or hung, the page says so and offers a way on.
// Whatever is wrong with any file of the page: a sentence reports it, the player can continue, nothing stays busy, and
// there is no uncaught error.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it as endless_it } from 'node:test';
import { Host, nightly, site_folder, variants } from './lib/browser.mjs';
import { FaultyHost, faults, slow_ms } from './lib/faulty_host.mjs';
import { Game } from './lib/game.mjs';
import * as player from './lib/player.mjs';
import { veil } from './lib/veil.mjs';

const host = new Host();
const faulty = new FaultyHost();
before(async () => {
  await host.open();
  await faulty.open(site_folder);
});
after(async () => {
  faulty.close();
  await host.close();
});

const it = (name, act) => endless_it(name, { timeout: 180000 }, act);
const together = { concurrency: 6 }; // most of the time is spent waiting

// Long timeouts of the page run ten times as fast until the fault is healed: first those for tables, which are the longest,
// then the checks of a silent worker. All other timeouts are unchanged.
const for_tables_ms = 20000;
const for_workers_ms = 1000;
const hurry = (page) => page.addInitScript((least) => {
  const start_timer = setTimeout;
  globalThis.hurried_ms = least;
  globalThis.setTimeout = (act, ms = 0, ...rest) => start_timer(act, ms < globalThis.hurried_ms ? ms : ms / 10, ...rest);
}, for_tables_ms);
const hurry_from = (page, ms) => page.evaluate((least) => { globalThis.hurried_ms = least; }, ms);

const in_a_hurry = (fault) => (fault === 'hung' ? { prepare: hurry } : {});

async function heal({ page, place }) {
  faulty.heal(place);
  await hurry_from(page, Infinity);
}

const { code } = player.small;
const number_swap = '1s/2x2/U/wsba';

// Opens a page as a new visitor; `leave` checks that nothing was thrown.
async function visit(file, fault, { prepare = () => {}, locale = 'en-GB', which = '', fragment = code } = {}) {
  const context = await host.browser.newContext({ viewport: { width: 600, height: 960 }, serviceWorkers: 'block', reducedMotion: 'reduce', locale });
  await veil(context);
  const thrown = [];
  context.on('weberror', (event) => thrown.push(String(event.error())));
  const page = await context.newPage();
  await prepare(page);
  const place = faulty.place(file, fault);
  await page.goto(`${faulty.address(place)}${which}#${fragment}`, { waitUntil: 'commit' });
  const leave = async () => {
    await context.close();
    // The browser itself reports a damaged script; half a script may end in half a name.
    const of_browser = /[.]js.*~(cut|dropped|corrupt)/.test(place) ? /^(Syntax|Reference)Error/ : /^SyntaxError/;
    assert.deepEqual(thrown.filter((error) => !of_browser.test(error)), [], 'nothing is thrown that nobody catches');
  };
  return { game: new Game(page), page, place, leave };
}

// ---- At the start

const works = 'the game';
const says = 'a sentence and a button';
const waits = 'the advice to reload';

const needless = 'first.js+second.wasm+later.js+levels.txt+worker.js+worker.wasm+sw.js+icon.svg+manifest.webmanifest+licences.txt';

// The final state. The page waits for half a file as long as the browser does.
const expected = {
  'boot.js': { hung: waits, slow: works, else: says },
  'style.css': { slow: works, corrupt: works, else: says }, // a damaged style sheet still works
  'app.js': { hung: waits, slow: works, else: says },
  'app.wasm': { hung: waits, slow: works, else: says },
  [needless]: { else: works },
};

const ends = {
  async [works]({ game }) {
    await game.is_playable();
    await game.page.locator('#shell').waitFor({ state: 'hidden' });
  },
  async [waits]({ page }) {
    await page.getByText('taking longer than it should').waitFor();
    await page.waitForFunction(() => getComputedStyle(document.getElementById('late')).opacity === '1');
  },
  async [says]({ game, page, place }) {
    await page.getByText('could not be loaded').filter({ visible: true }).first().waitFor({ timeout: 40000 });
    faulty.heal(place);
    await page.locator('#again').click();
    await game.is_playable();
  },
};

// Each file, and each end.
const daily = {
  'boot.js': ['404', 'hung'],
  'style.css': ['corrupt'],
  'app.js': ['500'],
  'app.wasm': ['cut', 'slow'],
  [needless]: ['404'],
};

describe('the page starts', together, () => {
  for (const [file, ending] of Object.entries(expected)) {
    for (const fault of variants(Object.keys(faults), daily[file])) {
      const end = ending[fault] ?? ending.else;
      it(`${file}, ${fault}: ${end}`, async () => {
        const visited = await visit(file, fault);
        await ends[end](visited);
        await visited.leave();
      });
    }
  }

  it('style.css: whichever letter is another one, its last line is read', async () => {
    const page = await host.browser.newPage();
    const style = readFileSync(join(site_folder, 'style.css'), 'utf8');
    const [stride] = variants([1, 8], [8]); // each day one letter in eight
    const { unread, is_read_whole } = await page.evaluate(([text, every]) => {
      const whole = new TextEncoder().encode(text);
      const is_read = (bytes) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(new TextDecoder().decode(bytes));
        return [...sheet.cssRules].some((rule) => rule.selectorText === ':root' && rule.style.getPropertyValue('--whole'));
      };
      const places = [...Array(text.indexOf('*/)')).keys()].filter((place) => place % every === 0);
      const is_read_with = (place) => is_read(whole.map((byte, index) => (index === place ? byte ^ 0x5a : byte)));
      return { is_read_whole: is_read(whole), unread: places.filter((place) => !is_read_with(place)) };
    }, [style, stride]);
    await page.close();
    assert.ok(is_read_whole && style.length > 5000);
    assert.deepEqual(unread.map((place) => style.slice(place - 10, place + 10)), []);
  });

  it('index.html, cut: a sentence', async () => {
    const visited = await visit('index.html', 'cut');
    await visited.page.getByText('could not be loaded').waitFor();
    await visited.leave();
  });
});

// ---- The levels, which are loaded after the first frame

const no_levels = ({ levels, buttons }) => !levels && buttons.some(({ name }) => name === 'levels');

async function open_list({ game }) {
  await game.is_playable();
  await game.press('home');
  await game.sees('the list', ({ screen }) => screen === 'home');
}

async function opens_level({ game }) {
  await game.sees('the levels', ({ levels, buttons }) => levels && buttons.some(({ name }) => name === 'level.0'));
  await game.frame();
  const { code: before } = await game.state();
  await game.press('level.0');
  await game.sees('a level', ({ screen, code: after }) => screen === 'play' && after !== before);
}

describe('the levels', together, () => {
  for (const fault of variants(Object.keys(faults), ['corrupt', 'hung'])) {
    const comes = fault === 'slow';
    it(`levels.txt, ${fault}: ${comes ? 'the list' : 'another attempt'}`, async () => {
      const visited = await visit('levels.txt', fault, in_a_hurry(fault));
      await open_list(visited);
      if (!comes) {
        await visited.game.sees('the button for another attempt', no_levels, 40000);
        await heal(visited);
        await visited.game.frame();
        await visited.game.press('levels');
      }
      await opens_level(visited);
      await visited.leave();
    });
  }

  it('none is read because a link is opened, and few for the list', async () => {
    const visited = await visit('', 'none');
    await visited.game.is_playable();
    const { levels_read } = await visited.game.sees('the levels', ({ levels }) => levels);
    assert.equal(levels_read, 0);
    await open_list(visited);
    const { levels_read: shown } = await visited.game.state();
    assert.ok(shown > 0 && shown < 30, `${shown} levels read`);
    await visited.leave();
  });
});

// ---- The later script, which is loaded after the first frame

const copied = ({ notice }) => /copied/i.test(notice);

async function copy_link({ game }) {
  await game.press('share');
  await game.sees('the sheet', ({ panel }) => panel === 'share');
  await game.frame();
  await game.press('share.copy');
}

describe('the later script', together, () => {
  for (const fault of variants(Object.keys(faults), ['cut'])) {
    const comes = fault === 'slow';
    it(`later.js, ${fault}: ${comes ? 'what it does is done' : 'a sentence, and another attempt'}`, async () => {
      const visited = await visit('later.js', fault, in_a_hurry(fault));
      const { game, page } = visited;
      await game.is_playable();
      if (comes) await page.waitForTimeout(slow_ms * 2);
      await copy_link(visited);
      if (!comes) {
        await page.getByText('has not loaded yet').first().waitFor();
        await heal(visited);
        if (fault === 'hung') await page.evaluate(() => { const real = performance.now.bind(performance); performance.now = () => real() + 30000; });
        await page.locator('.notice .close').first().click();
        await game.press('share.copy');
        await page.waitForTimeout(1000);
        // An attempt begun by the first press may find the healed file, and then the sheet is gone.
        const state = await game.sees('what the attempt did', () => true);
        if (!copied(state)) await game.press('share.copy');
      }
      await game.sees('the answer', copied);
      await visited.leave();
    });
  }
});

// ---- The picture in a page about engines, which is a page of its own

// A page waits ten seconds for its picture: here its clock is four times as fast.
const picture_ms = 2500;
const hurry_pictures = (page) => page.addInitScript(() => {
  const now = performance.now.bind(performance);
  if (self === top) performance.now = () => 4 * now();
});

describe('the picture of a page that teaches', together, () => {
  // With single wrong letters there is still a page, with its own words.
  for (const fault of variants(Object.keys(faults).filter((name) => name !== 'corrupt'), ['hung'])) {
    const comes = fault === 'slow';
    it(`lab.html, ${fault}: ${comes ? 'the picture' : 'a sentence, and another attempt'}`, async () => {
      const visited = await visit('lab.html', fault, { which: 'learn-dancing-links.html', prepare: hurry_pictures });
      const { page, place } = visited;
      const sentence = page.getByText('The picture could not be loaded');
      await page.locator('iframe').scrollIntoViewIfNeeded();
      if (!comes) {
        await sentence.waitFor({ timeout: 40000 });
        faulty.heal(place);
        await page.getByRole('button', { name: 'Try again' }).click();
        await sentence.waitFor({ state: 'hidden' });
      }
      const frame = await (await page.locator('iframe').elementHandle()).contentFrame();
      await new Game(frame).is_playable();
      await page.waitForTimeout(picture_ms + 600);
      assert.ok(await sentence.isHidden(), 'no sentence where there is a picture');
      await visited.leave();
    });
  }
});

// ---- A language, which is loaded in parallel with the program

const french = 'translation-fr.txt';
const visit_french = (fault, which) => visit(french, fault, { locale: 'fr-FR', which, ...in_a_hurry(fault) });

describe('a language', together, () => {
  for (const fault of variants(Object.keys(faults), ['other'])) {
    const comes = fault === 'slow';
    it(`${french}, ${fault}: ${comes ? 'French' : 'English, and another attempt'}`, async () => {
      const visited = await visit_french(fault);
      const { game } = visited;
      await game.is_playable();
      if (!comes) {
        const { language } = await game.sees('the sentence', ({ notice }) => notice.startsWith('This language could not'), 40000);
        assert.equal(language, 'en');
        await heal(visited);
        await game.frame();
        await game.press('notice.action');
      }
      await game.sees('French', ({ language }) => language === 'fr');
      await visited.leave();
    });
  }

  for (const fault of variants(Object.keys(faults).filter((name) => name !== 'slow'), ['404'])) {
    it(`${french}, ${fault}: the lab in English, which asks no second time`, async () => {
      const visited = await visit_french(fault, 'lab.html');
      await visited.game.is_playable();
      let asked = 0;
      visited.page.on('request', (request) => { asked += request.url().includes(french); });
      const { language } = await visited.game.sees('the sentence', (state) => /language could not/.test(state.sentence), 40000);
      assert.equal(language, 'en');
      await visited.page.waitForTimeout(500);
      assert.ok(asked <= 1, `asked ${asked} times`);
      await visited.game.press('lab.step');
      await visited.game.sees('a step', ({ step }) => step > 0);
      await visited.leave();
    });
  }

  it('what is told before the game is, is told in French all the same, where the program is missing', async () => {
    const visited = await visit('app.wasm', '404', { locale: 'fr-FR' });
    await visited.page.getByText('n’a pas pu être chargé').filter({ visible: true }).first().waitFor();
    await visited.leave();
  });

  it('where neither the program nor the language is there, in both', async () => {
    const visited = await visit(`app.wasm+${french}`, '404', { locale: 'fr-FR' });
    await visited.page.locator('#trouble').filter({ hasText: 'could not be loaded' }).filter({ hasText: 'n’a pas pu' }).waitFor();
    await visited.leave();
  });
});

// ---- At work

const made_by_worker = '1t/p1/3/size.8x8.pieces.13.smallest.2.largest.0/2yeb';

async function open_settings(game) {
  await game.press('settings');
  await game.sees('the sheet', ({ panel }) => panel === 'settings');
  await game.frame();
}

// For each task, how to request it, and where its result appears.
const tasks = {
  hint: {
    ask: (game) => game.press('hint'),
    is_answered: ({ hint }) => hint !== '',
    is_refused: ({ job }) => job === 'idle',
  },
  solve: {
    ask: (game) => game.press('solve'),
    is_answered: ({ solved }) => solved,
    is_refused: ({ job }) => job === 'idle',
  },
  analysis: {
    async ask(game) {
      await open_settings(game);
      await game.press('counts_ways');
      await close_sheet(game);
    },
    is_answered: ({ analysis }) => analysis?.exact,
    is_refused: ({ analysing, analysis, panel }) => panel === '' && !analysing && !analysis,
  },
  make: {
    ask: (game) => game.page.evaluate((hash) => { location.hash = hash; }, made_by_worker),
    is_answered: ({ board, making }) => board.columns === 8 && !making,
    is_refused: ({ job, making, panel, made }) => job === 'idle' && !making && panel === 'new' && made,
  },
};

// The sentence as announced, since the visible notice disappears after a while.
const sentence = /could not be loaded|is not responding|different versions|memory/;
const heard = (page) => page.waitForFunction(
  (text) => new RegExp(text).test(document.getElementById('live').textContent), sentence.source, { polling: 50, timeout: 60000 });

async function ask(task, { game, page }) {
  await page.evaluate(() => { document.getElementById('live').textContent = ''; });
  await game.frame();
  await task.ask(game);
}

async function close_sheet(game) {
  const { panel } = await game.state();
  if (panel !== '') await game.press('close');
  await game.sees('the board', (state) => state.panel === '');
}

async function refused(task, visited) {
  await ask(task, visited);
  await heard(visited.page);
  await visited.game.sees('the end of being busy', task.is_refused);
}

async function answered(task, visited) {
  await ask(task, visited);
  await visited.game.sees('the answer', task.is_answered, 30000);
}

// Checks that all tasks are refused, and that after the file is healed the next one is answered.
async function all_refused(visited, wanted) {
  for (const task of wanted) await refused(task, visited);
  await heal(visited);
  await close_sheet(visited.game);
  await answered(tasks.hint, visited);
  await visited.leave();
}

const worker_files = ['worker.js', 'worker.wasm'];

async function make_workers_mortal(page) {
  await hurry(page);
  await page.addInitScript(() => {
    const Whole = Worker;
    globalThis.Worker = class extends Whole {
      postMessage(message) {
        if (globalThis.are_mortal) this.terminate();
        super.postMessage(message);
      }
    };
    globalThis.are_mortal = true;
  });
}

async function visit_hurried(file, fault, prepare) {
  const visited = await visit(file, fault, { prepare });
  await visited.game.is_playable();
  await hurry_from(visited.page, for_workers_ms);
  return visited;
}

describe('the sheets come with the second part of the program', together, () => {
  const soon = async (game, fits) => {
    const end = Date.now() + 30000;
    for (;;) {
      const state = await game.state();
      if (fits(state)) return state;
      assert.ok(Date.now() < end, JSON.stringify(state));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const has_themes = ({ buttons }) => buttons.some(({ name }) => name.startsWith('theme'));

  for (const fault of variants(Object.keys(faults).filter((name) => name !== 'slow'), ['hung'])) {
    it(`second.wasm, ${fault}: the game is played, and a sheet appears once its part has come`, async () => {
      const visited = await visit('second.wasm', fault, in_a_hurry(fault));
      const { game } = visited;
      await game.is_playable();
      await answered(tasks.hint, visited);
      await game.press('card.close');
      await game.press('settings');
      const awaiting = await soon(game, ({ panel }) => panel === 'settings');
      assert.ok(!awaiting.drawn && !has_themes(awaiting));
      await heal(visited);
      await soon(game, has_themes);
      await visited.leave();
    });

    it(`second.wasm, ${fault}: the list waits for its part, is left, and is there once it has come`, async () => {
      const visited = await visit('second.wasm', fault, in_a_hurry(fault));
      const { game } = visited;
      await game.is_playable();
      await game.press('home');
      const awaiting = await soon(game, ({ screen }) => screen === 'home');
      assert.ok(!awaiting.drawn && !awaiting.buttons.some(({ name }) => name === 'edit'));
      await game.press('close');
      await soon(game, ({ screen }) => screen === 'play');
      await game.press('home');
      await heal(visited);
      await soon(game, ({ screen, buttons }) => screen === 'home' && buttons.some(({ name }) => name === 'edit'));
      await visited.leave();
    });

    it(`second.wasm, ${fault}: a puzzle of another family comes once its part has come, and the game goes on until then`, async () => {
      const visited = await visit('second.wasm', fault, in_a_hurry(fault));
      const { game, page } = visited;
      await game.is_playable();
      await page.evaluate((link) => { location.hash = link; }, number_swap);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const { family } = await game.state();
      assert.equal(family, 'polyomino');
      await heal(visited);
      await soon(game, (state) => state.family === 'number_swap' && state.drawn);
      await visited.leave();
    });

    it(`second.wasm, ${fault}: a first puzzle of another family waits for it`, async () => {
      const visited = await visit('second.wasm', fault, { ...in_a_hurry(fault), fragment: number_swap });
      const { game, page } = visited;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      assert.equal(await page.evaluate(() => globalThis.tessera?.state?.().frames ?? 0), 0);
      await heal(visited);
      await game.is_playable();
      await soon(game, (state) => state.family === 'number_swap' && state.drawn);
      await visited.leave();
    });
  }
});

describe('a worker that hangs is given up', together, () => {
  for (const file of worker_files) {
    for (const name of variants(Object.keys(tasks), file === 'worker.js' ? ['hint'] : [])) {
      it(`${file}: ${name}`, async () => all_refused(await visit_hurried(file, 'hung', hurry), [tasks[name]]));
    }
  }

  // A worker that is terminated, or killed for lack of memory, reports nothing.
  for (const name of variants(Object.keys(tasks), ['solve'])) {
    it(`ended without a word: ${name}`, async () => {
      const visited = await visit_hurried('', 'none', make_workers_mortal);
      await refused(tasks[name], visited);
      await visited.page.evaluate(() => { globalThis.are_mortal = false; });
      await heal(visited);
      await close_sheet(visited.game);
      await answered(tasks.hint, visited);
      await visited.leave();
    });
  }
});

describe('a worker that cannot be had', together, () => {
  const at_once = Object.keys(faults).filter((fault) => fault !== 'hung' && fault !== 'slow');
  for (const file of worker_files) {
    for (const fault of variants(at_once, file === 'worker.js' ? [] : ['cut'])) {
      it(`${file}, ${fault}: every task is refused, and nothing stays busy`, async () => {
        const visited = await visit(file, fault);
        await visited.game.is_playable();
        await all_refused(visited, Object.values(tasks));
      });
    }
    nightly(`${file}, slow: every task is done all the same`, async () => {
      const visited = await visit(file, 'slow');
      await visited.game.is_playable();
      for (const task of [tasks.analysis, tasks.hint, tasks.make]) await answered(task, visited);
      await visited.leave();
    });
  }
});
