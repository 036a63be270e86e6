// Links to the page and to other pages.
import { framing } from './program.js';

// Opens a page; from a frame, in a new tab.
function visit(file, code) {
  const href = `${file}#${code}`;
  if (!framing()) location.href = href;
  else Object.assign(document.createElement('a'), { href, target: '_blank', rel: 'noopener' }).click();
}

export const links = {
  framing,
  link_of: (code) => `${location.href.split('#')[0]}#${code}`,
  can_share: () => (navigator.share ? 'yes' : null),
  visit,
};
