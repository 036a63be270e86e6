import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open_browser, open_page, screenshot } from './harness.mjs';

let opened;
before(async () => { opened = await open_browser(); });
after(() => opened.close());

test('the page draws something and complains about nothing', async () => {
  const { page, faults } = await open_page(opened);
  await page.waitForFunction(() => window.tessera?.state().frames > 0, null, { timeout: 20000 });
  await screenshot(page, 'boot');
  assert.deepEqual(faults, []);
});
