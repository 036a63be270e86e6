// Puts a puzzle on another board in every second place of the chapters Junior to Wizard, the same files byte for byte wherever
// it runs:
//   node levels/polyomino/make_variety.mjs build/release/tessera [TIER...]
// levels/make_codes and levels/make_facts.mjs come after it.
//
// The other places keep their puzzles of the `iq` set on 5x11. Chance covers a board, with a set of pieces or with different ones
// that it draws, and fixes up to three pieces of the solution. Of the puzzles with one solution whose score lies between those of
// the neighbours and whose explanation is short, the one with the fewest fixed pieces is taken, then the one with the fewest lines.
// The names end in c: make_tiers.mjs keeps what stood there before in the folder `retired`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answer_of } from './batches.mjs';
import { outline, shapes } from './boards.mjs';
import { by_rank, explained, given_count, graded } from './grades.mjs';
import { level_text } from './level_text.mjs';
import { picture_of, pictures_of } from './pictures.mjs';
import { chance_of, shapes_to_offer, shuffled } from './random_cover.mjs';
import { place_of, variety } from './variety.mjs';

const program = process.argv[2];
const wanted_tiers = process.argv.length > 3 ? process.argv.slice(3) : Object.keys(variety);
const folder = dirname(fileURLToPath(import.meta.url));
const tiers = ['starter', 'junior', 'expert', 'master', 'wizard'];
const first_number = 50; // of the files
// Draws of solutions in a round, rounds, puzzles that are enough to choose from, and lines of an explanation.
const plans = {
    junior: { draws: 100, most_rounds: 20, enough: 5, most_lines: 12 },
    expert: { draws: 100, most_rounds: 20, enough: 5, most_lines: 22 },
    master: { draws: 20, most_rounds: 100, enough: 2, most_lines: 30 },
    wizard: { draws: 20, most_rounds: 100, enough: 1, most_lines: 40 },
};
const small_area = 40; // cells
const counts_of_small = [0, 1, 1, 2, 2, 3]; // pieces that are fixed, of each solution
const counts_of_large = [2, 2, 2, 2, 3, 3, 3, 3];

const file_of = (tier, place, edition) => `${first_number + tiers.indexOf(tier)}-${tier}-${String(place).padStart(2, '0')}${edition}.txt`;

// The score of the level of the newest edition before this one.
function score_at(tier, place) {
    const file = ['', 'retired'].flatMap((part) => ['b', ''].map((edition) => join(folder, part, file_of(tier, place, edition))))
        .find(existsSync);
    return graded(program, [readFileSync(file, 'utf8')])[0].score;
}

const names_of_sets = new Map(['iq', 'pentominoes'].map((set) => {
    const input = `tessera 1 polyomino\nboard\n.\nend\nset ${set}\n`;
    const shown = execFileSync(program, ['show', '-'], { encoding: 'utf8', input });
    return [set, [...shown.matchAll(/^piece (\S+)/gm)].map(([, name]) => name)];
}));

// A board with pieces, of which all or some cover it; where the pieces are known, one of them is laid by chance.
function offer_of({ rows, title, set, pieces }, chance) {
    if (!set && !pieces) {
        return { puzzle: { title, rows, pieces: shapes_to_offer(rows, shapes, chance) }, first: [] };
    }
    const own = pieces ? pieces.split(' ') : [];
    const names = [...(names_of_sets.get(set) ?? []), ...own];
    const first = `place ${names[chance(names.length)]} ${chance(8)} ${chance(rows.length)} ${chance(rows[0].length)}`;
    return { puzzle: { title, rows, set, pieces: own.map((name) => [name, shapes[name]]) }, first: [first] };
}

// Levels with the pieces of a solution, some of which are fixed.
function levels_of(puzzle, moves, chance) {
    const used = moves.map((move) => move.split(' ')[1]);
    const pieces = Object.entries(shapes).filter(([name]) => used.includes(name) && puzzle.pieces.some(([own]) => own === name));
    const area = puzzle.rows.join('').split('.').length - 1;
    return (area <= small_area ? counts_of_small : counts_of_large)
        .map((count) => level_text({ ...puzzle, pieces }, shuffled(moves, chance).slice(0, count).sort()));
}

// Different levels on a board.
function levels_on(board, draws, chance) {
    const offers = Array.from({ length: draws }, () => offer_of(board, chance));
    const answers = answer_of(program, 'solve', offers.map(({ puzzle, first }) => level_text(puzzle, first)));
    return [...new Set(offers.flatMap(({ puzzle, first }, index) => {
        const moves = answers[index]?.moves ?? [];
        return moves.length === 0 ? [] : levels_of(puzzle, [...first, ...moves], chance);
    }))];
}

// The puzzles that suit a place, the best ones first.
function puzzles_for(board, tier, [low, high], wanted, chance, pictures) {
    const { draws, most_rounds, enough, most_lines } = plans[tier];
    const found = new Map();
    for (let round = 0; round < most_rounds && found.size < enough; round += 1) {
        const fitting = graded(program, levels_on(board, draws, chance)).filter(({ solutions, score, search, ...grade }) => solutions === 1 &&
            grade.tier === tier && low <= score && score <= high && (search === 0 || tier === 'wizard'));
        explained(program, fitting).filter(({ level, lines }) => lines <= most_lines && !pictures.has(picture_of(program, level)))
            .forEach((puzzle) => found.set(puzzle.level, puzzle));
    }
    return [...found.values()].sort(by_rank(({ level, lines, score }) => [given_count(level), lines, Math.abs(score - wanted)]));
}

const pictures = new Set([...pictures_of(program, folder, /^(?!5[1-4].*c\.txt$)(00|0[6-9]|1\d|2[01]|5[0-6]|6[345]).*txt$/),
    ...pictures_of(program, join(folder, 'retired'), /txt$/)]);

for (const tier of wanted_tiers) {
    variety[tier].forEach(({ drawing, ...board }, index) => {
        const place = place_of(index);
        const wanted = score_at(tier, place);
        const bounds = [score_at(tier, place - 1), place < 24 ? score_at(tier, place + 1) : Infinity];
        const title = `${tier[0].toUpperCase()}${tier.slice(1)} ${place}`;
        const chance = chance_of(100 * tiers.indexOf(tier) + place);
        const [best] = puzzles_for({ ...board, title, rows: outline(drawing) }, tier, bounds, wanted, chance, pictures);
        if (!best) {
            throw new Error(`no puzzle was found for ${title}`);
        }
        pictures.add(picture_of(program, best.level));
        writeFileSync(join(folder, file_of(tier, place, 'c')), best.level);
    });
}
