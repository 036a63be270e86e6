// Boards and pieces of cubes or balls for make_space.mjs: how pieces can lie, coverings that can be put together by hand, and
// pictures of solutions, of squares on their tips, too. Sites are [layer, row, column], as in src/games/polyomino/lattice.
import { shuffled } from './random_cover.mjs';

// The geometry of each lattice: generators of its rotations and a reflection, each the images of the steps to the next
// layer, row and column; and how far a step leads to the right, down and up.
const lattices = {
    cubic: {
        rotations: [[[1, 0, 0], [0, 0, -1], [0, 1, 0]], [[0, -1, 0], [1, 0, 0], [0, 0, 1]]],
        mirror: [[1, 0, 0], [0, 1, 0], [0, 0, -1]],
        centre: ([layer, row, column]) => [column, row, layer],
    },
    sphere: {
        rotations: [[[1, -1, 0], [0, 0, 1], [0, -1, 0]], [[0, 1, 0], [-1, 1, 1], [1, 0, 0]]],
        mirror: [[1, 0, 0], [0, 0, 1], [0, 1, 0]],
        centre: ([layer, row, column]) => [column + layer / 2, row + layer / 2, layer / Math.SQRT2],
    },
    diagonal: {
        rotations: [[[1, 0, 0], [0, 0, -1], [0, 1, 0]]],
        mirror: [[1, 0, 0], [0, 0, 1], [0, 1, 0]],
    },
};

const minus = (a, b) => a.map((number, axis) => number - b[axis]);
const image = (turn, site) => [0, 1, 2].map((axis) => site.reduce((sum, steps, from) => sum + steps * turn[from][axis], 0));
const in_order = (sites) => [...sites].sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
const from_first = (sites) => in_order(sites).map((site, _, [first]) => minus(site, first));

function turns_of(lattice, with_reflections) {
    const { rotations, mirror } = lattices[lattice];
    const after = (later, first) => first.map((step) => image(later, step));
    const turns = [[[1, 0, 0], [0, 1, 0], [0, 0, 1]]];
    for (let next = 0; next < turns.length; next += 1) {
        for (const rotation of rotations) {
            const turn = after(rotation, turns[next]);
            if (!turns.some((known) => String(known) === String(turn))) turns.push(turn);
        }
    }
    return with_reflections ? [...turns, ...turns.map((turn) => after(turn, mirror))] : turns;
}

// The ways in which a piece can lie, as sites from its first one, numbered as `tessera show` numbers them.
function orientations_of(lattice, sites) {
    const images = [sites, ...turns_of(lattice, false).map((turn) => sites.map((site) => image(turn, site)))].map(from_first);
    return [...new Map(images.map((cells) => [String(cells), cells])).values()];
}

// Every place on the board for the pieces, pairs of a name and its sites.
export function placements_on(lattice, board, pieces) {
    const numbers = new Map(board.map((site, index) => [String(site), index]));
    return pieces.flatMap(([name, sites], piece) => orientations_of(lattice, sites).flatMap((cells, orientation) =>
        board.map((corner) => ({
            piece, name, text: `place ${name} ${orientation} ${corner.join(' ')}`,
            cells: cells.map((step) => numbers.get(String(minus(corner, minus([0, 0, 0], step))))),
        })).filter((placement) => placement.cells.every((cell) => cell !== undefined))));
}

// Sets of cells as bits of three numbers.
const bits_a_number = 30;
const no_cells = [0, 0, 0];
const mask_of = (cells) => cells.reduce((mask, cell) => {
    const sum = [...mask];
    sum[Math.floor(cell / bits_a_number)] |= 1 << (cell % bits_a_number);
    return sum;
}, no_cells);
const meet = (a, b) => ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2])) !== 0;
const both = (a, b) => [a[0] | b[0], a[1] | b[1], a[2] | b[2]];
const without = (a, b) => [a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2]];

// Adds to each placement which cells it covers, and which lie over it: higher, and less than a cell's width beside it.
export function with_masks(lattice, board, placements) {
    const centres = board.map(lattices[lattice].centre);
    const is_over = (high, low) => high[2] > low[2] + 0.001 && (high[0] - low[0]) ** 2 + (high[1] - low[1]) ** 2 < 0.999;
    const over = centres.map((low) => mask_of([...centres.keys()].filter((cell) => is_over(centres[cell], low))));
    return placements.map((placement) => {
        const covered = mask_of(placement.cells);
        return { ...placement, covered, over: without(placement.cells.reduce((mask, cell) => both(mask, over[cell]), no_cells), covered) };
    });
}

