// Appearance of the page: system preferences, the program's theme, and the number of pixels.
import { find, program } from './program.js';
import { speak } from './words.js';

const line_height = 33; // CSS pixels, of browsers that count the wheel in lines

// Stored here and changed by events alone: reading a query before its event fires suppresses the event.
const wishes = {
  dark: 'prefers-color-scheme: dark', still: 'prefers-reduced-motion: reduce', contrast: 'prefers-contrast: more', forced: 'forced-colors: active',
};
const wished = {};
for (const [name, condition] of Object.entries(wishes)) {
  const query = matchMedia(`(${condition})`);
  wished[name] = query.matches;
  query.addEventListener('change', () => {
    wished[name] = query.matches;
    program?._tessera_look_changed();
  });
}

function set_look(look) {
  const { is_dark, background, language, title, how } = JSON.parse(look);
  const root = document.documentElement;
  root.dataset.theme = is_dark ? 'dark' : 'light';
  root.style.setProperty('--back', background);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = background;
  document.title = title;
  speak(language);
  if (how) find('how').textContent = how;
}

function safe_area() {
  const style = getComputedStyle(find('safe'));
  const sides = [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft];
  return sides.map((side) => Math.ceil(parseFloat(side))).join(' ');
}

export const looks = {
  prefers_dark: () => (wished.dark ? 'yes' : null),
  prefers_reduced_motion: () => (wished.still ? 'yes' : null),
  prefers_contrast: () => (wished.contrast || wished.forced ? 'yes' : null),
  language: () => navigator.language,
  set_look,
  safe_area,
};

// More than two device pixels per CSS pixel take time to fill without visible benefit; SDL reads this property.
const ratio_of_browser = Object.getOwnPropertyDescriptor(globalThis, 'devicePixelRatio');
const real_pixel_ratio = () => ratio_of_browser.get.call(globalThis);
Object.defineProperty(globalThis, 'devicePixelRatio', { get: () => Math.min(real_pixel_ratio(), 2), configurable: true });

export function watch_pixel_ratio() {
  const query = matchMedia(`(resolution: ${real_pixel_ratio()}dppx)`);
  query.addEventListener('change', () => {
    dispatchEvent(new Event('resize'));
    watch_pixel_ratio();
  }, { once: true });
}

// Falls back to the window's resize event without a ResizeObserver.
export function watch_size() {
  if (!globalThis.ResizeObserver) return;
  new ResizeObserver(() => dispatchEvent(new Event('resize'))).observe(find('stage'));
}

// If the page is higher than its window, the wheel scrolls the page first, then the game's lists. SDL does not report wheels that
// turn sideways, which move the game's rows.
export function watch_wheel() {
  const { documentElement: page } = document;
  const can_move = (by) => (by > 0 ? Math.ceil(page.scrollTop) < page.scrollHeight - innerHeight : page.scrollTop > 0);
  addEventListener('wheel', (event) => can_move(event.deltaY) && event.stopPropagation(), { capture: true, passive: true });
  addEventListener('wheel', ({ deltaX, deltaY, deltaMode }) => {
    if (Math.abs(deltaX) > Math.abs(deltaY)) program._tessera_scrolled_aside(deltaMode > 0 ? deltaX * line_height : deltaX);
  }, { passive: true });
}

export const is_styled = () => getComputedStyle(document.documentElement).getPropertyValue('--whole') !== '';
