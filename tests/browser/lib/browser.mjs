// Promise: The page makes no request to another site, and keeps to its security policy.
// Opens the page in a real browser and watches it: requests to other origins, violations of the page's security policy
// and console errors are problems, for which close_game fails the test.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync } from 'node:fs';
import { it as endless_it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from '../../../web/serve.mjs';
import { Game } from './game.mjs';
import { plain, ReusedPages } from './reused.mjs';
import { veil } from './veil.mjs';

// TESSERA_SITE names the page's folder, TESSERA_CHROMIUM another browser. Screenshots to look at are taken only where TESSERA_SHOTS
// names their folder, and by tests/run --all: painting them takes a fifth of the time of all browser tests.
export const from_top = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
export const site_folder = process.env.TESSERA_SITE ?? from_top('build/web/site');
export const screenshot_folder = process.env.TESSERA_SHOTS ?? from_top('build/screenshots');
export const takes_screenshots = 'TESSERA_SHOTS' in process.env || process.env.TESSERA_ALL_TESTS === 'yes';

// The page around the canvas is composed without a graphics card, as there is none.
const flags = [
  '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--disable-dev-shm-usage', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist',
  '--disable-gpu-compositing',
  '--js-flags=--wasm-tiering-budget=130000000', // only functions that run for seconds are worth optimising in pages that live as long
];

// The headless shell of Chromium opens a page several times faster.
const chromium_path = process.env.TESSERA_CHROMIUM
  ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

// Most tests use a small window: the browser draws without a graphics card here.
const usual = { width: 900, height: 640 };
export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844, touch: true };
export const phone_lying = { width: 844, height: 390, touch: true };

function stop(server) {
  server.closeAllConnections();
  server.close();
}

// Variants of one test: tests/run takes the `daily` ones, tests/run --all takes `all`.
const takes_all = process.env.TESSERA_ALL_TESTS === 'yes';
export const variants = (all, daily) => (takes_all ? all : all.filter((one) => daily.includes(one)));
export const named_variants = (all, daily) => variants(Object.keys(all), daily).map((name) => [name, all[name]]);

// Paints every frame, in a window that takes half the time of the usual one; painted_nightly does so under tests/run --all alone.
export const painted = { width: 400, height: 480, painted: true };
export const painted_nightly = takes_all ? painted : {};

// A test that hangs fails after two minutes, and the others continue.
export const it = (name, act) => endless_it(name, { timeout: 120000 }, act);

// For what a daily test checks as well, on another lattice or in another browser: only tests/run --all runs it.
export const nightly = takes_all ? it : () => {};
export const only_nightly = { skip: takes_all ? false : 'tests/run --all takes it' };

// Browser and server for the tests of a file: use `before(() => host.open())` and `after(() => host.close())`.
export class Host {
  servers = [];
  pages = new ReusedPages();

  async open() {
    mkdirSync(screenshot_folder, { recursive: true });
    this.address = await this.serve(site_folder);
    this.browser = await chromium.launch({ executablePath: chromium_path, args: flags });
  }

  async close() {
    this.servers.forEach(stop);
    const patience = setTimeout(() => process.exit(), 10000); // also kills a browser that does not close
    await this.browser?.close();
    clearTimeout(patience);
  }

  // Serves another folder until close() and returns its address.
  async serve(folder) {
    const server = await serve(folder);
    this.servers.push(server);
    return `http://127.0.0.1:${server.address().port}/`;
  }

  // Stops all servers.
  cut_off() {
    this.servers.forEach(stop);
  }

  // Returns a new browser context with empty storage. With `painted`, frames are painted completely.
  async visitor(wish = {}) {
    const { width, height, touch } = { ...usual, ...wish };
    const context = await this.browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: wish.ratio ?? 1,
      hasTouch: touch ?? false,
      isMobile: wish.mobile ?? touch ?? false,
      colorScheme: wish.dark ? 'dark' : 'light',
      forcedColors: wish.forced ? 'active' : 'none',
      reducedMotion: wish.still ?? true ? 'reduce' : 'no-preference',
      locale: wish.locale ?? 'en-GB',
      serviceWorkers: wish.offline ? 'allow' : 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    if (!wish.painted) await veil(context);
    context.problems = [];
    const origin = new URL(this.address).origin;
    context.on('request', (request) => {
      const own = request.url().startsWith(origin) || request.url().startsWith(`blob:${origin}`);
      if (!own) context.problems.push(`request to ${request.url()}`);
    });
    // Nothing that waits for a crashed page ever ends by itself.
    context.on('page', (page) => page.on('crash', () => page.close({ reason: 'the page crashed' })));
    context.on('weberror', (event) => context.problems.push(`exception: ${event.error()}`));
    // Failed drawing only causes a warning: without this check, every test would pass on an empty canvas.
    // Leaving a page ends its requests; Chromium gives no reason then.
    const is_left = (line) => /^Fetch API cannot load \S+\.\s*$/.test(line.text());
    const is_problem = (line) => !is_left(line) && (line.type() === 'error' || /ERROR:|WebGL: INVALID/.test(line.text()));
    context.on('console', (line) => is_problem(line) && context.problems.push(`console: ${line.text()}`));
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
      let drawn = 0; // A page draws the same seeds each time it is opened, so that a test that fails once fails again.
      crypto.getRandomValues = (numbers) => {
        numbers.forEach((_, index) => { numbers[index] = Math.imul(drawn += 1, 0x9e3779b1); });
        return numbers;
      };
    });
    return context;
  }

  // Returns an empty page for a test, perhaps one that an earlier test is done with.
  async page_of_test(wish) {
    const { width, height } = { ...usual, ...wish };
    return this.pages.take(wish, { width, height }, async () => {
      const context = await this.visitor(wish);
      context.host = this;
      return context.newPage();
    });
  }

  // Opens the page, with a share code if given, and waits until the puzzle can be played and nothing covers it; with
  // `unmade` it does not wait for a puzzle that has to be generated first.
  async game(wish = {}, context = null) {
    const page = context ? await context.newPage() : await this.page_of_test(wish);
    await page.goto(this.address + (wish.code ? `#${wish.code}` : ''));
    const game = new Game(page);
    await game.is_whole();
    await page.locator('#shell').waitFor({ state: 'hidden' });
    if (!wish.unmade) await game.sees('nothing being made any more', ({ making }) => !making);
    return game;
  }
}

export async function close_game(game) {
  const context = plain(game.page).context();
  await game.easel?.close();
  const is_kept = await context.host?.pages.park(game).catch(() => false);
  if (!is_kept) await context.close();
  assert.deepEqual(context.problems.splice(0), []);
}
