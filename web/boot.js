// The page's side of src/app/host/platform.h: starts the program, answers what platform_web.cpp asks of a browser, and
// passes on what only a browser knows. The game itself is drawn by the program on the canvas.

const find = (id) => document.getElementById(id);
const canvas = find('canvas');
const version = '@VERSION@'; // site.mjs fills it in: what belongs to this page has it in its address
const written = ['how', 'line', 'late', 'skip', 'again'].map((id) => [find(id), find(id).textContent]); // in index.html
let words = new Map(); // English: what the player reads instead
const say = (english) => words.get(english) ?? english;
let program = null; // the running wasm program
let language_learnt = null; // soon after the start
let came_by_tab = false;

const own = (file) => `${file}?${version}`;

// The only two scripts that may ever be started from here.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url === own('worker.js') || url === 'sw.js' ? url : null),
});

// ---- What the player is told by the page itself

function speak(code) {
  const lines = translations[code]?.matchAll(/^english (.*)\ntranslation (.*)$/gm) ?? [];
  words = new Map([...lines].map(([, english, translation]) => [english, translation]));
  document.documentElement.lang = code in translations ? code : 'en';
  document.documentElement.dataset.spoken = '';
  canvas.setAttribute('aria-label', say('Puzzle board'));
  for (const [element, english] of written) element.textContent = say(english);
}

function button(caption, action) {
  const element = document.createElement('button');
  element.textContent = caption;
  element.addEventListener('click', action);
  return element;
}

function notice(sentence, caption, action) {
  const box = document.createElement('div');
  box.className = 'notice';
  box.append(document.createElement('span'));
  box.firstChild.textContent = sentence;
  if (action) box.append(button(caption, action));
  const close = button('×', () => {
    box.remove();
    canvas.focus();
  });
  close.className = 'close';
  close.setAttribute('aria-label', say('Close'));
  box.append(close);
  find('notices').append(box);
  if (!action) setTimeout(() => box.remove(), 6000);
  return box;
}

// Instead of the game. first.js answers the button that tries again, which is offered where that may help.
function show_trouble(sentence) {
  const shell = find('shell');
  shell.hidden = false;
  shell.classList.remove('gone');
  shell.classList.add('stopped');
  find('late').hidden = true; // also where there is no style
  find('trouble').textContent = sentence;
  find('trouble').hidden = false;
}

async function show_unloaded(error) {
  console.error(error);
  const has_words = await language_learnt;
  const sentence = say('Tessera could not be loaded. Please check the connection and try again.');
  show_trouble(has_words ? sentence : find('missing').textContent); // which says it in several languages
  find('again').hidden = false;
}

const is_shown = () => find('shell').classList.contains('gone');

// Before the first picture it is a page that did not load; after it, a program that broke down.
function hear_of_error(error) {
  if (!is_shown()) show_unloaded(error);
  else if (error instanceof WebAssembly.RuntimeError) {
    notice(say('Something went wrong. Your game is saved as it was.'), say('Reload'), () => location.reload());
  }
}

// ---- What platform_web.cpp asks, by name

// Kept here and changed by the event alone: a query that is read before its event is out never sends it.
const wishes = { dark: 'prefers-color-scheme: dark', still: 'prefers-reduced-motion: reduce' };
const wished = {};
for (const [name, condition] of Object.entries(wishes)) {
  const query = matchMedia(`(${condition})`);
  wished[name] = query.matches;
  query.addEventListener('change', () => {
    wished[name] = query.matches;
    program?._tessera_look_changed();
  });
}
const prefix = 'tessera.';
let own_fragment = ''; // what the address holds because the program said so

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

function ask_text(question) {
  const { id, title, text, accept, cancel, is_number, max_length } = JSON.parse(question);
  const dialog = find('entry');
  const field = find('entry-text');
  find('entry-title').textContent = title;
  field.value = text;
  field.inputMode = is_number ? 'numeric' : 'text';
  field.maxLength = max_length;
  find('entry-ok').textContent = accept;
  find('entry-cancel').textContent = cancel;
  dialog.returnValue = '';
  dialog.onclose = () => {
    canvas.focus({ preventScroll: true });
    with_text(dialog.returnValue === 'ok' ? field.value : null, (at) => program._tessera_text_answered(id, at));
  };
  globalThis.event?.preventDefault(); // the key that asked is not typed into the field
  dialog.showModal();
  field.select();
}

