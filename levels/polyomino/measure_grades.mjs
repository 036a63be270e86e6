// Measures how well scores tell the effort that a puzzle takes, by rank correlations:
//   node levels/polyomino/measure_grades.mjs build/release/tessera [PUZZLES_A_TIER]
// It reads the levels of the five tiers, or makes so many new puzzles of each tier instead, on 11x5 with the set iq. All efforts are
// counted until the solution is found and nothing else is left to try.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { corner, glance, position_of, tries_of } from './backtracker.mjs';
import { answer_of, answers_of } from './batches.mjs';
import { chance_of } from './random_cover.mjs';
import { rank_correlation } from './ranks.mjs';

const [program, puzzles_a_tier] = process.argv.slice(2);
const folder = new URL('.', import.meta.url).pathname;
const tiers = ['starter', 'junior', 'expert', 'master', 'wizard'];
const draw_count = 1000; // of the bootstrap

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers) => sum(numbers) / numbers.length;
const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const range = (count) => Array.from({ length: count }, (_, index) => index);

// Puzzles

function shipped_levels() {
    return readdirSync(folder).filter((name) => /^5[0-4]-.*\.txt$/.test(name)).sort().map((name) => {
        const level = readFileSync(folder + name, 'utf8');
        return { tier: tiers.indexOf(/^title (\w+)/m.exec(level)[1].toLowerCase()), level };
    });
}

function new_puzzle(tier, seed) {
    const wishes = ['--size', '11x5', '--set', 'iq', '--tier', tiers[tier], '--seed', String(seed)];
    return { tier, level: execFileSync(program, ['generate', '--family', 'polyomino', ...wishes], { encoding: 'utf8' }) };
}

const new_puzzles = (count) => tiers.flatMap((_, tier) => range(count).map((index) => new_puzzle(tier, index + 1)));

// Efforts

// Placements that dancing links lay: always the cell or the piece with the fewest placements next.
function nodes_of_exact_cover(level) {
    const words = ['lab', '--json', '--repeatable', '--solutions', 'all', '--engines', 'algorithm_x+twins', '-'];
    const { nodes, solutions } = JSON.parse(execFileSync(program, words, { input: level, encoding: 'utf8' }));
    if (solutions !== 1) {
        throw new Error(`${solutions} solutions:\n${level}`);
    }
    return nodes;
}

// Scores

// The cost of each rule: `rule_weights` of src/games/polyomino/reasoning/look_grader.h, those of explanations alone like looking a step ahead.
const weights = {
    only_placement: 1, only_place: 2, region_set: 3, region_size: 2, region_colours: 6, dead_end: 3, shared_cells: 4, one_step: 6,
    two_steps: 15, chain: 30, search: 300, split: 6, pair: 6, bottleneck: 6,
};
const cost_of_line = ({ deduction, excludes }) => weights[deduction] * Math.max(1, excludes.length);

function scores_of(grade, answers, position) {
    const lines = answers.filter(({ deduction }) => deduction);
    return {
        score: grade.score,
        'placements that fit at the start': position.placements.length,
        'lines': lines.length,
        'cost of the proofs': sum(lines.map(cost_of_line)),
    };
}

function measured(puzzles) {
    const levels = puzzles.map(({ level }) => level);
    const grades = answer_of(program, 'grade', levels);
    const explanations = answers_of(program, 'explain', levels);
    const pictures = answer_of(program, 'show', levels);
    return puzzles.map(({ tier, level }, index) => {
        const position = position_of(level, pictures[index].description);
        const efforts = { A: nodes_of_exact_cover(level), B: tries_of(position, corner), C: tries_of(position, glance) };
        return { tier, efforts, scores: scores_of(grades[index], explanations[index], position) };
    });
}

// Ranks

const correlation = (puzzles, first, second) => rank_correlation(puzzles.map(first), puzzles.map(second));
const by_tier = (puzzles) => tiers.map((_, tier) => puzzles.filter((puzzle) => puzzle.tier === tier));

// As many puzzles a tier as before, but in the order of a measure.
function tiered_by(puzzles, measure) {
    const lowest_first = [...puzzles].sort((a, b) => measure(a) - measure(b));
    const limits = by_tier(puzzles).map((group) => group.length).map((_, index, counts) => sum(counts.slice(0, index + 1)));
    return lowest_first.map((puzzle, index) => ({ ...puzzle, tier: limits.findIndex((limit) => index < limit) }));
}

