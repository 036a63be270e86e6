// A classic script, first in each worker: runs the program that the page has compiled, so that it is fetched once.
addEventListener('message', ({ data: { program, script } }) => {
  globalThis.Module = {
    instantiateWasm: (imports, ready) => {
      WebAssembly.instantiate(program, imports).then(ready);
      return {};
    },
  };
  importScripts(script);
}, { once: true });
