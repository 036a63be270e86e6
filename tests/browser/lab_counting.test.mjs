// Counting on frontiers in the lab: the states after each cell as a chart, the board marked up to the cell.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, phone, phone_lying, variants } from './lib/browser.mjs';
import { open_lab as open_lab_at } from './lib/lab.mjs';
import { code_of } from './lib/levels.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const open_lab = (wish) => open_lab_at(host, wish, `${code_of('polyomino/22-seven-square-block')}?engine=count`, { ready: ({ searching, counting }) => !searching && counting?.done, has_focus: true });

describe('counting on frontiers in the lab', () => {
  const sizes = { portrait: phone, wide: desktop, lying: phone_lying };
  for (const name of variants(Object.keys(sizes), ['portrait'])) {
    it(`shows the states after each cell and goes where its chart is pressed: ${name}`, async () => {
      const size = sizes[name];
      const lab = await open_lab(size);
      const start = await lab.state();
      assert.equal(start.outcome, 'exhausted');
      assert.equal(start.counting.cells, 48);
      assert.match(start.counting.total, /^[1-9][0-9]*$/);
      await lab.keys('5');
      const middle = await lab.sees('its middle', ({ step, steps, counting }) => step === Math.floor(steps / 2) && counting.layer > 0);
      await lab.frame();
      assert.ok(middle.counting.states > 1 && middle.counting.states <= middle.counting.most && middle.counting.states < middle.counting.sum);
      assert.match(middle.sentence, /^Everything before row [0-9]+, column [0-9]+ is covered, in [0-9]+ states? on [0-9]+ frontiers?(; [0-9]+ (is a dead end|are dead ends))?[.]$/);
      assert.match(await lab.page.locator('#words').innerText(), /[0-9]+ of 48 cells covered/);
      await lab.screenshot(`lab-counting-${name}`);
      const { counting: here } = await lab.state();
      await lab.keys('ArrowRight', 'ArrowRight');
      const on = await lab.sees('two cells on', ({ counting }) => counting.layer === here.layer + 2);
      assert.ok(on.counting.covered > here.covered);
      const place = { x: here.x, y: here.y };
      await (size.touch ? lab.tap(place) : lab.click(place));
      await lab.sees('the cell pressed', ({ counting }) => counting.layer === here.layer);
      await lab.keys('0');
      await lab.sees('the start', ({ counting, step }) => step === 0 && counting.layer === -1);
      await lab.press('lab.help');
      await lab.sees('the help', ({ helping }) => helping);
      await lab.screenshot(`lab-counting-help-${name}`);
      await lab.keys('Escape', '9', 'PageDown', 'PageDown');
      const end = await lab.sees('its end', ({ counting, step, steps }) => step === steps && counting.covered === 48);
      assert.equal(end.sentence, `All cells are covered, in ${end.counting.total} ways.`);
      await lab.screenshot(`lab-counting-end-${name}`);
      await close_game(lab);
    });
  }

  it('takes no part in a race', async () => {
    const lab = await open_lab(desktop);
    await lab.press('lab.compare');
    await lab.sees('the choice', ({ buttons }) => buttons.some(({ name }) => name.startsWith('race.engine.')));
    assert.ok(!(await lab.has_button('race.engine.count')));
    await close_game(lab);
  });
});
