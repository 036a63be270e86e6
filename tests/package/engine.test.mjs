// Promise: The npm package's calls answer as the engines do, are refused with one sentence, and can be stopped without harm.
// The package's calls in node: answers, refusals, progress, abort, several at once.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe } from 'node:test';
import { endless, it, package_folder, small, tessera } from './lib/package.mjs';

const { Engine, Puzzle, TesseraError, open, generate, solve, count, hint, grade, explain, analyse, picture, qr_code } = tessera;

// A check of its own: a board's pieces cover it once.
function assert_covers(level, moves) {
  const rows = level.match(/board\n([\s\S]*?)end/)[1].trim().split('\n');
  const covered = rows.map((row) => [...row].map((letter) => (letter === '#' ? 1 : 0)));
  const shapes = new Map([...level.matchAll(/piece (\S+).*\n([\s\S]*?)end/g)].map(([, name, drawing]) => [name, drawing.trim().split('\n')]));
  for (const move of moves) {
    const [, name, orientation, row, column] = move.match(/^place (\S+) (\d+) (\d+) (\d+)$/);
    let cells = shapes.get(name).flatMap((line, r) => [...line].flatMap((letter, c) => (letter === 'X' ? [[r, c]] : [])));
    const turns = [];
    for (let side = 0; side < 2; ++side, cells = shapes.get(name).flatMap((line, r) => [...line].flatMap((letter, c) => (letter === 'X' ? [[r, -c]] : [])))) {
      for (let turn = 0; turn < 4; ++turn, cells = cells.map(([r, c]) => [c, -r])) {
        const [top, left] = [Math.min(...cells.map(([r]) => r)), Math.min(...cells.map(([, c]) => c))];
        const key = cells.map(([r, c]) => `${r - top},${c - left}`).sort().join(' ');
        if (!turns.includes(key)) turns.push(key);
      }
    }
    for (const cell of turns[orientation].split(' ')) {
      const [r, c] = cell.split(',').map(Number);
      covered[Number(row) + r][Number(column) + c] += 1;
    }
  }
  assert.ok(covered.flat().every((times) => times === 1), JSON.stringify(covered));
}

const refusal = (promise) => promise.then(() => assert.fail('it was not refused'), (error) => error);

