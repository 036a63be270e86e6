// Sounds, synthesised from a few notes, so that no file is fetched. Nothing is created before the first sound with sound
// enabled, and only after a user gesture, before which browsers play nothing.
import { looks } from './look.js';

// A note: start (seconds), wave, pitch at the start and at the end (hertz), duration (seconds), volume.
const pick = [[0, 'triangle', 380, 250, 0.07, 0.5]];
const turn = [[0, 'triangle', 720, 600, 0.04, 0.25]];
const snap = [[0, 'triangle', 300, 410, 0.09, 0.5], [0.02, 'sine', 820, 900, 0.05, 0.15]];
const refuse = [[0, 'sine', 130, 85, 0.18, 0.7]];
const win = [[0, 'triangle', 523, 523, 0.7, 0.3], [0.09, 'triangle', 659, 659, 0.7, 0.3], [0.18, 'triangle', 784, 784, 0.9, 0.3]];
const sounds = [pick, turn, snap, refuse, win]; // in the order of platform::Sound
const snap_index = String(sounds.indexOf(snap));

const attack_s = 0.005; // avoids a click
const quiet = 0.25;
const late_ms = 300; // later sounds are dropped
const rest_ms = 4000; // idle time after which the audio context is suspended

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

// The program draws within user gestures, so browsers that require one resume the context at the next.
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

// Ignores errors, such as a missing audio device.
export const hearing = { play_sound: (index, loud) => void play_sound(index, loud).catch(() => {}) };
