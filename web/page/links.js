// The address as a link to the puzzle, and all ways for links and texts to leave the page or come in.
import { find, program } from './program.js';
import { notice } from './notices.js';
import { say } from './words.js';

let own_fragment = ''; // what the address holds because the program said so

function set_fragment(code) {
  own_fragment = code;
  try {
    history.replaceState(null, '', code ? `#${code}` : location.pathname + location.search);
  } catch {
    setTimeout(() => own_fragment === code && set_fragment(code), 5000); // some browsers allow only so many in a while
  }
}

export function hear_of_fragment() {
  if (location.hash.slice(1) !== own_fragment) program._tessera_fragment_changed();
}

function copy_by_event(text) {
  const fill = (event) => {
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', fill, { capture: true, once: true });
  const succeeded = document.execCommand('copy');
  document.removeEventListener('copy', fill, { capture: true });
  return succeeded;
}

function copy(text) {
  const tell = (succeeded) => program._tessera_text_copied(succeeded ? 1 : 0);
  const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
  copying.then(() => tell(true), () => tell(copy_by_event(text)));
}

export function paste(event) {
  if (find('entry').open) return;
  const text = event.clipboardData.getData('text/plain').trim();
  const code = text.match(/#([A-Za-z0-9/._-]{1,4000})$/)?.[1];
  if (code) location.hash = code;
  else notice(say('There is no puzzle link in the clipboard.'));
}

function show_licences() {
  Object.assign(document.createElement('a'), { href: 'licences.txt', target: '_blank', rel: 'noopener' }).click();
}

export const links = {
  fragment: () => location.hash.slice(1, 8000),
  set_fragment,
  link_of: (code) => `${location.href.split('#')[0]}#${code}`,
  copy,
  can_share: () => (navigator.share ? 'yes' : null),
  share: (title, url) => void navigator.share({ title, url }).catch(() => {}), // closing the sheet is no error
  show_licences,
};
