// Links to the page and to other pages.
import { framing } from './program.js';

// Opens a page; from a frame, in a new tab.
function open_page(file, code) {
  const href = `${file}#${code}`;
  if (!framing()) location.href = href;
  else Object.assign(document.createElement('a'), { href, target: '_blank', rel: 'noopener' }).click();
}

export const links = {
  framing,
  page_address: () => location.href.split('#')[0],
  can_share: () => (navigator.share ? 'yes' : null),
  open_page,
};
