// Makes one script of several that import one another, so that a first visit asks for one file.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';

const import_line = /^import [{] (.*) [}] from '[.][/](.*)';\n/gm;

// Each file stands once, after all that it imports. A name at the top of one belongs to all, so no two may have the same.
// What files of another script export is borrowed of that.
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
  void new Script(`'use strict'; { ${names} ${whole}\n}`, { filename: first }); // a name that stands twice is an error here
  return { whole, taken, borrowed: [...borrowed] };
}

export const join_scripts = (first) => join_files(first).whole;

// A script and one that comes after it, at the address `own`: what both need stands in the first alone.
export function join_two_scripts(first, later, own) {
  const before = join_files(first);
  const after = join_files(later, before.taken);
  const names = `{ ${after.borrowed.join(', ')} }`;
  return {
    first: `${before.whole}\nexport ${names};\n`,
    later: `import ${names} from '${own}';\n${after.whole}\nexport { later };\n`,
  };
}
