// node tests/package/preview.mjs [FILE.png]: draws the picture that other sites show of a link to the page, assets/preview.png.
import { fileURLToPath } from 'node:url';
import { PackageHost, Player, close_page } from './lib/page.mjs';
import { tessera } from './lib/package.mjs';

const target = process.argv[2] ?? fileURLToPath(new URL('../../assets/preview.png', import.meta.url));
const code = '1p/11x5/iq/hz5dGYTqKbCK7cwAMtbakA/q47h'; // the twelve pieces on 5 x 11, some of them given
const host = new PackageHost();
await host.open();
const style = `<style>
  body { margin: 0; inline-size: 1200px; block-size: 630px; display: grid; grid-template: auto 1fr / 1fr; background: #f4f1ea; font: 600 64px Manrope, "DejaVu Sans", sans-serif; color: #26221c }
  h1 { margin: 36px 70px 0; font-size: 64px } p { margin: 0 70px; font-size: 30px; font-weight: 400 }
  tessera-puzzle { --tessera-largest-cell: 84px; --tessera-page: #f4f1ea; --tessera-line: #f4f1ea; inline-size: 610px; margin: 10px 40px; transform: scale(1.55); transform-origin: 0 0 }
  tessera-puzzle::part(progress), tessera-puzzle::part(tray) { display: none }
</style>`;
const page = await host.page(`<div><h1>Tessera</h1><p>Fit the pieces, and see why</p></div><tessera-puzzle readonly code="${code}"></tessera-puzzle>`,
  { head: style, width: 1200, height: 630 });
const player = await new Player(page).is_ready();
const { moves } = await tessera.solve(code);
for (const move of moves.slice(0, 2)) await player.element.evaluate((one, text) => one.play(text), move);
await page.screenshot({ path: target });
await close_page(page);
await host.close();
