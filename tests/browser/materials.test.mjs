// Promise: Pieces and tiles of every lattice can be of wood, felt, paper or glass; the choice is seen at once, is kept, and draws nothing at rest.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, phone, variants } from './lib/browser.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const sizes = { desktop, phone };
const materials = ['plain', 'wood', 'felt', 'paper', 'glass'];

async function choose(game, name, index) {
  await game.press('settings');
  await game.sees('the settings', ({ panel }) => panel === 'settings');
  await game.press(`${name}.${index}`);
  await game.frame();
  await game.keys('Escape');
  await game.sees('the board', ({ panel }) => panel === '');
}

// Returns the number of colours of a piece that was placed, away from its letter and edges.
async function colors_of_piece(game) {
  const { x, y } = await game.cell(0, 0);
  const { board } = await game.state();
  const side = Math.floor(board.cell * 0.7);
  return game.color_count({ x: Math.round(x - side / 2), y: Math.round(y - side / 2), width: side, height: side });
}

// True if no frame is drawn for a while, once the searches that a reload starts have answered.
async function comes_to_rest(game) {
  for (let attempt = 0; attempt < 10; ++attempt) {
    const { frames } = await game.state();
    await new Promise((resolve) => setTimeout(resolve, 600));
    if ((await game.state()).frames === frames) return true;
  }
  return false;
}

describe('a material', () => {
  for (const name of variants(Object.keys(sizes), ['phone'])) {
    it(`of pieces is chosen, seen, kept and at rest: ${name}`, async () => {
      const game = await host.game({ ...sizes[name], code: player.small.code });
      await player.place_by_dragging(game, player.small.answer[0].cells);
      const seen = {};
      for (const [index, material] of materials.entries()) {
        await choose(game, 'material', index);
        seen[material] = await colors_of_piece(game);
        await game.screenshot(`material-${material}-${name}`);
      }
      for (const material of materials.slice(1)) {
        assert.ok(seen[material] >= seen.plain + 3, JSON.stringify(seen));
      }
      await game.page.reload();
      await game.is_playable();
      await game.is_whole();
      await game.frame();
      assert.ok((await colors_of_piece(game)) >= seen.plain + 3, 'glass is kept');
      assert.ok(await comes_to_rest(game), 'nothing is drawn at rest');
      await choose(game, 'material', 0);
      assert.equal(await colors_of_piece(game), seen.plain);
      await close_game(game);
    });
  }
});

describe('a material on other cells than squares', () => {
  const boards = { hexagons: '57-hexagon-05', triangles: '58-triangle-05', diamonds: '59-turned-05', balls: '60-pyramid-10', cubes: '62-box-02' };
  const codes = readFileSync(new URL('../../levels/codes.txt', import.meta.url), 'utf8');
  for (const name of variants(Object.keys(boards), ['balls'])) {
    it(`is seen on ${name}`, async () => {
      const [, code] = codes.match(new RegExp(`polyomino/${boards[name]} (\\S+)`));
      const game = await host.game({ ...desktop, code: code.replace('#', '') });
      const seen = [];
      for (const index of materials.keys()) {
        await choose(game, 'material', index);
        await game.page.mouse.move(2, 2);
        await game.frame();
        seen.push(await game.color_count({ x: 0, y: 60, ...desktop, height: 640 }));
        await game.screenshot(`material-${materials[index]}-${name}`);
      }
      assert.ok(seen.slice(1).every((count) => count > seen[0] + 20), String(seen));
      await close_game(game);
    });
  }
});

describe('vivid colours', () => {
  it('are those of the light and of the dark theme, and of the page around', async () => {
    const game = await host.game({ ...phone, code: player.small.code });
    const page_color = () => game.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const seen = new Set();
    for (const [theme, index] of [['light', 1], ['dark', 2]]) {
      await choose(game, 'theme', index);
      for (const color of [0, 1]) {
        await choose(game, 'colors', color);
        assert.equal((await game.state()).theme, theme);
        seen.add(await page_color());
        await game.screenshot(`theme-${theme}-${color}`);
      }
    }
    assert.equal(seen.size, 4, [...seen].join(' '));
    await close_game(game);
  });
});
