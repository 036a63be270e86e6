// Without a graphics card, painting takes most of the time of a page, and most of what a test does is looked at by nobody. A
// page with the veil makes every call of WebGL that it would make, so the browser checks each of them, but of each part it
// paints one pixel, until somebody looks.
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

// Shows `look` the page as it is. A page that has no veil, or no program, is shown as it stands.
export async function without_veil(page, look) {
  const lift = (is_veiled) => page.evaluate((wanted) => {
    if (!globalThis.tessera || globalThis.is_veiled === undefined || globalThis.is_veiled === wanted) return null;
    globalThis.is_veiled = wanted;
    if (wanted) return null;
    dispatchEvent(new Event('languagechange')); // after which a frame is drawn, whatever the language
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, is_veiled);
  await lift(false);
  const result = await look();
  await lift(true);
  return result;
}
