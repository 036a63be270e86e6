// The page before the program starts, without it, and around it.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Host, close_game, it, screenshot_folder, site_folder } from './lib/browser.mjs';
import { Game } from './lib/game.mjs';
import { headers_of } from '../../web/serve.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

// Opens the page in a browser that lacks something and returns the sentence shown instead of the game.
async function trouble_seen(spoil) {
  const context = await host.visitor();
  const page = await context.newPage();
  await spoil(page);
  await page.goto(host.address);
  const trouble = page.locator('#trouble');
  await trouble.waitFor({ state: 'visible' });
  const sentence = await trouble.textContent();
  await context.close();
  return sentence;
}

describe('a browser that cannot', () => {
  it('is told that WebGL is missing', async () => {
    assert.match(await trouble_seen((page) => page.addInitScript(() => delete globalThis.WebGL2RenderingContext)), /WebGL 2/);
  });

  it('is told that WebGL is missing when only a context is refused', async () => {
    const refuse = () => { HTMLCanvasElement.prototype.getContext = () => null; };
    assert.match(await trouble_seen((page) => page.addInitScript(refuse)), /WebGL 2/);
  });

  it('is told that WebAssembly is missing', async () => {
    assert.match(await trouble_seen((page) => page.addInitScript(() => delete globalThis.WebAssembly)), /WebAssembly/);
  });

  it('is told when the program does not arrive', async () => {
    assert.match(await trouble_seen((page) => page.route('**/app.wasm*', (route) => route.abort())), /could not be loaded/);
  });

  it('is told in French when it speaks French', async () => {
    const context = await host.visitor({ locale: 'fr-FR' });
    const page = await context.newPage();
    await page.addInitScript(() => delete globalThis.WebAssembly);
    await page.goto(host.address);
    await page.getByText('Essayez un navigateur plus récent').waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
    await context.close();
  });

  it('is told when it opens the page from a folder', async () => {
    const context = await host.browser.newContext();
    const page = await context.newPage();
    await page.goto(pathToFileURL(join(site_folder, 'index.html')).href);
    await page.getByText('only from an address that begins with http').waitFor({ timeout: 20000 });
    await context.close();
  });

  it('is told at once when the script of the page is missing', async () => {
    const context = await host.visitor();
    const page = await context.newPage();
    await page.route('**/boot.js*', (route) => route.fulfill({ status: 404, body: 'no' }));
    await page.goto(host.address);
    await page.locator('#missing').waitFor({ timeout: 20000 });
    await page.unroute('**/boot.js*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await new Game(page).is_playable();
    await context.close();
  });

  it('plays without workers, and is told what that costs', async () => {
    const context = await host.visitor();
    await context.addInitScript(() => delete globalThis.Worker);
    const game = await host.game({ code: player.small.code }, context);
    await game.page.getByText('need Web Workers').waitFor();
    await player.place_by_dragging(game, player.small.answer[0].cells);
    await game.keys('h'); // the notice lies over the buttons
    await game.sees('the end of the hint', ({ job, notice }) => job === 'idle' && /could not be loaded/.test(notice));
    await close_game(game);
  });

  it('plays without a ResizeObserver', async () => {
    const context = await host.visitor();
    await context.addInitScript(() => delete globalThis.ResizeObserver);
    const game = await host.game({ code: player.small.code }, context);
    await game.page.setViewportSize({ width: 700, height: 500 });
    await game.sees('the new width', ({ width }) => width === 700);
    await close_game(game);
  });

  it('is told that scripts are off', async () => {
    const context = await host.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(host.address);
    assert.match(await page.locator('#shell').innerText(), /needs JavaScript/);
    await context.close();
  });
});

async function see_end_of_help(game) {
  await game.page.mouse.move(450, 320);
  for (let notch = 0; notch < 6; ++notch) await game.page.mouse.wheel(0, 100);
  await game.sees('the end of it', ({ buttons }) => buttons.some(({ name, y }) => name === 'licences' && y < 590));
}

describe('the shell', () => {
  it('shows the name of the game while the program is on its way, and then goes', async () => {
    const context = await host.visitor();
    const page = await context.newPage();
    let let_go;
    const wait = new Promise((resolve) => { let_go = resolve; });
    await page.route('**/app.wasm*', async (route) => (await wait, route.continue()));
    await page.goto(host.address);
    await page.getByText('Tessera', { exact: true }).last().waitFor({ state: 'visible' });
    await page.screenshot({ path: join(screenshot_folder, 'shell.png') });
    let_go();
    await new Game(page).is_playable();
    await page.locator('#shell').waitFor({ state: 'hidden' });
    await close_game({ page });
  });

  it('runs one program, even if its script is run again', async () => {
    const game = await host.game();
    const before_it = await game.state();
    await game.page.evaluate(() => import('./boot.js?again'));
    await game.page.waitForTimeout(500);
    assert.equal((await game.state()).code, before_it.code);
    assert.equal(await game.page.locator('canvas').count(), 1);
    await close_game(game);
  });

  it('copies a report of a fault from the help, as tessera replay takes it', async () => {
    const game = await host.game({ code: player.small.code });
    await game.press('help');
    await game.sees('the help', ({ panel }) => panel === 'help');
    await game.frame();
    await game.screenshot('help');
    await see_end_of_help(game);
    await game.press('help.report');
    await game.sees('the answer', ({ notice }) => /copied/i.test(notice));
    const report = await game.page.evaluate(() => navigator.clipboard.readText());
    assert.match(report, /^Tessera \d+[.]\d+[.]\d+ \([0-9a-f]+[+]?\) http\S+#1p\S+$/);
    assert.ok(report.endsWith(`#${player.small.code}`));
    await close_game(game);
  });

  it('shows the licences from the help, beside the game', async () => {
    const game = await host.game({ code: player.small.code });
    await game.press('help');
    await game.sees('the help', ({ panel }) => panel === 'help');
    await see_end_of_help(game);
    const opened = game.page.context().waitForEvent('page');
    await game.press('licences');
    const terms = await (await opened).textContent('body');
    const named = ['Tessera', 'Dear ImGui', 'QR Code generator', 'SDL', 'Manrope', 'tl::expected', 'Emscripten', 'musl', 'libc++', 'dlmalloc'];
    for (const name of named) assert.ok(terms.includes(`==== ${name}`), name);
    for (const said of ['Permission is hereby granted', 'SIL OPEN FONT LICENSE', 'LLVM Exceptions']) assert.ok(terms.includes(said), said);
    await game.page.context().close(); // a text page has no icon, so the browser's request for it fails
  });

  it('works from any folder of a host', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'tessera-'));
    cpSync(site_folder, join(parent, 'games/tessera'), { recursive: true });
    const context = await host.visitor();
    const page = await context.newPage();
    await page.goto(`${await host.serve(parent)}games/tessera/`);
    await new Game(page).is_playable();
    await context.close();
    rmSync(parent, { recursive: true });
  });
});

