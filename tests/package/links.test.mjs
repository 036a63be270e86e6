// Promise: The npm package opens every link that the game opens, to the same puzzle, but those it names in a sentence.
// Share codes, read in JavaScript: compared with the links of tests/links, which C++ wrote, and with all shipped puzzles.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe } from 'node:test';
import { from_top, it, levels, part, tessera } from './lib/package.mjs';

const { read_link } = await part('link.js');
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
const is_for_the_game = ({ code }) => 'ld'.includes(kind(code)) || /^#?\d+p\/[a-z]/.test(code);

describe('links', () => {
  it('say what the game reads in them', () => {
    const shown = blocks.filter((block) => !is_for_the_game(block) && kind(block.code) !== 't');
    assert.ok(shown.length >= 60);
    for (const { code, level, moves } of shown) {
      const read = read_link(code);
      assert.equal(without_params(read.level), without_params(level), code);
      assert.deepEqual(read.moves, moves, code);
      assert.deepEqual(read_link(code.slice(1)), read);
    }
  });

  it('of puzzles to be made are made', async () => {
    const made = blocks.filter(({ code }) => kind(code) === 't');
    assert.ok(made.length >= 7);
    for (const { code, level } of made) assert.equal(without_recipe((await open(code)).level), without_recipe(level), code);
  });

  it('are refused with a sentence where only the game opens them', async () => {
    const others = blocks.filter(is_for_the_game);
    assert.ok(others.length >= 14);
    for (const { code } of others) await assert.rejects(open(code), /^TesseraError: (links to built-in levels and daily|a puzzle on another lattice)/, code);
  });

  it('with a changed, a missing or a further letter are refused', () => {
    for (const { code } of blocks) {
      for (let at = 0; at < code.length; at += 7) {
        const other = code[at] === 'A' ? 'B' : 'A';
        for (const damaged of [code.slice(0, at) + other + code.slice(at + 1), code.slice(0, at) + code.slice(at + 1), `${code.slice(0, at)}${other}${code.slice(at)}`]) {
          if (damaged !== code && damaged !== code.slice(1)) assert.throws(() => read_link(damaged), { name: 'TesseraError' }, damaged);
        }
      }
    }
  });

  it('of all shipped puzzles open, and their solutions are solved', async () => {
    const shown = levels.filter((level) => !is_for_the_game(level));
    assert.ok(shown.length >= 400);
    const outcomes = await Promise.all(shown.map(async ({ code }) => {
      const puzzle = await open(code);
      if (puzzle.solved) return `${code} is solved from the start`;
      const { puzzle: solved } = await puzzle.solve();
      return solved && (await open(solved)).solved ? 'solved' : code;
    }));
    assert.deepEqual(outcomes.filter((outcome) => outcome !== 'solved'), []);
  });
});
