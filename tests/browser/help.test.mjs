// Help from the machine: hints, the search for a solution, and stopping it.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, it } from './lib/browser.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const { code, answer } = player.small;
// Cut at random into many pieces: no search finishes this in the time of a test.
const hard = '1t/p1/7/size.60x60.pieces.90.smallest.2.largest.0/bpxw';

describe('a hint', () => {
  it('goes from a nudge to the move itself', async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, answer[0].cells);
    await game.press('hint');
    const first = await game.sees('a first sentence', ({ hint }) => hint !== '');
    await game.screenshot('hint-1');
    await game.press('hint.next');
    const second = await game.sees('a second sentence', ({ hint }) => hint !== '' && hint !== first.hint);
    await game.screenshot('hint-2');
    assert.equal(second.game.placements.length, 1, 'a hint plays nothing until it is asked to');
    for (let step = 0; (await game.state()).game.placements.length < 2; ++step) {
      assert.ok(step < 4, 'the ladder never came to the move');
      await game.press('hint.next');
      await game.frame();
    }
    const after_hint = await game.sees('the move of the hint', (state) => state.game.placements.length === 2);
    assert.ok(answer.slice(1).some((piece) => player.is_placed(after_hint, piece.cells)));
    await game.press('hint'); // what is left fits after the hint, so the next one must know it too
    await game.sees('another hint', ({ hint }) => hint !== '');
    await close_game(game);
  });

  it('by the keyboard solves the puzzle when it is followed to the end', async () => {
    const game = await host.game({ code });
    await game.page.locator('#canvas').focus();
    for (let step = 0; !(await game.state()).solved; ++step) {
      assert.ok(step < 40, 'the hints never came to the end');
      await game.keys('h');
      await game.sees('the hint', ({ job }) => job !== 'hint');
    }
    assert.equal((await game.state()).hints, 3);
    await close_game(game);
  });

  it('lies over the table without laying it out more than once a frame', async () => {
    const game = await host.game({ code, width: 390, height: 844 });
    const before = await game.state();
    await game.press('hint');
    await game.sees('a sentence', ({ hint }) => hint !== '');
    await game.frame();
    const after_hint = await game.state();
    assert.ok(after_hint.frames > before.frames);
    assert.equal(after_hint.layouts - before.layouts, after_hint.frames - before.frames);
    await close_game(game);
  });

  it('says which piece to take back when there is no way on', async () => {
    const game = await host.game({ code });
    // The L in the middle of the board leaves cells that no T can cover.
    await player.place_by_dragging(game, [[0, 1], [1, 1], [2, 1], [2, 2]]);
    await game.press('hint');
    let { hint } = await game.sees('a sentence', (state) => state.hint !== '');
    assert.match(hint, /cannot|no way|no room/i);
    for (let step = 0; !/take|back|remove/i.test(hint) && step < 3; ++step) {
      await game.press('hint.next');
      ({ hint } = await game.sees('the next sentence', (state) => state.hint !== hint));
    }
    assert.match(hint, /take|back|remove/i);
    assert.match(hint, /\bL/);
    await game.screenshot('hint-dead-end');
    await close_game(game);
  });
});

describe('the count of ways to finish', () => {
  it('is kept up to date while somebody plays, for those who want it', async () => {
    const game = await host.game({ code });
    assert.equal((await game.state()).analysis, null, 'it says nothing unasked');
    await game.press('settings');
    await game.sees('the sheet', ({ panel }) => panel === 'settings');
    await game.frame();
    await game.press('counts_ways');
    await game.keys('Escape');
    const { analysis } = await game.sees('the ways', (state) => state.analysis?.exact);
    assert.ok(analysis.solvable && Number(analysis.solutions) > 1);
    await player.place_by_dragging(game, answer[0].cells);
    const after_move = await game.sees('fewer ways', (state) => state.analysis && state.analysis.solutions !== analysis.solutions);
    assert.equal(after_move.analysis.solutions, '1');
    await game.screenshot('ways-to-finish');
    await game.press('undo');
    await game.sees('all ways', (state) => state.analysis?.solutions === analysis.solutions);
    // The L in the middle of the board leaves cells that no T can cover.
    await player.place_by_dragging(game, [[0, 1], [1, 1], [2, 1], [2, 2]]);
    await game.sees('that there is none', (state) => state.analysis && !state.analysis.solvable);
    assert.match(await game.page.locator('#live').textContent(), /no way to finish/i);
    await game.screenshot('no-way-to-finish');
    await game.page.reload();
    await game.is_playable();
    await game.sees('that there is none, after a reload', (state) => state.analysis && !state.analysis.solvable);
    await game.page.evaluate(() => { location.hash = '1e/3x1/.AB-/QIQI/y511'; });
    await game.sees('the ways to lay tiles', ({ family, analysis }) => family === 'edge_match' && analysis?.exact && analysis.solvable);
    await close_game(game);
  });
});

