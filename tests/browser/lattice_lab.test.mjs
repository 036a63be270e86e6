// Promise: The lab records, draws and replays searches on every lattice, as the game draws them.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, phone, phone_lying, variants } from './lib/browser.mjs';
import { open_lab as open_lab_at } from './lib/lab.mjs';
import { code_of } from './lib/levels.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const levels = {
  hexagons: 'polyomino/57-hexagon-16',
  triangles: 'polyomino/58-triangle-16',
  turned: 'polyomino/59-turned-04',
  balls: 'polyomino/60-pyramid-16',
  cubes: 'polyomino/61-soma-01',
};

const query_of = ({ engine, more }) => (engine ? `?engine=${engine}${more ?? ''}` : '');
const open_lab = (level, wish) => open_lab_at(host, wish, code_of(level) + query_of(wish), { ready: ({ steps }) => steps > 1 });

// Each kind of picture, on one lattice or another.
const daily = { hexagons: ['annealing'], triangles: ['random_cut'], turned: [], balls: ['count'], cubes: [] };

describe('the lab on every lattice', () => {
  for (const [device, size] of named_variants({ desktop, phone, lying: phone_lying }, ['desktop'])) {
    for (const [cells, level] of named_variants(levels, ['hexagons', 'balls'])) {
      it(`replays a search for a tiling of ${cells}: ${device}`, async () => {
        const lab = await open_lab(level, { ...size, engine: 'algorithm_x+first+zones', more: '&choices=yes' });
        await lab.sees('the end', ({ searching }) => !searching);
        await lab.page.locator('#canvas').focus();
        await lab.keys('5');
        const { sentence } = await lab.sees('the middle', ({ step, steps }) => step === Math.floor(steps / 2));
        assert.ok(sentence.length > 10);
        await lab.screenshot(`lab-${cells}-${device}`);
        await lab.keys('n');
        const found = await lab.sees('a solution', ({ solved }) => solved);
        assert.match(found.sentence, /solution/);
        await close_game(lab);
      });
    }
  }

  it('turns the picture of a board in space, and leaves its pieces alone', async () => {
    const lab = await open_lab(levels.balls, { ...desktop, engine: 'dancing_links' });
    const before = await lab.sees('the end', ({ searching }) => !searching);
    const { picture, slider } = before.game.space;
    const from = { x: picture.x + picture.width / 2, y: picture.y + picture.height / 2 };
    await lab.drag(from, { x: from.x + 60, y: from.y + 20 });
    await lab.sees('the picture turned', ({ game }) => game.space.seen.some(({ x }, index) => Math.abs(x - before.game.space.seen[index].x) > 5));
    await lab.page.mouse.click(slider.x + slider.width / 2, slider.y + slider.height - 4);
    const peeled = await lab.sees('one layer', ({ game }) => game.space.shown === 1);
    assert.deepEqual(peeled.game.placed, before.game.placed);
    assert.equal(peeled.step, before.step);
    await close_game(lab);
  });

  for (const [cells, level] of Object.entries(levels)) {
    for (const engine of variants(['annealing', 'random_cut', 'count'], daily[cells])) {
      it(`draws ${engine.replace('_', ' ')} on ${cells}`, async () => {
        const lab = await open_lab(level, { ...desktop, engine });
        await lab.page.locator('#canvas').focus();
        await lab.keys('5');
        await lab.sees('a place on the way', ({ step, playing }) => step > 0 && !playing);
        await lab.screenshot(`lab-${cells}-${engine}`);
        await close_game(lab);
      });
    }
  }
});
