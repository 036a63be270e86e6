// Loads the second script after the first frame. Copying, sharing and choosing files must happen within a user gesture,
// which does not outlast a fetch, so the script is loaded in advance; if it is missing, a message says so and loading is
// retried.
import { notice } from './notices.js';
import { own } from './program.js';
import { say } from './words.js';

const long_enough_ms = 20000;
let attempt = 0;
let asked_ms = 0; // time of the last request; 0: it failed
let whole = null; // the page object to complete
let has_come = false;

// Browsers do not retry a failed script unless its address differs; a cached copy may be the fault.
async function bring() {
  asked_ms = performance.now();
  const number = ++attempt;
  try {
    if (number > 1) await fetch(own('later.js'), { cache: 'reload' });
    const { later } = await import(`./${own('later.js')}#${number}`);
    if (has_come) return;
    has_come = true;
    Object.assign(whole, later.parts);
    later.begin();
  } catch {
    asked_ms = 0;
  }
}

export function ask_later(page) {
  whole = page;
  setTimeout(bring);
}

function not_there() {
  notice(say('This part of the page has not loaded yet. Please try again.'));
  if (whole && (!asked_ms || performance.now() > asked_ms + long_enough_ms)) bring();
}

const names = [
  'ask_file', 'ask_text', 'copy', 'copy_frame', 'download', 'download_bytes', 'download_drawing', 'download_picture', 'print_drawing', 'share', 'show_licences',
];
let controls = '';
export const latest_controls = () => controls;

export const stand_ins = { play_sound() {}, controls: (lines) => { controls = lines; }, ...Object.fromEntries(names.map((name) => [name, not_there])) };
