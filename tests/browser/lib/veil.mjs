// Speeds up tests without a graphics card, where painting takes most of a page's time and most frames are never looked at.
// With the veil, one frame in sixteen makes all its WebGL calls, which the browser checks, but paints only one pixel; the
// others leave the canvas as it is, so that the browser does not compose the page again. A test that looks lifts it.
export async function veil(context) {
  await context.addInitScript(() => {
    const { prototype } = globalThis.WebGL2RenderingContext ?? { prototype: {} };
    const { scissor, clear, drawElements } = prototype;
    let frame = 0;
    const is_checked = () => !globalThis.is_veiled || frame % 16 === 1;
    globalThis.is_veiled = true;
    prototype.scissor = function paint_within(x, y, width, height) {
      const most = globalThis.is_veiled ? 1 : Infinity;
      scissor.call(this, x, y, Math.min(width, most), Math.min(height, most));
    };
    prototype.clear = function begin_frame(mask) {
      frame += 1;
      if (is_checked()) clear.call(this, mask);
    };
    prototype.drawElements = function draw_if_checked(...what) {
      if (is_checked()) drawElements.apply(this, what);
    };
  });
}

// Runs `look` on the fully painted page. A page without veil or program is left as it is, as one that is already looked at.
export async function without_veil(page, look) {
  const set_veil = (is_veiled) => page.evaluate((wanted) => {
    if (!globalThis.tessera || globalThis.is_veiled !== !wanted) return false;
    globalThis.is_veiled = wanted;
    if (wanted) return true;
    dispatchEvent(new Event('languagechange')); // causes a frame to be drawn
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))));
  }, is_veiled);
  const is_lifted = await set_veil(false);
  const result = await look();
  if (is_lifted) await set_veil(true);
  return result;
}
