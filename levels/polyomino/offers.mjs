// Offers of pieces from which the program covers a drawing.
import { shapes } from './boards.mjs';
import { level_text } from './level_text.mjs';
import { shuffled } from './random_cover.mjs';

const most_small = 3; // kinds of pieces of fewer than five cells
const one_in_twice = 3; // pieces

const cells = ([, picture]) => picture.join('').split('X').length - 1;
const is_small = (shape) => cells(shape) < 5;
const all = Object.entries(shapes);
const twice = (name, is_twice) => (is_twice ? `${name} x2` : name);

// The board with pieces that chance draws, in chance order.
export function offer(board, chance) {
    const small = shuffled(all.filter(is_small), chance).slice(0, chance(most_small + 1));
    const offered = shuffled([...small, ...all.filter((shape) => !is_small(shape))], chance);
    return level_text({ ...board, pieces: offered.map(([name, picture]) =>
        [twice(name, chance(one_in_twice) === 0), picture]) }, []);
}

// The board with just the pieces of a solution's moves.
export function puzzle_of(board, moves, givens) {
    const used = moves.map((move) => move.split(' ')[1]);
    const pieces = all.filter(([name]) => used.includes(name))
        .map(([name, picture]) => [twice(name, used.filter((one) => one === name).length > 1), picture]);
    return level_text({ ...board, pieces }, givens);
}
