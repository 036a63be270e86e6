// node tests/browser/film.mjs [FILE.gif]: plays a puzzle in the built page (a drag, a hint, a win) and makes the moving picture
// assets/film.gif of README.md from it. Needs ffmpeg.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Host } from './lib/browser.mjs';
import { middle, shape_of } from './lib/game.mjs';

const puzzle = '1p/11x5/iq/hz5dGYTqKbCK7cwAMtbakA/q47h'; // the twelve pieces on 5 x 11, some of them given
const first_piece = [[1, 1], [1, 2], [1, 3], [2, 2], [2, 3]];
const rate = 12; // pictures a second
const folder = mkdtempSync(join(tmpdir(), 'tessera-film-'));
const target = process.argv[2] ?? fileURLToPath(new URL('../../assets/film.gif', import.meta.url));
const host = new Host();
let count = 0;

async function shoot(game, seconds = 1 / rate) {
  const picture = await game.page.screenshot();
  for (let left = Math.max(1, Math.round(seconds * rate)); left > 0; --left) {
    writeFileSync(join(folder, `${String(count++).padStart(5, '0')}.png`), picture);
  }
}

async function glide(game, from, to, steps) {
  for (let step = 1; step <= steps; ++step) {
    const share = step / steps;
    const eased = share * share * (3 - 2 * share);
    await game.page.mouse.move(from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased);
    await shoot(game);
  }
}

async function drag(game, cells) {
  const start = middle(await game.tray_piece(shape_of(cells)));
  await game.page.mouse.move(start.x, start.y);
  await shoot(game, 0.6);
  await game.page.mouse.down();
  const target_cell = await game.cell(...cells[0]);
  await glide(game, start, target_cell, 14);
  for (let turns = 0; turns < 8 && shape_of((await game.state()).game.held.cells) !== shape_of(cells); ++turns) {
    if (turns === 4) await game.page.keyboard.press('Shift+ArrowDown');
    else await game.page.mouse.wheel(0, -100);
    await shoot(game, 0.25);
  }
  const { board, game: { held } } = await game.state();
  const row = Math.min(...cells.map(([each]) => each));
  const column = Math.min(...cells.map(([, each]) => each));
  const end = { x: target_cell.x + (column - held.column) * board.cell, y: target_cell.y + (row - held.row) * board.cell };
  await glide(game, target_cell, end, 5);
  await game.page.mouse.up();
  for (let picture = 0; picture < 5; ++picture) await shoot(game);
}

// Goes down one ladder of hints and lets it place its piece.
async function hint(game, seconds) {
  const { moves } = await game.state();
  for (let rung = 0; (await game.state()).moves === moves && rung < 10; ++rung) {
    const before = (await game.state()).hint;
    await game.press('hint');
    await game.sees('the next rung', (state) => state.job === 'idle' && (state.hint !== before || state.moves > moves));
    await game.frame();
    if ((await game.state()).moves === moves) await shoot(game, seconds);
  }
  for (let picture = 0; picture < 4; ++picture) await shoot(game);
}

await host.open();
const game = await host.game({ width: 960, height: 600, painted: true, still: false, code: puzzle });
await shoot(game, 1);
await drag(game, first_piece);
await hint(game, 1.6);
for (let left = 12; !(await game.state()).solved && left > 0; --left) await hint(game, 0.1);
await shoot(game, 2.5);
await host.close();
execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-framerate', String(rate), '-i', join(folder, '%05d.png'), '-vf',
  'split[a][b];[a]palettegen=max_colors=96[p];[b][p]paletteuse=dither=none:diff_mode=rectangle', '-loop', '0', target]);
rmSync(folder, { recursive: true });
console.log(`${target}: ${count} pictures, ${statSync(target).size} bytes`);
process.exit(0);
