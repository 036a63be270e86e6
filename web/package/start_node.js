// Starts workers in node: of the engines (`worker`), and of the program that opens puzzles (`reader`).
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import { Worker } from 'node:worker_threads';

const file = (name) => new URL(`./${name}`, import.meta.url);
const usual_workers = () => os.availableParallelism?.() ?? os.cpus().length;

export const levels = () => readFile(file('levels.txt'), 'utf8');

// An idle worker does not keep the process alive.
function start(name, program, { hear, fail }) {
  const worker = new Worker(file('worker_node.js'), { workerData: { program, script: `${name}.js` }, execArgv: [] }); // --input-type is not for files
  const decoder = new TextDecoder();
  let is_over = false;
  worker.unref();
  worker.on('message', ({ data, finalResponse }) => {
    if (finalResponse) worker.unref();
    if (!is_over) hear(data ? decoder.decode(data) : '');
  });
  worker.on('error', (error) => is_over || fail(String(error?.message ?? error)));
  return {
    give: (job) => {
      worker.ref();
      worker.postMessage({ funcName: 'work', data: new TextEncoder().encode(job) });
    },
    end: () => {
      is_over = true;
      worker.terminate();
    },
  };
}

const host_of = (name) => ({
  compile: async () => WebAssembly.compile(await readFile(file(`${name}.wasm`))),
  start: (program, listen) => start(name, program, listen),
  usual_workers,
});

export const worker = host_of('worker');
export const reader = host_of('reader');
