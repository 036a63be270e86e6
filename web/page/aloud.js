// The game in words, for those who do not look at the canvas.
import { find } from './program.js';

// A region that gets the same words again says nothing, so they differ by a blank.
function announce(sentence) {
  find('live').textContent = sentence === find('live').textContent ? `${sentence}\u00a0` : sentence;
}

function put_in_words(text) {
  const [title, ...lines] = text.split('\n').filter(Boolean);
  const make = (name, written) => Object.assign(document.createElement(name), { textContent: written });
  const list = document.createElement('ul');
  list.append(...lines.map((line) => make('li', line)));
  find('words').replaceChildren(...(title ? [make('h2', title), list] : []));
}

export const aloud = { announce, words: put_in_words };