describe('without a network', () => {
  let folder;
  let versions = 0;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-'));
    cpSync(site_folder, folder, { recursive: true });
  });
  after(() => rmSync(folder, { recursive: true }));

  const kept = (page) => page.evaluate(() => navigator.serviceWorker.ready);
  const controlled = (page) => page.waitForFunction(() => navigator.serviceWorker.controller);

  // Publishes another version: the same files under another version mark.
  function publish() {
    const mark = `${++versions}`.padStart(12, 'f');
    const old = readFileSync(join(folder, 'sw.js'), 'utf8').match(/version = '(\w+)'/)[1];
    for (const file of ['index.html', 'lab.html', 'boot.js', 'later.js']) {
      writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replaceAll(old, mark));
    }
    const hash = (file) => `sha256-${createHash('sha256').update(readFileSync(join(folder, file))).digest('base64')}`;
    const worker = readFileSync(join(folder, 'sw.js'), 'utf8').replace(old, mark)
      .replace(/\["\.\/","[^"]*"\]/, JSON.stringify(['./', hash('index.html')]))
      .replace(/\["(boot.js|later.js|lab.html)","[^"]*"\]/g, (_, file) => JSON.stringify([file, hash(file)]));
    writeFileSync(join(folder, 'sw.js'), worker);
    return mark;
  }

  const version_of = (page) => page.evaluate(() => new URL(document.querySelector('script[type=module]').src).search.slice(1));

  async function open(context, address) {
    const page = await context.newPage();
    await page.goto(address);
    await new Game(page).is_playable();
    return page;
  }

  it('a new version is taken by the tab that asks for it, and no other loses anything', async () => {
    const context = await host.visitor({ offline: true });
    const address = await host.serve(folder);
    const one = await open(context, address);
    await kept(one);
    await one.reload();
    await controlled(one);
    const before_update = await version_of(one);

    const mark = publish();
    await one.evaluate(() => void navigator.serviceWorker.ready.then((registration) => registration.update()));
    await one.getByText('A new version is ready.').waitFor();
    const other = await open(context, `${address}#${player.small.code}`);
    assert.equal(await version_of(other), before_update, 'nobody has asked for the new one yet');
    const game = new Game(other);
    await game.frame();

    await one.bringToFront();
    const reloaded = one.waitForEvent('load');
    await one.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await new Game(one).is_playable();
    assert.equal(await version_of(one), mark);

    await other.bringToFront();
    await other.getByText('A new version is running in another tab').waitFor();
    assert.equal(await version_of(other), before_update);
    const programs = [];
    other.on('request', (request) => programs.push(request.url()));
    await player.place_by_dragging(game, player.small.answer[0].cells); // which starts the first worker
    await other.locator('#canvas').focus();
    await game.keys('h'); // the notice lies over the buttons
    await game.sees('a hint', ({ hint }) => hint !== '');
    assert.ok(programs.some((url) => url.endsWith(`worker.js?${before_update}`)), 'with the worker of its own version');
    await other.getByRole('button', { name: 'Reload' }).click();
    await other.waitForFunction((text) => document.querySelector('script[type=module]').src.endsWith(text), mark);
    await game.is_playable();
    assert.ok(player.is_placed(await game.state(), player.small.answer[0].cells), 'and after it was loaded again');
    await context.close();
  });

  it('a page visited once opens again, and its licences are no game', async () => {
    const context = await host.visitor({ offline: true });
    const address = await host.serve(folder);
    const page = await open(context, address);
    await kept(page);
    await page.reload();
    await controlled(page);
    await page.goto(`${address}licences.txt`);
    assert.match(await page.textContent('body'), /==== Tessera ====/);
    const unknown = await page.goto(`${address}nothing/here`);
    assert.equal(unknown.status(), 404, 'what does not exist is answered by the host');

    host.cut_off();
    await page.goto(`${address}licences.txt`);
    assert.match(await page.textContent('body'), /==== Tessera ====/);
    await page.goto(`${address}index.html#${player.small.code}`);
    const game = new Game(page);
    await game.is_playable();
    await game.frame();
    await game.press('hint');
    await game.sees('a hint without a network', ({ hint }) => hint !== '');
    await page.goto(`${address}lab.html#${player.small.code}`);
    await game.is_playable();
    await game.sees('a search without a network', ({ screen, steps }) => screen === 'lab' && steps > 0);
    await context.close();
  });
});

describe('a host', () => {
  it('of each kind is told the same headers', () => {
    const read = (file) => readFileSync(join(site_folder, file), 'utf8');
    const told = (path) => Object.entries(headers_of(site_folder, path)).map((header) => header.join(': ')).sort();
    const apache = [...read('.htaccess').matchAll(/Header set ([\w-]+) "(.*)"/g)].map(([, name, value]) => `${name}: ${value}`).sort();
    const is_of_frames = (header) => /frame-ancestors 'self'/.test(header);
    assert.ok(apache.length >= 5 && apache.some(is_of_frames));
    for (const path of ['/', '/index.html', '/lab.html', '/lab', '/learn.html', '/learn-tree.fr.html']) assert.deepEqual(told(path), apache);
    assert.match(read('.htaccess'), /<FilesMatch "\^embed.*">\s+Header unset Content-Security-Policy/);
    assert.deepEqual(told('/embed.html'), apache.filter((header) => !is_of_frames(header)));
  });
});
