// Makes the chapter of letters and digits, the same files byte for byte wherever it runs:
//   node levels/polyomino/make_letters.mjs build/release/tessera
// levels/make_codes and levels/make_facts.mjs come after it.
//
// For each drawing chance offers pieces, some of them twice, in chance order, and the program covers the drawing with some of
// them. Of the puzzles of the wished tier with one solution and no search, the one that needs most rules is taken. Nothing
// is fixed from the start, but for one piece where the drawing is its own mirror image.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answer_of } from './batches.mjs';
import { outline } from './boards.mjs';
import { letters } from './letters.mjs';
import { offer, puzzle_of } from './offers.mjs';
import { chance_of } from './random_cover.mjs';

const program = process.argv[2];
const folder = dirname(fileURLToPath(import.meta.url));
const draws = 1500;

// A solution's pieces, with each of its moves as the one that is given where one has to be.
function puzzles_of(board, moves) {
    const choices = board.is_mirrored ? moves.map((move) => [move]) : [[]];
    return choices.map((givens) => puzzle_of(board, moves, givens));
}

function make([sign, { tier, drawing, is_mirrored = false }], index) {
    const board = { title: `${/\d/.test(sign) ? 'Digit' : 'Letter'} ${sign}`, rows: outline(drawing), is_mirrored };
    const chance = chance_of(index + 1);
    const solved = answer_of(program, 'solve', Array.from({ length: draws }, () => offer(board, chance)));
    const levels = [...new Set(solved.flatMap((answer) => (answer?.moves?.length > 0 ? puzzles_of(board, answer.moves) : [])))];
    const fitting = answer_of(program, 'grade', levels).map((grade, place) => ({ ...grade, level: levels[place] }))
        .filter((puzzle) => puzzle.solutions === 1 && puzzle.tier === tier && puzzle.search === 0);
    if (fitting.length === 0) {
        throw new Error(`no puzzle of the tier ${tier} was found for ${board.title}`);
    }
    const variety = ({ deductions }) => Object.keys(deductions).length;
    return fitting.reduce((best, next) => (variety(next) > variety(best) ? next : best));
}

Object.entries(letters).map(make).sort((a, b) => a.score - b.score).forEach(({ level }, index) => {
    writeFileSync(join(folder, `63-letter-${String(index + 1).padStart(2, '0')}.txt`), level);
});
