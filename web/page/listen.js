// Passes events on to the program, and withholds those that belong to the browser.
import { listen_to_history, settle } from './history.js';
import { hear_of_others } from './kept.js';
import { watch_pixel_ratio, watch_size, watch_wheel } from './look.js';
import { hear_of_error } from './notices.js';
import { canvas, find, keeps, program } from './program.js';

// SDL takes every key of the canvas and prevents the browser's default. These keys stay with the browser.
function keep_from_game(event) {
  if (event.target !== canvas) return;
  const is_command = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  const is_modifier = event.key === 'Control' || event.key === 'Meta'; // SDL has to know that it is down
  const is_undo = (event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(event.key);
  const leaves = event.key === 'Tab' && !is_command && !program?._tessera_wants_tab(event.shiftKey ? 1 : 0);
  if ((is_command && !is_undo && !is_modifier) || leaves || /^F\d+$/.test(event.key)) event.stopImmediatePropagation();
}

function keep_for_browser() {
  addEventListener('keydown', keep_from_game, { capture: true });
  addEventListener('wheel', (event) => event.ctrlKey && event.stopImmediatePropagation(), { capture: true });
  // SDL prevents the default of every touch, but browsers log an error for events that are not cancelable.
  for (const touch of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    addEventListener(touch, (event) => event.cancelable || (event.preventDefault = () => {}), { capture: true });
  }
}

// Shows the focus ring for keyboard users, not for a key pressed while using the mouse.
function listen_for_ring() {
  let came_by_tab = false;
  addEventListener('keydown', (event) => { came_by_tab ||= event.key === 'Tab'; }, { capture: true });
  addEventListener('pointerdown', () => { came_by_tab = false; }, { capture: true });
  canvas.addEventListener('focus', () => find('stage').classList.toggle('ringed', came_by_tab));
  for (const end of ['blur', 'pointerdown']) canvas.addEventListener(end, () => find('stage').classList.remove('ringed'));
}

function listen_to_canvas() {
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    canvas.focus({ preventScroll: true });
  });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  canvas.addEventListener('webglcontextlost', (event) => event.preventDefault()); // otherwise it is never restored
  find('skip').addEventListener('click', (event) => {
    event.preventDefault();
    canvas.focus();
  });
}

let is_started = false;

export function listen_before_start() {
  addEventListener('error', (event) => event.error && hear_of_error(event.error));
  keep_for_browser();
  listen_for_ring();
  listen_to_canvas();
  hear_of_others(() => is_started && program._tessera_kept_changed(), keeps());
}

// Browsers copy and share only inside a user gesture, so the resulting frame is drawn within it.
function listen_for_gestures() {
  for (const gesture of ['mouseup', 'touchend', 'keydown']) {
    addEventListener(gesture, () => {
      if (document.activeElement === canvas) program._tessera_gesture();
      settle();
    });
  }
}

export function listen_after_start() {
  listen_to_history();
  document.addEventListener('visibilitychange', () => program._tessera_visible(document.hidden ? 0 : 1));
  addEventListener('pagehide', () => program._tessera_visible(0));
  addEventListener('pageshow', () => program._tessera_visible(1));
  is_started = true;
  addEventListener('languagechange', () => program._tessera_look_changed());
  canvas.addEventListener('webglcontextlost', () => program._tessera_context_lost());
  canvas.addEventListener('webglcontextrestored', () => program._tessera_context_restored());
  watch_size();
  watch_wheel();
  watch_pixel_ratio();
  listen_for_gestures();
}
