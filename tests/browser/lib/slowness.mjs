// Promises about milliseconds hold for a machine at rest, and tests share theirs with others.
const usual_ms = 30; // of the loop below, in Chromium on two cores of 2.5 GHz at rest

// Returns how many times longer than there the page takes for a fixed piece of work, at least 1.
export async function slowness(page) {
  const ms = await page.evaluate(() => {
    const start = performance.now();
    let sum = 1;
    for (let turn = 0; turn < 2e7; turn += 1) sum = (Math.imul(sum, 1664525) + 1013904223) | 0;
    globalThis.unread = sum;
    return performance.now() - start;
  });
  return Math.max(1, ms / usual_ms);
}

// Returns the milliseconds that `act` would take on a machine at rest.
export async function rested_ms(page, act) {
  const before = await slowness(page);
  const start = Date.now();
  await act();
  const ms = Date.now() - start;
  return Math.round(ms / ((before + (await slowness(page))) / 2));
}