describe('the calls', () => {
  it('solve, and the solution covers the board', async () => {
    const { outcome, moves, puzzle } = await solve(small);
    assert.equal(outcome, 'solved');
    assert_covers(small, moves);
    assert.ok(puzzle.solved && puzzle instanceof Puzzle);
    assert.deepEqual(puzzle.moves, moves);
  });

  it('count', async () => {
    const whole = await count(small);
    assert.deepEqual([whole.outcome, whole.solutions], ['exhausted', 12]);
    assert.equal((await count(small, { up_to_symmetry: true })).solutions, 3);
    const capped = await count(small, { cap: 3 });
    assert.deepEqual([capped.outcome, capped.solutions], ['stopped', 3]);
  });

  it('count beyond what a number holds exactly', async () => {
    const { solutions } = await count(`tessera 1 polyomino\nboard\n${`${'.'.repeat(12)}\n`.repeat(12)}end\npiece I2 x72\nXX\nend\n`);
    assert.equal(solutions, 53060477521960000n); // Kasteleyn 1961
  });

  it('generate the same puzzle from the same seed, which has one solution', async () => {
    const [one, same, other] = await Promise.all([7, 7, 8].map((seed) => generate('polyomino', { size: '6x5', unique: true, seed })));
    assert.equal(one.level, same.level);
    assert.notEqual(one.level, other.level);
    assert.equal((await one.count()).solutions, 1);
    const { tier, solutions, solutions_exact } = await grade(one);
    assert.deepEqual([typeof tier, solutions, solutions_exact], ['string', 1, true]);
  });

  it('grade a number swap by how far greedy play misses the shortest way', async () => {
    const { tier, score } = await grade('tessera 1 number_swap\ngrid\n6 8 7\n4 5 2\n9 3 1\nend\n');
    assert.deepEqual([tier, score], ['junior', 28]);
  });

  it('explain a solution move by move', async () => {
    const puzzle = await generate('polyomino', { size: '5x5', unique: true, seed: 3 });
    const { steps, outcome } = await explain(puzzle);
    assert.equal(outcome, 'solved');
    assert.ok(steps.every(({ sentence, deduction }) => sentence && deduction && !/[{}]/.test(sentence)));
    assert.ok((await puzzle.play(...steps.flatMap(({ moves }) => moves))).solved);
  });

  it('hint at the next move, and say when there is none', async () => {
    const puzzle = await generate('polyomino', { size: '5x5', unique: true, seed: 3 });
    const { steps, moves, dead_end } = await hint(puzzle);
    assert.ok(steps.length > 1 && moves.length === 1 && !dead_end);
    assert.equal((await puzzle.play(...moves)).moves.length, 1);
    const lost = await (await open(small)).play('place V3 0 1 1');
    assert.equal((await hint(lost)).dead_end, true);
    const { solvable, blamed } = await analyse(lost);
    assert.deepEqual([solvable, blamed], [false, ['take V3 0 1 1']]);
  });

  it('draw the position, its solution, and the QR code of an address', async () => {
    const [plain, solved, code] = await Promise.all([picture(small), picture(small, { solution: true }), qr_code('https://example.org/#1p')]);
    for (const svg of [plain, solved, code]) assert.match(svg, /<svg[\s\S]*<\/svg>/);
    assert.notEqual(plain, solved);
  });

  it('know every family', async () => {
    for (const [family, params] of [['number_swap', { size: '3x3' }], ['edge_match', { size: '4x4' }]]) {
      const puzzle = await generate(family, { ...params, seed: 5 });
      const { outcome, puzzle: solved } = await puzzle.solve();
      assert.equal(outcome, 'solved');
      assert.deepEqual([puzzle.family, puzzle.solved, (await open(solved)).solved], [family, false, true]);
    }
  });
});

describe('a puzzle', () => {
  it('never changes: play promises another one', async () => {
    const puzzle = await open(small);
    const next = await puzzle.play('place V3 0 0 0');
    assert.deepEqual([puzzle.moves, next.moves, next.title], [[], ['place V3 0 0 0'], 'Three by four']);
    assert.throws(() => { puzzle.level = ''; }, TypeError);
  });

  for (const [what, source, sentence] of [
    ['nothing', '', 'a level begins with: tessera 1 FAMILY'],
    ['some text', 'hello', 'a level begins with: tessera 1 FAMILY'],
    ['an unknown family', 'tessera 1 chess\n', 'there is no puzzle family called chess'],
    ['a level that is cut off', 'tessera 1 polyomino\nboard\n..\n', 'a block is not closed: end is missing'],
    ['a newer level', small.replace('tessera 1', 'tessera 9'), 'this level was made by a newer version'],
    ['too few pieces', 'tessera 1 polyomino\nboard\n...\nend\npiece I2\nXX\nend\n', 'the pieces cannot fill the board: 2 cells for 3'],
    ['a link that is cut off', '#1p/11x5/iq', 'the link is cut off'],
    ['a link with a wrong letter', '1p/11x5/iq/hz5dGYTqKbCK7cwAMtbakA/q47x', 'the link is damaged: its check digits do not match'],
    ['a newer link', '#2p/11x5/iq/q47h', 'the link was made by a newer version'],
  ]) {
    it(`is refused with a sentence: ${what}`, async () => {
      const error = await refusal(open(source));
      assert.ok(error instanceof TesseraError && error instanceof Error);
      assert.equal(error.message, sentence);
    });
  }

  it('is refused with a move that the rules forbid', async () => {
    const puzzle = await open(small);
    const error = await refusal(puzzle.play('place V3 0 0 0', 'place L4 0 0 0'));
    assert.deepEqual([error.code, error.message], ['illegal_move', 'L would overlap V']);
  });

  it('is refused where there is no such option', async () => {
    const messages = await Promise.all([
      generate('polyomino', { size: '9' }), generate('polyomino', { colour: 'red' }), generate('polyomino', { size: '8x8 pieces 3' }),
      generate('polyomino', { seed: -1 }), solve(small, { engine: 'magic' }), count(small, { limit: 'soon' }), count(small, { cap: 1.5 }),
    ].map(async (call) => (await refusal(call)).message));
    assert.deepEqual(messages, [
      'size must be COLUMNSxROWS, each from 1 to 128', 'there is no option colour; there are size, pieces, smallest, largest, mask, figure, set, unique, tier, stream, lattice, outline, layers, aim, grade', 'size has no value of one word',
      'a seed is a whole number from 0 to 18446744073709551615', 'polyomino has no engine called magic: there are cell_first, dancing_links, beam, annealing, algorithm_x',
      'a limit is in seconds, and 0 is none', 'a cap is a whole number from 0 to 18446744073709551615']);
  });
});

