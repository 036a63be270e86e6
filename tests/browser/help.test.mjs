// Promise: Help never moves the table, and a lesson leaves the game unchanged. Also: app/game/help_test.cpp.
// Help: hints, the search for a solution, and stopping it.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, phone, phone_lying } from './lib/browser.mjs';
import { hard } from './lib/hard.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const { code, answer } = player.small;

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
      assert.ok(step < 9, 'the ladder never came to the move');
      await game.press('hint.next');
      await game.frame();
    }
    const after_hint = await game.sees('the move of the hint', (state) => state.game.placements.length === 2);
    assert.ok(answer.slice(1).some((piece) => player.is_placed(after_hint, piece.cells)));
    await game.press('hint'); // the next hint depends on the position after this one
    await game.sees('another hint', ({ hint }) => hint !== '');
    await close_game(game);
  });

  // Returns how far the colour of each cell of an empty board is from the page's.
  async function distances_from_page(game) {
    const places = [];
    for (let row = 0; row < 3; ++row) {
      for (let column = 0; column < 4; ++column) {
        const { x, y } = await game.cell(row, column);
        places.push({ x: x - 1, y: y - 1, width: 2, height: 2 });
      }
    }
    const page = await game.page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number));
    const colors = await game.colors_in(places);
    return colors.map(([color]) => Math.hypot(...color.map((part, index) => part - page[index])));
  }

  for (const theme of ['light', 'dark']) it(`lights what it speaks of and dims the other cells: ${theme}`, async () => {
    const game = await host.game({ code, dark: theme === 'dark' });
    const before = await distances_from_page(game);
    await game.press('hint');
    const { rungs } = await game.sees('how it stands and where to look', ({ rung }) => rung === 1);
    const seen = [];
    for (let rung = 1; rung <= rungs; ++rung) {
      if (rung > 1) await game.press('hint.next');
      await game.sees(`rung ${rung}`, (state) => state.rung === rung);
      await game.frame();
      const now = await distances_from_page(game);
      const dimmed = now.filter((distance, index) => distance < before[index] * 0.75).length;
      const bright = now.filter((distance, index) => distance >= before[index] - 1).length;
      seen.push({ dimmed, bright });
      await game.screenshot(`hint-dims-${theme}-${rung}`);
    }
    assert.ok(seen.some(({ dimmed, bright }) => dimmed > 0 && bright > 0), JSON.stringify(seen));
    await close_game(game);
  });

  it('by the keyboard solves the puzzle when it is followed to the end, and each rung counts', async () => {
    const game = await host.game({ code });
    await game.page.locator('#canvas').focus();
    let rungs = 0;
    for (let step = 0; !(await game.state()).solved; ++step) {
      assert.ok(step < 60, 'the hints never came to the end');
      await game.keys('h');
      const { rung } = await game.sees('the hint', ({ job }) => job !== 'hint');
      rungs += rung > 0 ? 1 : 0;
    }
    assert.equal((await game.state()).hints, rungs);
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
    for (let step = 0; !/take|back|remove/i.test(hint) && step < 9; ++step) {
      await game.press('hint.next');
      ({ hint } = await game.sees('the next sentence', (state) => state.hint !== hint));
    }
    assert.match(hint, /take|back|remove/i);
    assert.match(hint, /\bL/);
    await game.screenshot('hint-dead-end');
    await close_game(game);
  });
});

