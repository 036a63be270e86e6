// Makes the chapters of turned boards, pyramids, figures of Soma's cube and boxes, the same files byte for byte wherever it runs:
//   node levels/polyomino/make_space.mjs build/release/tessera
// It takes about ten minutes, most of them for the pyramids: all coverings that can be put together by hand are found first. Pieces
// that are fixed from the start lie at the bottom, so that the others can be laid onto them, each from above; of some pyramids a
// few lie higher. The program counts and grades. levels/make_codes and levels/make_facts.mjs come after it.
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
    coverings_from_above, order_by_chance, picture_in_space, placements_on, symmetries_of, up_to_symmetry, with_masks,
} from './lattice_space.mjs';
import { chance_of, shuffled } from './random_cover.mjs';
import { bedlam_pieces, boxes, figures, sets, small_boxes, small_pyramids, turned_boards } from './spaces.mjs';

const program = process.argv[2];
const folder = dirname(fileURLToPath(import.meta.url));
const tiers = ['starter', 'junior', 'expert', 'master', 'wizard'];
const pyramids_a_tier = 8;
const most_seeds = 400;
const fewest_laid = 2;      // pieces, of a figure
const fewest_in_box = 3;
const choices = 6;          // of orders, for a covering
const most_tries = 2000;    // before another start of a covering
const most_coverings = 12;  // of a figure or box

const run = (args, input) => execFileSync(program, args, { encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'pipe'] });
const answer_of = (command, level) => JSON.parse(run([command, '-', '--json'], level));
const board_text_of = (level) => /^board\n([^]*?)\nend$/m.exec(level)[1];

// The sites of a board in space, or of one of squares on their tips.
function sites_of(lattice, text) {
    if (lattice === 'diagonal') {
        const places = text.split('\n').flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '.' ? [[y, x]] : [])));
        const shift = (places[0][0] + places[0][1]) % 2;
        return places.map(([y, x]) => [0, (y - x - shift) / 2, (y + x + shift) / 2]);
    }
    return text.split('\n-\n').flatMap((layer, height) => layer.split('\n').flatMap((row, y) =>
        [...row].flatMap((sign, x) => (sign === '.' ? [[height, y, x]] : []))));
}

function picture_of(lattice, level) {
    const { answer } = answer_of('solve', level);
    const labels = answer.split(/\s+/).filter((word) => /^\d+$/.test(word));
    return picture_in_space(lattice, sites_of(lattice, board_text_of(level)), labels);
}

const given_count_of = (level) => (level.match(/^place /gm) ?? []).length;

// True if the fixed pieces can be laid first, and then all others from above; on flat boards, too.
function is_built(level) {
    const { assembly, moves } = answer_of('solve', level);
    return assembly === undefined || (assembly.length > 0 && String(assembly.slice(given_count_of(level))) === String(moves));
}

const is_built_at_all = (level) => answer_of('solve', level).assembly.length > 0;

// True if there are at least two pieces to lay and, of boards cut by chance, more than are fixed; a small pyramid has as many.
function is_worth_laying(lattice, level) {
    const laid = answer_of('solve', level).moves.length;
    return laid >= 2 && (/^set /m.test(level) || laid > given_count_of(level) - (lattice === 'sphere' ? 1 : 0));
}

// A puzzle of the generator's with one solution that is not among `pictures`. Pieces that are fixed in a pyramid may lie higher.
function generated(lattice, [tier, wishes], pictures) {
    for (let seed = 1; seed <= most_seeds; seed += 1) {
        const made = spawnSync(program, ['generate', '--family', 'polyomino', '--lattice', lattice, ...wishes.split(' '),
            '--tier', tier, '--seed', String(seed)], { encoding: 'utf8' });
        const level = made.stdout.replace(/^recipe .*\n/m, '');
        if (made.status !== 0 || !is_worth_laying(lattice, level) || !(lattice === 'sphere' ? is_built_at_all : is_built)(level)) continue;
        const grade = answer_of('grade', level);
        const picture = picture_of(lattice, level);
        if (grade.solutions === 1 && grade.tier === tier && !pictures.has(picture)) {
            pictures.add(picture);
            return { level, score: grade.score };
        }
    }
    throw new Error(`${lattice} ${wishes} has no more puzzles of the tier ${tier}`);
}

// Squares in a row of the drawing of a piece's first orientation.
function pieces_of_squares(set) {
    const shown = run(['show', '-'], `tessera 1 polyomino\nboard\n.\nend\nset ${set}\n`);
    return [...shown.matchAll(/^piece (\S+) .*\n(.*\n)((?: .*\n)*)/gm)].map(([, name, numbers, rows]) => {
        const second = numbers.indexOf(' 1');
        const first = rows.split('\n').map((row) => row.slice(2, second < 0 ? undefined : second));
        return [name, first.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === 'X' ? [[0, y, x]] : [])))];
    });
}

