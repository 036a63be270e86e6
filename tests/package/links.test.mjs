// Promise: The npm package opens every link that the game opens, to the same puzzle, and gives its canonical code.
// Share codes of tests/links, and of all shipped puzzles.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe } from 'node:test';
import { from_top, it, levels, tessera, to_be_solved } from './lib/package.mjs';

const { open } = tessera;

// { code, level, moves }
const blocks = readFileSync(from_top('tests/links/v1.txt'), 'utf8').split(/\n(?=#1[a-z]\/)/).slice(1).map((block) => {
  const [code, ...lines] = block.trimEnd().split('\n').filter((line) => !line.startsWith('# '));
  const is_move = (line) => line.startsWith('move ');
  return { code, level: `${lines.filter((line) => !is_move(line)).join('\n').trimEnd()}\n`, moves: lines.filter(is_move).map((line) => line.slice(5)) };
});
// A link leaves out params that say nothing new.
const without_params = (level) => level.replace(/^(recipe \d+ \d+).*$/m, '$1');
const without_recipe = (level) => level.replace(/^recipe .*\n/m, '');
const kind = (code) => code.match(/^#?\d+(.)/)[1];

describe('links', () => {
  it('say what the game reads in them, in whatever form they come', async () => {
    const contained = blocks.filter(({ code }) => 'pse'.includes(kind(code)));
    assert.ok(contained.length >= 60);
    for (const { code, level, moves } of contained) {
      const read = await open(code);
      assert.equal(without_params(read.level), without_params(level), code);
      assert.deepEqual(read.moves, moves, code);
      for (const other of [code.slice(1), ` ${code}\n`, `https://example.org/play/?theme=dark${code}`, read, read.level, read.code]) {
        const same = await open(other);
        assert.deepEqual([without_recipe(same.level), same.code], [without_recipe(read.level), read.code], String(other));
      }
    }
  });

  it('of days, of built-in levels and of puzzles to be made are made or looked up', async () => {
    const named = blocks.filter(({ code }) => 'dlt'.includes(kind(code)));
    assert.ok(named.length >= 17 && new Set(named.map(({ code }) => kind(code))).size === 3);
    for (const { code, level } of named) assert.equal(without_recipe((await open(code)).level), without_recipe(level), code);
    await assert.rejects(open('#1l/polyomino/no-such-level/0000'), { name: 'TesseraError', message: 'the link is damaged: its check digits do not match' });
  });

  it('with a changed, a missing or a further letter are refused', async () => {
    for (const { code } of blocks.filter((_, index) => index % 6 === 0)) {
      for (let at = 0; at < code.length; at += 11) {
        const other = code[at] === 'A' ? 'B' : 'A';
        for (const damaged of [code.slice(0, at) + other + code.slice(at + 1), code.slice(0, at) + code.slice(at + 1), `${code.slice(0, at)}${other}${code.slice(at)}`]) {
          if (damaged !== code && damaged !== code.slice(1) && !damaged.endsWith(code)) await assert.rejects(open(damaged), { name: 'TesseraError' }, damaged);
        }
      }
    }
  });

  it('of all shipped puzzles open, are canonical, and their solutions are solved', async () => {
    assert.ok(levels.length >= 540);
    const outcomes = await Promise.all(levels.map(async (level) => {
      const { code } = level;
      const puzzle = await open(code);
      if (puzzle.code !== code) return `${code} is not canonical: ${puzzle.code}`;
      if (puzzle.solved) return `${code} is solved from the start`;
      if (!to_be_solved.includes(level)) return 'solved';
      const { puzzle: solved } = await puzzle.solve();
      return solved?.solved ? 'solved' : code;
    }));
    assert.deepEqual(outcomes.filter((outcome) => outcome !== 'solved'), []);
  });
});
