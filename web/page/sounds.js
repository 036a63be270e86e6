// Sounds, synthesised from a few notes, so that no file is fetched. Nothing is created before the first sound with sound
// enabled, and only after a user gesture, before which browsers play nothing.
import { looks } from './look.js';

// A tone: start (seconds), wave, pitch at the start and at the end (hertz), duration (seconds), volume.
const pick = [[0, 'triangle', 380, 250, 0.07, 0.5]];
const turn = [[0, 'triangle', 720, 600, 0.04, 0.25]];
const refuse = [[0, 'sine', 130, 85, 0.18, 0.7]];

// Each item has its note of a pentatonic scale over two octaves, in which any notes sound well together.
const steps = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21];
const pitch_of = (note) => 261.6 * 2 ** (steps[note % steps.length] / 12);

function snap([note = 0]) {
  const pitch = pitch_of(note);
  return [[0, 'triangle', pitch * 0.85, pitch, 0.12, 0.5], [0.02, 'sine', 2 * pitch, 2.1 * pitch, 0.05, 0.15]];
}

// The items answer one after the other, as they do on the board, and ring together.
const answer_s = 0.6;
const most_tones = 12;

function win(notes) {
  const tones = notes.length ? notes.slice(0, most_tones) : [0, 2, 4];
  const level = 0.3 * Math.min(1, 4 / tones.length);
  return tones.map((note, index) => {
    const begin = (index * answer_s) / tones.length;
    return [begin, 'triangle', pitch_of(note), pitch_of(note), 1.5 - begin, level];
  });
}

const same = (tones) => () => tones;
// Each sound with its vibration (milliseconds: on, off, on ...), in the order of platform::Sound.
const sounds = [
  [same(pick), [5]],
  [same(turn), [8]],
  [snap, [10]],
  [same(refuse), [15, 50, 15]],
  [win, [20, 80, 20, 80, 60]],
];

const attack_s = 0.005; // avoids a click
const quiet = 0.25;
const late_ms = 300; // later sounds are dropped
const rest_ms = 4000; // idle time after which the audio context is suspended

let context = null;
let rest = 0;

function play_tone([begin, type, from, to, lasts, level], loudness) {
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

// `manner`: "loud" or "quiet", and the numbers of the notes.
async function play_sound(index, manner) {
  if (!has_gesture()) return;
  const [tones_of, vibration] = sounds[index];
  if (!looks.prefers_reduced_motion()) navigator.vibrate?.(vibration);
  if (!globalThis.AudioContext || !(await awake())) return;
  const [volume, ...notes] = manner.split(' ');
  for (const tone of tones_of(notes.map(Number))) play_tone(tone, volume === 'loud' ? 1 : quiet);
}

// Ignores errors, such as a missing audio device.
export const hearing = { play_sound: (index, manner) => void play_sound(index, manner).catch(() => {}) };
