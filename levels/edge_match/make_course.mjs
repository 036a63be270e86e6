// Makes the course of edge matching, the same files byte for byte wherever it runs:
//   node levels/edge_match/make_course.mjs build/release/tessera
// levels/make_codes and levels/make_facts.mjs come after it.
//
// Each technique is a deduction of explanations and hints. A level needs it, and nothing harder, after a tile is laid in a
// corner: any corner does, as the board can be turned. That is checked here; the seeds are those that searches found (README.md
// says how many boards they took).
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = process.argv[2];
const folder = dirname(fileURLToPath(import.meta.url));
const run = (args, input) => execFileSync(program, args, { encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'pipe'] });

// From easy to hard, as explanations use them.
const deductions = ['only_tile', 'only_cell', 'claim', 'edge_count', 'frame_edges', 'pair', 'one_step'];
const techniques = {
  corner: { title: 'From the corner', needs: 'only_tile' },
  frame: { title: 'Frame', needs: 'frame_edges' },
  pair: { title: 'Pair', needs: 'pair' },
  places: { title: 'Two places', needs: 'one_step' },
};
// Technique, board, motifs, colours, seed.
const wanted = [
  ['corner', '2x2', 1, 3, '1'], ['corner', '3x3', 2, 4, '1'], ['corner', '3x3', 2, 3, '2'], ['corner', '4x4', 2, 5, '1'],
  ['frame', '4x4', 2, 4, '8893480868672382603'], ['frame', '4x4', 2, 3, '7174724351784755054'], ['frame', '5x5', 2, 4, '5297982070907235172'],
  ['pair', '4x4', 2, 4, '4696635410875342833'], ['pair', '4x4', 2, 3, '15538484947349512813'], ['pair', '5x5', 2, 4, '7791618740038821517'],
  ['places', '3x3', 1, 3, '3'], ['places', '3x3', 2, 2, '5'], ['places', '4x4', 2, 4, '2'],
];

const answers = (command, puzzle, moves) =>
  run(['serve'], `${JSON.stringify({ id: 1, command, puzzle, moves, progress: false })}\n`).trim().split('\n').map((line) => JSON.parse(line).answer);

function hardest_of(level) {
  const { moves } = answers('hint', level, []).at(-1);
  const places = answers('explain', level, moves).filter((step) => 'deduction' in step).map((step) => deductions.indexOf(step.deduction));
  return places.includes(-1) ? 'something harder' : deductions[Math.max(...places)];
}

function level_of([technique, size, motifs, colors, seed]) {
  const options = `--size ${size} --motifs ${motifs} --colors ${colors} --frame yes --halves no --unique yes`;
  const level = run(['generate', '--family', 'edge_match', ...options.split(' '), '--seed', seed]).replace(/^recipe .*\n/m, '');
  const hardest = hardest_of(level);
  if (hardest !== techniques[technique].needs) throw new Error(`${options} --seed ${seed}: ${hardest} instead of ${technique}`);
  return `# tessera generate --family edge_match --seed ${seed} ${options}\n${level}`;
}

const counts = {};
const levels = wanted.map((wish) => ({ word: wish[0], index: (counts[wish[0]] = (counts[wish[0]] ?? 0) + 1), level: level_of(wish) }));
for (const name of readdirSync(folder).filter((each) => /^00\d\d-/.test(each))) rmSync(join(folder, name));
levels.forEach(({ word, index, level }, place) => {
  const edition = word === 'frame' ? 'b' : ''; // retired/ has the frames of the first one, with their names
  const name = `${String(place + 1).padStart(4, '0')}-${word}-${index}${edition}.txt`;
  writeFileSync(join(folder, name), level.replace(/^tiles$/m, `title ${techniques[word].title} ${index}\ntiles`));
});
