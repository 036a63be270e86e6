// The page's side of src/app/host/platform.h: starts the program, answers what platform_web.cpp asks of a browser, and
// passes on what only a browser knows. The game itself is drawn by the program on the canvas.

const find = (id) => document.getElementById(id);
const canvas = find('canvas');
const sentences = {
  en: {
    canvas: 'Puzzle board',
    how: find('how').textContent,
    line: 'A puzzle box',
    late: find('late').textContent,
    skip: 'Skip to the puzzle',
    no_wasm: 'This browser cannot run WebAssembly, which Tessera is made of. A newer browser can.',
    no_webgl: 'Tessera draws with WebGL 2, and this browser does not offer it. Please turn on graphics acceleration or try another browser.',
    no_load: 'Tessera could not be loaded. Please check the connection and reload the page.',
    crashed: 'Something went wrong. Your game is saved as it was.',
    update: 'A new version is ready.',
    not_link: 'There is no puzzle link in the clipboard.',
    reload: 'Reload',
    close: 'Close',
  },
  fr: {
    canvas: 'Plateau de jeu',
    how: 'Tab choisit une pièce, les flèches la déplacent, R la tourne, F la retourne, Entrée la pose, Retour arrière la reprend, H donne un indice, le point d’interrogation ouvre l’aide.',
    line: 'Une boîte à casse-têtes',
    late: 'C’est plus long que prévu. Si rien ne vient, rechargez la page.',
    skip: 'Aller au jeu',
    no_wasm: 'Ce navigateur ne connaît pas WebAssembly, dont Tessera est fait. Un navigateur plus récent convient.',
    no_webgl: 'Tessera dessine avec WebGL 2, que ce navigateur n’offre pas. Activez l’accélération graphique ou essayez un autre navigateur.',
    no_load: 'Tessera n’a pas pu être chargé. Vérifiez la connexion et rechargez la page.',
    crashed: 'Quelque chose s’est mal passé. Votre partie est gardée telle quelle.',
    update: 'Une nouvelle version est prête.',
    not_link: 'Le presse-papiers ne contient pas de lien vers un puzzle.',
    reload: 'Recharger',
    close: 'Fermer',
  },
};
let spoken = sentences[navigator.language.slice(0, 2)] ?? sentences.en;
let program = null; // the running wasm program
let came_by_tab = false;

// The only two scripts that may ever be started from here.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (/^(worker|sw)\.js$/.test(url) ? url : null),
});

// ---- What the player is told by the page itself

function speak(language) {
  spoken = sentences[language.slice(0, 2)] ?? sentences.en;
  document.documentElement.lang = spoken === sentences.fr ? 'fr' : 'en';
  canvas.setAttribute('aria-label', spoken.canvas);
  for (const id of ['how', 'line', 'late', 'skip']) find(id).textContent = spoken[id];
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
  close.setAttribute('aria-label', spoken.close);
  box.append(close);
  find('notices').append(box);
  if (!action) setTimeout(() => box.remove(), 6000);
}

function show_trouble(sentence) {
  const shell = find('shell');
  shell.hidden = false;
  shell.classList.remove('gone');
  shell.classList.add('stopped');
  find('trouble').textContent = sentence;
  find('trouble').hidden = false;
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

function stored(action) {
  try {
    return action();
  } catch {
    return null; // refused or full: the program is told so
  }
}

const page = {
  load: (key) => stored(() => localStorage.getItem(prefix + key)),
  store: (key, text) => stored(() => (localStorage.setItem(prefix + key, text), 'kept')),
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
  ask_text,
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
    if (find('shell').classList.contains('gone')) return;
    find('shell').classList.add('gone');
    setTimeout(() => (find('shell').hidden = true), 250);
    keep_offline();
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
  else notice(spoken.not_link);
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
  addEventListener('languagechange', () => program._tessera_look_changed());
  canvas.addEventListener('webglcontextlost', () => program._tessera_context_lost());
  canvas.addEventListener('webglcontextrestored', () => program._tessera_context_restored());
  document.addEventListener('paste', paste);
  new ResizeObserver(() => dispatchEvent(new Event('resize'))).observe(find('stage'));
  watch_pixel_ratio();
  // A browser copies and shares only inside the player's gesture, so the frame that answers one is drawn within it.
  for (const gesture of ['mouseup', 'touchend', 'keydown']) {
    addEventListener(gesture, () => document.activeElement === canvas && program._tessera_gesture());
  }
  addEventListener('error', (event) => {
    if (event.error instanceof WebAssembly.RuntimeError) notice(spoken.crashed, spoken.reload, () => location.reload());
  });
}

// ---- Offline

async function keep_offline() {
  if (!navigator.serviceWorker || !isSecureContext) return;
  const had_version = Boolean(navigator.serviceWorker.controller);
  const registration = await navigator.serviceWorker.register('sw.js').catch(() => null);
  if (!registration) return;
  const offer = () => {
    if (!registration.waiting || !had_version) return;
    notice(spoken.update, spoken.reload, () => registration.waiting.postMessage('take over'));
  };
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  if (had_version) navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
}

// ---- Start

async function start() {
  speak(navigator.language);
  if (!globalThis.WebAssembly) return show_trouble(spoken.no_wasm);
  if (!globalThis.WebGL2RenderingContext) return show_trouble(spoken.no_webgl);
  listen_before_start();
  const { default: create_program } = await import('./app.js');
  program = await create_program({ canvas, page, locateFile: (file) => file });
  if (!program._tessera_is_running()) return show_trouble(spoken.no_webgl);
  listen_after_start();
  const tessera = { state: () => JSON.parse(program.UTF8ToString(program._tessera_state())) };
  Object.defineProperty(globalThis, 'tessera', { value: Object.freeze(tessera) });
}

start().catch((error) => {
  console.error(error);
  show_trouble(spoken.no_load);
});
