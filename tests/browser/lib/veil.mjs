// Speeds up tests without a graphics card, where painting takes most of a page's time and most frames are never looked at.
// With the veil, one frame in sixteen makes all its WebGL calls, which the browser checks, but paints only one pixel; the
// others leave the canvas as it is, so that the browser does not compose the page again. A test that looks lifts it.
export async function veil(context) {
  await context.addInitScript(() => {
    const { prototype } = globalThis.WebGL2RenderingContext ?? { prototype: {} };
    const { scissor, clear, drawElements } = prototype;
    const state = { veiled: Infinity, painted: 0 }; // frames that are still veiled, and frames painted since
    let frame = 0;
    const is_checked = () => state.veiled <= 0 || frame % 16 === 1;
    globalThis.veil = state;
    prototype.scissor = function paint_within(x, y, width, height) {
      const most = state.veiled > 0 ? 1 : Infinity;
      scissor.call(this, x, y, Math.min(width, most), Math.min(height, most));
    };
    prototype.clear = function begin_frame(mask) {
      frame += 1;
      state.veiled -= 1;
      if (state.veiled <= 0) state.painted += 1;
      if (is_checked()) clear.call(this, mask);
    };
    prototype.drawElements = function draw_if_checked(...what) {
      if (is_checked()) drawElements.apply(this, what);
    };
  });
}

// Has frames drawn, of which the first ones stay veiled; returns whether one was painted.
const paints = (page, veiled) => page.evaluate((first) => {
  Object.assign(globalThis.veil, { veiled: first + 1, painted: 0 });
  dispatchEvent(new Event('languagechange')); // causes frames to be drawn
  return new Promise((done) => {
    const look = (left) => {
      const { painted } = globalThis.veil;
      if (painted || !left) done(painted > 0);
      else requestAnimationFrame(() => look(left - 1));
    };
    requestAnimationFrame(() => look(4));
  });
}, veiled);

// Runs `look` on the fully painted page. A page without veil or program is left as it is, as one that is already looked at.
// An event causes three frames, of which the last is enough.
export async function without_veil(page, look) {
  const is_veiled = await page.evaluate(() => Boolean(globalThis.tessera && globalThis.veil?.veiled > 0));
  if (!is_veiled) return look();
  if (!(await paints(page, 2))) await paints(page, 0);
  const result = await look();
  await page.evaluate(() => { globalThis.veil.veiled = Infinity; });
  return result;
}
