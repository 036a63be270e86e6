// Explains every level of a chapter and prints how long its explanations are: all lines, and the most before a piece is laid.
//   node levels/polyomino/explain_levels.mjs build/release/tessera [CHAPTER...]
// A chapter is a tier or the number that its levels' names begin with, by default the tiers, 55, 56 and 66.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

const [program, ...wanted] = process.argv.slice(2);
const chapters = wanted.length > 0 ? wanted : ['Starter', 'Junior', 'Expert', 'Master', 'Wizard', '55', '56', '66'];
const folder = new URL('.', import.meta.url).pathname;

function explained(name) {
    const start = performance.now();
    const output = execFileSync(program, ['explain', '--json', folder + name], { encoding: 'utf8' });
    const ms = performance.now() - start;
    const steps = output.trim().split('\n').map((line) => JSON.parse(line)).filter(({ deduction }) => deduction);
    let [wait, longest] = [0, 0];
    for (const { moves } of steps) {
        wait = moves.length > 0 ? 0 : wait + 1;
        longest = Math.max(longest, wait);
    }
    return { lines: steps.length, longest, searched: steps.some(({ deduction }) => deduction === 'search') ? 1 : 0, ms };
}

const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const median = (numbers) => sorted(numbers)[Math.floor(numbers.length / 2)];
const spread = (numbers) => `${median(numbers).toFixed(0)} (${Math.min(...numbers).toFixed(0)} to ${Math.max(...numbers).toFixed(0)})`;

console.log('| chapter | levels | lines: median, least to most | most before a piece | with a search | ms |\n|---|---|---|---|---|---|');
for (const chapter of chapters) {
    const names = readdirSync(folder).filter((name) => name.endsWith('.txt')
        && (name.startsWith(`${chapter}-`) || readFileSync(folder + name, 'utf8').includes(`\ntitle ${chapter} `)));
    const all = names.map(explained);
    const of = (key) => all.map((one) => one[key]);
    console.log(`| ${/\d/.test(chapter) ? names[0].split('-')[1] : chapter.toLowerCase()} | ${all.length} | ${spread(of('lines'))} | ${spread(of('longest'))} | ${of('searched').filter(Boolean).length} | ${spread(of('ms'))} |`);
}
