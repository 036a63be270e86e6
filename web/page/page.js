// What platform_web.cpp asks, by name.
import { aloud } from './aloud.js';
import { travels } from './history.js';
import { kept } from './kept.js';
import { links } from './links.js';
import { looks } from './look.js';
import { is_shown, notice } from './notices.js';
import { keep_offline } from './offline.js';
import { canvas, find } from './program.js';
import { paper } from './paper.js';
import { questions } from './questions.js';
import { ask_levels } from './tables.js';
import { ask_translation, say } from './words.js';

// Year-month-day, asked at every frame of the list.
function today() {
  const now = new Date();
  const two = (number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

// The first picture is there.
function drawn() {
  if (is_shown()) return;
  find('shell').classList.add('gone');
  setTimeout(() => (find('shell').hidden = true), 250);
  if (document.documentElement.dataset.program === 'lab' && document.activeElement === document.body) canvas.focus({ preventScroll: true });
  keep_offline();
  if (!globalThis.Worker) {
    notice(say('Hints, solving and making puzzles need Web Workers, which this browser does not offer. All else works.'));
  }
}

export const page = {
  ...aloud,
  ...kept,
  ...links,
  ...looks,
  ...paper,
  ...questions,
  ...travels,
  ask_levels,
  ask_translation,
  wall_ms: () => String(Date.now()),
  today,
  random_seed: () => String(crypto.getRandomValues(new Uint32Array(1))[0]),
  drawn,
};
