// Brings the second script after the first picture. The page copies, shares and asks for files within the player's own
// gesture, which does not last while something is fetched; so that script is there before, and where it is not, a sentence
// says so, and it is asked for once more.
import { notice } from './notices.js';
import { own } from './program.js';
import { say } from './words.js';

const long_enough_ms = 20000;
let attempt = 0;
let asked_ms = 0; // when it was asked for last; 0: that failed
let whole = null; // the page whose parts are to come
let has_come = false;

// A browser never fetches a script again that failed, unless its address is another; a kept copy may be what is wrong.
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
  notice(say('This part of the page has not arrived yet. Please try again.'));
  if (whole && (!asked_ms || performance.now() > asked_ms + long_enough_ms)) bring();
}

const names = [
  'ask_file', 'ask_text', 'copy', 'copy_frame', 'download', 'download_drawing', 'download_picture', 'print_drawing', 'share', 'show_licences',
];
let controls = '';
export const latest_controls = () => controls;

export const stand_ins = { play_sound() {}, controls: (lines) => { controls = lines; }, ...Object.fromEntries(names.map((name) => [name, not_there])) };
