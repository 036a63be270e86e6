// Makes the chapter of puzzles with two pieces fixed from the start, the same files byte for byte wherever it runs, in about a minute:
//   node levels/polyomino/make_few.mjs build/release/tessera
// levels/make_codes and levels/make_facts.mjs come after it.
//
// One piece is never enough for the `iq` set on 5x11 (`generate --aim fewest` counts all placements before it takes two). The
// first puzzle needs no search, which is rare with two pieces; the last has the highest score of those that
// `generate --aim hardest` makes with the seeds 1 to 50.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { picture_of, pictures_of } from './pictures.mjs';

const program = process.argv[2];
const folder = dirname(fileURLToPath(import.meta.url));
const run = (words, input) => execFileSync(program, words, { encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'pipe'] });

const without_search = ['place L 4 1 2', 'place L4 2 2 5'];
const hardest_seed = 26;
const usual_seeds = 40; // from which ten are taken, evenly by score
const usual_count = 10;

const board = ['...........', '...........', '...........', '...........', '...........'];
const level_of = (places) => `${['tessera 1 polyomino', 'title none', 'board', ...board, 'end', 'set iq', ...places].join('\n')}\n`;

function made(aim, seed) {
    const wishes = ['--family', 'polyomino', '--size', '11x5', '--set', 'iq', '--stream', 'own'];
    return run(['generate', ...wishes, '--aim', aim, '--seed', String(seed)]).replace(/^recipe .*\n/m, '');
}

function graded(level) {
    const { solutions, score } = JSON.parse(run(['grade', '-', '--json'], level));
    if (solutions !== 1 || level.match(/^place /gm).length !== 2) {
        throw new Error('a puzzle has not one solution, or not two givens');
    }
    return { level, score, picture: picture_of(program, level) };
}

const pictures = pictures_of(program, folder, /^(0[6-9]|1\d|2[01]|5[0-6])-.*txt$/);
const is_new = ({ picture }) => !pictures.has(picture) && pictures.add(picture);

const first = graded(level_of(without_search));
const last = graded(made('hardest', hardest_seed));
[first, last].forEach(is_new);
const usual = Array.from({ length: usual_seeds }, (_, index) => graded(made('fewest', index + 1)))
    .filter((puzzle) => is_new(puzzle) && first.score < puzzle.score && puzzle.score < last.score)
    .sort((a, b) => a.score - b.score);
const chosen = Array.from({ length: usual_count }, (_, index) => usual[Math.floor((index * (usual.length - 1)) / (usual_count - 1))]);

const titled = [['No guess needed', first], ...chosen.map((puzzle, index) => [`Two to start ${index + 1}`, puzzle]), ['Hardest known', last]];
titled.forEach(([title, { level }], index) => {
    const name = `65-two-${String(index + 1).padStart(2, '0')}.txt`;
    writeFileSync(join(folder, name), level.replace(/^title .*$/m, `title ${title}`));
});
