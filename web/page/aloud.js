// Announces the game to screen readers.
import { find } from './program.js';

const speech_pause_ms = 120; // combines announcements of fast key presses
let said = [];
let in_hand = '';
let speech_timer = 0;

// A live region does not announce the same text twice, so repetitions differ by a blank.
function speak_up() {
  speech_timer = 0;
  const words = [...said, in_hand].filter(Boolean).join(' ');
  said = [];
  in_hand = '';
  find('live').textContent = words === find('live').textContent ? `${words}\u00a0` : words;
}

function announce(sentence) {
  said.push(sentence);
  speech_timer ||= setTimeout(speak_up, speech_pause_ms);
}

function announce_hand(sentence) {
  in_hand = sentence;
  clearTimeout(speech_timer);
  speech_timer = setTimeout(speak_up, speech_pause_ms);
}

function put_in_words(text) {
  const [title, ...lines] = text.split('\n').filter(Boolean);
  const make = (name, written) => Object.assign(document.createElement(name), { textContent: written });
  const list = document.createElement('ul');
  list.append(...lines.map((line) => make('li', line)));
  find('words').replaceChildren(...(title ? [make('h2', title), list] : []));
}

export const aloud = { announce, announce_hand, words: put_in_words };
