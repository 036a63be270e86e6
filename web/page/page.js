// The functions that platform_web.cpp calls by name.
import { aloud } from './aloud.js';
import { travels } from './history.js';
import { kept } from './kept.js';
import { links } from './links.js';
import { looks } from './look.js';
import { is_shown } from './notices.js';
import { bring_second, is_whole } from './parts.js';
import { canvas, find } from './program.js';
import { ask_later, stand_ins } from './stand_ins.js';
import { ask_levels } from './tables.js';
import { ask_translation } from './words.js';

// Returns year-month-day; called at every frame of the list.
function today() {
  const now = new Date();
  const two = (number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

// Focuses the canvas, so that keys work at once. A game in a frame leaves the focus to the embedding page.
function take_focus() {
  const is_lab = document.documentElement.dataset.program === 'lab';
  if ((is_lab || self === top) && document.activeElement === document.body) canvas.focus({ preventScroll: true });
}

// Called after the first frame.
function drawn() {
  if (is_shown()) return;
  find('shell').classList.add('gone');
  setTimeout(() => (find('shell').hidden = true), 250);
  take_focus();
  ask_later(page);
  bring_second();
}

export const page = {
  ...aloud,
  ...kept,
  ...links,
  ...looks,
  ...stand_ins,
  ...travels,
  ask_levels,
  ask_translation,
  is_whole,
  wall_ms: () => String(Date.now()),
  today,
  random_seed: () => String(crypto.getRandomValues(new Uint32Array(1))[0]),
  drawn,
};
