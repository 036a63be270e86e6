// Chance, and coverings by chance, the same wherever they run.

// Numbers below a bound: Mulberry32.
export function chance_of(seed) {
    let state = seed;
    return (bound) => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
    };
}

export function shuffled(items, chance) {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last -= 1) {
        const place = chance(last + 1);
        [result[last], result[place]] = [result[place], result[last]];
    }
    return result;
}

const turns = [([y, x]) => [y, x], ([y, x]) => [x, -y], ([y, x]) => [-y, -x], ([y, x]) => [-x, y]];
const ways_to_lie = [...turns, ...turns.map((turn) => ([y, x]) => turn([y, -x]))];
const neighbours = [[0, 1], [1, 0], [0, -1], [-1, 0]];
const cells_of = (picture) => picture.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === 'X' ? [[y, x]] : [])));
const most_small = 3; // shapes of fewer than five cells
const most_tries = 100000;

// Each way in which a shape can cover a cell, as cells from that one.
function ways_to_cover(picture) {
    const ways = ways_to_lie.map((way) => cells_of(picture).map(way)).flatMap((cells) =>
        cells.map(([top, left]) => cells.map(([y, x]) => [y - top, x - left]).sort(([a, b], [c, d]) => a - c || b - d)));
    return [...new Map(ways.map((way) => [String(way), way])).values()];
}

class RandomCover {
    constructor(rows, shapes, chance) {
        this.is_open = rows.map((row) => [...row].map((mark) => mark === '.'));
        this.options = shapes.flatMap(([name, picture]) => ways_to_cover(picture).map((cells) => ({ name, cells })));
        this.chance = chance;
        this.used = new Set();
        this.tries = 0;
    }

    is_free([y, x]) {
        return this.is_open[y]?.[x] === true;
    }

    // The open cell with the fewest open neighbours.
    tightest() {
        let best = null;
        let fewest = Infinity;
        this.is_open.forEach((row, y) => row.forEach((is_open, x) => {
            const free = is_open ? neighbours.filter(([down, right]) => this.is_free([y + down, x + right])).length : Infinity;
            [best, fewest] = free < fewest ? [[y, x], free] : [best, fewest];
        }));
        return best;
    }

    set(places, is_open) {
        places.forEach(([y, x]) => { this.is_open[y][x] = is_open; });
    }

    cover_rest() {
        const target = this.tightest();
        if (!target) {
            return true;
        }
        for (const { name, cells } of shuffled(this.options, this.chance)) {
            const places = cells.map(([y, x]) => [target[0] + y, target[1] + x]);
            this.tries += 1;
            if (this.tries > most_tries || this.used.has(name) || !places.every((place) => this.is_free(place))) {
                continue;
            }
            this.set(places, false);
            this.used.add(name);
            if (this.cover_rest()) {
                return true;
            }
            this.used.delete(name);
            this.set(places, true);
        }
        return false;
    }
}

// Few shapes of fewer than five cells, which leave room for pieces of five.
function small_shapes(all, area, chance) {
    const small = all.filter(([, picture]) => cells_of(picture).length < 5);
    for (;;) {
        const drawn = shuffled(small, chance).slice(0, chance(most_small + 1));
        if ((area - drawn.reduce((sum, [, picture]) => sum + cells_of(picture).length, 0)) % 5 === 0) {
            return drawn;
        }
    }
}

// Shapes of which some may cover the board, each once, nearly all of five cells, in an order by chance.
export function shapes_to_offer(rows, shapes, chance) {
    const all = Object.entries(shapes);
    const area = rows.join('').split('.').length - 1;
    return shuffled([...small_shapes(all, area, chance), ...all.filter(([, picture]) => cells_of(picture).length === 5)], chance);
}

// The names of shapes that cover the board together, each once, nearly all of five cells; null: none were found.
export function names_of_cover(rows, shapes, chance) {
    const all = Object.entries(shapes);
    const area = rows.join('').split('.').length - 1;
    const large = all.filter(([, picture]) => cells_of(picture).length === 5);
    const cover = new RandomCover(rows, [...small_shapes(all, area, chance), ...large], chance);
    return cover.cover_rest() ? Object.keys(shapes).filter((name) => cover.used.has(name)) : null;
}