function set_look(look) {
  const { is_dark, background, language, title } = JSON.parse(look);
  const root = document.documentElement;
  root.dataset.theme = is_dark ? 'dark' : 'light';
  root.style.setProperty('--back', background);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = background;
  document.title = title;
  speak(language);
}

function set_fragment(code) {
  own_fragment = code;
  try {
    history.replaceState(null, '', code ? `#${code}` : location.pathname + location.search);
  } catch {
    setTimeout(() => own_fragment === code && set_fragment(code), 5000); // some browsers allow only so many in a while
  }
}

function download(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

function ask_file(id) {
  const field = Object.assign(document.createElement('input'), { type: 'file', accept: 'text/plain' });
  field.addEventListener('change', async () => {
    const [file] = field.files;
    const text = file.size < 2e7 ? await file.text().catch(() => '') : ''; // no larger one was written by this page
    with_text(text, (at) => program._tessera_text_answered(Number(id), at));
  });
  field.click();
}

function stored(action) {
  try {
    return action();
  } catch {
    return null; // refused or full: the program is told so
  }
}

// ---- Tables that come beside the program: levels, and languages other than English

const hashes = { '@HASHES@': '' }; // what is damaged, cut off or of another version counts as not there
const patience_ms = 20000;
const suspect = new Set(); // a kept copy may be what is wrong: none is used the next time

async function fetch_table(file) {
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(), patience_ms);
  const cache = suspect.has(file) ? 'reload' : 'default';
  const fetched = fetch(own(file), { integrity: hashes[file], cache, signal: waiting.signal });
  const text = await fetched.then((response) => (response.ok ? response.text() : null)).catch(() => null);
  if (text === null) suspect.add(file);
  else suspect.delete(file);
  return text;
}

async function ask_levels() {
  const text = await fetch_table('levels.txt');
  with_text(text, (at) => program._tessera_levels_answered(at));
}

const translations = {}; // code of a language: its table, once it is there
const on_its_way = {}; // the same while it is fetched

function fetch_translation(code) {
  on_its_way[code] ??= fetch_table(`translation-${code}.txt`).then((table) => {
    delete on_its_way[code];
    if (table !== null) translations[code] = table;
    return table;
  });
  return on_its_way[code];
}

function ask_translation(code) {
  if (code in translations) return translations[code];
  fetch_translation(code).then((table) => with_text(table, (at) => program._tessera_translation_answered(at)));
  return null;
}

// What the program is going to ask for: the setting is known before it starts.
function language_at_start() {
  const setting = stored(() => localStorage.getItem(`${prefix}settings`))?.match(/^language ([1-9])$/m);
  return setting ? ['en', 'fr'][setting[1] - 1] : navigator.language.slice(0, 2);
}

// No picture is shown in another language than the player's, where that can be had soon. Whether it was.
async function learn_language() {
  const code = language_at_start();
  const has_table = `translation-${code}.txt` in hashes;
  const patience = new Promise((resolve) => setTimeout(resolve, 3000));
  if (has_table) await Promise.race([fetch_translation(code), patience]);
  speak(code);
  return !has_table || code in translations;
}

