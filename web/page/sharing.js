// Sharing, copying and pasting of links and texts.
import { find, program } from './program.js';
import { notice } from './notices.js';
import { say } from './words.js';

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

// Copies the HTML to embed a puzzle in another page.
function copy_frame(title, code) {
  const quoted = title.replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const address = new URL(`embed.html#${code}`, location.href);
  copy(`<iframe src="${address}" title="${quoted}" width="480" height="600" loading="lazy" style="border:0"></iframe>`);
}

// The last line of `told` is the link; the text before it may be empty. Cancelling is not an error.
function share(title, told) {
  const end = told.lastIndexOf('\n');
  const text = told.slice(0, end);
  navigator.share({ title, url: told.slice(end + 1), ...(text && { text }) }).catch(() => {});
}

export const sharing = {
  copy,
  copy_frame,
  share,
  show_licences,
};
