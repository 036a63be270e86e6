// Asks the program about many levels at once.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const levels_a_time = 250;

// Returns the JSON objects that `command` prints of each level, in the order of `levels`; a list: a command and its options.
export function answers_of(program, command, levels) {
    const answers = [];
    const folder = mkdtempSync(join(tmpdir(), 'tessera-levels-'));
    for (let first = 0; first < levels.length; first += levels_a_time) {
        const some = levels.slice(first, first + levels_a_time);
        const files = some.map((level, index) => {
            const file = join(folder, `${index}.txt`);
            writeFileSync(file, level);
            return file;
        });
        const { stdout } = spawnSync(program, [...[command].flat(), '--json', ...files], { encoding: 'utf8', maxBuffer: 1 << 28 });
        const objects = new Map(files.map((file) => [file, []]));
        for (const line of stdout.split('\n').filter(Boolean)) {
            const object = JSON.parse(line);
            objects.get(object.input ?? files[0]).push(object); // one file is not named
        }
        answers.push(...objects.values());
    }
    rmSync(folder, { recursive: true });
    return answers;
}

export const answer_of = (program, command, levels) => answers_of(program, command, levels).map((objects) => objects[0]);
