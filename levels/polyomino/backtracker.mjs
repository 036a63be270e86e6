// Backtrackers that play as somebody without a table of placements may, the same wherever they run.
import { orientations_of } from './level_text.mjs';
import { chance_of } from './random_cover.mjs';

const seed_count = 15; // backtrackers that a puzzle is given to

const range = (count) => Array.from({ length: count }, (_, index) => index);

// The open cells by number, who their neighbours are, the kinds of pieces left, and every placement with its cells.
export function position_of(level, description) {
    const [title_and_board, ...blocks] = description.split(/^piece /m);
    const rows = title_and_board.trimEnd().split('\n').slice(1).map((line) => line.trim().split(/\s+/));
    const open = rows.flatMap((row, y) => row.flatMap((mark, x) => (mark === '.' ? [`${y} ${x}`] : [])));
    const number_of = new Map(open.map((cell, number) => [cell, number]));
    const neighbours = open.map((cell) => {
        const [y, x] = cell.split(' ').map(Number);
        const beside = [`${y} ${x + 1}`, `${y} ${x - 1}`, `${y + 1} ${x}`, `${y - 1} ${x}`];
        return beside.filter((other) => number_of.has(other)).map((other) => number_of.get(other));
    });
    const kinds = blocks.map((block) => {
        const [, name, count] = block.match(/^(\S+) x(\d+)/);
        const laid = level.split('\n').filter((line) => line.startsWith(`place ${name} `)).length;
        return { name, left: Number(count) - laid, orientations: orientations_of(block.trimEnd().split('\n').slice(1)) };
    }).filter(({ left }) => left > 0);
    const placements = kinds.flatMap(({ name, orientations }, kind) => orientations.flatMap((shape, orientation) =>
        rows.flatMap((row, top) => row.flatMap((_, left) => {
            const cells = shape.map(([y, x]) => number_of.get(`${top + y} ${left + x}`));
            return cells.includes(undefined) ? [] : [{ kind, cells, move: `place ${name} ${orientation} ${top} ${left}` }];
        }))));
    return {
        neighbours,
        placements,
        at: open.map((_, cell) => placements.filter(({ cells }) => cells.includes(cell))),
        left: kinds.map(({ left }) => left),
        sizes: kinds.map(({ orientations }) => orientations[0].length),
    };
}

// Tries everything at one cell after the other, and turns back where a hole is smaller than every piece left.
export class Backtracker {
    constructor({ neighbours, at, left, sizes }, next_cell, seed) {
        Object.assign(this, { neighbours, at, sizes, next_cell, chance: chance_of(seed), tries: 0 });
        this.left = [...left];
        this.is_open = at.map(() => true);
    }

    open_cells() {
        return range(this.at.length).filter((cell) => this.is_open[cell]);
    }

    fits({ kind, cells }) {
        return this.left[kind] > 0 && cells.every((cell) => this.is_open[cell]);
    }

    set({ kind, cells }, is_open) {
        cells.forEach((cell) => { this.is_open[cell] = is_open; });
        this.left[kind] += is_open ? 1 : -1;
    }

    has_small_hole() {
        const smallest = Math.min(...this.sizes.filter((_, kind) => this.left[kind] > 0));
        const seen = new Set();
        return this.open_cells().some((start) => {
            const hole = seen.has(start) ? null : [start];
            seen.add(start);
            for (const cell of hole ?? []) {
                const more = this.neighbours[cell].filter((other) => this.is_open[other] && !seen.has(other));
                more.forEach((other) => { seen.add(other); hole.push(other); });
            }
            return hole !== null && hole.length < smallest;
        });
    }

    try_all() {
        const cells = this.open_cells();
        if (cells.length === 0) {
            return;
        }
        for (const placement of this.at[this.next_cell(this, cells)].filter((one) => this.fits(one))) {
            this.tries += 1;
            this.set(placement, false);
            if (!this.has_small_hole()) {
                this.try_all();
            }
            this.set(placement, true);
        }
    }
}

// The first in a random order of those with the least value.
function least(cells, chance, value_of) {
    const values = cells.map(value_of);
    const fewest = Math.min(...values);
    const best = cells.filter((_, index) => values[index] === fewest);
    return best[chance(best.length)];
}

// Somebody who looks at the board alone: the tightest corner next.
export function corner({ neighbours, is_open, chance }, cells) {
    return least(cells, chance, (cell) => neighbours[cell].filter((other) => is_open[other]).length);
}

// Somebody who glances at three places and takes the one with the fewest placements.
export function glance(tracker, cells) {
    const seen = range(3).map(() => cells[tracker.chance(cells.length)]);
    return least(seen, tracker.chance, (cell) => tracker.at[cell].filter((one) => tracker.fits(one)).length);
}

export function tries_of(position, next_cell) {
    const tries = range(seed_count).map((index) => {
        const tracker = new Backtracker(position, next_cell, index + 1);
        tracker.try_all();
        return tracker.tries;
    });
    return tries.sort((a, b) => a - b)[Math.floor(seed_count / 2)]; // the median
}
