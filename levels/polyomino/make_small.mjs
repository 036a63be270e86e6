// Makes the chapter of small surprises, the same files byte for byte wherever it runs:
//   node levels/polyomino/make_small.mjs build/release/tessera
// levels/make_codes and levels/make_facts.mjs come after it.
//
// Chance draws four to six pieces that cover a board, many times. A surprise has one solution with no piece fixed, is for experts
// or masters, and is explained in few lines without trial and error, among them one of a pair or of parity before the first
// piece is laid. For each board the one with the shortest explanation is taken; parity, the rarer idea, may take more lines.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answer_of, answers_of } from './batches.mjs';
import { outline, shapes } from './boards.mjs';
import { level_text } from './level_text.mjs';
import { picture_of, pictures_of } from './pictures.mjs';
import { chance_of, names_of_cover } from './random_cover.mjs';
import { small_boards } from './small_boards.mjs';

const program = process.argv[2];
const folder = dirname(fileURLToPath(import.meta.url));
const draws = 1600;
const tiers = ['expert', 'master'];
const ideas = ['pair', 'region_colours'];
const more_for_parity = 5; // lines
const too_long = ['two_steps', 'chain', 'search']; // lines that nobody thinks of at once

// Different puzzles on a board, as levels.
function puzzles_on(title, rows, chance) {
    const puzzles = new Map();
    for (let draw = 0; draw < draws; draw += 1) {
        const names = names_of_cover(rows, shapes, chance);
        if (names && names.length >= 4 && names.length <= 6) {
            puzzles.set(names.join(' '), level_text({ title, rows, pieces: names.map((name) => [name, shapes[name]]) }, []));
        }
    }
    return [...puzzles.values()];
}

// The lines up to the first piece, and all.
function explained(lines) {
    const steps = lines.filter(({ deduction }) => deduction);
    const first = steps.slice(0, steps.findIndex(({ moves }) => moves.length > 0) + 1);
    return { first: first.map(({ deduction }) => deduction), all: steps.map(({ deduction }) => deduction) };
}

const has = (words, some) => words.some((word) => some.includes(word));
const length_of = ({ first, all }) => all.length - (first.includes('region_colours') ? more_for_parity : 0);

function surprises_on([title, drawing], index) {
    const levels = puzzles_on(title, outline(drawing), chance_of(index + 1));
    const graded = answer_of(program, 'grade', levels).map((grade, place) => ({ level: levels[place], grade }))
        .filter(({ grade }) => grade?.solutions === 1 && tiers.includes(grade.tier) && grade.search === 0);
    const explanations = answers_of(program, 'explain', graded.map(({ level }) => level)).map(explained);
    return graded.map(({ level, grade }, place) => ({ level, score: grade.score, ...explanations[place] }))
        .filter(({ first, all }) => has(first, ideas) && !has(all, too_long))
        .sort((a, b) => length_of(a) - length_of(b) || a.score - b.score);
}

const pictures = pictures_of(program, folder, /^(0[6-9]|1\d|2[01]|5[0-6]|63)-.*txt$/);

Object.entries(small_boards).map((entry, index) => {
    const found = surprises_on(entry, index).find(({ level }) => !pictures.has(picture_of(program, level)));
    if (!found) {
        throw new Error(`no surprise was found for ${entry[0]}`);
    }
    pictures.add(picture_of(program, found.level));
    return found;
}).sort((a, b) => a.score - b.score).forEach(({ level }, index) => {
    writeFileSync(join(folder, `64-small-${String(index + 1).padStart(2, '0')}.txt`), level);
});
