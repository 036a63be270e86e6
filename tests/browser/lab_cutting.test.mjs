// A random cut in the lab: the board with its growing pieces, and their sizes.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, phone, phone_lying, variants } from './lib/browser.mjs';
import { open_lab as open_lab_at } from './lib/lab.mjs';
import { code_of } from './lib/levels.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const open_lab = (wish = {}) => open_lab_at(host, wish, `${wish.code ?? code_of('polyomino/22-seven-square-block')}?${wish.query ?? 'engine=random_cut'}`, { has_focus: true });

const sizes = { portrait: phone, wide: desktop, lying: phone_lying };

describe('a random cut in the lab', () => {
  it('is the cut that the generator makes, and tells each step', async () => {
    const lab = await open_lab({ ...sizes.wide, code: code_of('polyomino/03-five-square'), query: 'engine=random_cut&seed=7' });
    const start = await lab.state();
    assert.deepEqual([start.cutting.seed, start.cutting.pieces, start.cutting.left], [7, 0, 25]);
    assert.match(start.sentence, /^The board is whole[.]$/);
    await lab.keys('ArrowRight');
    const first = await lab.sees('its first step', ({ step }) => step === 2);
    assert.match(first.sentence, /^Piece 1, planned with [45] cells, begins at row 1, column 1[.]$/);
    assert.deepEqual([first.cutting.pieces, first.cutting.left], [1, 24]);
    await lab.keys('n');
    const end = await lab.sees('its end', ({ step, steps }) => step === steps);
    assert.equal(end.cutting.labels, ' 0 0 1 1 2\n 0 0 1 1 2\n 0 3 3 4 2\n 3 3 4 4 2\n 3 3 4 4 2\n'); // as in tests/lab/record/cutting_record_test.cpp
    assert.match(end.sentence, /^The board is cut into 5 pieces[.]$/);
    await lab.keys('ArrowLeft', '0');
    const again = await lab.sees('the start', ({ step }) => step === 0);
    assert.deepEqual(again.cutting, start.cutting);
    await close_game(lab);
  });

  for (const [name, size] of Object.entries(sizes)) {
    for (const colors of variants(name === 'lying' ? ['light'] : ['light', 'dark'], { portrait: ['dark'], wide: [], lying: ['light'] }[name])) {
      it(`plays, takes another seed and is found again by its address: ${name}, ${colors}`, async () => {
        const lab = await open_lab({ ...size, dark: colors === 'dark' });
        await lab.keys('6');
        const { step } = await lab.sees('its middle', (state) => state.step === Math.floor(state.steps * 0.6));
        await lab.screenshot(`lab-cutting-${name}-${colors}`);
        await lab.keys('Space');
        await lab.sees('it going on', (state) => state.playing && state.step > step + 1);
        await lab.keys('Space');
        await lab.press('lab.help');
        await lab.sees('the help', ({ helping }) => helping);
        await lab.screenshot(`lab-cutting-help-${name}-${colors}`);
        await lab.keys('Escape');
        await lab.sees('no help', ({ helping }) => !helping);
        const before = await lab.state();
        await lab.press('lab.seed.more');
        await lab.sees('another seed', ({ cutting, step: place, searching, steps }) => !searching && steps > 0 && cutting.seed === 2 && place === 0);
        await lab.keys('n');
        const other = await lab.sees('its end', (state) => state.step === state.steps);
        assert.notEqual(other.cutting.labels, before.cutting.labels);
        await lab.sees('its address', ({ code }) => code.includes('engine=random_cut') && code.includes('seed=2') && code.includes(`place=${other.step}`));
        await lab.page.reload();
        await lab.is_playable();
        await lab.sees('the same again', ({ cutting }) => cutting?.labels === other.cutting.labels);
        await close_game(lab);
      });
    }
  }

  it('is chosen in the list, below the engines that solve, and takes part in no race', async () => {
    const lab = await open_lab({ ...sizes.portrait, query: 'place=3' });
    await lab.press('lab.engine');
    const list = await lab.sees('the list', ({ choosing }) => choosing);
    const below = list.buttons.findIndex(({ name }) => name === 'lab.engine.random_cut');
    assert.ok(below < 0 || list.buttons.slice(below + 1).every(({ name }) => !name.startsWith('lab.engine.')));
    await lab.scroll_to('lab.engine.random_cut');
    await lab.screenshot('lab-cutting-list');
    await lab.press('lab.engine.random_cut');
    await lab.sees('the cut', ({ cutting, choosing }) => cutting && !choosing);
    await lab.press('lab.compare');
    await lab.sees('the race', ({ screen, buttons }) => screen === 'race' && buttons.some(({ name }) => name.startsWith('race.engine.')));
    assert.ok(!(await lab.has_button('race.engine.random_cut')));
    await close_game(lab);
  });

  it('is told to those who listen, in French too', async () => {
    const lab = await open_lab({ ...sizes.wide, query: 'engine=random_cut&language=fr&place=6' });
    const state = await lab.sees('the place', ({ step }) => step === 6);
    assert.match(state.sentence, /^La ligne \d, colonne \d va à la pièce \d/);
    await lab.keys('ArrowRight');
    await lab.sees('a step', ({ step }) => step === 7);
    const words = await lab.page.locator('#words').innerText();
    assert.match(words, /\d pièces?, \d+ cases restantes, abandons\u00a0: \d/);
    assert.match(words, /7 lignes/);
    await close_game(lab);
  });
});
