// Searches that store states, in the lab: the frontier instead of the tree, and the heuristics of A*.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, phone, phone_lying } from './lib/browser.mjs';
import { open_lab as open_lab_at } from './lib/lab.mjs';
import { code_of } from './lib/levels.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const open_lab = (wish) => open_lab_at(host, wish, `${code_of(`number_swap/${wish.level ?? '18-tumbled'}`)}?engine=${wish.engine}`, { has_focus: true });

const words_of = (lab) => lab.page.locator('#words').innerText();

for (const engine of ['a_star', 'bfs', 'bidirectional']) {
  describe(`the frontier of ${engine} in the lab`, () => {
    for (const [name, size] of named_variants({ portrait: phone, wide: desktop, lying: phone_lying }, [engine === 'bfs' ? 'lying' : 'portrait'])) {
      it(`stands in the tree's place and moves with the steps: ${name}`, async () => {
        const lab = await open_lab({ ...size, engine, level: engine === 'bfs' ? '08-small-change' : '18-tumbled' });
        await lab.press('lab.frontier_view');
        await lab.keys('5');
        const middle = await lab.sees('its middle', ({ frontier, step, steps }) => frontier && step === Math.floor(steps / 2) && frontier.place === step);
        assert.ok(middle.frontier.open > 0 && middle.frontier.closed > 0);
        assert.equal(middle.frontier.from_goal > 0, engine === 'bidirectional');
        assert.match(await words_of(lab), /open: [0-9]/i);
        await lab.screenshot(`lab-frontier-${engine}-${name}`);
        await lab.keys('ArrowRight');
        await lab.sees('a step', ({ frontier, step }) => frontier.place === step && step === middle.step + 1);
        await lab.keys('0');
        await lab.sees('the start', ({ frontier }) => frontier.open === 1 && frontier.closed === 0);
        await lab.press('lab.tree_view');
        await lab.sees('the tree', ({ frontier, tree }) => frontier === undefined && tree.spots > 0);
        await close_game(lab);
      });
    }
  });
}

describe('a search from both ends in the lab', () => {
  it('says from which end it goes on, where the ends meet, and is solved there', async () => {
    const lab = await open_lab({ ...desktop, engine: 'bidirectional' });
    await lab.keys('ArrowRight');
    await lab.sees('the other end', ({ sentence }) => sentence === 'The search begins at the sorted grid, too.');
    await lab.keys('5');
    await lab.sees('an end', ({ sentence }) => /^From the (start|sorted grid): /.test(sentence));
    await lab.keys('n');
    const end = await lab.sees('the solution', ({ solved }) => solved);
    await lab.screenshot('lab-both-ends');
    assert.equal(end.engine, 'bidirectional');
    await close_game(lab);
  });
});

describe('what A* goes by', () => {
  for (const [name, size] of named_variants({ portrait: phone, wide: desktop }, ['portrait'])) {
    it(`is chosen below the engines: ${name}`, async () => {
      const lab = await open_lab({ ...size, engine: 'a_star' });
      const { steps, heuristic } = await lab.state();
      assert.equal(heuristic, '');
      await lab.press('lab.engine');
      await lab.sees('the list', ({ choosing }) => choosing);
      await lab.scroll_to('lab.heuristic.double');
      await lab.screenshot(`lab-heuristics-${name}`);
      await lab.press('lab.heuristic.double');
      const after_choice = await lab.sees('its search', (state) => state.heuristic === 'double' && !state.searching && !state.choosing);
      assert.ok(after_choice.steps > 0 && after_choice.steps !== steps);
      assert.match(after_choice.code, /heuristic=double/);
      await close_game(lab);
    });
  }
});
