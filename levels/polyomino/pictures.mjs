// The one solution of a puzzle as a picture that is the same for all boards that can be turned or mirrored into another.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const mirrored = (rows) => rows.map((row) => [...row].reverse());
const turned = (rows) => rows[0].map((_, column) => rows.map((row) => row[column]).reverse());

// Letters in the order in which a reader meets them, so that only the cut counts.
function relabelled(rows) {
    const labels = new Map([['.', '.'], ['#', '#']]);
    const label_of = (letter) => {
        if (!labels.has(letter)) {
            labels.set(letter, String.fromCodePoint(0x41 + labels.size));
        }
        return labels.get(letter);
    };
    return rows.map((row) => row.map(label_of).join('')).join('\n');
}

export function picture_of(program, level) {
    const options = { encoding: 'utf8', input: level, stdio: ['pipe', 'pipe', 'pipe'] };
    const { answer } = JSON.parse(execFileSync(program, ['solve', '-', '--json'], options));
    let rows = answer.trim().split('\n').map((line) => line.trim().split(/\s+/));
    const pictures = [];
    for (let turn = 0; turn < 4; ++turn) {
        pictures.push(relabelled(rows), relabelled(mirrored(rows)));
        rows = turned(rows);
    }
    return pictures.sort()[0];
}

// The pictures of the levels in a folder whose files have names that `pattern` matches.
export function pictures_of(program, folder, pattern) {
    const names = readdirSync(folder).filter((name) => pattern.test(name));
    return new Set(names.map((name) => picture_of(program, readFileSync(join(folder, name), 'utf8'))));
}
