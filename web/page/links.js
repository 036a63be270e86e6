// Links that lead to the page and away from it.
import { framing } from './program.js';

// From a frame, beside the page that holds it.
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
