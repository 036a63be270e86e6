// Makes the levels of the five tiers on 5x11, 24 of each, the same files byte for byte wherever it runs:
//   node levels/polyomino/make_tiers.mjs build/release/tessera
// Of twice as many puzzles of a tier, put in order of their scores, every second is taken. levels/make_codes comes after it.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = process.argv[2];
const folder = dirname(fileURLToPath(import.meta.url));
const tiers = ['starter', 'junior', 'expert', 'master', 'wizard'];
const levels_a_tier = 24;
const first_number = 50; // of the files: behind those of all kinds

function puzzle_of(tier, seed) {
    const options = ['--family', 'polyomino', '--size', '11x5', '--set', 'iq', '--tier', tier, '--seed', String(seed)];
    const level = execFileSync(program, ['generate', ...options], { encoding: 'utf8' });
    const grade = JSON.parse(execFileSync(program, ['grade', '-', '--json'], { input: level, encoding: 'utf8' }));
    if (grade.solutions !== 1 || grade.tier !== tier) {
        throw new Error(`seed ${seed} makes no puzzle of the tier ${tier} with one solution`);
    }
    return { seed, level, score: grade.score };
}

tiers.forEach((tier, place) => {
    const seeds = Array.from({ length: 2 * levels_a_tier }, (_, index) => index + 1);
    const puzzles = seeds.map((seed) => puzzle_of(tier, seed)).sort((a, b) => a.score - b.score || a.seed - b.seed);
    const word = tier[0].toUpperCase() + tier.slice(1);
    puzzles.filter((_, index) => index % 2 === 1).forEach(({ level }, index) => {
        const name = `${first_number + place}-${tier}-${String(index + 1).padStart(2, '0')}.txt`;
        writeFileSync(join(folder, name), level.replace(/^title .*$/m, `title ${word} ${index + 1}`));
    });
});
