// Back and Forward as in an app. The list, a puzzle, and what lies over either of them are one entry of the browser's
// history each; a link that the player follows is an entry of its own. The program says how deep it is: 0 for the list, 1
// for what lies over it, 2 for a puzzle, more for what lies over that.
import { framing, program } from './program.js';

// `at`: which entry of the history this is; `places`: that of each step on the way here, the list first; `depth`: of the
// program; `link`: which link led here.
let entry = history.state?.places ? history.state : { at: 0, places: [0], depth: 0, link: 0 };
let link = entry.link;
let wanted = entry.depth;
let own_fragment = location.hash.slice(1); // what the address holds because the program said so, or a link that is being opened
let way_back = null; // the timer of a step back that the page itself makes

const shows_links_alone = document.documentElement.dataset.program === 'lab'; // no list, nothing that lies over it

const step_of = (depth) => (depth < 2 ? depth : depth - 1);
const step = () => entry.places.length - 1;

// False where the browser allows only so many in a while.
function write(how, next, address) {
  try {
    history[how](next, '', address);
  } catch {
    return false;
  }
  entry = next;
  return true;
}

export function set_fragment(code) {
  own_fragment = code;
  if (!write('replaceState', entry, code ? `#${code}` : location.pathname + location.search)) {
    setTimeout(() => own_fragment === code && set_fragment(code), 5000);
  }
}

// Browsers skip what a page puts into the history before it was touched.
const may_add = () => navigator.userActivation?.hasBeenActive ?? true;

function go_deeper() {
  const at = entry.at + 1;
  const depth = step() + 1 === step_of(wanted) ? wanted : step() + 2;
  return write('pushState', { at, places: [...entry.places, at], depth, link }, location.href);
}

function end_way_back() {
  clearTimeout(way_back);
  way_back = null;
}

// A step back takes effect a little later, by popstate; none comes where the browser has forgotten the entry.
function go_up() {
  way_back = setTimeout(end_way_back, 10000);
  history.go(entry.places[step_of(wanted)] - entry.at);
}

// Makes the history as deep as the program, as far as the browser lets it; the next touch tries again.
export function settle() {
  if (way_back || framing()) return; // of a frame, Back belongs to the page that holds it
  if (step_of(wanted) < step()) return go_up();
  if (!may_add()) return;
  while (step_of(wanted) > step() && go_deeper());
  if (step_of(wanted) === step() && wanted !== entry.depth) write('replaceState', { ...entry, depth: wanted }, location.href);
}

function set_depth(depth) {
  wanted = Number(depth);
  settle();
}

function hear_of_step({ state }) {
  const is_own = way_back !== null;
  end_way_back();
  if (!state?.places) return; // a link: its own event follows
  entry = state;
  const leads_elsewhere = !is_own && entry.link !== link && (entry.depth > 1 || shows_links_alone);
  if (leads_elsewhere) follow(entry.link);
  else set_fragment(own_fragment);
  if (!is_own) wanted = program._tessera_went_to(entry.depth);
  settle();
}

function follow(to) {
  link = to;
  own_fragment = location.hash.slice(1);
  write('replaceState', { ...entry, link }, location.href);
  program._tessera_fragment_changed();
}

function hear_of_fragment() {
  if (location.hash.slice(1) === own_fragment) return;
  const at = entry.at + 1;
  entry = { at, places: [entry.places[0], at], depth: 2, link };
  follow(Date.now()); // another at each visit too
  wanted = program._tessera_went_to(entry.depth);
  settle();
}

export function listen_to_history() {
  write('replaceState', entry, location.href);
  addEventListener('popstate', hear_of_step);
  addEventListener('hashchange', hear_of_fragment);
}

export const travels = {
  fragment: () => location.hash.slice(1, 8000),
  set_fragment,
  set_depth,
};
