// Binaryen's tools, for scripts that change a WebAssembly program after it was linked.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const features = ['mutable-globals', 'nontrapping-float-to-int', 'bulk-memory', 'sign-ext'].map((name) => `--enable-${name}`);

// Calls work(run, at), where run(tool, ...arguments) runs one of the tools in the folder `tools`, and at(name) is the path of
// a file that is removed afterwards.
export function with_binaryen(tools, work) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-'));
  try {
    work((tool, ...rest) => execFileSync(join(tools, tool), [...features, ...rest]), (name) => join(folder, name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
