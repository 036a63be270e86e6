// <tessera-puzzle code="...">: a puzzle in any page, without a frame. All elements of a page share two programs: a small one, which
// opens puzzles and is loaded when an element comes into view, and the engines, which are loaded when play begins.
import { Engine } from './index.js';
import { TesseraError } from './error.js';
import { Game } from './game.js';
import { Hand } from './hand.js';
import { Keys } from './keys.js';
import { Pointers } from './pointers.js';
import { style } from './style.js';
import { View } from './view.js';
import { table_in } from './words.js';

let shared;
const engine = () => (shared ??= new Engine({ workers: 1 }));

let sheet;
function styles() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
  }
  return sheet;
}

const wrong = () => new TesseraError('bad_syntax', 'a puzzle is a share code, level text or a puzzle');

// Acts once when an element is about to be seen.
const near = '300px';
const acts = new WeakMap();
let sights;
function watch(element, act) {
  sights ??= new IntersectionObserver((entries) => entries.filter(({ isIntersecting }) => isIntersecting).forEach(({ target }) => {
    sights.unobserve(target);
    acts.get(target)?.();
  }), { rootMargin: near });
  acts.set(element, act);
  sights.observe(element);
}

// Where there is no document, as in a server that renders pages, the module can be imported all the same.
const Base = globalThis.HTMLElement ?? class {};

export class TesseraPuzzle extends Base {
  static observedAttributes = ['code', 'readonly', 'theme', 'lang'];

  #view;
  #game = null;
  #source = null;   // share code, level text or puzzle; null: nothing to show
  #is_connected = false;
  #loading = null;  // promise of the load that counts
  #opening = null;  // ends it
  #watcher;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [styles()];
    this.#view = new View(root);
    const hand = new Hand(this, this.#view);
    new Pointers(this, this.#view, hand);
    new Keys(this, this.#view, hand);
    this.#watcher = new ResizeObserver(() => this.#view.fit());
  }

  // The engine of all elements of the page.
  static get engine() { return engine(); }

  get code() { return this.getAttribute('code') ?? ''; }
  set code(code) { this.setAttribute('code', code); }
  get readonly() { return this.hasAttribute('readonly'); }
  set readonly(is_readonly) { this.toggleAttribute('readonly', Boolean(is_readonly)); }
  get theme() { return this.getAttribute('theme') ?? ''; }
  set theme(theme) { this.setAttribute('theme', theme); }

  // Level text; set, it replaces the code. Empty while nothing is shown.
  get level() { return this.#game?.source.level ?? ''; }
  set level(text) { this.#load(String(text)); }

  // The position as `open` takes it; set, it replaces the code.
  get puzzle() { return this.#game?.position ?? null; }
  set puzzle(puzzle) { this.#load(puzzle); }

  get moves() { return [...(this.#game?.moves ?? [])]; }
  get solved() { return this.#game?.is_solved ?? false; }

  // Resolves when the puzzle is shown, and rejects with the sentence why it is not.
  // The element need not be in view for this.
  get ready() {
    if (!this.#loading && this.code) this.#load(this.code);
    return this.#loading ?? Promise.reject(wrong());
  }

  undo() { this.#let_go(); this.#game?.undo(); }
  redo() { this.#let_go(); this.#game?.redo(); }
  restart() { this.#let_go(); this.#game?.restart(); }
  async hint() { await this.#game?.hint(); }

  // Plays a move, in a move's text, and returns whether it is legal.
  play(move) { return this.#game?.play(String(move)) ?? false; }

  // Loads the engine before it is needed.
  warm() { engine().warm(); }

  connectedCallback() {
    this.#is_connected = true;
    this.#watcher.observe(this);
    this.#speak();
    if (this.#source === null && this.code) this.#await_sight();
    this.show();
  }

  disconnectedCallback() {
    this.#is_connected = false;
    this.#watcher.disconnect();
    sights?.unobserve(this);
    this.#game?.drop_hint();
  }

  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    if (name === 'code' && after) this.#forget();
    else if (name === 'code') return;
    else if (name === 'lang') this.#speak();
    else this.show();
  }

  // The code is loaded when the element is about to be seen.
  #await_sight() {
    watch(this, () => {
      if (this.#source === null && this.code) this.#load(this.code);
    });
  }

  #forget() {
    this.#opening?.abort();
    this.#source = null;
    this.#loading = null;
    if (this.#is_connected) this.#await_sight();
  }

  // Draws what has changed; for the parts of the element.
  show() {
    if (this.readonly) this.#view.held = null;
    this.#view.show(this.#game, { is_readonly: this.readonly });
  }

  #let_go() { this.#view.held = null; }

  #load(source) {
    this.#source = source;
    sights?.unobserve(this);
    this.#game?.drop_hint();
    this.#opening?.abort();
    this.#opening = new AbortController();
    const loading = this.#open(source, this.#opening.signal).then((game) => {
      if (this.#loading !== loading) return;
      this.#game = game;
      Object.assign(this.#view, { held: null, cursor: null, message: null });
      this.#view.turns.clear();
      this.show();
      if (game.table.is_solved(game.state)) game.judge();
    }).catch((error) => {
      if (this.#loading === loading) this.#fail(error);
      throw error;
    });
    this.#loading = loading;
    loading.catch(() => {}); // the event says it, too
  }

  async #open(source, signal) {
    if (!source || !(typeof source === 'string' || typeof source === 'object')) throw wrong();
    const is_made = typeof source === 'string' && /^\s*(\S*#)?\d+[td]\//.test(source); // by the engines, which takes a moment
    if (is_made) this.#view.tell(['Making\u2026'], { is_shown: true });
    return this.#game_of(await engine().describe(source, { signal }));
  }

  #game_of(puzzle) {
    let game = null;
    const tell = (what, detail) => game && game === this.#game && this.#told(what, detail);
    game = new Game(puzzle, engine, tell);
    return game;
  }

  #fail(error) {
    this.#game = null;
    this.show();
    const { pattern = error.message, values = [] } = error;
    this.#view.tell([pattern, ...values], { is_shown: true, is_bad: true });
    this.#send('error', { message: error.message });
  }

  #told(what, detail) {
    if (what === 'change') {
      this.#view.message = null;
      if (this.#view.held?.from) this.#view.held = null;
      this.toggleAttribute('solved', false);
      this.show();
      this.#view.tell(this.#game.progress);
      this.#send('move', detail);
    } else if (what === 'solved') {
      this.#view.held = null;
      this.toggleAttribute('solved', true);
      this.show();
      this.#view.tell(this.#game.table.solved_words ?? this.#game.progress);
      this.#send('solved', detail);
    } else if (what === 'hint') {
      this.#view.held = null;
      this.#view.tell([detail.pattern, ...detail.values], { is_shown: true });
      this.show();
      const { pattern, values, ...told } = detail;
      this.#send('hint', told);
    } else {
      this.#view.tell([detail.pattern ?? detail.message, ...(detail.values ?? [])], { is_shown: true, is_bad: true });
    }
  }

  #send(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true })); }

  // The language of the element, or of its parents.
  async #speak() {
    this.#view.language = await table_in(this.closest('[lang]')?.lang ?? '');
    this.show();
  }
}

if (globalThis.customElements && !customElements.get('tessera-puzzle')) customElements.define('tessera-puzzle', TesseraPuzzle);