describe('a call', () => {
  it('is ended by its signal, wherever it is, and the engine serves the next', async () => {
    const engine = new Engine({ workers: 1 });
    const running = new AbortController();
    const waiting = new AbortController();
    const first = refusal(engine.count(endless, { signal: running.signal, progress: () => running.abort() }));
    const second = refusal(engine.count(endless, { signal: waiting.signal }));
    assert.deepEqual([engine.state.running, engine.state.waiting], [0, 0]); // the text is read first
    waiting.abort(new Error('no longer needed'));
    assert.equal((await second).message, 'no longer needed');
    assert.equal((await first).name, 'AbortError');
    assert.equal((await engine.count(small)).solutions, 12);
    assert.equal((await refusal(engine.count(small, { signal: AbortSignal.abort() }))).name, 'AbortError');
    assert.deepEqual(engine.state, { workers: 1, running: 0, waiting: 0, started: 2 });
    engine.close();
  });

  it('tells its progress, and answers with what it knows if asked to stop', async () => {
    const seen = [];
    const { outcome, ticks } = await count(endless, { progress: (progress) => seen.push(progress.ticks) >= 5 });
    assert.equal(outcome, 'stopped');
    assert.deepEqual([seen.length, ticks], [5, seen[4]]);
    assert.ok(seen.every((value, index) => index === 0 || value > seen[index - 1]));
  });

  it('answers with what it knows at its limit', async () => {
    assert.equal((await count(endless, { limit: 0.2 })).outcome, 'stopped');
  });

  it('is rejected with what its progress throws', async () => {
    assert.equal((await refusal(count(endless, { progress: () => { throw new Error('mine'); } }))).message, 'mine');
    assert.equal((await count(small)).solutions, 12);
  });
});

describe('an engine', () => {
  it('runs as many calls at a time as it has workers, which one program serves', async () => {
    const engine = new Engine({ workers: 2 });
    let most = 0;
    const progress = () => { most = Math.max(most, engine.state.running); };
    const puzzles = await Promise.all(Array.from({ length: 8 }, (_, seed) => engine.generate('polyomino', { size: '7x7', unique: true, seed, progress })));
    assert.equal(new Set(puzzles.map(({ level }) => level)).size, 8);
    assert.deepEqual([engine.state.started, most], [2, 2]);
    engine.close();
  });

  it('rejects what is unfinished when it is closed, and all that comes later', async () => {
    const engine = new Engine({ workers: 1 });
    const calls = [engine.count(endless), engine.count(endless)].map(refusal);
    await engine.count(small, { signal: AbortSignal.timeout(300) }).catch(() => {});
    engine.close();
    for (const call of [...calls, refusal(engine.count(small))]) assert.equal((await call).message, 'this engine is closed');
  });

  it('is refused with less than one worker', () => {
    assert.throws(() => new Engine({ workers: 0 }), { message: 'workers is a whole number from 1 on' });
  });
});

it('a process ends when nothing is left to do, though its workers are kept', () => {
  const script = `import { count } from '${package_folder}/node.js'; console.log((await count(${JSON.stringify(small)})).solutions);`;
  assert.equal(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', timeout: 20000 }), '12\n');
});