function piece_text([name, sites]) {
    const most = (axis) => Math.max(...sites.map((site) => site[axis]));
    const has = new Set(sites.map(String));
    const layers = Array.from({ length: most(0) + 1 }, (_, layer) => Array.from({ length: most(1) + 1 }, (__, row) =>
        Array.from({ length: most(2) + 1 }, (___, column) => (has.has(`${layer},${row},${column}`) ? 'X' : '#')).join('').replace(/#+$/, '') || '#'));
    return `piece ${name}\n${layers.map((rows) => rows.join('\n')).join('\n-\n')}\nend`;
}

const head_of = (lattice, title, board, offered) =>
    `tessera 1 polyomino\ntitle ${title}\nlattice ${lattice}\nboard\n${board}\nend\n${offered}\n`;

// Puzzles whose solution is the covering, with fewer and fewer pieces fixed from the start, as long as there is one solution. In
// those for which `is_from_below` the others can be laid onto these from above.
function puzzles_of(head, covering, chance, { fewest = fewest_laid, any_choices = 0 } = {}) {
    const puzzles = [];
    for (let choice = 0; choice < choices + any_choices; choice += 1) {
        const is_from_below = choice < choices;
        const order = is_from_below ? order_by_chance(covering, chance) : shuffled(covering, chance);
        for (let given_count = order.length - fewest; given_count > 0; given_count -= 1) {
            const level = head + order.slice(0, given_count).map(({ text }) => `${text}\n`).sort().join('');
            const grade = answer_of('grade', level);
            if (grade.solutions !== 1) break;
            puzzles.push({ level, score: grade.score, tier: grade.tier, given_count, is_from_below });
        }
    }
    return puzzles;
}

function checked(puzzle) {
    if (!is_built_at_all(puzzle.level) || (puzzle.is_from_below && !is_built(puzzle.level))) throw new Error('a puzzle cannot be put together');
    return puzzle;
}

function write(name, puzzles, title_of) {
    puzzles.forEach(({ level }, index) => {
        const number = String(index + 1).padStart(2, '0');
        writeFileSync(join(folder, `${name}-${number}.txt`), level.replace(/^title .*$/m, `title ${title_of(index + 1)}`));
    });
}

const by_score = (a, b) => a.score - b.score;

function make_turned_boards() {
    const pictures = new Set();
    write('59-turned', turned_boards.map((wish) => generated('diagonal', wish, pictures)).sort(by_score), (number) => `Turned board ${number}`);
}

// All pyramids that can be put together, one of those that symmetries make of one; each as one of its images by chance.
function pyramid_coverings(board, chance) {
    const all = placements_on('sphere', board, pieces_of_squares('iq'));
    const symmetries = symmetries_of('sphere', board, true);
    const key = (name, cells) => `${name} ${[...cells].sort((a, b) => a - b)}`;
    const texts = new Map(all.map(({ name, cells, text }) => [key(name, cells), text]));
    const images_of = (covering) => symmetries.map((map) => covering.map(({ name, cells }) =>
        texts.get(key(name, cells.map((cell) => map[cell])))).sort()).sort();
    const first_ways = up_to_symmetry(all.filter(({ name }) => name === 'L'), symmetries);
    const different = new Map();
    for (const covering of coverings_from_above('sphere', board, all, chance_of(0), { first_ways })) {
        const images = images_of(covering);
        different.set(String(images[0]), images);
    }
    console.log(`${different.size} pyramids can be put together by hand`);
    const masked = new Map(with_masks('sphere', board, all).map((placement) => [placement.text, placement]));
    return [...different.keys()].sort().map((text) => different.get(text)[chance(symmetries.length)].map((each) => masked.get(each)));
}

// Chooses for each of so many places a number that fits there, each number once; by augmenting paths.
function chosen_for(places, fits) {
    const place_of = new Map();
    const take = (place, seen) => fits(places[place]).some((number) => {
        if (seen.has(number)) return false;
        seen.add(number);
        if (place_of.has(number) && !take(place_of.get(number), seen)) return false;
        place_of.set(number, place);
        return true;
    });
    places.forEach((name, place) => {
        if (!take(place, new Set())) throw new Error(`too few for ${name}`);
    });
    return [...place_of].map(([number, place]) => [number, places[place]]);
}

// Makes at most one puzzle of each covering.
function make_pyramids() {
    const pictures = new Set();
    const small = small_pyramids.map((wish) => generated('sphere', wish, pictures));
    console.log(small.map(({ score }) => `a small pyramid of score ${score}`).join(', '));
    const chance = chance_of(27);
    const text = [5, 4, 3, 2, 1].map((side) => Array(side).fill('.'.repeat(side)).join('\n')).join('\n-\n');
    const coverings = shuffled(pyramid_coverings(sites_of('sphere', text), chance), chance);
    const head = head_of('sphere', 'Pyramid', text, 'set iq');
    const offers = coverings.map((covering) => puzzles_of(head, covering, chance, { any_choices: choices }));
    const of_tier = (index, tier) => offers[index].filter((puzzle) => puzzle.tier === tier)
        .sort((a, b) => Number(b.is_from_below) - Number(a.is_from_below) || a.given_count - b.given_count);
    const is_below = (index, tier) => of_tier(index, tier)[0].is_from_below;
    const having = (tier) => [...offers.keys()].filter((index) => of_tier(index, tier).length)
        .sort((a, b) => Number(is_below(b, tier)) - Number(is_below(a, tier)));
    tiers.forEach((tier) => console.log(`${having(tier).length} of them as ${tier}`));
    const scores = new Set(); // puzzles of one score are often alike
    const of_another_score = (puzzles) => {
        const puzzle = puzzles.find(({ score }) => !scores.has(score)) ?? puzzles[0];
        scores.add(puzzle.score);
        return puzzle;
    };
    const chosen = chosen_for(tiers.flatMap((tier) => Array(pyramids_a_tier).fill(tier)), having)
        .map(([index, tier]) => checked(of_another_score(of_tier(index, tier))));
    console.log(`${chosen.filter(({ is_from_below }) => is_from_below).length} of them with the pieces fixed from the start at the bottom`);
    write('60-pyramid', [...small, ...chosen].sort(by_score), (number) => `Pyramid ${number}`);
}

// The first coverings by chance.
function some_coverings(board, pieces, seed) {
    const coverings = [];
    const all = placements_on('cubic', board, pieces);
    for (let start = 0; coverings.length < most_coverings; start += 1) {
        const { value } = coverings_from_above('cubic', board, all, chance_of(seed * 1000 + start), { most_tries }).next();
        if (value) coverings.push(value);
    }
    return coverings;
}

function make_figures() {
    const pictures = new Set();
    const puzzles = figures.map(([title, board, given_count], index) => {
        const head = head_of('cubic', `Soma: ${title}`, board, 'set soma');
        if (given_count === 0) return { level: head };
        const chance = chance_of(index);
        const offers = some_coverings(sites_of('cubic', board), sets.soma, index).flatMap((covering) => puzzles_of(head, covering, chance))
            .filter((puzzle) => puzzle.given_count >= given_count);
        const fewest = Math.min(...offers.map((puzzle) => puzzle.given_count));
        return checked(offers.filter((puzzle) => puzzle.given_count === fewest && !pictures.has(puzzle.level))[0]);
    });
    const graded = puzzles.filter(({ score }) => score !== undefined).sort(by_score);
    const open = puzzles.filter(({ score }) => score === undefined);
    [...graded, ...open].forEach(({ level }, index) =>
        writeFileSync(join(folder, `61-soma-${String(index + 1).padStart(2, '0')}.txt`), level));
}

function puzzle_in_box([layers, rows, columns, set, tier], index) {
    const board = Array(layers).fill(Array(rows).fill('.'.repeat(columns)).join('\n')).join('\n-\n');
    const pieces = set === 'bedlam' ? bedlam_pieces() : sets[set] ?? pieces_of_squares(set);
    const offered = set === 'bedlam' ? pieces.map(piece_text).join('\n') : `set ${set}`;
    const head = head_of('cubic', 'Box', board, offered);
    for (const covering of some_coverings(sites_of('cubic', board), pieces, 100 + index)) {
        const offers = puzzles_of(head, covering, chance_of(index), { fewest: fewest_in_box }).filter((puzzle) => puzzle.tier === tier);
        if (offers.length) return checked(offers.sort((a, b) => a.given_count - b.given_count)[0]);
    }
    throw new Error(`no box ${layers} x ${rows} x ${columns} of ${set} of the tier ${tier}`);
}

function make_boxes() {
    const pictures = new Set();
    const puzzles = [...small_boxes.map((wish) => generated('cubic', wish, pictures)), ...boxes.map(puzzle_in_box)];
    write('62-box', puzzles.sort(by_score), (number) => `Box ${number}`);
}

const makers = { turned: make_turned_boards, soma: make_figures, boxes: make_boxes, pyramids: make_pyramids };
(process.argv.length > 3 ? process.argv.slice(3) : Object.keys(makers)).forEach((name) => makers[name]());