// The share of pairs of an expert and a master of which `is_so` holds.
function share_of_pairs(puzzles, is_so) {
    const [, , experts, masters] = by_tier(puzzles);
    return mean(experts.flatMap((expert) => masters.map((master) => (is_so(expert, master) ? 1 : 0))));
}

const overlap = (puzzles, measure) => share_of_pairs(puzzles, (expert, master) => measure(expert) > measure(master));
const is_reversed = (measure, other) => (a, b) => (measure(a) - measure(b)) * (other(a) - other(b)) < 0;

// The middle 90 % of what `value_of` returns of puzzles drawn again from each tier.
function interval(puzzles, value_of) {
    const chance = chance_of(1);
    const groups = by_tier(puzzles);
    const values = sorted(range(draw_count).map(() => value_of(groups.map((group) => group.map(() => group[chance(group.length)])))));
    return [values[Math.floor(0.05 * draw_count)], values[Math.ceil(0.95 * draw_count) - 1]];
}

// Report

const fixed = (number) => number.toFixed(2);
const percent = (share) => `${(100 * share).toFixed(0)} %`;
const print_row = (cells) => console.log(`| ${cells.join(' | ')} |`);

function print_table(titles, rows) {
    console.log('');
    print_row(titles);
    print_row(titles.map(() => '---'));
    rows.forEach(print_row);
}

const inside = (groups, first, second) => groups.map((group) => correlation(group, first, second));

function row_of(puzzles, first, second) {
    const groups = inside(by_tier(puzzles), first, second);
    return [correlation(puzzles, first, second), ...groups, mean(groups)].map(fixed);
}

function print_report(puzzles) {
    const measures_of = (kind) => Object.keys(puzzles[0][kind]).map((name) => [name, (puzzle) => puzzle[kind][name]]);
    const [scores, efforts] = [measures_of('scores'), measures_of('efforts')];
    const crossed = scores.flatMap(([name, score]) => efforts.map(([letter, effort]) => ({ name, score, letter, effort })));
    const chosen = crossed.filter(({ name }) => name === 'score');

    console.log(`${puzzles.length} puzzles. A: exact cover, fewest placements next. B: tightest corner next. C: the best of three glances.`);
    print_table(['effort', 'with', 'all', ...tiers, 'mean of tiers'], efforts.flatMap(([name, first], index) =>
        efforts.slice(index + 1).map(([other, second]) => [name, other, ...row_of(puzzles, first, second)])));
    print_table(['score', 'effort', 'all', ...tiers, 'mean of tiers', 'expert and master in another order'], crossed.map(({ name, score, letter, effort }) =>
        [name, letter, ...row_of(puzzles, score, effort), percent(share_of_pairs(puzzles, is_reversed(score, effort)))]));
    print_table(['measure', 'pairs with the expert above the master'], [...scores, ...efforts].map(([name, measure]) =>
        [name, percent(overlap(puzzles, measure))]));

    console.log('\n90 % of the correlations when puzzles are drawn again:');
    print_table(['score', 'effort', ...tiers, 'mean of tiers'], chosen.map(({ name, score, letter, effort }) => [name, letter,
        ...range(tiers.length).map((tier) => interval(puzzles, (groups) => correlation(groups[tier], score, effort))),
        interval(puzzles, (groups) => mean(inside(groups, score, effort)))].map((cell) => (Array.isArray(cell) ? cell.map(fixed).join(' to ') : cell))));

    print_table(['score', 'lowest of its own tiers', 'puzzles that change their tier', 'by more than one'], scores.map(([name, score]) => {
        const tiered = tiered_by(puzzles.map((puzzle) => ({ ...puzzle, before: puzzle.tier })), score);
        const changes = tiered.map(({ tier, before }) => Math.abs(tier - before));
        const lowest = by_tier(tiered).slice(1).map((group) => Math.min(...group.map(score)));
        return [name, lowest.join(', '), changes.filter((change) => change > 0).length, changes.filter((change) => change > 1).length];
    }));
}

print_report(measured(puzzles_a_tier ? new_puzzles(Number(puzzles_a_tier)) : shipped_levels()));
