// Makes the chapters of figures and of other boards, the same files byte for byte wherever it runs:
//   node levels/polyomino/make_boards.mjs build/release/tessera
// Chance draws pieces that cover the board and which of a solution are fixed from the start; the program solves, counts and
// grades. Of the first few puzzles of the wished tier with one solution and no search, the one that needs most rules is
// taken. levels/make_codes comes after it.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boards, figures, shapes } from './boards.mjs';
import { level_text } from './level_text.mjs';
import { chance_of, names_of_cover, shuffled } from './random_cover.mjs';

const program = process.argv[2];
const folder = dirname(fileURLToPath(import.meta.url));
const puzzles_to_choose = 3;
const most_draws = 300;          // with so many givens; then one more is fixed
const choices_a_solution = 4;    // of givens
const most_givens = 9;

// Returns the program's answer; null if it refuses or finds nothing.
function ask(words, level) {
    const answer = spawnSync(program, words, { input: level, encoding: 'utf8' });
    return answer.status === 0 ? answer.stdout : null;
}

const names_of_set = (set) => [...ask(['show', '-'], `tessera 1 polyomino\nboard\n.\nend\nset ${set}\n`)
    .matchAll(/^piece (\S+)/gm)].map((match) => match[1]);

// The puzzle with pieces of its own; null: none were found.
function with_pieces(board, chance) {
    if (board.set || board.pieces) {
        const pieces = board.pieces ?? [];
        return { ...board, pieces, names: [...pieces.map(([name]) => name), ...(board.set ? names_of_set(board.set) : [])] };
    }
    const names = names_of_cover(board.rows, shapes, chance);
    return names && { ...board, are_pieces_drawn: true, pieces: names.map((name) => [name, shapes[name]]), names };
}

// A solution, as the moves that lead to it; null: there is none around what chance put down first. Nothing has to be where
// there are few solutions, or where the pieces were drawn for the board.
function solution_of(puzzle, chance) {
    const { rows, names } = puzzle;
    const first = `place ${names[chance(names.length)]} ${chance(8)} ${chance(rows.length)} ${chance(rows[0].length)}`;
    const given = puzzle.is_sparse || puzzle.are_pieces_drawn ? [] : [first];
    const answer = ask(['solve', '-', '--json'], level_text(puzzle, given));
    return answer && [...given, ...JSON.parse(answer).moves];
}

// Null unless there is one solution, of the wished tier, without search.
function graded(level, tier) {
    if (ask(['count', '-'], level)?.trim() !== '1') {
        return null;
    }
    const grade = JSON.parse(ask(['grade', '-', '--json'], level));
    const fits = grade.tier === tier && grade.search === 0;
    return fits ? { level, score: grade.score, variety: Object.keys(grade.deductions).length } : null;
}

// A puzzle with so many givens, or null.
function draw_puzzle(board, given_count, chance) {
    const puzzle = with_pieces(board, chance);
    if (!puzzle || given_count === 0) {
        return puzzle && graded(level_text(puzzle, []), board.tier);
    }
    const solution = solution_of(puzzle, chance);
    const place_of = (move) => puzzle.names.indexOf(move.split(' ')[1]);
    for (let choice = 0; solution && choice < choices_a_solution; choice += 1) {
        const givens = shuffled(solution, chance).slice(0, given_count).sort((a, b) => place_of(a) - place_of(b));
        const found = graded(level_text(puzzle, givens), board.tier);
        if (found) {
            return found;
        }
    }
    return null;
}

function make(board, seed) {
    const chance = chance_of(seed);
    for (let givens = board.givens; givens <= most_givens; givens += 1) {
        const found = [];
        for (let draw = 0; draw < most_draws && found.length < puzzles_to_choose; draw += 1) {
            const puzzle = draw_puzzle(board, givens, chance);
            found.push(...(puzzle ? [puzzle] : []));
        }
        if (found.length > 0) {
            return found.reduce((best, next) => (next.variety > best.variety ? next : best));
        }
    }
    throw new Error(`no puzzle of the tier ${board.tier} was found for ${board.title}`);
}

function write_chapter(name, list) {
    const puzzles = list.map((board, index) => make(board, index + 1)).sort((a, b) => a.score - b.score);
    puzzles.forEach(({ level }, index) => {
        writeFileSync(join(folder, `${name}-${String(index + 1).padStart(2, '0')}.txt`), level);
    });
}

write_chapter('55-figure', figures);
write_chapter('56-board', boards);
