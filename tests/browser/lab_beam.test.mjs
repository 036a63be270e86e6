// A beam in the lab: the best positions of a layer as small boards.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, phone, phone_lying, variants } from './lib/browser.mjs';
import { open_lab as open_lab_at } from './lib/lab.mjs';
import { code_of } from './lib/levels.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const open_lab = (wish) => open_lab_at(host, wish, `${code_of('number_swap/18-tumbled')}?engine=${wish.engine ?? 'beam+10'}`, { has_focus: true });

const boards_of = ({ buttons }) => buttons.filter(({ name }) => name.startsWith('lab.layer.'));

describe('the layers of a beam in the lab', () => {
  const sizes = { portrait: phone, wide: desktop, lying: phone_lying };
  for (const name of variants(Object.keys(sizes), ['portrait'])) {
    it(`are small boards that lead to their positions: ${name}`, async () => {
      const size = sizes[name];
      const lab = await open_lab(size);
      await lab.press('lab.layers_view');
      await lab.keys('0');
      const start = await lab.sees('the start', ({ layer, step }) => step === 0 && layer?.number === 0);
      assert.deepEqual([start.layer.kept, start.layer.shown, boards_of(start).length], [1, 1, 1]);
      await lab.keys('5');
      const middle = await lab.sees('its middle', ({ layer, step, steps }) => step === Math.floor(steps / 2) && layer.number > 0);
      assert.ok(middle.layer.kept >= middle.layer.shown && middle.layer.shown > 1);
      assert.equal(boards_of(middle).length, middle.layer.shown);
      assert.ok(middle.layer.least <= middle.layer.most);
      assert.match(await lab.page.locator('#words').innerText(), /layer [0-9]+: [0-9]+ positions? kept/i);
      await lab.screenshot(`lab-layer-${name}`);
      const second = 'lab.layer.1';
      await (size.touch ? lab.tap_button(second) : lab.press(second));
      const there = await lab.sees('its position', ({ node }) => node === middle.layer.first + 1);
      assert.equal(there.layer.number, middle.layer.number);
      await lab.keys('n');
      const end = await lab.sees('the solution', ({ solved }) => solved);
      assert.equal(end.layer.least, 0);
      await lab.press('lab.tree_view');
      await lab.sees('the tree', ({ layer, tree }) => layer === undefined && tree.spots > 0);
      await close_game(lab);
    });
  }

  it('are not offered of other searches, and the address keeps them', async () => {
    const lab = await open_lab({ ...desktop, engine: 'beam+3' });
    await lab.press('lab.layers_view');
    await lab.keys('5');
    await lab.sees('the address', ({ code }) => /view=layers/.test(code) && /place=\d/.test(code));
    await lab.page.reload();
    await lab.is_playable();
    await lab.sees('the layer again', ({ layer, searching }) => !searching && layer?.number > 0);
    await close_game(lab);
    const other = await open_lab({ ...desktop, engine: 'a_star' });
    assert.ok(!(await other.has_button('lab.layers_view')));
    await close_game(other);
  });
});