// Returns the pieces over each placed piece, or over one that must come after it.
function later_over(placed) {
    const over = placed.map((placement) => placement.over);
    for (let round = 0; round < placed.length; round += 1) {
        placed.forEach((_, low) => placed.forEach((high, index) => {
            if (meet(over[low], high.covered)) over[low] = both(over[low], over[index]);
        }));
    }
    return over;
}

const closes_ring = (placed, over, next) =>
    placed.some((high, index) => meet(high.covered, next.over) && meet(over[index], next.covered));

// The coverings whose pieces can be laid from above, each piece used once, by chance in what is tried first; of those that
// symmetries of the board map to each other one, if `first_ways` are the placements of one piece up to these symmetries. Gives
// up after so many tries.
export function* coverings_from_above(lattice, board, all, chance, { first_ways = null, most_tries = Infinity } = {}) {
    let tries = 0;
    const kinds_of = (placements) => new Set(placements.map(({ piece }) => piece)).size;
    function* cover(placed, left, kinds) {
        const ways = board.map(() => 0); // of covering a cell; -1: it is covered
        placed.forEach(({ cells }) => cells.forEach((cell) => { ways[cell] = -1; }));
        left.forEach(({ cells }) => cells.forEach((cell) => { ways[cell] += 1; }));
        const open = [...ways.keys()].filter((cell) => ways[cell] >= 0);
        if (!open.length) yield placed;
        if (!open.length || kinds_of(left) < kinds) return;
        const cell = open.reduce((best, other) => (ways[other] < ways[best] ? other : best));
        if (ways[cell] === 0) return;
        for (const next of shuffled(left.filter(({ cells }) => cells.includes(cell)), chance)) {
            tries += 1;
            if (tries > most_tries) return;
            const now = [...placed, next];
            const over = later_over(now);
            const fits = (other) => other.piece !== next.piece && !meet(other.covered, next.covered) && !closes_ring(now, over, other);
            yield* cover(now, left.filter(fits), kinds - 1);
        }
    }
    const masked = with_masks(lattice, board, all);
    const is_first = first_ways && new Set(first_ways.map(({ text }) => text));
    const left = is_first ? masked.filter(({ piece, text }) => piece !== first_ways[0].piece || is_first.has(text)) : masked;
    yield* cover([], left, kinds_of(masked));
}

// The symmetries of a board: for each the number of the cell that a cell is mapped to.
export function symmetries_of(lattice, board, with_reflections) {
    const numbers = new Map(board.map((site, index) => [String(site), index]));
    const low_of = (sites) => [0, 1, 2].map((axis) => Math.min(...sites.map((site) => site[axis])));
    const low = low_of(board);
    return turns_of(lattice, with_reflections).map((turn) => {
        const images = board.map((site) => image(turn, site));
        const moved = minus(low_of(images), low);
        return images.map((site) => numbers.get(String(minus(site, moved))));
    }).filter((map) => map.every((number) => number !== undefined));
}

// One of each set of placements that symmetries map to each other.
export function up_to_symmetry(placements, symmetries) {
    const text = (cells) => [...cells].sort((a, b) => a - b).join(' ');
    return placements.filter(({ cells }) => symmetries.every((map) => text(cells) <= text(cells.map((cell) => map[cell]))));
}

// An order by chance in which the placements can be laid from above.
export function order_by_chance(placements, chance) {
    const order = [];
    for (let left = shuffled(placements, chance); left.length;) {
        const next = left.find((one) => !left.some((other) => other !== one && meet(one.covered, other.over)));
        if (!next) return null;
        order.push(next);
        left = left.filter((one) => one !== next);
    }
    return order;
}

// The same text for all solutions that rotations and reflections make of one; `labels` are those of the board's cells.
export function picture_in_space(lattice, board, labels) {
    const pictures = turns_of(lattice, true).map((turn) => {
        const cells = board.map((site, index) => [image(turn, site), labels[index]]);
        const low = [0, 1, 2].map((axis) => Math.min(...cells.map(([site]) => site[axis])));
        const sorted = cells.map(([site, label]) => [minus(site, low), label])
            .sort(([a], [b]) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
        const names = new Map();
        return sorted.map(([site, label]) => {
            if (!names.has(label)) names.set(label, names.size);
            return `${site.join(',')}:${names.get(label)}`;
        }).join(' ');
    });
    return pictures.sort()[0];
}
