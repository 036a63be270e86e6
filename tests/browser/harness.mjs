// What every browser test needs: the page on loopback and the installed Chromium. TESSERA_SITE names the page's folder,
// TESSERA_SHOTS the folder for screenshots, TESSERA_CHROMIUM another browser.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from '../../web/serve.mjs';

const top = join(dirname(fileURLToPath(import.meta.url)), '../..');
const site = process.env.TESSERA_SITE ?? join(top, 'build/web/site');
const shots = process.env.TESSERA_SHOTS ?? join(top, 'build/screenshots');

// Starts the server and the browser once a test file; close() ends both.
export async function open_browser() {
  const server = await serve(site);
  const browser = await chromium.launch({
    executablePath: process.env.TESSERA_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  return {
    address: `http://localhost:${server.address().port}/`,
    browser,
    async close() {
      await browser.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

// A page in a profile of its own; `faults` collects what the page or its console complained about.
export async function open_page(opened, { fragment = '', ...options } = {}) {
  const context = await opened.browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(opened.address) && !/^(data|blob):/.test(url)) {
      faults.push(`request to another origin: ${url}`);
    }
  });
  await page.goto(opened.address + fragment);
  return { page, context, faults };
}

export async function screenshot(page, name) {
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}.png`) });
}
