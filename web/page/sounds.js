// What is heard of play: made here of a few notes, as no file of it is fetched. Nothing is made before the first sound that
// the player wants, and that only where the browser knows of a gesture: before one it lets nothing be heard.
import { looks } from './look.js';

// A note: when it begins, its wave, its pitch at the start and at the end (hertz), how long it lasts (seconds), how loud it is.
const pick = [[0, 'triangle', 380, 250, 0.07, 0.5]];
const turn = [[0, 'triangle', 720, 600, 0.04, 0.25]];
const snap = [[0, 'triangle', 300, 410, 0.09, 0.5], [0.02, 'sine', 820, 900, 0.05, 0.15]];
const refuse = [[0, 'sine', 130, 85, 0.18, 0.7]];
const win = [[0, 'triangle', 523, 523, 0.7, 0.3], [0.09, 'triangle', 659, 659, 0.7, 0.3], [0.18, 'triangle', 784, 784, 0.9, 0.3]];
const sounds = [pick, turn, snap, refuse, win]; // in the order of platform::Sound
const snap_index = String(sounds.indexOf(snap));

const attack_s = 0.005; // a note that begins at once begins with a crack
const quiet = 0.25;
const late_ms = 300; // what could not be heard by then is not heard at all
const rest_ms = 4000; // after this long without a sound the browser need not keep its loudspeaker ready

let context = null;
let rest = 0;

function play_note([begin, type, from, to, lasts, level], loudness) {
  const start = context.currentTime + begin;
  const end = start + lasts;
  const wave = new OscillatorNode(context, { type });
  const volume = new GainNode(context, { gain: 0 });
  wave.frequency.setValueAtTime(from, start);
  wave.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(level * loudness, start + attack_s);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  wave.connect(volume).connect(context.destination);
  wave.start(start);
  wave.stop(end);
}

const has_gesture = () => navigator.userActivation?.hasBeenActive ?? true;

// The program draws within the gestures themselves, so a browser that wakes nothing outside of them wakes it at the next.
async function awake() {
  context ??= new AudioContext();
  const asked_ms = performance.now();
  if (context.state !== 'running') await context.resume();
  clearTimeout(rest);
  rest = setTimeout(() => context.suspend(), rest_ms);
  return performance.now() - asked_ms < late_ms;
}

async function play_sound(index, loud) {
  if (!has_gesture()) return;
  if (index === snap_index && !looks.prefers_reduced_motion()) navigator.vibrate?.(10);
  if (!globalThis.AudioContext || !(await awake())) return;
  for (const note of sounds[index]) play_note(note, loud ? 1 : quiet);
}

// A device without a loudspeaker is no fault of the page.
export const hearing = { play_sound: (index, loud) => void play_sound(index, loud).catch(() => {}) };
