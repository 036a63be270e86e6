// Makes the course of edge matching, the same files byte for byte wherever it runs:
//   node levels/edge_match/make_course.mjs build/release/tessera
// levels/make_codes and levels/make_facts.mjs come after it.
//
// Four puzzles that follow from a corner tile by tile; three where an edge runs out along the frame, three where a tile in one
// place would leave nothing for another, as their grade (`tessera grade`) counts it.
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = process.argv[2];
const folder = dirname(fileURLToPath(import.meta.url));
const run = (args, input) => execFileSync(program, args, { encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'pipe'] });

const basics = ['only_tile', 'only_cell', 'turn'];
// What the grade must count, and what it may count beside it.
const techniques = {
  corner: { title: 'From the corner', needs: 'only_tile', beside: basics },
  frame: { title: 'Frame', needs: 'frame_edges', beside: [...basics, 'claim', 'edge_count', 'one_step', 'choice'] },
  pair: { title: 'Two places', needs: 'one_step', beside: [...basics, 'claim'] },
};
const wanted = [
  ['corner', '--size 2x2 --motifs 1 --colors 3'], ['corner', '--size 3x3 --motifs 2 --colors 4'], ['corner', '--size 3x3 --motifs 2 --colors 3'],
  ['corner', '--size 4x4 --motifs 2 --colors 5'], ['frame', '--size 4x3 --motifs 2 --colors 2'], ['frame', '--size 4x3 --motifs 1 --colors 4'],
  ['frame', '--size 4x4 --motifs 2 --colors 2'], ['pair', '--size 3x3 --motifs 1 --colors 3'], ['pair', '--size 3x3 --motifs 2 --colors 2'],
  ['pair', '--size 4x4 --motifs 2 --colors 4'],
];

function level_of([technique, options]) {
  const { needs, beside } = techniques[technique];
  for (let seed = 1; seed < 20000; ++seed) {
    const all = `${options} --frame yes --halves no --unique yes`;
    const level = run(['generate', '--family', 'edge_match', ...all.split(' '), '--seed', String(seed)]).replace(/^recipe .*\n/m, '');
    const rules = Object.keys(JSON.parse(run(['grade', '-', '--json'], level)).deductions);
    if (rules.includes(needs) && rules.every((rule) => rule === needs || beside.includes(rule))) {
      return `# tessera generate --family edge_match --seed ${seed} ${all}\n${level}`;
    }
  }
  throw new Error(`no puzzle with ${options} needs ${technique}`);
}

const counts = {};
const levels = wanted.map((wish) => ({ word: wish[0], index: (counts[wish[0]] = (counts[wish[0]] ?? 0) + 1), level: level_of(wish) }));
for (const name of readdirSync(folder).filter((each) => /^00\d\d-/.test(each))) rmSync(join(folder, name));
levels.forEach(({ word, index, level }, place) => {
  const name = `${String(place + 1).padStart(4, '0')}-${word}-${index}.txt`;
  writeFileSync(join(folder, name), level.replace(/^tiles$/m, `title ${techniques[word].title} ${index}\ntiles`));
});