describe('mistakes', () => {
  const misplaced = [[0, 1], [1, 1], [2, 1], [2, 2]]; // leaves cells that no T can cover
  const choose = async (game, choice) => {
    await game.press('settings');
    await game.sees('the sheet', ({ panel }) => panel === 'settings');
    await game.frame();
    await game.press(`errors.${choice}`);
    await game.frame();
    await game.screenshot('settings-mistakes');
    await game.keys('Escape');
    await game.frame();
  };
  const marked = (state) => state.game.placements.filter(({ mistake }) => mistake).length;

  it('are marked while somebody plays, for those who want it, and at rest nothing is drawn', async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, misplaced);
    await game.frame();
    assert.equal((await game.state()).analysis, null, 'nothing is looked for unasked');
    await choose(game, 2);
    await game.sees('the piece marked', (state) => marked(state) === 1);
    await game.frame();
    assert.match(await game.page.locator('#live').textContent(), /marked, to be taken back: L/i);
    assert.match(await game.page.locator('#words').textContent(), /marked, to be taken back: L/i);
    await game.screenshot('mistake-marked');
    await game.sees('rest', ({ analysing }) => !analysing);
    await game.rests(1500);
    await game.press('undo');
    await game.sees('no mark', (state) => marked(state) === 0 && state.analysis?.solvable);
    await game.page.reload();
    await game.is_playable();
    await player.place_by_dragging(game, misplaced);
    await game.sees('the mark after a reload', (state) => marked(state) === 1);
    await choose(game, 1);
    await game.sees('no mark', (state) => marked(state) === 0);
    await close_game(game);
  });

  it('stay without a name, for those who want none', async () => {
    const game = await host.game({ code });
    await choose(game, 0);
    await player.place_by_dragging(game, misplaced);
    await game.press('hint');
    await game.sees('that it cannot be done', ({ hint }) => hint !== '');
    await game.frame();
    await game.press('hint.next');
    const state = await game.sees('the end of the hint', ({ hint }) => hint === '');
    assert.ok(player.is_placed(state, misplaced), 'nothing was taken back');
    await close_game(game);
  });
});

describe('the search', () => {
  it('lays out a solution from where the player is, which can be undone', async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, answer[0].cells);
    await game.press('solve');
    const state = await game.sees('the solution', ({ solved }) => solved);
    assert.ok(player.is_placed(state, answer[0].cells), 'what the player had laid stays');
    await game.press('undo');
    await game.sees('one move less', ({ solved, game: { placements } }) => !solved && placements.length === 2);
    await close_game(game);
  });

  it('says plainly that there is no solution', async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, [[0, 1], [1, 1], [2, 1], [2, 2]]);
    await game.press('solve');
    const { notice } = await game.sees('a sentence', (state) => state.notice !== '');
    assert.match(notice, /no solution|cannot be completed/i);
    assert.equal(await game.page.locator('#live').textContent(), notice);
    await close_game(game);
  });

  it('of a hard puzzle is shared by several workers, which end together', async () => {
    const context = await host.visitor();
    await context.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 3 }));
    const game = await host.game({ code: hard }, context);
    const sees_workers = async (count, timeout) => {
      const end = Date.now() + timeout;
      while (game.page.workers().length !== count) {
        assert.ok(Date.now() < end, `${game.page.workers().length} workers instead of ${count}`);
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    };
    await game.press('solve');
    await sees_workers(3, 40000);
    assert.equal((await game.state()).job, 'solve');
    await game.press('stop');
    await game.sees('rest', ({ job }) => job === 'idle');
    await sees_workers(0, 30000); // the browser gives busy workers two seconds and more
    await close_game(game);
  });

  it('of an easy puzzle is left to one worker', async () => {
    const game = await host.game({ code });
    let count = 0;
    game.page.on('worker', () => ++count);
    await game.press('solve');
    await game.sees('the solution', ({ solved }) => solved);
    assert.equal(count, 1);
    await close_game(game);
  });

  it('is stopped at once, never holds the page up, and can be asked again', async () => {
    const game = await host.game({ code: hard });
    await game.press('solve');
    await game.sees('the search at work', ({ job }) => job === 'solve');
    for (let look = 0; look < 3; ++look) {
      await game.press('help');
      await game.sees('the sheet beside the search', ({ panel }) => panel === 'help');
      await game.keys('Escape');
      await game.sees('the board again', ({ panel }) => panel === '');
    }
    await game.screenshot('searching');
    await game.press('stop');
    await game.sees('rest', ({ job }) => job === 'idle');
    assert.deepEqual((await game.state()).game.placements, []);
    await game.press('solve');
    await game.sees('the search again', ({ job }) => job === 'solve');
    await close_game(game);
  });
});
