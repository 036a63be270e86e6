// The page before, without and around the program.
import assert from 'node:assert/strict';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { Host, close_game, it, screenshot_folder, site_folder } from './lib/browser.mjs';
import { Game } from './lib/game.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

// Opens the page in a browser that lacks something and returns the sentence that stands there instead of the game.
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
    assert.match(await trouble_seen((page) => page.route('**/app.wasm', (route) => route.abort())), /could not be loaded/);
  });

  it('is told in French when it speaks French', async () => {
    const context = await host.visitor({ locale: 'fr-FR' });
    const page = await context.newPage();
    await page.addInitScript(() => delete globalThis.WebAssembly);
    await page.goto(host.address);
    await page.getByText('Un navigateur plus récent convient').waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
    await context.close();
  });

  it('is told that scripts are off', async () => {
    const context = await host.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(host.address);
    assert.match(await page.locator('#shell').innerText(), /needs JavaScript/);
    await context.close();
  });
});

describe('the shell', () => {
  it('shows the name of the game while the program is on its way, and then goes', async () => {
    const context = await host.visitor();
    const page = await context.newPage();
    let let_go;
    const wait = new Promise((resolve) => { let_go = resolve; });
    await page.route('**/app.wasm', async (route) => (await wait, route.continue()));
    await page.goto(host.address);
    await page.getByText('Tessera', { exact: true }).last().waitFor({ state: 'visible' });
    await page.screenshot({ path: join(screenshot_folder, 'shell.png') });
    let_go();
    await new Game(page).is_playable();
    await page.locator('#shell').waitFor({ state: 'hidden' });
    await close_game({ page });
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
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-'));
    cpSync(site_folder, folder, { recursive: true });
  });
  after(() => rmSync(folder, { recursive: true }));

  it('a page visited once opens again, and a new version waits until the player takes it', async () => {
    const context = await host.visitor({ offline: true });
    const page = await context.newPage();
    await page.goto(await host.serve(folder));
    await new Game(page).is_playable();
    await page.evaluate(() => navigator.serviceWorker.ready);

    appendFileSync(join(folder, 'sw.js'), '\n// another version\n');
    await page.reload();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByText('A new version is ready.').waitFor();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await reloaded;

    host.cut_off();
    await page.reload();
    await new Game(page).is_playable();
    await context.close();
  });
});
