// Runs worker.js, which expects a browser's worker, in a thread of node.
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

const address = new URL('./worker.js', import.meta.url);
const fail = (reason) => setTimeout(() => { throw reason; });
Object.assign(globalThis, {
  self: globalThis,
  location: { href: String(address), search: '' },
  addEventListener: () => {}, // of rejections; node ends the thread for one
  postMessage: (message, moved) => parentPort.postMessage(message, moved),
  Module: {
    instantiateWasm: (imports, ready) => {
      WebAssembly.instantiate(workerData, imports).then(ready).catch(fail);
      return {};
    },
  },
});
parentPort.on('message', (data) => globalThis.onmessage({ data }));
runInThisContext(readFileSync(address, 'utf8'), { filename: 'worker.js' });
