// Starts workers in a page or in another worker: of the engines (`worker`), and of the program that opens puzzles (`reader`).
const programs = {
  worker: { program: () => new URL('./worker.wasm', import.meta.url), script: () => new URL('./worker.js', import.meta.url) },
  reader: { program: () => new URL('./reader.wasm', import.meta.url), script: () => new URL('./reader.js', import.meta.url) },
};

async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return response;
}

async function compile(address) {
  const response = await fetched(address);
  const is_declared = /^application\/wasm\b/.test(response.headers.get('content-type') ?? '');
  return is_declared ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

// The table of built-in levels, for codes that name one.
let table;
export const levels = () => (table ??= fetched(new URL('./levels.txt', import.meta.url)).then((response) => response.text())
  .catch((reason) => { table = undefined; throw reason; }));

const usual_workers = () => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));

// Returns the policy for pages that require Trusted Types; null where there are none, or where the page refuses this one.
let policy;
function trusted() {
  try {
    policy ??= globalThis.trustedTypes?.createPolicy('tessera-puzzle', { createScriptURL: (address) => address }) ?? null;
  } catch {
    policy = null;
  }
  return policy;
}

// Browsers refuse a worker script from another origin, such as a CDN, but not a script of this page that imports it.
function open_worker() {
  const address = new URL('./worker_browser.js', import.meta.url);
  if (address.origin === globalThis.location?.origin) {
    return trusted() ? new Worker(trusted().createScriptURL(String(address))) : new Worker(new URL('./worker_browser.js', import.meta.url));
  }
  const script = URL.createObjectURL(new Blob([`importScripts(${JSON.stringify(String(address))})`], { type: 'text/javascript' }));
  const worker = new Worker(trusted()?.createScriptURL(script) ?? script);
  URL.revokeObjectURL(script);
  return worker;
}

function start(script, program, { hear, fail }) {
  const worker = open_worker();
  const decoder = new TextDecoder();
  worker.onmessage = ({ data }) => hear(data.data ? decoder.decode(data.data) : '');
  worker.onerror = (event) => {
    event.preventDefault();
    fail(String(event.message));
  };
  worker.postMessage({ program, script: String(script) });
  return {
    give: (job) => worker.postMessage({ funcName: 'work', data: new TextEncoder().encode(job) }),
    end: () => {
      worker.onmessage = worker.onerror = null;
      worker.terminate();
    },
  };
}

const host_of = ({ program, script }) =>
  ({ compile: () => compile(program()), start: (compiled, listen) => start(script(), compiled, listen), usual_workers });

export const worker = host_of(programs.worker);
export const reader = host_of(programs.reader);
