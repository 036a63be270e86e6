// Writes levels/facts.txt, what the list says of each level beside its title:
//   node levels/make_facts.mjs build/release/tessera
// A line is FAMILY/NAME COLUMNS ROWS MOVES TIER. COLUMNS and ROWS are those of the lowest layer where there are several. MOVES are the fewest that solve it: the pieces or tiles in the tray at the
// start, or the swaps. TIER is that of `tessera grade`, with `--up-to-symmetry` if all solutions may be images of one; a dash:
// it has none.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = process.argv[2];
const folder = dirname(fileURLToPath(import.meta.url));
const answer_of = (command, file, ...options) =>
    JSON.parse(execFileSync(program, [command, '--json', ...options, file], { encoding: 'utf8' }));
const most_images = 48; // of a cube

// Returns columns and rows of the lines that `is_row` accepts; the columns are those of the longest row.
function size_of(lines, is_row) {
    const rows = lines.filter(is_row);
    return [Math.max(...rows.map((row) => row.trim().split(/\s+/).length)), rows.length];
}

const readers = {
    polyomino(text, lines) {
        const given = (text.match(/^place /gm) ?? []).length;
        const counts = lines.map((line) => Number(/^piece .* x(\d+)/.exec(line)?.[1] ?? 0));
        const first = lines.findIndex((line) => line.startsWith('piece ') || line === '-'); // the end of the lowest layer
        return [...size_of(lines.slice(1, first), () => true), counts.reduce((sum, count) => sum + count, 0) - given];
    },
    number_swap: (text, lines) => [...size_of(lines, (line) => /^[\d ]+$/.test(line)), Number(/^par (\d+)$/m.exec(text)[1])],
    edge_match(_, lines) {
        const first = lines.findIndex((line) => line.startsWith('tile '));
        const [columns, rows] = size_of(lines.slice(1, first), () => true);
        return [columns, rows, columns * rows];
    },
};

function tier_of(file) {
    const grade = answer_of('grade', file);
    const is_image = grade.solutions_exact && grade.solutions > 1 && grade.solutions <= most_images;
    const { tier = '-' } = is_image ? answer_of('grade', file, '--up-to-symmetry') : grade;
    return tier[0].toUpperCase() + tier.slice(1);
}

const files_of = (family) => readdirSync(join(folder, family)).filter((file) => file.endsWith('.txt')).sort();

function line_of(family, name) {
    const file = join(folder, family, name);
    const lines = answer_of('show', file).description.trimEnd().split('\n');
    return [`${family}/${name.slice(0, -4)}`, ...readers[family](readFileSync(file, 'utf8'), lines), tier_of(file)].join(' ');
}

const lines = Object.keys(readers).sort().flatMap((family) => files_of(family).map((name) => line_of(family, name)));
writeFileSync(join(folder, 'facts.txt'), `${lines.join('\n')}\n`);
