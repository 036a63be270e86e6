// Promise: The npm package's types are those of what it exports, and its example programs compile by them.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { examples, package_folder, part, tessera } from './lib/package.mjs';

const has_typescript = spawnSync('tsc', ['--version']).status === 0;

// Compiles programs that use the package, each by itself, and returns what the compiler complains about, for each.
function complaints(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-types-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(package_folder, join(folder, 'node_modules/tessera-puzzle'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const files = programs.map((_, index) => `use${index}.ts`);
  for (const [index, file] of files.entries()) writeFileSync(join(folder, file), programs[index]);
  const { stdout } = spawnSync('tsc', ['--noEmit', '--strict', '--target', 'es2022', '--module', 'node16', '--moduleResolution', 'node16',
    '--lib', 'es2022,dom', ...files], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const lines = stdout.trim().split('\n').filter(Boolean);
  assert.ok(lines.every((line) => /^(use\d+[.]ts\(| )/.test(line)), stdout);
  return files.map((file) => lines.filter((line) => line.startsWith(`${file}(`)).join('\n'));
}

it('the types compile, and refuse what is wrong', { skip: !has_typescript && 'there is no tsc' }, () => {
  const right = `import { Engine, open, generate, type Solution, TesseraError } from 'tessera-puzzle';
    import { TesseraPuzzle } from 'tessera-puzzle/element';
    const puzzle = await generate('polyomino', { size: '5x5', unique: true, seed: 3n });
    const { moves, outcome }: Solution = await puzzle.solve({ engine: 'dancing_links', signal: new AbortController().signal, progress: ({ ticks }) => ticks > 5 });
    if (outcome === 'solved' && moves) console.log(moves.length, new TesseraError);
    const element = document.querySelector('tessera-puzzle')!;
    const same: TesseraPuzzle = element;
    element.addEventListener('move', ({ detail }) => console.log(detail.move.length, same.readonly));
    console.log(await open({ family: 'polyomino', level: '' }), new Engine({ workers: 2 }).state.running);`;
  const wrong = [
    ["import { generate } from 'tessera-puzzle'; generate('chess');", /chess/],
    ["import { solve } from 'tessera-puzzle'; (await solve('')).moves.length;", /possibly 'null'|possibly null/],
    ["import { Puzzle } from 'tessera-puzzle'; new Puzzle();", /private/],
  ];
  const [none, ...some] = complaints([right, ...wrong.map(([program]) => program)]);
  assert.equal(none, '');
  for (const [index, [, sentence]] of wrong.entries()) assert.match(some[index], sentence);
});

it('what is declared is exported, and the other way round', { skip: !has_typescript && 'there is no tsc' }, async () => {
  for (const [file, exported] of [['index', tessera], ['element', null]]) {
    const text = execFileSync('sed', ['-n', 's/^export \\(declare \\)\\{0,1\\}\\(class\\|const\\|function\\) \\([A-Za-z_]*\\).*/\\3/p', join(package_folder, `${file}.d.ts`)], { encoding: 'utf8' });
    if (exported) assert.deepEqual(Object.keys(exported).sort(), text.trim().split('\n').sort());
  }
  const browser = await part('index.js').catch((error) => error);
  assert.deepEqual(Object.keys(browser).sort(), Object.keys(tessera).sort());
});

it('the programs of README.md compile', { skip: !has_typescript && 'there is no tsc' }, () => {
  const programs = examples('js');
  for (const [index, found] of complaints(programs.map(({ text }) => text)).entries()) assert.equal(found, '', `line ${programs[index].line}`);
});
