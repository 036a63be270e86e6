// Makes the course of number swap, the same files byte for byte wherever it runs:
//   node levels/number_swap/make_course.mjs build/release/tessera
// levels/make_codes and levels/make_facts.mjs come after it.
//
// Four grids where every swap of a shortest way brings two tiles nearer; three where a tile has to get past another one, three
// where a barrier makes tiles go round, as the first hint of the grid says (`tessera hint`) and nothing else.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = process.argv[2];
const folder = dirname(fileURLToPath(import.meta.url));
const run = (args, input) => execFileSync(program, args, { encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'pipe'] });
const json_of = (command, level) => JSON.parse(run([command, '-', '--json'], level));

const grid_of = (level) => level.split('\n').filter((line) => /^[\d ]+$/.test(line)).map((line) => line.trim().split(/\s+/).map(Number));

// Returns the sum of all tiles' distances from their places.
function distance(grid) {
  const columns = grid[0].length;
  const away = (tile, row, column) => Math.abs(Math.floor((tile - 1) / columns) - row) + Math.abs((tile - 1) % columns - column);
  return grid.flatMap((line, row) => line.map((tile, column) => away(tile, row, column))).reduce((sum, each) => sum + each, 0);
}

const says = ({ steps }, words) => steps.some((line) => line.includes(words));
const is_odd = (hint) => says(hint, 'only an odd number') || says(hint, 'only an even number');
const techniques = {
  nearer: (hint, grid, par) => distance(grid) === 2 * par,
  past: (hint) => says(hint, 'has to get past') && !says(hint, 'barrier') && !is_odd(hint),
  barrier: (hint) => says(hint, 'barriers make') && !says(hint, 'has to get past') && !is_odd(hint),
};
// Technique, options of the generator, par.
const wanted = [
  ['nearer', '--size 2x2 --barriers 0', 2], ['nearer', '--size 3x2 --barriers 0', 3], ['nearer', '--size 3x3 --barriers 0', 4],
  ['nearer', '--size 3x3 --barriers 0', 6], ['past', '--size 3x2 --barriers 0', 4], ['past', '--size 3x3 --barriers 0', 5],
  ['past', '--size 4x3 --barriers 0', 7], ['barrier', '--size 3x2 --barriers 1', 4], ['barrier', '--size 3x3 --barriers 1', 5],
  ['barrier', '--size 4x3 --barriers 2', 8],
];
const titles = { nearer: 'Nearer', past: 'Get past', barrier: 'Barrier' };

// Grid and barriers, to compare levels by.
const board_of = (level) => level.slice(level.indexOf('grid'));
const others = new Set(readdirSync(folder).filter((name) => /^\d\d-/.test(name)).map((name) => board_of(readFileSync(join(folder, name), 'utf8'))));

function level_of([technique, options, par]) {
  for (let seed = 1; seed < 20000; ++seed) {
    const level = run(['generate', '--family', 'number_swap', ...options.split(' '), '--seed', String(seed)]).replace(/^recipe .*\n/m, '');
    const grid = grid_of(level);
    if (others.has(board_of(level)) || distance(grid) > 2 * par || json_of('grade', level).par !== par) continue;
    if (techniques[technique](json_of('hint', level), grid, par)) {
      return level.replace('\n', `\n# tessera generate --family number_swap ${options} --seed ${seed}\n`).replace('grid', `par ${par}\ngrid`);
    }
  }
  throw new Error(`no grid with ${options} and par ${par} needs ${technique}`);
}

const counts = {};
const levels = wanted.map((wish) => ({ word: wish[0], index: (counts[wish[0]] = (counts[wish[0]] ?? 0) + 1), level: level_of(wish) }));
for (const name of readdirSync(folder).filter((each) => /^00\d\d-/.test(each))) rmSync(join(folder, name));
levels.forEach(({ word, index, level }, place) => {
  const name = `${String(place + 1).padStart(4, '0')}-${word}-${index}.txt`;
  writeFileSync(join(folder, name), level.replace(/^par/m, `title ${titles[word]} ${index}\npar`));
});