const page = {
  load: (key) => stored(() => localStorage.getItem(prefix + key)),
  store: (key, text) => stored(() => (localStorage.setItem(prefix + key, text), 'kept')),
  keys: () => stored(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)).join('\n')),
  wall_ms: () => String(Date.now()),
  remove: (key) => stored(() => localStorage.removeItem(prefix + key)),
  fragment: () => location.hash.slice(1, 8000),
  set_fragment,
  link_of: (code) => `${location.href.split('#')[0]}#${code}`,
  copy(text) {
    const tell = (succeeded) => program._tessera_text_copied(succeeded ? 1 : 0);
    const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    copying.then(() => tell(true), () => tell(copy_by_event(text)));
  },
  can_share: () => (navigator.share ? 'yes' : null),
  share: (title, url) => void navigator.share({ title, url }).catch(() => {}), // closing the sheet is no error
  show_licences() {
    const link = Object.assign(document.createElement('a'), { href: 'licences.txt', target: '_blank', rel: 'noopener' });
    link.click();
  },
  ask_text,
  ask_levels,
  ask_translation,
  ask_file,
  download,
  prefers_dark: () => (wished.dark ? 'yes' : null),
  prefers_reduced_motion: () => (wished.still ? 'yes' : null),
  language: () => navigator.language,
  set_look,
  announce(sentence) {
    // A region that gets the same words again says nothing, so they differ by a blank.
    find('live').textContent = sentence === find('live').textContent ? `${sentence}\u00a0` : sentence;
  },
  words(text) {
    const [title, ...lines] = text.split('\n').filter(Boolean);
    const make = (name, words) => Object.assign(document.createElement(name), { textContent: words });
    const list = document.createElement('ul');
    list.append(...lines.map((line) => make('li', line)));
    find('words').replaceChildren(...(title ? [make('h2', title), list] : []));
  },
  safe_area() {
    const style = getComputedStyle(find('safe'));
    return [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map((side) => Math.ceil(parseFloat(side))).join(' ');
  },
  today() { // year-month-day, asked at every frame of the list
    const now = new Date();
    const two = (number) => String(number).padStart(2, '0');
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  },
  random_seed: () => String(crypto.getRandomValues(new Uint32Array(1))[0]),
  drawn() {
    if (is_shown()) return;
    find('shell').classList.add('gone');
    setTimeout(() => (find('shell').hidden = true), 250);
    keep_offline();
    if (!globalThis.Worker) {
      notice(say('Hints, solving and making puzzles need Web Workers, which this browser does not offer. All else works.'));
    }
  },
};

// ---- What the page passes on

// Calls use(address) with a copy of the text on the program's heap, or with 0 when there is none.
function with_text(text, use) {
  if (text === null) return use(0);
  const size = program.lengthBytesUTF8(text) + 1;
  const at = program._malloc(size);
  program.stringToUTF8(text, at, size);
  use(at);
  program._free(at);
}

// SDL takes every key of the canvas and prevents what the browser would do with it. These stay with the browser.
function keep_from_game(event) {
  if (event.target !== canvas) return;
  const is_command = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  const is_undo = (event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(event.key);
  const leaves = event.key === 'Tab' && !is_command && !program?._tessera_wants_tab(event.shiftKey ? 1 : 0);
  if ((is_command && !is_undo) || leaves || /^F\d+$/.test(event.key)) event.stopImmediatePropagation();
}

function paste(event) {
  if (find('entry').open) return;
  const text = event.clipboardData.getData('text/plain').trim();
  const code = text.match(/#([A-Za-z0-9/._-]{1,4000})$/)?.[1];
  if (code) location.hash = code;
  else notice(say('There is no puzzle link in the clipboard.'));
}

function watch_pixel_ratio() {
  const query = matchMedia(`(resolution: ${real_pixel_ratio()}dppx)`);
  query.addEventListener('change', () => {
    dispatchEvent(new Event('resize'));
    watch_pixel_ratio();
  }, { once: true });
}

// More than two device pixels a CSS pixel cost time to fill and show nothing new; SDL reads this property.
const ratio_of_browser = Object.getOwnPropertyDescriptor(globalThis, 'devicePixelRatio');
const real_pixel_ratio = () => ratio_of_browser.get.call(globalThis);
Object.defineProperty(globalThis, 'devicePixelRatio', { get: () => Math.min(real_pixel_ratio(), 2), configurable: true });

function listen_before_start() {
  addEventListener('error', (event) => event.error && hear_of_error(event.error));
  // SDL prevents the default of every touch, which browsers complain of where there is nothing to prevent.
  for (const touch of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    addEventListener(touch, (event) => event.cancelable || (event.preventDefault = () => {}), { capture: true });
  }
  addEventListener('keydown', keep_from_game, { capture: true });
  addEventListener('wheel', (event) => event.ctrlKey && event.stopImmediatePropagation(), { capture: true });
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    canvas.focus({ preventScroll: true });
  });
  // The ring is for those who come with the keyboard, not for a key pressed beside the mouse.
  addEventListener('keydown', (event) => { came_by_tab ||= event.key === 'Tab'; }, { capture: true });
  addEventListener('pointerdown', () => { came_by_tab = false; }, { capture: true });
  canvas.addEventListener('focus', () => find('stage').classList.toggle('ringed', came_by_tab));
  for (const end of ['blur', 'pointerdown']) canvas.addEventListener(end, () => find('stage').classList.remove('ringed'));
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  canvas.addEventListener('webglcontextlost', (event) => event.preventDefault()); // else it never comes back
  find('skip').addEventListener('click', (event) => {
    event.preventDefault();
    canvas.focus();
  });
  find('entry-cancel').addEventListener('click', () => find('entry').close());
  find('entry').querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    find('entry').close('ok');
  });
}

