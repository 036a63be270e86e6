// Makes puzzles of every tier and prints what they are like:
//   node levels/polyomino/report.mjs build/release/tessera [PUZZLES_A_TIER]
import { execFileSync } from 'node:child_process';
import { rank_correlation } from './ranks.mjs';

const [program, count = '200'] = process.argv.slice(2);
const tiers = ['starter', 'junior', 'expert', 'master', 'wizard'];

function json_of(words, input) {
    return JSON.parse(execFileSync(program, [...words, '--json'], { input, encoding: 'utf8' }));
}

function puzzle_of(tier, seed) {
    const options = ['--family', 'polyomino', '--size', '11x5', '--set', 'iq', '--tier', tier, '--seed', String(seed)];
    const made = json_of(['generate', ...options]);
    const grade = json_of(['grade', '-'], made.level);
    const givens = made.level.split('\n').filter((line) => line.startsWith('place ')).length;
    return { tier: grade.tier, wished: tier, givens, ms: made.elapsed_ms, nodes: grade.nodes, score: grade.score,
        search: grade.search, solutions: grade.solutions, deductions: grade.deductions };
}

function row_of(tier, puzzles) {
    const of_tier = puzzles.filter((puzzle) => puzzle.wished === tier);
    const times = of_tier.map((puzzle) => puzzle.ms).sort((a, b) => a - b);
    const scores = of_tier.map((puzzle) => puzzle.score).sort((a, b) => a - b);
    const givens = of_tier.reduce((sum, puzzle) => sum + puzzle.givens, 0) / of_tier.length;
    const searching = of_tier.filter((puzzle) => puzzle.search > 0).length;
    const middle = Math.floor(of_tier.length / 2);
    return `| ${tier} | ${of_tier.length} | ${givens.toFixed(1)} | ${scores[0]} to ${scores.at(-1)} | ` +
        `${(100 - 100 * searching / of_tier.length).toFixed(0)} % | ${times[middle].toFixed(0)} ms | ` +
        `${times.at(-1).toFixed(0)} ms |`;
}

// Counts the puzzles of each tier that need a rule at all.
function rule_rows(puzzles) {
    const names = [...new Set(puzzles.flatMap((puzzle) => Object.keys(puzzle.deductions)))];
    return names.map((name) => `| \`${name}\` | ` + tiers.map((tier) => {
        const of_tier = puzzles.filter((puzzle) => puzzle.wished === tier);
        const uses = of_tier.filter((puzzle) => puzzle.deductions[name] > 0).length;
        return `${(100 * uses / of_tier.length).toFixed(0)} %`;
    }).join(' | ') + ' |');
}

// Puzzles by givens and tier, a mark for every five.
function plot(puzzles) {
    const lines = [];
    for (let givens = 1; givens <= 11; givens += 1) {
        const marks = tiers.map((tier) => {
            const found = puzzles.filter((puzzle) => puzzle.wished === tier && puzzle.givens === givens).length;
            return '#'.repeat(Math.ceil(found / 5)).padEnd(30);
        });
        if (marks.join('').trim() !== '') {
            lines.push(`${String(givens).padStart(6)}  ${marks.join('')}`.trimEnd());
        }
    }
    return [`givens  ${tiers.map((tier) => tier.padEnd(30)).join('')}`.trimEnd(), ...lines];
}

const puzzles = tiers.flatMap((tier) => Array.from({ length: Number(count) }, (_, index) => puzzle_of(tier, index + 1)));
const wrong = puzzles.filter((puzzle) => puzzle.tier !== puzzle.wished || puzzle.solutions !== 1).length;
const scores = puzzles.map((puzzle) => puzzle.score);
console.log([
    '| tier | puzzles | givens | score | no search | median time | worst time |',
    '|---|---|---|---|---|---|---|',
    ...tiers.map((tier) => row_of(tier, puzzles)),
    '',
    `Not unique, or of another tier than asked for: ${wrong}.`,
    `Rank correlation of the score with the choices of the program's own solver: ${rank_correlation(scores, puzzles.map((puzzle) => puzzle.nodes)).toFixed(2)};`,
    `with the number of givens: ${rank_correlation(scores, puzzles.map((puzzle) => puzzle.givens)).toFixed(2)}.`,
    '',
    `| rule | ${tiers.join(' | ')} |`,
    '|---|---|---|---|---|---|',
    ...rule_rows(puzzles),
    '',
    '```',
    ...plot(puzzles),
    '```',
].join('\n'));
