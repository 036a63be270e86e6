// Annealing in the lab: the board with overlapping pieces, and the chart of the potential.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, phone, phone_lying, variants } from './lib/browser.mjs';
import { open_lab as open_lab_at } from './lib/lab.mjs';
import { code_of } from './lib/levels.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const five_square = code_of('polyomino/03-five-square');

const open_lab = (wish = {}) => open_lab_at(host, wish, `${wish.code ?? five_square}?engine=${wish.engine ?? 'annealing'}`);

// Points at a step of the chart, which is between the scales.
async function point_at(lab, share) {
  await lab.keys('0');
  const { annealing: left } = await lab.sees('the start', ({ step, annealing }) => step === 0 && annealing.x > 0);
  await lab.keys('9');
  const { annealing: ninth, step, steps } = await lab.sees('its end', ({ step, steps }) => step === Math.floor(steps * 0.9));
  await lab.frame();
  const { annealing: right } = await lab.state();
  const width = (right.x - left.x) * steps / step;
  return { x: left.x + width * share, y: ninth.y };
}

describe('annealing in the lab', () => {
  it('solves as the engine does on the command line, and tells each iteration', async () => {
    const lab = await open_lab(desktop);
    const { steps, outcome } = await lab.state();
    assert.deepEqual([outcome, steps], ['solved', 1067]);
    await lab.page.locator('#canvas').focus();
    await lab.keys('ArrowRight', 'ArrowRight', 'ArrowRight');
    const state = await lab.sees('the second iteration', ({ step }) => step === 4);
    assert.match(state.sentence, /^Iteration 2: Z4 is moved, potential 10 to 9[.]$/);
    assert.deepEqual([state.annealing.iteration, state.annealing.potential, state.annealing.least], [2, 9, 9]);
    await lab.keys('ArrowLeft');
    await lab.sees('the first', ({ annealing }) => annealing.iteration === 1 && annealing.potential === 10);
    await lab.keys('n');
    const end = await lab.sees('the solution', ({ step }) => step === 1067);
    assert.ok(end.solved);
    assert.equal(end.annealing.potential, 0);
    await close_game(lab);
  });

  const sizes = { portrait: phone, wide: desktop, lying: phone_lying };
  for (const name of variants(Object.keys(sizes), ['portrait'])) {
    it(`plays, and goes where its chart is pressed and dragged: ${name}`, async () => {
      const size = sizes[name];
      const lab = await open_lab(size);
      await lab.page.locator('#canvas').focus();
      const { steps } = await lab.state();
      const middle = await point_at(lab, 0.5);
      const is_near = (share) => ({ step, playing }) => !playing && Math.abs(step - steps * share) <= steps * 0.02;
      if (size.touch) {
        await lab.tap(middle);
      } else {
        await lab.click(middle);
        await lab.sees('the middle', is_near(0.5));
        await lab.drag(middle, { x: middle.x + (middle.x - (await point_at(lab, 0)).x) * 0.5, y: middle.y });
        await lab.sees('three quarters', is_near(0.75));
        await lab.click(middle);
      }
      const state = await lab.sees('the middle', is_near(0.5));
      await lab.frame();
      assert.ok(Math.abs((await lab.state()).annealing.x - middle.x) < 3);
      await lab.screenshot(`lab-annealing-${name}`);
      await lab.keys('Space');
      await lab.sees('it going on', ({ playing, step }) => playing && step > state.step + 2);
      await lab.keys('Space');
      await lab.press('lab.help');
      await lab.sees('the help', ({ helping }) => helping);
      await lab.screenshot(`lab-annealing-help-${name}`);
      await close_game(lab);
    });
  }

  for (const engine of variants(['annealing+restarts', 'annealing+power_law', 'annealing+heat_bath'], ['annealing+heat_bath'])) {
    it(`is drawn with ${engine}`, async () => {
      const lab = await open_lab({ ...phone, engine });
      await lab.page.locator('#canvas').focus();
      await lab.keys('3');
      const state = await lab.sees('a third', ({ step, steps }) => step === Math.floor(steps * 0.3));
      assert.equal(state.engine, engine);
      await lab.screenshot(`lab-${engine}`);
      await close_game(lab);
    });
  }

  it('stops where its record is full, and says so', async () => {
    const lab = await open_lab({ ...phone, engine: 'annealing+power_law', code: code_of('polyomino/22-seven-square-block') });
    const state = await lab.state();
    assert.deepEqual([state.steps, state.cut, state.solutions], [200000, true, 0]);
    await lab.screenshot('lab-annealing-cut');
    await close_game(lab);
  });
});
