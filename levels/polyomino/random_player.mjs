// Somebody who plays without thinking: any piece left, anywhere it may lie, all placements equally likely, until the board is
// covered or nothing may lie anywhere. Prints how often that solves a puzzle of each tier:
//   node levels/polyomino/random_player.mjs build/release/tessera [PUZZLES_A_TIER [GAMES_A_PUZZLE]]
import { execFileSync } from 'node:child_process';
import { orientations_of } from './level_text.mjs';
import { chance_of } from './random_cover.mjs';

const [program, puzzle_count = '200', game_count = '1000'] = process.argv.slice(2);
const tiers = ['starter', 'junior', 'expert', 'master', 'wizard'];

function tessera(words, input) {
    return execFileSync(program, words, { input, encoding: 'utf8' });
}

// The cells that are open at the start, and the pieces that are left then.
function start_of(level) {
    const [board, ...blocks] = tessera(['show', '-'], level).split(/^piece /m);
    const given = level.split('\n').filter((line) => line.startsWith('place ')).map((line) => line.split(' ')[1]);
    const pieces = blocks.flatMap((block) => {
        const [, name, count] = block.match(/^(\S+) x(\d+)\n/);
        const left = Number(count) - given.filter((other) => other === name).length;
        const orientations = orientations_of(block.split('\n').slice(1).filter((line) => line !== ''));
        return Array.from({ length: left }, () => orientations);
    });
    return { rows: board.trimEnd().split('\n').slice(1).map((line) => line.trim().split(/\s+/)), pieces };
}

// Everywhere a piece may lie at the start, as bits.
function placements_of({ rows, pieces }) {
    const bit_of = ([y, x]) => 1n << BigInt(y * rows[0].length + x);
    return pieces.flatMap((orientations, piece) => orientations.flatMap((cells) =>
        rows.flatMap((row, top) => row.flatMap((_, left) => {
            const moved = cells.map(([y, x]) => [top + y, left + x]);
            const fits = moved.every(([y, x]) => rows[y]?.[x] === '.');
            return fits ? [{ piece, bits: moved.reduce((bits, cell) => bits | bit_of(cell), 0n) }] : [];
        }))));
}

// Whether one game ends with every piece laid, which covers the board.
function is_solved_by_chance(placements, pieces, chance) {
    let left = pieces.length;
    for (let legal = placements; legal.length > 0; left -= 1) {
        const { piece, bits } = legal[chance(legal.length)];
        legal = legal.filter((other) => other.piece !== piece && (other.bits & bits) === 0n);
    }
    return left === 0;
}

function share_of(tier, seed) {
    const options = ['--family', 'polyomino', '--size', '11x5', '--set', 'iq', '--tier', tier, '--seed', String(seed)];
    const start = start_of(tessera(['generate', ...options]));
    const placements = placements_of(start);
    const chance = chance_of(seed);
    let solved = 0;
    for (let game = 0; game < Number(game_count); game += 1) {
        solved += is_solved_by_chance(placements, start.pieces, chance) ? 1 : 0;
    }
    return { left: start.pieces.length, share: solved / Number(game_count) };
}

const percent = (share) => `${(100 * share).toFixed(share < 0.1 ? 2 : 0)} %`;

function row_of(tier) {
    const shares = Array.from({ length: Number(puzzle_count) }, (_, index) => share_of(tier, index + 1));
    const mean = (value) => shares.reduce((sum, each) => sum + value(each), 0) / shares.length;
    const sorted = shares.map(({ share }) => share).sort((a, b) => a - b);
    return `| ${tier} | ${shares.length} | ${mean(({ left }) => left).toFixed(1)} | ${percent(mean(({ share }) => share))} | ` +
        `${percent(sorted.at(-1))} | ${percent(mean(({ share }) => (share === 0 ? 1 : 0)))} |`;
}

console.log('| tier | puzzles | pieces left | games solved | of the easiest puzzle | puzzles never solved |');
console.log('|---|---|---|---|---|---|');
for (const tier of tiers) {
    console.log(row_of(tier));
}
