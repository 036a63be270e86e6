// Puts the graded levels in order of their scores:
//   node levels/polyomino/rank.mjs build/release/tessera
// It writes the family's lines in ../order.txt and ../chapters.txt, and the titles that are numbers. Each of the five tiers gets
// as many of their levels as the others. levels/make_facts.mjs comes after it.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answer_of } from './batches.mjs';

const [program] = process.argv.slice(2);
const folder = dirname(fileURLToPath(import.meta.url));
const tiers = ['Starter', 'Junior', 'Expert', 'Master', 'Wizard'];
const is_of_tiers = (name) => /^5[0-4]-/.test(name);
const text_of = (name) => readFileSync(join(folder, `${name}.txt`), 'utf8');

const names = readdirSync(folder).filter((file) => file.endsWith('.txt')).map((file) => file.slice(0, -4)).sort();
const graded = names.filter((name) => /^(5|6)\d-/.test(name));
const grades = new Map(answer_of(program, 'grade', graded.map(text_of)).map((grade, index) => [graded[index], grade]));
// Open boards have no score, and stay behind the others.
const score_of = (name) => grades.get(name).score ?? Infinity;
const by_score = (a, b) => (score_of(a) < score_of(b) ? -1 : Number(score_of(a) > score_of(b)));

const levels_of_tiers = graded.filter(is_of_tiers).sort(by_score);
const levels_a_tier = levels_of_tiers.length / tiers.length;
const retitle = (name, title) => writeFileSync(join(folder, `${name}.txt`), text_of(name).replace(/^title .*$/m, `title ${title}`));
levels_of_tiers.forEach((name, place) => retitle(name, `${tiers[Math.floor(place / levels_a_tier)]} ${place % levels_a_tier + 1}`));
const others = graded.filter((name) => !is_of_tiers(name)).sort((a, b) => Number(a.slice(0, 2)) - Number(b.slice(0, 2)) || by_score(a, b));

// Titles that are numbers of their chapter follow the order, too; the number of a digit is its form.
const counts = {};
for (const name of others) {
    const [, word] = /^title (.+) \d+$/m.exec(text_of(name)) ?? [];
    if (word && word !== 'Digit') {
        counts[word] = (counts[word] ?? 0) + 1;
        retitle(name, `${word} ${counts[word]}`);
    }
}

// Puts in place of the family's lines, which `is_its` picks, what `lines_of` makes of them.
function rewrite(file, is_its, lines_of) {
    const path = join(folder, '..', file);
    const old = readFileSync(path, 'utf8').trimEnd().split('\n');
    const first = old.findIndex(is_its);
    const kept = (part) => part.filter((line) => !is_its(line));
    const lines = lines_of(old.filter(is_its));
    writeFileSync(path, `${[...kept(old.slice(0, first)), ...lines, ...kept(old.slice(first))].join('\n')}\n`);
}

// The course and the classics are called by numbers, and stay where they are.
const before_them = (line) => line.split(' ').filter((word) => !word.includes('-'));
rewrite('order.txt', (line) => line.startsWith('polyomino '), ([line]) => [[...before_them(line), ...levels_of_tiers, ...others].join(' ')]);
rewrite('chapters.txt', (line) => /^polyomino\/5[0-4]-/.test(line), () => tiers.map((tier, place) => `polyomino/${levels_of_tiers[place * levels_a_tier]} ${tier}`));
