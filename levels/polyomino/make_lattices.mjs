// Makes the chapters of hexagons and of triangles, the same files byte for byte wherever it runs:
//   node levels/polyomino/make_lattices.mjs build/release/tessera
// The program's generator makes and grades them; of a board that is listed more than once each puzzle has another solution, turned
// and mirrored ones included. A chapter rises by its scores. levels/make_codes comes after it.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lattice_picture_of } from './lattice_pictures.mjs';

const program = process.argv[2];
const folder = dirname(fileURLToPath(import.meta.url));
const most_seeds = 60;
const least_to_place = 3; // pieces: fewer are no puzzle, nor are fewer than those given

// The number of puzzles of each tier, and the generator's wishes for them.
const chapters = [
    { name: '57-hexagon', word: 'Hexagon', lattice: 'hexagonal', puzzles: [
        [1, 'starter', '--size 5x2 --largest 3'],
        [1, 'starter', '--outline triangle --size 4x4 --largest 3'],
        [1, 'starter', '--size 4x3 --largest 4'],
        [1, 'starter', '--outline star --size 2x2 --largest 4'],
        [1, 'starter', '--outline triangle --size 5x5 --largest 4'],
        [1, 'starter', '--outline hexagon --size 3x3 --largest 4'],
        [2, 'starter', '--size 7x4 --set tetrahexes'],
        [2, 'junior', '--size 7x4 --set tetrahexes'],
        [1, 'junior', '--outline hexagon --size 3x3 --largest 5'],
        [2, 'junior', '--outline hexagon --size 4x4 --set trihexes-tetrahexes'],
        [1, 'expert', '--size 7x4 --set tetrahexes'],
        [2, 'expert', '--outline hexagon --size 4x4 --set trihexes-tetrahexes'],
        [2, 'expert', '--size 10x5 --set pentahexes'],
        [3, 'master', '--outline hexagon --size 4x4 --set trihexes-tetrahexes'],
        [2, 'master', '--size 11x5 --set pentahexes'],
        [1, 'wizard', '--outline hexagon --size 4x4 --set trihexes-tetrahexes'],
    ] },
    { name: '58-triangle', word: 'Triangle', lattice: 'triangular', puzzles: [
        [1, 'starter', '--size 4x1 --largest 3'],
        [1, 'starter', '--size 4x2 --largest 5'],
        [1, 'starter', '--size 3x2 --largest 4'],
        [1, 'starter', '--outline star --size 1x1 --largest 4'],
        [1, 'starter', '--outline triangle --size 4x4 --largest 5'],
        [1, 'starter', '--outline hexagon --size 2x2 --largest 5'],
        [2, 'starter', '--size 6x6 --set hexiamonds'],
        [2, 'junior', '--size 4x4 --set tetriamonds-pentiamonds'],
        [3, 'junior', '--size 6x6 --set hexiamonds'],
        [3, 'expert', '--size 6x6 --set hexiamonds'],
        [2, 'expert', '--size 9x4 --set hexiamonds'],
        [3, 'master', '--size 6x6 --set hexiamonds'],
        [2, 'master', '--outline hexagon --size 3x3 --set hexiamonds'],
        [1, 'wizard', '--size 9x4 --set hexiamonds'],
    ] },
];

const run = (args, input) => execFileSync(program, args, { encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'pipe'] });

function is_puzzle(level) {
    const shown = JSON.parse(run(['show', '-', '--json'], level)).description;
    const counts = [...shown.matchAll(/^piece .* x(\d+)/gm)].map((match) => Number(match[1]));
    const given_count = (level.match(/^place /gm) ?? []).length;
    const open_count = counts.reduce((sum, count) => sum + count, 0) - given_count;
    const has_set = /^set /m.test(level); // whole sets have more pieces than a starter takes
    return open_count >= least_to_place && (has_set || open_count > given_count);
}

// A puzzle whose solution is not among `pictures`.
function make(lattice, tier, wishes, pictures) {
    for (let seed = 1; seed <= most_seeds; seed += 1) {
        const args = ['generate', '--family', 'polyomino', '--lattice', lattice, ...wishes.split(' '), '--tier', tier, '--seed', String(seed)];
        const level = run(args).replace(/^recipe .*\n/m, '');
        if (!is_puzzle(level)) {
            continue;
        }
        const picture = lattice_picture_of(program, level);
        const grade = JSON.parse(run(['grade', '-', '--json'], level));
        if (grade.solutions !== 1 || grade.tier !== tier) {
            throw new Error(`${args.join(' ')} makes no puzzle of its tier with one solution`);
        }
        if (!pictures.has(picture)) {
            pictures.add(picture);
            return { level, score: grade.score };
        }
    }
    throw new Error(`${wishes} has no more puzzles of the tier ${tier}`);
}

for (const { name, word, lattice, puzzles } of chapters) {
    const pictures = new Set();
    const made = puzzles.flatMap(([count, tier, wishes]) =>
        Array.from({ length: count }, () => make(lattice, tier, wishes, pictures)));
    made.sort((a, b) => a.score - b.score).forEach(({ level }, index) => {
        const number = String(index + 1).padStart(2, '0');
        writeFileSync(join(folder, `${name}-${number}.txt`), level.replace(/^title .*$/m, `title ${word} ${index + 1}`));
    });
}
