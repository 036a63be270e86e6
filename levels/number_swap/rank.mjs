// Prints the lines of ../order.txt and ../chapters.txt for the forty grids, by the score of `tessera grade`, and a table of the scores of
// generated grids, COUNT (usually 50) of each board:
//   node levels/number_swap/rank.mjs build/release/tessera [COUNT]
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [program, count = '50'] = process.argv.slice(2);
const folder = dirname(fileURLToPath(import.meta.url));
const run = (words, input) => execFileSync(program, words, { input, encoding: 'utf8' });
const grade_of = (level) => JSON.parse(run(['grade', '--json', '-'], level));

const files_like = (pattern) => readdirSync(folder).filter((file) => pattern.test(file)).sort();
const course = files_like(/^\d{4}-.*\.txt$/).map((file) => file.slice(0, 4));
const graded = files_like(/^\d\d-.*\.txt$/).map((file) => {
    const { tier, score, moves } = grade_of(readFileSync(join(folder, file), 'utf8'));
    return { number: file.slice(0, 2), tier, score, moves };
});
graded.sort((a, b) => a.score - b.score || a.moves - b.moves);
console.log(['number_swap', ...course, ...graded.map(({ number }) => number)].join(' '));
graded.forEach(({ number, tier }, place) => {
    if (tier !== graded[place - 1]?.tier) {
        console.log(`number_swap/${number} ${tier[0].toUpperCase()}${tier.slice(1)}`);
    }
});

const tiers = ['starter', 'junior', 'expert', 'master', 'wizard'];
console.log(`\n| board | barriers | moves: median | score: least, median, most | ${tiers.join(' | ')} |\n|${'---|'.repeat(9)}`);
for (const [size, barriers] of [['3x3', 0], ['3x3', 2], ['4x3', 0], ['4x3', 2], ['4x4', 0], ['4x4', 3]]) {
    const grades = Array.from({ length: Number(count) }, (_, at) => grade_of(
        run(['generate', '--family', 'number_swap', '--size', size, '--barriers', String(barriers), '--seed', String(at + 1)])));
    const sorted = (key) => grades.map((grade) => grade[key]).sort((a, b) => a - b);
    const middle = Math.floor(grades.length / 2);
    const scores = sorted('score');
    const shares = tiers.map((name) => grades.filter(({ tier }) => tier === name).length);
    console.log(`| ${[size, barriers, sorted('moves')[middle], `${scores[0]}, ${scores[middle]}, ${scores.at(-1)}`, ...shares].join(' | ')} |`);
}
