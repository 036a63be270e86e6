// Races in the lab's page: engines side by side, their costs, and where two differ, by mouse, finger and keyboard.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, phone, phone_lying, variants } from './lib/browser.mjs';
import { middle } from './lib/game.mjs';
import { open_lab as open_lab_at } from './lib/lab.mjs';
import { code_of } from './lib/levels.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const pentominoes = code_of('polyomino/23-pentominoes-8x8');

const open_page = (wish = {}) => open_lab_at(host, wish, `${wish.code ?? pentominoes}${wish.options ?? ''}`, { ready: () => true });

async function enter_race(lab, press = (name) => lab.press(name)) {
  await lab.sees('the lab', ({ screen, buttons }) => screen === 'lab' && buttons.some(({ name }) => name === 'lab.compare'));
  await press('lab.compare');
  await lab.sees('who takes part', ({ screen, view, buttons }) => screen === 'race' && view === 'choice' && buttons.some(({ name }) => name === 'race.start'));
}

const sees_end = (lab) => lab.sees('the end of the race', ({ done, running }) => done && !running);
const sees_view = (lab, wanted) => lab.sees(wanted, ({ view }) => view === wanted);
const has_button = (wanted) => ({ buttons }) => buttons.some(({ name }) => name === wanted);

function assert_fits({ buttons }, { width, height }) {
  for (const button of buttons.filter(({ name }) => !/^race[.](lane|engine|heuristic|seeds|limit)[.]/.test(name))) {
    const label = `${button.name} in ${width}x${height}`;
    assert.ok(button.x >= -0.5 && button.y >= -0.5, label);
    assert.ok(button.x + button.width <= width + 0.5 && button.y + button.height <= height + 0.5, label);
    assert.ok(Math.min(button.width, button.height) >= 43.5, `${label} measures ${button.width}x${button.height}`);
  }
}

