// Joins scripts that import each other into one file, so that a first visit fetches only one.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';

const import_line = /^import [{] (.*) [}] from '[.][/](.*)';\n/gm;

// Joins each file once, after all files that it imports. Top-level names are shared, so they must be unique. Exports of
// another script's files are borrowed from that script.
function join_files(first, others = new Map()) {
  const folder = dirname(first);
  const taken = new Map();
  const borrowed = new Set();
  const under_way = new Set();
  const take = (file) => {
    if (under_way.has(file)) throw new Error(`${file} imports itself, by way of others`);
    if (taken.has(file)) return;
    under_way.add(file);
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, names, imported] of text.matchAll(import_line)) {
      if (others.has(imported)) names.split(', ').forEach((name) => borrowed.add(name));
      else take(imported);
    }
    under_way.delete(file);
    taken.set(file, text.replace(import_line, '').replace(/^export /gm, ''));
  };
  take(basename(first));
  const whole = [...taken.values()].join('\n');
  const names = [...borrowed].map((name) => `let ${name};`).join('');
  void new Script(`'use strict'; { ${names} ${whole}\n}`, { filename: first }); // throws for a duplicate name
  return { whole, taken, borrowed: [...borrowed] };
}

export const join_scripts = (first) => join_files(first).whole;

// Joins a script, and a later one at the address `own`; code that both need is in the first alone.
export function join_two_scripts(first, later, own) {
  const before = join_files(first);
  const after = join_files(later, before.taken);
  const names = `{ ${after.borrowed.join(', ')} }`;
  return {
    first: `${before.whole}\nexport ${names};\n`,
    later: `import ${names} from '${own}';\n${after.whole}\nexport { later };\n`,
  };
}
