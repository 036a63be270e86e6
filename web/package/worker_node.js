// Runs worker.js or reader.js, which expect a browser's worker, in a thread of node.
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

const { program, script } = workerData;
const address = new URL(script, import.meta.url);
const fail = (reason) => setTimeout(() => { throw reason; });
Object.assign(globalThis, {
  self: globalThis,
  location: { href: String(address), search: '' },
  addEventListener: () => {}, // of rejections; node ends the thread for one
  postMessage: (message, moved) => parentPort.postMessage(message, moved),
  Module: {
    instantiateWasm: (imports, ready) => {
      WebAssembly.instantiate(program, imports).then(ready).catch(fail);
      return {};
    },
  },
});
parentPort.on('message', (data) => globalThis.onmessage({ data }));
runInThisContext(readFileSync(address, 'utf8'), { filename: script });
