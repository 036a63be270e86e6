// Starts workers in node.
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import { Worker } from 'node:worker_threads';

export const compile = async () => WebAssembly.compile(await readFile(new URL('./worker.wasm', import.meta.url)));

export const usual_workers = () => os.availableParallelism?.() ?? os.cpus().length;

// An idle worker does not keep the process alive.
export function start(program, { hear, fail }) {
  const worker = new Worker(new URL('./worker_node.js', import.meta.url), { workerData: program, execArgv: [] }); // --input-type is not for files
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
