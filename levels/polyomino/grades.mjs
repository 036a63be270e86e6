// Asks the program for the grades of many levels, and chooses the order of levels by them.
import { answer_of, answers_of } from './batches.mjs';

export const given_count = (level) => (level.match(/^place /gm) ?? []).length;

// Each level with its grade.
export const graded = (program, levels) => answer_of(program, 'grade', levels).map((grade, index) => ({ ...grade, level: levels[index] }));

// Each puzzle with what its explanation begins with, how many lines it has and how many pieces it lays.
export function explained(program, puzzles) {
    return answers_of(program, 'explain', puzzles.map(({ level }) => level)).map((answers, index) => {
        const lines = answers.filter(({ deduction }) => deduction);
        return { ...puzzles[index], begins: lines[0].deduction, lines: lines.length, laid: lines.flatMap(({ moves }) => moves).length };
    });
}

// Sorts by the first number that differs in what `rank` returns of each.
export const by_rank = (rank) => (a, b) => rank(a).map((part, index) => part - rank(b)[index]).find((difference) => difference !== 0) ?? 0;
