// Messages of the page, next to the game or instead of it.
import { canvas, find } from './program.js';
import { language_learnt, say } from './words.js';

function button(caption, action) {
  const element = document.createElement('button');
  element.textContent = caption;
  element.addEventListener('click', action);
  return element;
}

function closing_button(box) {
  const close = button('×', () => {
    box.remove();
    canvas.focus();
  });
  close.className = 'close';
  close.setAttribute('aria-label', say('Close'));
  return close;
}

export function notice(sentence, caption, action) {
  const box = document.createElement('div');
  box.className = 'notice';
  box.append(document.createElement('span'));
  box.firstChild.textContent = sentence;
  if (action) box.append(button(caption, action));
  box.append(closing_button(box));
  find('notices').append(box);
  if (!action) setTimeout(() => box.remove(), 4000 + 60 * sentence.length); // long enough to read
  return box;
}

// Shows a message instead of the game. first.js handles the retry button, which is shown if a retry may help.
export function show_trouble(sentence) {
  const shell = find('shell');
  shell.hidden = false;
  shell.classList.remove('gone');
  shell.classList.add('stopped');
  find('late').hidden = true; // also without a style sheet
  find('trouble').textContent = sentence;
  find('trouble').hidden = false;
}

export async function show_unloaded(error) {
  console.error(error);
  const has_words = await language_learnt();
  const sentence = say('Tessera could not be loaded. Please check the connection and try again.');
  show_trouble(has_words ? sentence : find('missing').textContent); // which is in several languages
  find('again').hidden = false;
}

export const is_shown = () => find('shell').classList.contains('gone');

// An error before the first frame means that the page did not load; later, that the program crashed.
export function hear_of_error(error) {
  if (!is_shown()) show_unloaded(error);
  else if (error instanceof WebAssembly.RuntimeError) {
    notice(say('Something went wrong. Your game is saved as it was.'), say('Reload'), () => location.reload());
  }
}