describe('the ladder', () => {
  const iq = '1p/11x5/iq/hz5dGYTqKbCK7cwAMtbakA/q47h'; // one solution
  const sizes = { phone, lying: phone_lying, desktop };

  for (const [name, size] of named_variants(sizes, ['phone'])) {
    it(`is gone through by mouse without moving the table: ${name}`, async () => {
      const game = await host.game({ ...size, code: iq });
      const { board, game: { tray } } = await game.state();
      await game.press('hint');
      const first = await game.sees('how it stands', ({ hint }) => hint !== '');
      assert.match(first.hint, /just one way to finish/);
      assert.equal(first.rung, 1);
      await game.screenshot(`ladder-${name}-1`);
      for (let rung = 2; rung <= first.rungs; ++rung) {
        await game.frame();
        await game.press('hint.next');
        const state = await game.sees(`rung ${rung}`, (now) => now.rung === rung);
        assert.deepEqual(state.board, board, 'the board stays where it is');
        assert.deepEqual(state.game.tray, tray, 'so does the tray');
        await game.hears(state.hint);
        assert.match(await game.page.locator('#words').textContent(), new RegExp(state.hint.slice(1, 20)));
        await game.frame();
        await game.screenshot(`ladder-${name}-${rung}`);
      }
      const { moves, hints } = await game.state();
      assert.deepEqual([moves, hints], [0, first.rungs]);
      await game.press('hint.next');
      await game.sees('the placement', (state) => state.moves === 1 && state.hint === '');
      await close_game(game);
    });

    it(`explains everything, forwards and back: ${name}`, async () => {
      const game = await host.game({ ...size, code: iq });
      const before = await game.state();
      await game.press('hint');
      await game.sees('the hint', ({ hint }) => hint !== '');
      await game.frame();
      await game.press('explain');
      const { lesson } = await game.sees('the first deduction', (state) => state.lesson);
      await game.page.locator('#canvas').focus();
      await game.screenshot(`lesson-${name}-1`);
      for (let step = 2; step <= lesson.steps; ++step) {
        await (step % 2 === 0 ? game.keys('ArrowRight') : game.press('lesson.next'));
        const state = await game.sees(`step ${step}`, (now) => now.lesson.step === step);
        await game.hears(state.lesson.sentence);
        await game.frame();
        if (step < 6) await game.screenshot(`lesson-${name}-${step}`);
      }
      assert.ok((await game.state()).lesson.solved, 'it ends with the solution');
      await game.screenshot(`lesson-${name}-end`);
      await game.keys('ArrowLeft');
      await game.sees('the step before', ({ lesson: now }) => now.step === lesson.steps - 1 && !now.solved);
      await game.press('lesson.back');
      await game.sees('one more', ({ lesson: now }) => now.step === lesson.steps - 2);
      await game.keys('Escape');
      const after_all = await game.sees('the game', (state) => state.lesson === null);
      assert.equal(after_all.moves, 0);
      assert.deepEqual(after_all.game.placements, before.game.placements);
      assert.deepEqual(after_all.board, before.board);
      await close_game(game);
    });
  }

  it('is at hand on the sheet of solvers as well', async () => {
    const game = await host.game({ code });
    await game.press('settings');
    await game.sees('the settings', ({ panel }) => panel === 'settings');
    await game.scroll_to('solvers');
    await game.press('solvers');
    await game.sees('the solvers', ({ panel }) => panel === 'solvers');
    await game.frame();
    await game.press('solvers.explain');
    await game.sees('the first deduction', ({ lesson }) => lesson !== null);
    await game.press('lesson.close');
    await game.sees('the game', ({ lesson }) => lesson === null);
    await close_game(game);
  });
});

describe('the count of ways to finish', () => {
  it('is kept up to date while somebody plays, for those who want it', async () => {
    const game = await host.game({ code });
    assert.equal((await game.state()).analysis, null, 'it says nothing unasked');
    await game.press('settings');
    await game.sees('the sheet', ({ panel }) => panel === 'settings');
    await game.scroll_to('counts_ways');
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
    await game.hears(/no way to finish/i);
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
    await game.hears(/marked, to be taken back: L/i);
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
    const back = await game.sees('what the player had laid', ({ solved }) => !solved);
    assert.equal(back.game.placements.length, 1);
    assert.ok(player.is_placed(back, answer[0].cells));
    await game.press('redo');
    await game.sees('the solution again', ({ solved }) => solved);
    await close_game(game);
  });

  it('says plainly that there is no solution, and why', async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, [[0, 1], [1, 1], [2, 1], [2, 2]]);
    await game.press('solve');
    const { notice } = await game.sees('a sentence', (state) => state.notice !== '');
    assert.match(notice, /cannot be filled\. Piece L is to blame/);
    await game.hears(notice);
    await close_game(game);
  });

  // Opens the hard puzzle in a browser that has so many processors for it.
  async function hard_with(processors) {
    const context = await host.visitor();
    await context.addInitScript((count) => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count }), processors);
    return host.game({ code: hard }, context);
  }

  it('of a hard puzzle is shared by several workers, which end together', async () => {
    const game = await hard_with(3);
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
    await sees_workers(0, 30000); // the browser grants busy workers two seconds and more
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
    const game = await hard_with(1); // leaves one to the page where the machine has only two
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
