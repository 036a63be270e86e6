// Makes the starters that grow, the third edition of their chapter, the same files byte for byte wherever it runs:
//   node levels/polyomino/make_starters.mjs build/release/tessera
// levels/make_codes and levels/make_facts.mjs come after it.
//
// Each has a board of its own. Of the puzzles that the generator makes of its first seeds, the one is taken whose score comes
// next to what the place in the chapter asks for, with the fewest fixed pieces. The names end in c: make_tiers.mjs keeps
// the first edition in the folder `retired`, but for the last five, which end this chapter too.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outline } from './boards.mjs';
import { by_rank, explained, given_count, graded } from './grades.mjs';
import { picture_of, pictures_of } from './pictures.mjs';
import { starters } from './starters.mjs';

const program = process.argv[2];
const folder = dirname(fileURLToPath(import.meta.url));
const seeds = 60;
const near = 2; // points from the wished score
const least_to_lay = 3; // pieces

const scratch = mkdtempSync(join(tmpdir(), 'tessera-levels-'));
const board_file = join(scratch, 'board.txt');

function generated({ drawing, wishes }, seed) {
    writeFileSync(board_file, `${outline(drawing).join('\n')}\n`);
    const args = ['generate', '--family', 'polyomino', '--board', board_file, ...wishes.split(' '), '--tier', 'starter'];
    const level = execFileSync(program, [...args, '--seed', String(seed)], { encoding: 'utf8' });
    return level.replace(/^recipe .*\n/m, '');
}

// The puzzles of a board, those that suit its place first.
function puzzles_of(starter) {
    const levels = [...new Set(Array.from({ length: seeds }, (_, index) => generated(starter, index + 1)
        .replace(/^title .*$/m, 'title Starter')))];
    const puzzles = explained(program, graded(program, levels))
        .map((puzzle) => ({ ...puzzle, distance: Math.abs(puzzle.score - starter.score) }));
    const rank = (puzzle) => [puzzle.distance <= near ? 0 : puzzle.distance, starter.begins && puzzle.begins !== starter.begins ? 1 : 0,
        given_count(puzzle.level), puzzle.distance];
    return puzzles.filter(({ solutions, tier, laid }) => solutions === 1 && tier === 'starter' && laid >= least_to_lay)
        .sort(by_rank(rank));
}

// Those of the third edition of this chapter and those behind it, and levels on other lattices, are left out.
const pictures = pictures_of(program, folder, /^(?!5[0-4].*c\.txt$)(00|0[6-9]|1\d|2[01]|5[0-69]).*txt$/);

const made = starters.map((starter) => {
    const found = puzzles_of(starter).find(({ level }) => !pictures.has(picture_of(program, level)));
    pictures.add(picture_of(program, found.level));
    return found;
});
made.sort((a, b) => a.score - b.score).forEach(({ level }, index) => {
    const name = `50-starter-${String(index + 1).padStart(2, '0')}c.txt`;
    writeFileSync(join(folder, name), level.replace(/^title .*$/m, `title Starter ${index + 1}`));
});
rmSync(scratch, { recursive: true });