function listen_after_start() {
  addEventListener('hashchange', () => location.hash.slice(1) !== own_fragment && program._tessera_fragment_changed());
  document.addEventListener('visibilitychange', () => program._tessera_visible(document.hidden ? 0 : 1));
  addEventListener('pagehide', () => program._tessera_visible(0));
  addEventListener('pageshow', () => program._tessera_visible(1));
  addEventListener('storage', (event) => (event.key === null || event.key.startsWith(prefix)) && program._tessera_kept_changed());
  addEventListener('languagechange', () => program._tessera_look_changed());
  canvas.addEventListener('webglcontextlost', () => program._tessera_context_lost());
  canvas.addEventListener('webglcontextrestored', () => program._tessera_context_restored());
  document.addEventListener('paste', paste);
  if (globalThis.ResizeObserver) { // without one, the window's own event has to do
    new ResizeObserver(() => dispatchEvent(new Event('resize'))).observe(find('stage'));
  }
  watch_pixel_ratio();
  // A browser copies and shares only inside the player's gesture, so the frame that answers one is drawn within it.
  for (const gesture of ['mouseup', 'touchend', 'keydown']) {
    addEventListener(gesture, () => document.activeElement === canvas && program._tessera_gesture());
  }
}

// ---- Offline

function reload_saved() {
  program._tessera_visible(0);
  location.reload();
}

// The new version takes over when a player asks for it in one of the tabs. That tab is loaded again; the others go on with
// what they have, and sw.js answers them with the files of their version.
async function keep_offline() {
  if (!navigator.serviceWorker || !isSecureContext) return;
  const had_version = Boolean(navigator.serviceWorker.controller);
  const registration = await navigator.serviceWorker.register('sw.js').catch(() => null);
  if (!registration || !had_version) return;
  let told = null; // the notice that stands there
  let is_asked = false;
  const tell = (sentence, action) => {
    told?.remove();
    told = notice(sentence, say('Reload'), action);
  };
  const take = () => {
    is_asked = true;
    if (registration.waiting) registration.waiting.postMessage('take over');
    else reload_saved();
  };
  const offer = () => registration.waiting && tell(say('A new version is ready.'), take);
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (is_asked) reload_saved();
    else tell(say('A new version runs in another tab. This one goes on as it is until you reload it.'), reload_saved);
  });
}

// ---- Start

const is_styled = () => getComputedStyle(document.documentElement).getPropertyValue('--whole') !== '';

async function start() {
  document.documentElement.dataset.started = ''; // first.js says no more
  language_learnt = learn_language();
  if (!globalThis.WebAssembly) {
    await language_learnt;
    return show_trouble(say('This browser cannot run WebAssembly, which Tessera is made of. A newer browser can.'));
  }
  const no_webgl = 'Tessera draws with WebGL 2, and this browser does not offer it. Please turn on graphics acceleration or try another browser.';
  if (!globalThis.WebGL2RenderingContext) {
    await language_learnt;
    return show_trouble(say(no_webgl));
  }
  if (!is_styled()) throw new Error('style.css is missing or damaged');
  listen_before_start();
  const { default: create_program } = await import('./app.js?@VERSION@');
  await language_learnt;
  program = await create_program({ canvas, page, locateFile: own });
  if (!program._tessera_is_running()) {
    if (canvas.getContext('webgl2')) throw new Error('the program did not start');
    return show_trouble(say(no_webgl));
  }
  listen_after_start();
  const tessera = { state: () => JSON.parse(program.UTF8ToString(program._tessera_state())) };
  Object.defineProperty(globalThis, 'tessera', { value: Object.freeze(tessera) });
}

start().catch(show_unloaded);
