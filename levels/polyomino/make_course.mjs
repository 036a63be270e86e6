// Makes the course of polyominoes, the same files byte for byte wherever it runs, in about four minutes:
//   node levels/polyomino/make_course.mjs build/release/tessera
// levels/make_codes and levels/make_facts.mjs come after it.
//
// Each technique has five small puzzles with one solution, which rise in size. The explanation of a puzzle (`tessera explain`)
// uses its technique, beside it only easier ones; its grade (`tessera grade`) shows that easier rules alone do not
// solve it. Six puzzles need two techniques each; those of bottlenecks, which came later, have the last numbers
// (../order.txt has their place).
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bottleneck_levels, rooms } from './bottlenecks.mjs';
import { picture_of, pictures_of } from './pictures.mjs';

const program = process.argv[2];
const folder = dirname(fileURLToPath(import.meta.url));
const run = (...args) => execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'ignore'] });
const objects = (...args) => run(...args).trim().split('\n').map((line) => JSON.parse(line));

// The rules of `tessera grade`, from easy to hard.
const rules = ['only_placement', 'only_place', 'region_set', 'region_size', 'region_colours', 'dead_end', 'shared_cells', 'one_step',
  'two_steps', 'chain', 'search', 'choice'];
const from = (rule) => rules.slice(rules.indexOf(rule));
const hardest_of = (deductions) => rules.findLast((rule) => rule in deductions);

// In the order of the course: the kind of line in explanations, the kinds that may stand beside it, and what the hardest rule
// of the grade may be.
const basics = ['only_placement', 'only_place', 'region_size'];
const techniques = {
  corner: { line: 'only_placement', beside: [], hardest: ['only_placement'], sizes: ['4x4', '5x4', '5x4', '5x5', '6x5'] },
  'only-place': { line: 'only_place', beside: ['only_placement'], hardest: ['only_place'], sizes: ['5x5', '5x5', '5x5', '6x5', '6x6'] },
  hole: { line: 'region_size', beside: ['only_placement'], hardest: ['region_set', 'region_size'], sizes: ['4x4', '5x4', '5x5', '6x5', '6x6'] },
  ahead: { line: 'one_step', beside: basics, hardest: from('region_colours'), sizes: ['5x4', '5x5', '5x5', '6x5', '6x6'] },
  pair: { line: 'pair', beside: basics, hardest: from('region_size'), sizes: ['5x4', '5x4', '5x5', '6x5', '6x6'] },
  parity: { line: 'region_colours', beside: basics, hardest: from('region_colours'), sizes: ['5x4', '5x5', '6x5', '6x6', '6x6'] },
};
const couples = [['only-place', 'hole', '6x5'], ['hole', 'ahead', '6x5'], ['hole', 'pair', '6x5'], ['ahead', 'pair', '6x6'],
  ['ahead', 'parity', '6x6'], ['pair', 'parity', '6x6']];
const titles = { corner: 'Corner', 'only-place': 'Only place', hole: 'Hole', ahead: 'Look ahead', pair: 'Pair', parity: 'Parity' };
const puzzles_a_size = 3000;

const generate = (size, ...rest) => run('generate', '--family', 'polyomino', '--size', size, '--smallest', '3', '--largest', '5',
  '--unique', 'yes', ...rest);

// Returns puzzles of a size with the kinds of lines that explain them and the hardest rule of their grade.
function puzzles_of(size) {
  const made = generate(size, '--count', String(puzzles_a_size), '--threads', '2').trim().split('\n').map((line) => line.split(' '));
  const puzzles = new Map(made.filter(([, code]) => code.startsWith('#')).map(([seed, code]) => [code, { size, seed, lines: [] }]));
  const codes = [...puzzles.keys()];
  for (let first = 0; first < codes.length; first += 200) {
    const some = codes.slice(first, first + 200);
    for (const { input, deduction } of objects('explain', '--json', ...some)) if (deduction) puzzles.get(input).lines.push(deduction);
    for (const { input, deductions } of objects('grade', '--json', ...some)) {
      puzzles.get(input).hardest = hardest_of(deductions);
    }
  }
  return [...puzzles.values()];
}

const pools = new Map();
function pool_of(size) {
  if (!pools.has(size)) pools.set(size, puzzles_of(size));
  return pools.get(size);
}

// The solutions of the other levels that have one solution.
const pictures = pictures_of(program, folder, /^(0[6-9]|1\d|2[01]|5\d)-.*txt$/);

// Returns the level of a puzzle of this size that needs all of `words`, and uses them in as many lines as possible.
function level_of(size, words) {
  const wanted = words.map((word) => techniques[word]);
  const beside = [...wanted.flatMap((each) => [each.line, ...each.beside])];
  const uses = (puzzle) => Math.min(...wanted.map(({ line }) => puzzle.lines.filter((each) => each === line).length));
  const fitting = pool_of(size).filter((puzzle) => wanted.at(-1).hardest.includes(puzzle.hardest) && uses(puzzle) > 0
    && puzzle.lines.every((line) => beside.includes(line)));
  fitting.sort((a, b) => uses(b) - uses(a));
  for (const { seed } of fitting) {
    const level = generate(size, '--seed', seed);
    const picture = picture_of(program, level);
    if (pictures.has(picture)) continue;
    pictures.add(picture);
    return level.replace(/^recipe .*\n/m, '');
  }
  throw new Error(`no puzzle of ${size} needs ${words.join(' and ')}, and has a solution that no other level has`);
}

const levels = Object.entries(techniques).flatMap(([word, { sizes }]) =>
  sizes.map((size, index) => ({ word, title: `${titles[word]} ${index + 1}`, level: level_of(size, [word]) })));
couples.forEach(([one, other, size], index) =>
  levels.push({ word: 'two', title: `Two at once ${index + 1}`, level: level_of(size, [one, other]) }));
const bottleneck = { beside: basics, hardest: from('region_size'), hardest_of };
rooms.forEach((rows, index) => {
  const level = bottleneck_levels(program, rows, index + 1, bottleneck).find((each) => !pictures.has(picture_of(program, each)));
  if (!level) throw new Error(`no puzzle of ${rows.join('/')} needs a bottleneck, and has a solution that no other level has`);
  pictures.add(picture_of(program, level));
  levels.push({ word: 'bottleneck', title: `Bottleneck ${index + 1}`, level });
});

for (const name of readdirSync(folder).filter((each) => /^00\d\d-/.test(each))) rmSync(join(folder, name));
levels.forEach(({ word, title, level }, index) => {
  const name = `${String(index + 1).padStart(4, '0')}-${word}-${title.split(' ').at(-1)}.txt`;
  writeFileSync(join(folder, name), level.replace(/^title .*$/m, `title ${title}`));
});
