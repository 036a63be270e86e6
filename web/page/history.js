// Back and Forward as in an app. The list, a puzzle, and sheets over either of them are an entry of the browser's history
// each; a link that the player follows is another entry. The program reports its depth: 0 for the list, 1 for a sheet over
// it, 2 for a puzzle, more for sheets over that.
import { once_playable } from './parts.js';
import { framing, program } from './program.js';

// `at`: number of this history entry; `places`: the entries of all steps up to here, the list first; `depth`: the
// program's depth; `link`: the link that led here.
let entry = history.state?.places ? history.state : { at: 0, places: [0], depth: 0, link: 0 };
let link = entry.link;
let wanted = entry.depth;
let own_fragment = location.hash.slice(1); // set by the program, or a link being opened
let way_back = null; // timer of a step back initiated by the page
let overtaker = ''; // fragment of a link that was followed during such a step

const shows_links_alone = document.documentElement.dataset.program === 'lab'; // no list, no sheets over it

const step_of = (depth) => (depth < 2 ? depth : depth - 1);
const step = () => entry.places.length - 1;

// Returns false if the browser's rate limit refuses.
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

// Browsers skip history entries that a page adds before a user gesture.
const may_add = () => navigator.userActivation?.hasBeenActive ?? true;

function go_deeper() {
  const at = entry.at + 1;
  const depth = step() + 1 === step_of(wanted) ? wanted : step() + 2;
  return write('pushState', { at, places: [...entry.places, at], depth, link }, location.href);
}

function end_way_back() {
  clearTimeout(way_back);
  way_back = null;
  overtaker = '';
}

// A step back takes effect asynchronously, by popstate, which never fires if the browser has dropped the entry.
function go_up() {
  way_back = setTimeout(end_way_back, 10000);
  history.go(entry.places[step_of(wanted)] - entry.at);
}

// Makes the history as deep as the program, as far as the browser allows; retried at the next touch.
export function settle() {
  if (way_back || framing()) return; // in a frame, Back belongs to the embedding page
  if (step_of(wanted) < step()) return go_up();
  if (!may_add()) return;
  while (step_of(wanted) > step() && go_deeper());
  if (step_of(wanted) === step() && wanted !== entry.depth) write('replaceState', { ...entry, depth: wanted }, location.href);
}

function set_depth(depth) {
  wanted = Number(depth);
  settle();
}

// Returns to a link that the step back has left again.
function return_to(fragment) {
  own_fragment = location.hash.slice(1);
  location.hash = fragment;
}

// The link's own hashchange follows, perhaps after the step back.
function hear_of_link() {
  if (way_back) overtaker = location.hash;
}

function hear_of_step({ state }) {
  if (!state?.places) return hear_of_link();
  const is_own = way_back !== null;
  const fragment = overtaker;
  end_way_back();
  entry = state;
  if (fragment) return return_to(fragment);
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
  once_playable(() => program._tessera_fragment_changed());
}

function hear_of_fragment() {
  if (location.hash.slice(1) === own_fragment) return;
  const at = entry.at + 1;
  entry = { at, places: [entry.places[0], at], depth: 2, link };
  follow(Date.now()); // unique, also across visits
  const has_sheets = !shows_links_alone; // a race or a technique begins with one
  wanted = program._tessera_went_to(entry.depth + (has_sheets ? 1 : 0));
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