describe('a race', () => {
  it('runs from start to end by mouse, with equal ticks for all, and says who came in', async () => {
    const lab = await open_page(desktop);
    await enter_race(lab);
    await lab.press('race.start');
    const begun = await lab.sees('boards that fill', ({ view, lanes, effort }) => view === 'boards' && lanes?.length === 4 && effort > 0);
    assert.ok(begun.running);
    await lab.press('race.play');
    const paused = await lab.sees('it at rest', ({ running }) => !running);
    for (const lane of paused.lanes.filter(({ done }) => !done)) {
      assert.ok(lane.ticks >= paused.effort && lane.ticks < paused.effort + 5000, JSON.stringify(lane));
    }
    await lab.rests(500);
    await lab.press('race.end');
    const { order, lanes, code } = await sees_end(lab);
    assert.ok(lab.page.workers().length > 0 || await lab.page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('worker.js'))), 'they search beside the window');
    assert.equal(order.length, 4);
    order.slice(1).forEach((lane, place) => assert.ok(lanes[order[place]].ticks <= lanes[lane].ticks));
    await lab.hears(/race is over/i);
    await lab.screenshot('race-boards');
    await lab.rests(500);
    assert.match(code, /race=dancing_links,/);
    await close_game(lab);
  });

  it('repeats by its link, with the same numbers and the same order', async () => {
    const options = '?race=dancing_links,algorithm_x+zones:descender,algorithm_x+random&seeds=3';
    const outcomes = [];
    for (const wish of [desktop, phone]) {
      const lab = await open_page({ ...wish, options });
      await lab.sees('the race', ({ screen, lanes }) => screen === 'race' && lanes?.length === 3);
      await (wish.touch ? lab.tap_button('race.end') : lab.press('race.end'));
      const { order, lanes } = await sees_end(lab);
      assert.ok(lanes.every(({ runs }) => runs === 3));
      outcomes.push(JSON.stringify([order, lanes.map(({ nodes, ticks }) => [nodes, ticks])]));
      await close_game(lab);
    }
    assert.equal(outcomes[0], outcomes[1]);
  });

  it('comes to the same beside the window and in it', async () => {
    const outcomes = [];
    for (const is_blocked of [false, true]) {
      const lab = await open_page({ ...desktop, options: '?race=dancing_links,algorithm_x+zones&seeds=2' });
      if (is_blocked) await lab.page.route('**/worker.js*', (route) => route.abort());
      await lab.sees('the race', ({ screen, lanes }) => screen === 'race' && lanes?.length === 2);
      await lab.press('race.end');
      const { lanes, order } = await sees_end(lab);
      outcomes.push(JSON.stringify([order, lanes.map(({ nodes, ticks, runs }) => [nodes, ticks, runs])]));
      await close_game(lab);
    }
    assert.equal(outcomes[0], outcomes[1]);
  });

  it('saves what the table and the chart show', async () => {
    const lab = await open_page({ ...desktop, options: '?race=dancing_links,algorithm_x+zones' });
    await lab.sees('the race', ({ screen }) => screen === 'race');
    await lab.press('race.end');
    const { lanes } = await sees_end(lab);
    await lab.page.locator('#canvas').focus();
    await lab.keys('3');
    await lab.sees('the table', ({ view, buttons }) => view === 'table' && buttons.some(({ name }) => name === 'race.save'));
    const saved = async () => {
      const [download] = await Promise.all([lab.page.waitForEvent('download'), lab.press('race.save')]);
      return readFileSync(await download.path(), 'utf8');
    };
    const table = (await saved()).trim().split('\n').map((line) => line.split(','));
    assert.deepEqual(table[0].slice(0, 8), ['input', 'engine', 'heuristic', 'seed', 'outcome', 'nodes', 'updates', 'ticks']);
    assert.deepEqual(table.slice(1).map((row) => [row[1], row[5], row[7]]), lanes.map(({ engine, nodes, ticks }) => [engine, `${nodes}`, `${ticks}`]));
    assert.ok(table.slice(1).every((row) => Number(row[8]) > 0), 'memory is told');
    await lab.screenshot('race-table');
    await lab.keys('4');
    await lab.sees('the chart', ({ view, buttons }) => view === 'chart' && buttons.some(({ name }) => name === 'race.measure.nodes'));
    await lab.press('race.measure.nodes');
    await lab.sees('nodes', ({ measure }) => measure === 'nodes');
    const chart = await saved();
    lanes.forEach(({ nodes }) => assert.ok(chart.includes(`data-value="${nodes}"`), 'the drawing has the numbers of the table'));
    const [picture] = await Promise.all([lab.page.waitForEvent('download'), lab.press('race.picture')]);
    assert.equal(picture.suggestedFilename(), 'tessera-race.png');
    assert.equal(readFileSync(await picture.path()).subarray(1, 4).toString(), 'PNG');
    await lab.screenshot('race-chart');
    await close_game(lab);
  });

  it('says where two differ, and opens either there', async () => {
    const lab = await open_page({ ...desktop, options: '?race=dancing_links,algorithm_x+first,algorithm_x+zones' });
    await lab.sees('the race', ({ screen }) => screen === 'race');
    await lab.press('race.end');
    await sees_end(lab);
    await lab.press('race.lane.0');
    await lab.sees('its sheet', has_button('race.with.1'));
    await lab.press('race.with.1');
    const { difference } = await lab.sees('what differs', (state) => state.difference.length === 3);
    assert.match(difference[1], /^Dancing links: .*position/);
    await lab.frame();
    await lab.screenshot('race-difference');
    await lab.press('race.show.second');
    const there = await lab.sees('the search at that place', ({ screen, searching, step, steps }) => screen === 'lab' && !searching && steps > 0 && step > 0);
    assert.equal(there.engine, 'algorithm_x+first');
    assert.ok(difference[2].includes(there.sentence.replace(/[.]$/, '')), `${difference[2]} and ${there.sentence}`);
    await close_game(lab);
  });

  it('is run by keys alone, and Escape leads back to the search', async () => {
    const lab = await open_page(desktop);
    await lab.sees('a search that has ended', ({ searching, steps }) => !searching && steps > 0);
    await lab.page.locator('#canvas').focus();
    const focuses = async (wanted) => {
      for (let tabs = 0; tabs < 40; ++tabs) {
        const { buttons } = await lab.state();
        if (buttons.some(({ name, focused }) => focused && name === wanted)) return;
        await lab.keys('Tab');
        await lab.frame();
      }
      throw new Error(`Tab never came to ${wanted}`);
    };
    await focuses('lab.compare');
    await lab.keys('Enter');
    await lab.sees('who takes part', ({ screen }) => screen === 'race');
    await lab.frame();
    await focuses('race.engine.dancing_links');
    await lab.keys('Enter');
    await lab.sees('one less', ({ chosen }) => chosen === 3);
    await focuses('race.start');
    await lab.keys('Enter');
    await lab.sees('the race', ({ lanes }) => lanes?.length === 3);
    await lab.frame();
    await lab.keys('Space');
    await lab.sees('a rest', ({ running }) => !running);
    await lab.keys('ArrowUp');
    await lab.sees('more ticks a frame', ({ beat }) => beat === 10000);
    await lab.keys('n');
    await sees_end(lab);
    await lab.keys('Escape');
    await lab.sees('the search again', ({ screen, searching, steps, code }) => screen === 'lab' && !searching && steps > 0 && !code.includes('race='));
    await close_game(lab);
  });

  it('runs no more than it can, and says so', async () => {
    const lab = await open_page({ ...phone, locale: 'fr-FR' });
    await enter_race(lab, (name) => lab.tap_button(name));
    for (const heuristic of ['ascender', 'descender']) {
      let button = null;
      for (let drags = 0; drags < 12; ++drags) {
        const list = await lab.button('race.start');
        button = (await lab.state()).buttons.find(({ name }) => name === `race.heuristic.${heuristic}`);
        if (button && middle(button).y < list.y - 40) break;
        await lab.finger_drag({ x: 60, y: 500 }, { x: 60, y: 380 });
        await lab.fingers('touchEnd');
        await lab.frame();
      }
      await lab.tap(middle(button));
      await lab.frame();
    }
    const { buttons } = await lab.sees('too many', ({ chosen }) => chosen === 12);
    assert.equal(buttons.find(({ name }) => name === 'race.start').enabled, false);
    await lab.screenshot('race-choice-french');
    await close_game(lab);
  });

  const devices = { desktop, phone, lying: phone_lying, small: { width: 320, height: 568, touch: true } };
  for (const device of variants(Object.keys(devices), ['small'])) {
    it(`fits on a screen: ${device}`, async () => {
      const size = devices[device];
      const races = {
        'polyomino/23-pentominoes-8x8': 'dancing_links,algorithm_x+zones,algorithm_x+first,algorithm_x+random,algorithm_x+leftmost&seeds=5',
        'number_swap/14-sideways': 'a_star,a_star:sum,naive',
        'edge_match/20-carpet-of-six': 'row_by_row,mrv,fixed_order',
      };
      for (const [level, race] of named_variants(races, ['polyomino/23-pentominoes-8x8'])) {
        const lab = await open_page({ ...size, code: code_of(level), options: `?race=${race}&limit=2000000`, locale: device === 'small' ? 'fr-FR' : 'en-GB', dark: device === 'lying' });
        await lab.sees('the race', ({ screen, lanes }) => screen === 'race' && lanes?.length > 0);
        await lab.page.locator('#canvas').focus();
        await lab.keys('n');
        await sees_end(lab);
        for (const [view, key] of Object.entries({ choice: '1', boards: '2', table: '3', chart: '4' })) {
          await lab.keys(key);
          await sees_view(lab, view);
          await lab.frame();
          assert_fits(await lab.state(), size);
          await lab.screenshot(`race-${device}-${level.split('/')[0]}-${view}`);
        }
        await close_game(lab);
      }
    });
  }
});
