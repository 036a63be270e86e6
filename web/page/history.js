// Back and Forward as in an app. What lies over the puzzle, the puzzle and the list are one entry of the browser's history
// each, as deep as the program says that it is: 0 for the list. A link that the player follows is an entry of its own.
import { program } from './program.js';

// `at`: which entry of the history this is; `places`: that of each depth up to this one; `link`: which link led here.
let entry = history.state?.places ? history.state : { at: 0, places: [0], link: 0 };
let link = entry.link;
let wanted = entry.places.length - 1; // depth of the program
let own_fragment = ''; // what the address holds because the program said so
let is_on_the_way = false;

const depth_of = ({ places }) => places.length - 1;

export function set_fragment(code) {
  own_fragment = code;
  try {
    history.replaceState(entry, '', code ? `#${code}` : location.pathname + location.search);
  } catch {
    setTimeout(() => own_fragment === code && set_fragment(code), 5000); // some browsers allow only so many in a while
  }
}

// Browsers skip what a page puts into the history before it was touched.
const may_add = () => navigator.userActivation?.hasBeenActive ?? true;

function go_deeper() {
  const at = entry.at + 1;
  const deeper = { at, places: [...entry.places, at], link };
  try {
    history.pushState(deeper, '', location.href);
  } catch {
    return false; // some browsers allow only so many in a while; the next touch tries again
  }
  entry = deeper;
  return true;
}

// A step back takes effect a little later, by popstate; none comes where the browser has forgotten the entry.
function go_up() {
  is_on_the_way = true;
  setTimeout(() => { is_on_the_way = false; }, 10000);
  history.go(entry.places[wanted] - entry.at);
}

export function settle() {
  if (is_on_the_way || (wanted > depth_of(entry) && !may_add())) return;
  while (wanted > depth_of(entry) && go_deeper());
  if (wanted < depth_of(entry)) go_up();
}

function set_depth(depth) {
  wanted = Number(depth);
  settle();
}

function hear_of_step({ state }) {
  is_on_the_way = false;
  if (!state?.places) return; // a link: its own event follows
  entry = state;
  const leads_elsewhere = depth_of(entry) > 0 && entry.link !== link;
  if (leads_elsewhere) follow(entry.link, location.hash.slice(1));
  else set_fragment(own_fragment);
  wanted = program._tessera_went_to(depth_of(entry));
  settle();
}

function follow(to, fragment) {
  link = to;
  own_fragment = fragment; // until the program has opened it
  program._tessera_fragment_changed();
}

function hear_of_fragment() {
  const fragment = location.hash.slice(1);
  if (fragment === own_fragment) return;
  const to = Date.now(); // another at each visit too
  entry = { at: entry.at + 1, places: [entry.places[0], entry.at + 1], link: to };
  follow(to, fragment);
  wanted = program._tessera_went_to(1);
  settle();
}

export function listen_to_history() {
  addEventListener('popstate', hear_of_step);
  addEventListener('hashchange', hear_of_fragment);
}

export const travels = {
  fragment: () => location.hash.slice(1, 8000),
  set_fragment,
  set_depth,
};
