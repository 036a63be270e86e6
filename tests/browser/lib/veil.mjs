// Speeds up tests without a graphics card, where painting takes most of a page's time and most frames are never looked at.
// With the veil, the page makes all its WebGL calls, and the browser checks them, but each paints only one pixel until a
// test takes a look.
export async function veil(context) {
  await context.addInitScript(() => {
    const { prototype } = globalThis.WebGL2RenderingContext ?? { prototype: {} };
    const { scissor } = prototype;
    globalThis.is_veiled = true;
    prototype.scissor = function paint_within(x, y, width, height) {
      const most = globalThis.is_veiled ? 1 : Infinity;
      scissor.call(this, x, y, Math.min(width, most), Math.min(height, most));
    };
  });
}

// Runs `look` on the fully painted page. A page without veil or program is left as it is.
export async function without_veil(page, look) {
  const lift = (is_veiled) => page.evaluate((wanted) => {
    if (!globalThis.tessera || globalThis.is_veiled === undefined || globalThis.is_veiled === wanted) return null;
    globalThis.is_veiled = wanted;
    if (wanted) return null;
    dispatchEvent(new Event('languagechange')); // causes a frame to be drawn
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, is_veiled);
  await lift(false);
  const result = await look();
  await lift(true);
  return result;
}
