// The lab's page: recording and replaying a search and walking its tree, by mouse, finger and keyboard.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, phone, phone_lying, screenshot_folder } from './lib/browser.mjs';
import { middle } from './lib/game.mjs';
import { open_lab as open_lab_at } from './lib/lab.mjs';
import { code_of } from './lib/levels.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const pentominoes = code_of('polyomino/23-pentominoes-8x8');

const open_lab = (wish = {}) => open_lab_at(host, wish, wish.code ?? pentominoes);

const sees_place = (lab, place) => lab.sees(`step ${place}`, ({ step, playing }) => step === place && !playing);

function assert_fits({ buttons }, { width, height }) {
  for (const button of buttons) {
    const label = `${button.name} in ${width}x${height}`;
    assert.ok(button.x >= -0.5 && button.y >= -0.5, label);
    assert.ok(button.x + button.width <= width + 0.5 && button.y + button.height <= height + 0.5, label);
    assert.ok(Math.min(button.width, button.height) >= 43.5, `${label} measures ${button.width}x${button.height}`);
  }
}

describe('the lab', () => {
  it('is reached from the sheet of solvers with the position, and leads back', async () => {
    const game = await host.game(desktop);
    const { code } = await game.state();
    await game.press('settings');
    await game.sees('the settings', ({ buttons }) => buttons.some(({ name }) => name === 'solvers'));
    await game.press('solvers');
    await game.sees('the sheet', ({ panel, buttons }) => panel === 'solvers' && buttons.some(({ name }) => name === 'solvers.lab'));
    await game.press('solvers.lab');
    await game.page.waitForURL(/lab[.]html#/);
    await game.is_playable();
    await game.sees('the lab', ({ screen }) => screen === 'lab');
    await game.press('lab.leave');
    await game.page.waitForURL((url) => !url.pathname.endsWith('lab.html'));
    await game.is_playable();
    await game.sees('the same puzzle', (state) => state.screen === 'play' && state.code === code);
    await close_game(game);
  });

  for (const [device, size] of named_variants({ desktop, phone, lying: phone_lying, small: { width: 320, height: 568, touch: true } }, ['small'])) {
    for (const level of ['polyomino/23-pentominoes-8x8', 'number_swap/14-sideways', 'edge_match/20-carpet-of-six']) {
      it(`fits on a screen: ${device}, ${level.split('/')[0]}`, async () => {
        const lab = await open_lab({ ...size, code: code_of(level) });
        await lab.page.locator('#canvas').focus();
        await lab.keys('5');
        const state = await lab.sees('the middle', ({ step, steps }) => step === Math.floor(steps / 2));
        assert.ok(state.sentence.length > 5);
        assert_fits(state, size);
        await lab.screenshot(`lab-${device}-${level.split('/')[0]}`);
        await close_game(lab);
      });
    }
  }

  it('plays, pauses, goes step by step and to the next solution, by keys', async () => {
    const lab = await open_lab();
    const { steps } = await lab.state();
    await lab.page.locator('#canvas').focus();
    await lab.keys('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft');
    await sees_place(lab, 3); // the first step, the beginning of the search, is skipped
    await lab.keys('Space');
    await lab.sees('it going on', ({ step, playing }) => playing && step > 4);
    await lab.keys('Space');
    await lab.sees('it at rest', ({ playing }) => !playing);
    await lab.keys('n');
    const found = await sees_place(lab, steps);
    assert.ok(found.solved);
    await lab.keys('n'); // the search continues to the next solution
    await lab.sees('more steps', (state) => state.steps > steps);
    await close_game(lab);
  });

  it('goes where the timeline is pressed and dragged, by mouse and by finger', async () => {
    for (const wish of [desktop, phone]) {
      const lab = await open_lab(wish);
      const { steps } = await lab.state();
      const line = await lab.button('lab.timeline');
      const at_share = (share) => ({ x: line.x + 14 + (line.width - 28) * share, y: line.y + line.height / 2 });
      const is_near = (share) => ({ step }) => Math.abs(step - steps * share) <= steps * 0.02;
      if (wish.touch) {
        await lab.tap(at_share(0.5));
        await lab.sees('the middle', is_near(0.5));
        await lab.fingers('touchStart', at_share(0.5));
        await lab.fingers('touchMove', at_share(0.25));
        await lab.sees('the first quarter', is_near(0.25));
        await lab.fingers('touchEnd');
      } else {
        await lab.click(at_share(0.5));
        await lab.sees('the middle', is_near(0.5));
        await lab.drag(at_share(0.5), at_share(0.25));
        await lab.sees('the first quarter', is_near(0.25));
      }
      await close_game(lab);
    }
  });

  it('shows on the table what is pressed in the tree, and walks it by keys', async () => {
    const lab = await open_lab(desktop);
    await lab.page.locator('#canvas').focus();
    await lab.keys('Shift+ArrowDown');
    const child = await lab.sees('the first choice', ({ node, moves }) => node === 1 && moves === 1);
    await lab.keys('Shift+ArrowUp');
    await lab.sees('the start', ({ node, moves }) => node === 0 && moves === 0);
    await lab.frame();
    await lab.click(child.tree.current);
    await lab.sees('the first choice', ({ node }) => node === 1);
    const tree = middle(await lab.button('lab.tree'));
    const before = (await lab.state()).tree.current;
    await lab.drag(tree, { x: tree.x + 60, y: tree.y + 40 });
    await lab.sees('the tree moved', (state) => Math.abs(state.tree.current.x - before.x - 60) < 12 && state.node === 1);
    await close_game(lab);
  });

  it('keeps its place when the timeline has the focus', async () => {
    const lab = await open_lab(desktop);
    await lab.page.locator('#canvas').focus();
    await lab.keys('5');
    const { step } = await lab.sees('the middle', (state) => state.step === Math.floor(state.steps / 2));
    const has_focus = (state) => state.buttons.some(({ name, focused }) => focused && name === 'lab.timeline');
    for (let tabs = 0; !has_focus(await lab.state()) && tabs < 20; ++tabs) {
      await lab.keys('Tab');
      await lab.frame();
    }
    assert.ok(has_focus(await lab.state()));
    await lab.keys('Space');
    await lab.sees('it going on', (state) => state.playing && state.step >= step);
    await close_game(lab);
  });

  it('goes back to the puzzle before, and keeps the moves of the game', async () => {
    const game = await host.game({ ...desktop, code: pentominoes });
    const { game: { tray } } = await game.state();
    await game.drag(middle(tray.find(({ piece }) => piece === 'I')), await game.cell(1, 3));
    await game.sees('a move', ({ moves }) => moves === 1);
    await game.press('settings');
    await game.sees('the settings', ({ panel, buttons }) => panel === 'settings' && buttons.some(({ name }) => name === 'solvers'));
    await game.press('solvers');
    await game.sees('the sheet', ({ panel, buttons }) => panel === 'solvers' && buttons.some(({ name }) => name === 'solvers.lab'));
    await game.press('solvers.lab');
    await game.page.waitForURL(/lab[.]html#/);
    await game.is_playable();
    await game.sees('the position', ({ screen, moves }) => screen === 'lab' && moves === 1);
    const { code } = await game.state();
    await game.page.evaluate((other) => { location.hash = other; }, code_of('polyomino/01-first-steps'));
    await game.sees('another puzzle', (state) => state.code !== code && state.steps > 0);
    await game.page.goBack();
    await game.sees('the one before', (state) => state.code === code && state.moves === 1);
    await game.press('lab.leave');
    await game.page.waitForURL((url) => !url.pathname.endsWith('lab.html'));
    await game.is_playable();
    await game.sees('the game as it was', (state) => state.screen === 'play' && state.moves === 1 && state.can_undo && state.notice === '');
    await close_game(game);
  });

  it('comes back after a reload to the engine, the place and the speed', async () => {
    const lab = await open_lab(desktop);
    await lab.press('lab.engine');
    await lab.sees('the list', ({ choosing }) => choosing);
    const { buttons } = await lab.state();
    await lab.press(buttons.filter(({ name }) => name.startsWith('lab.engine.'))[1].name);
    await lab.sees('its search', ({ searching, choosing }) => !searching && !choosing);
    await lab.press('lab.speed.more');
    await lab.keys('5');
    const before = await lab.sees('its middle', ({ step, code }) => step > 1 && code.includes(`place=${step}`));
    await lab.page.reload();
    await lab.is_playable();
    const state = await lab.sees('the same place', ({ step, searching }) => step === before.step && !searching);
    assert.deepEqual([state.engine, state.speed, state.moves], [before.engine, before.speed, before.moves]);
    await close_game(lab);
  });

  it('keeps the picture of the window, the tree, the steps and the log for CP-Profiler as files', async () => {
    const lab = await open_lab({ ...phone, code: code_of('polyomino/01-first-steps') });
    const { nodes, steps } = await lab.sees('the end of the search', ({ searching }) => !searching);
    const saved = async (name) => {
      await lab.press('lab.save');
      const { buttons } = await lab.sees('the sheet', ({ saving }) => saving);
      assert.doesNotMatch(buttons.map(({ label }) => label).join(), /CP-Profiler/, 'which opens none of them');
      const [download] = await Promise.all([lab.page.waitForEvent('download'), lab.press(name)]);
      await lab.sees('the lab', ({ saving }) => !saving);
      return readFileSync(await download.path());
    };
    const picture = await lab.painted(() => saved('lab.save.picture'));
    assert.equal(picture.toString('latin1', 1, 4), 'PNG');
    assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [phone.width, phone.height]);
    assert.ok(picture.length > 10000, 'it is not empty');
    writeFileSync(join(screenshot_folder, 'lab-saved.png'), picture);
    assert.match((await saved('lab.save.tree')).toString(), /^<svg [\s\S]*<circle class="solved"[\s\S]*<[/]svg>\s*$/);
    const lines = (await saved('lab.save.steps')).toString().trim().split('\n');
    assert.match(lines[0], /^tessera-steps 1 polyomino$/);
    assert.equal(lines.length - 1 - lines.indexOf('steps') - 1, steps - 1, 'a line for each step but the start, and the end');
    const log = (await saved('lab.save.profiler')).toString().trim().split('\n').map((line) => line.split(' '));
    const children = log.flatMap(([, , ...rest]) => rest.filter((_, index) => index % 2 === 0));
    assert.equal(log.length, nodes);
    assert.deepEqual(log.map(([node]) => Number(node)), [...Array(nodes).keys()], 'a line for each node');
    assert.deepEqual(children.map(Number).sort((a, b) => a - b), [...Array(nodes).keys()].slice(1), 'each but the first is the child of one');
    for (const [node, count, ...rest] of log) {
      assert.equal(rest.length, 2 * count);
      assert.ok(rest.every((word, index) => index % 2 ? /^place_/.test(word) : Number(word) > Number(node)), 'parents come first, decisions are moves');
    }
    await close_game(lab);
  });

  it('shows the choices on the open cells, the piece that a step refuses, and no button as pressed that is not', async () => {
    const lab = await open_lab({ ...desktop, code: `${code_of('polyomino/03-five-square')}?engine=algorithm_x+first+zones` });
    await lab.sees('the end of the search', ({ searching, steps }) => !searching && steps > 100);
    assert.equal(await lab.page.locator('button[data-name="lab.play"]').getAttribute('aria-pressed'), null);
    await lab.keys('0');
    await lab.press('lab.choices');
    const start = await lab.sees('the choices', ({ choices }) => choices.cells === 25 && choices.next === '0 0');
    assert.equal(start.choices.refused, '');
    await lab.page.locator('button[data-name="lab.choices"][aria-pressed="true"]').waitFor({ state: 'attached' });
    let state = start;
    while (!state.choices.refused) {
      await lab.keys('ArrowRight');
      const { step } = state;
      state = await lab.sees('another step', (now) => now.step > step);
    }
    assert.match(state.sentence, /would leave a region of \d+ cells?; the pieces left/);
    assert.match(state.choices.refused, /^place /);
    await lab.screenshot('lab-refused');
    await lab.keys('c');
    await lab.sees('no choices', ({ choices, code }) => choices.cells === 0 && !code.includes('choices='));
    await close_game(lab);
  });

  it('has the map of a small number swap with its legend, until it is put away', async () => {
    const lab = await open_lab({ ...desktop, code: code_of('number_swap/03-six-in-a-box') });
    await lab.sees('the map', ({ map, searching }) => map && !searching);
    await lab.screenshot('lab-map');
    await lab.press('lab.map');
    await lab.sees('no map', ({ map, code }) => !map && code.includes('map=no'));
    await lab.page.reload();
    await lab.is_playable();
    await lab.sees('none still', ({ map }) => !map);
    await close_game(lab);
  });

  it('says how to read the tree, and brings it into sight', async () => {
    const lab = await open_lab(phone);
    await lab.press('lab.fit');
    await lab.press('lab.help');
    const { buttons } = await lab.sees('the sheet', ({ helping }) => helping);
    await lab.screenshot('lab-help-phone');
    assert.ok(!buttons.some(({ name }) => name === 'lab.tree'));
    await lab.keys('Escape');
    await lab.sees('the lab', ({ helping }) => !helping);
    await close_game(lab);
  });

  it('searches with another engine', async () => {
    const lab = await open_lab(desktop);
    const first = await lab.state();
    await lab.press('lab.engine');
    await lab.sees('the list', ({ choosing, buttons }) => choosing && buttons.some(({ name }) => name.startsWith('lab.engine.')));
    const { buttons } = await lab.state();
    const other = buttons.filter(({ name }) => name.startsWith('lab.engine.'))[1];
    await lab.press(other.name);
    const state = await lab.sees('its search', ({ engine, searching, choosing }) => engine !== first.engine && !searching && !choosing);
    assert.equal(state.solutions, 1);
    assert.notEqual(state.steps, first.steps);
    await close_game(lab);
  });

  it('says so when its program does not arrive', async () => {
    const context = await host.visitor();
    const page = await context.newPage();
    await page.route('**/lab.wasm*', (route) => route.abort());
    await page.goto(`${host.address}lab.html#${pentominoes}`);
    await page.getByText('could not be loaded').filter({ visible: true }).first().waitFor();
    await context.close();
  });

  it('draws nothing at rest', async () => {
    const lab = await open_lab();
    await lab.rests(1000);
    await close_game(lab);
  });

  it('speaks French, and says what is wrong with a link', async () => {
    const lab = await open_lab({ locale: 'fr-FR' });
    assert.equal((await lab.state()).sentence, 'Le début de la recherche.');
    await lab.page.evaluate(() => { location.hash = '1p/nonsense'; });
    await lab.sees('the trouble', ({ trouble }) => trouble !== '');
    await close_game(lab);
  });
});
