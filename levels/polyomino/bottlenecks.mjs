// Finds puzzles whose explanation needs a bottleneck: two rooms that one cell joins.
import { answer_of, answers_of } from './batches.mjs';
import { shapes } from './boards.mjs';
import { by_rank, given_count } from './grades.mjs';
import { level_text } from './level_text.mjs';
import { chance_of, names_of_cover } from './random_cover.mjs';

// From small to large. Rooms that can be turned or mirrored into one another would have two solutions.
export const rooms = [
  ['...##', '...##', '...##', '.....', '##...', '###..'],
  ['...##', '...##', '.....', '##...', '##...', '##...'],
  ['.....##', '.....##', '.......', '####...', '####...'],
  ['....###', '....###', '....###', '.......', '####...', '####...', '####...'],
  ['....#...', '....#...', '........', '....#...'],
];
const draws = 400;

// Different puzzles on a board without a fixed piece, and those with one piece of a solution fixed.
function puzzles_on(rows, seed, program) {
  const chance = chance_of(seed);
  const covers = new Map();
  for (let draw = 0; draw < draws; draw += 1) {
    const names = names_of_cover(rows, shapes, chance);
    if (names) covers.set(names.join(' '), names.map((name) => [name, shapes[name]]));
  }
  const with_givens = (pieces, givens) => level_text({ title: 'Bottleneck', rows, pieces }, givens);
  const whole = [...covers.values()].map((pieces) => ({ pieces, level: with_givens(pieces, []) }));
  const solved = answer_of(program, 'solve', whole.map(({ level }) => level));
  return whole.flatMap(({ pieces, level }, index) =>
    [level, ...(solved[index]?.moves ?? []).map((move) => with_givens(pieces, [move]))]);
}

const bottlenecks_of = (steps) => steps.filter(({ deduction }) => deduction === 'bottleneck');

// The levels on a board that have one solution, whose hardest rule is one of `hardest` and whose explanation has a bottleneck
// and beside it only lines of `beside`: first those that begin with it, leave one number and rule out most.
export function bottleneck_levels(program, rows, seed, { beside, hardest, hardest_of }) {
  const levels = puzzles_on(rows, seed, program);
  const graded = answer_of(program, 'grade', levels).map((grade, index) => ({ grade, level: levels[index] }))
    .filter(({ grade }) => grade?.solutions === 1 && hardest.includes(hardest_of(grade.deductions)));
  return answers_of(program, 'explain', graded.map(({ level }) => level))
    .map((answers, index) => ({ level: graded[index].level, steps: answers.filter(({ deduction }) => deduction) }))
    .filter(({ steps }) => bottlenecks_of(steps).length > 0
      && steps.every(({ deduction }) => ['bottleneck', ...beside].includes(deduction)))
    .sort(by_rank(({ level, steps }) => {
      const [{ sentence, excludes }] = bottlenecks_of(steps);
      return [steps[0].deduction === 'bottleneck' ? 0 : 1, / or /.test(sentence) ? 1 : 0, -excludes.length, given_count(level), steps.length];
    }))
    .map(({ level }) => level);
}
