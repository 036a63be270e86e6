// The page's side of src/app/host/platform.h: starts the program, implements the functions that platform_web.cpp calls, and
// passes on browser events. The program draws the game on the canvas.
import { listen_after_start, listen_before_start } from './listen.js';
import { is_styled } from './look.js';
import { show_trouble, show_unloaded } from './notices.js';
import { page } from './page.js';
import { bring_first } from './parts.js';
import { canvas, keeps, own, program, set_program, version } from './program.js';
import { shelf_awaited } from './shelf.js';
import { language_learnt, say } from './words.js';

// Allows only these two scripts to be started. A second policy of this name would be refused with an error, and the script can
// be run again: browsers may keep the window when they load the page once more.
if (globalThis.trustedTypes && !trustedTypes.defaultPolicy) {
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (url === own('worker.js') || url === 'sw.js' ? url : null),
  });
}

const no_wasm = 'Tessera needs WebAssembly, which this browser cannot run. A newer browser can.';
const no_webgl = 'Tessera draws with WebGL 2, and this browser does not offer it. Please turn on graphics acceleration or try another browser.';

function lack_of_browser() {
  if (!globalThis.WebAssembly) return no_wasm;
  return globalThis.WebGL2RenderingContext ? null : no_webgl;
}

function offer_state() {
  const tessera = { state: () => JSON.parse(program.UTF8ToString(program._tessera_state())) };
  Object.defineProperty(globalThis, 'tessera', { value: Object.freeze(tessera) });
}

async function start() {
  document.documentElement.dataset.started = ''; // silences first.js
  const learning = Promise.all([language_learnt(), keeps() && shelf_awaited()]);
  const lack = lack_of_browser();
  if (lack) {
    await learning;
    return show_trouble(say(lack));
  }
  if (!is_styled()) throw new Error('style.css is missing or damaged');
  listen_before_start();
  const name = document.documentElement.dataset.program;
  const { default: create_program } = await import(`./${name}.js?${version}`);
  await learning;
  set_program(await new Promise((resolve, reject) => {
    create_program({ canvas, page, locateFile: own, instantiateWasm: bring_first(`${name}.wasm`, reject) }).then(resolve, reject);
  }));
  if (!program._tessera_is_running()) {
    if (canvas.getContext('webgl2')) throw new Error('the program did not start');
    return show_trouble(say(no_webgl));
  }
  listen_after_start();
  offer_state();
}

if (!('started' in document.documentElement.dataset)) start().catch(show_unloaded);
