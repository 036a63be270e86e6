// Makes the levels of the five tiers on 5x11, 24 of each, the same files byte for byte wherever it runs:
//   node levels/polyomino/make_tiers.mjs build/release/tessera
// levels/make_codes comes after it.
//
// The first edition took every second of twice as many puzzles of a tier, put in order of their scores; their seeds shared
// their filled boards, so many had one solution. Of those that have the same solution, turned or mirrored or not, the first
// stays. For each other one stands a puzzle of the same score, or nearly, whose filled board is its own; its file's name ends
// in b, and the old one is kept in the folder `retired`, for the links and records that name it.
//
// The first starters, and every second place of the other tiers, have a third edition: make_starters.mjs and make_variety.mjs make
// it, and here theirs go to `retired`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { picture_of, pictures_of } from './pictures.mjs';
import { starters } from './starters.mjs';
import { is_replaced } from './variety.mjs';

const program = process.argv[2];
const folder = dirname(fileURLToPath(import.meta.url));
const tiers = ['starter', 'junior', 'expert', 'master', 'wizard'];
const levels_a_tier = 24;
const first_number = 50; // of the files: behind those of all kinds
const first_seed = 1_000_001; // of the second edition: beyond the numbers that a player is given
const choice = 240; // puzzles of a tier that the second edition chooses from

const run = (args, input) => execFileSync(program, args, { encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'pipe'] });
const json_of = (command, level) => JSON.parse(run([command, '-', '--json'], level));

function puzzle_of(tier, seed, stream) {
    const wishes = ['--size', '11x5', '--set', 'iq', '--tier', tier, '--stream', stream, '--seed', String(seed)];
    const level = run(['generate', '--family', 'polyomino', ...wishes]).replace(/^recipe .*\n/m, '');
    const grade = json_of('grade', level);
    if (grade.solutions !== 1 || grade.tier !== tier) {
        throw new Error(`seed ${seed} makes no puzzle of the tier ${tier} with one solution`);
    }
    return { seed, level, score: grade.score, picture: picture_of(program, level) };
}

function puzzles_of(tier, first, count, stream) {
    const seeds = Array.from({ length: count }, (_, index) => first + index);
    return seeds.map((seed) => puzzle_of(tier, seed, stream)).sort((a, b) => a.score - b.score || a.seed - b.seed);
}

// The unused puzzle of those whose score is nearest to what was there, between the neighbours.
function replacement(chapter, index, candidates, pictures) {
    const low = index > 0 ? chapter[index - 1].score : 0;
    const high = chapter.slice(index).find((level) => !level.is_repeat)?.score ?? Infinity;
    const wanted = chapter[index].score;
    const fitting = candidates.filter((one) => !pictures.has(one.picture) && low <= one.score && one.score <= high);
    fitting.sort((a, b) => Math.abs(a.score - wanted) - Math.abs(b.score - wanted) || a.seed - b.seed);
    if (fitting.length === 0) {
        throw new Error(`no puzzle has a score from ${low} to ${high}`);
    }
    return fitting[0];
}

const pictures = pictures_of(program, folder, /^(0[6-9]|1\d|2[01]|5[56])-.*txt$/);

const chapters = tiers.map((tier) => {
    const first_edition = puzzles_of(tier, 1, 2 * levels_a_tier, 'shared').filter((_, index) => index % 2 === 1);
    return first_edition.map((level) => {
        const is_repeat = pictures.has(level.picture);
        pictures.add(level.picture);
        return { ...level, is_repeat };
    });
});

mkdirSync(join(folder, 'retired'), { recursive: true });
tiers.forEach((tier, place) => {
    const chapter = chapters[place];
    const candidates = puzzles_of(tier, first_seed, choice, 'own');
    const word = tier[0].toUpperCase() + tier.slice(1);
    const titled = (level, index) => level.replace(/^title .*$/m, `title ${word} ${index + 1}`);
    for (let index = 0; index < levels_a_tier; ++index) {
        const name = `${first_number + place}-${tier}-${String(index + 1).padStart(2, '0')}`;
        const { level, is_repeat } = chapter[index];
        const is_retired = (tier === 'starter' && index < starters.length) || is_replaced(tier, index + 1);
        const part = is_retired ? 'retired' : '';
        if (!is_repeat) {
            writeFileSync(join(folder, part, `${name}.txt`), titled(level, index));
            continue;
        }
        const another = replacement(chapter, index, candidates, pictures);
        pictures.add(another.picture);
        chapter[index] = another;
        rmSync(join(folder, `${name}.txt`), { force: true });
        writeFileSync(join(folder, 'retired', `${name}.txt`), titled(level, index));
        writeFileSync(join(folder, part, `${name}b.txt`), titled(another.level, index));
    }
});
