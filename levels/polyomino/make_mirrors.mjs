// Makes the chapter of figures that are their own images, the same files byte for byte wherever it runs:
//   node levels/polyomino/make_mirrors.mjs build/release/tessera
// levels/make_codes and levels/make_facts.mjs come after it.
//
// For each drawing chance offers pieces, some of them twice, in chance order, and the program covers the drawing with some of
// them. Nothing is fixed from the start: puzzles are fitting that have the wished tier and one solution up to symmetry, those
// below wizards without search, and whose explanation skips images once. Of these the one with the fewest trials is taken, and
// then the one that needs most rules.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answer_of } from './batches.mjs';
import { outline } from './boards.mjs';
import { mirrors } from './mirrors.mjs';
import { offer, puzzle_of } from './offers.mjs';
import { chance_of } from './random_cover.mjs';

const program = process.argv[2];
const folder = dirname(fileURLToPath(import.meta.url));
const draws = 1500;

const trials = ({ deductions }) => deductions.search ?? 0;
const variety = ({ deductions }) => Object.keys(deductions).length;

function make({ title, tier, drawing }, index) {
    const board = { title, rows: outline(drawing) };
    const chance = chance_of(index + 1);
    const solved = answer_of(program, 'solve', Array.from({ length: draws }, () => offer(board, chance)));
    const levels = [...new Set(solved.flatMap((answer) => (answer?.moves?.length > 0 ? [puzzle_of(board, answer.moves, [])] : [])))];
    const fitting = answer_of(program, ['grade', '--up-to-symmetry'], levels)
        .map((grade, place) => ({ ...grade, level: levels[place] }))
        .filter((puzzle) => puzzle.solutions === 1 && puzzle.tier === tier && (tier === 'wizard' || puzzle.search === 0))
        .filter(({ deductions }) => deductions.symmetry === 1);
    if (fitting.length === 0) {
        throw new Error(`no puzzle of the tier ${tier} was found for ${title}`);
    }
    return fitting.reduce((best, next) => ((trials(next) - trials(best) || variety(best) - variety(next)) < 0 ? next : best));
}

mirrors.map(make).sort((a, b) => a.score - b.score).forEach(({ level }, index) => {
    writeFileSync(join(folder, `66-mirror-${String(index + 1).padStart(2, '0')}.txt`), level);
});
