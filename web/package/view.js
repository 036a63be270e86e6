// The element's picture: board, tray, buttons and words inside its shadow root. It shows a game and what is in hand, and knows
// where on the screen cells are; hand.js, keys.js and pointers.js say what happens.
import { html, picture, svg } from './draw.js';
import { lying_on } from './tables.js';
import { sentence_in, say_in } from './words.js';

const margin = 0.15; // around the board, in cells
const wide = 620;    // pixels from which the tray lies beside the board
const largest_cell = 64;

const buttons = [
  { name: 'undo', caption: 'Undo', keys: 'U Control+Z' },
  { name: 'redo', caption: 'Redo', keys: 'Y Control+Y' },
  { name: 'turn', caption: 'Turn', keys: 'R Shift+ArrowRight' },
  { name: 'tip', caption: 'Tip', keys: 'Shift+ArrowDown' },
  { name: 'roll', caption: 'Roll', keys: 'Shift+PageUp' },
  { name: 'flip', caption: 'Flip', keys: 'F Shift+ArrowDown' },
  { name: 'hint', caption: 'Hint', keys: 'H !' },
  { name: 'restart', caption: 'Restart', keys: '' },
];

export class View {
  held = null;      // { item, turn, from, over: { row, column } or null }
  cursor = null;    // { row, column }, of the keyboard
  message = null;   // { words, is_bad }
  turns = new Map(); // how items lie in the tray
  #table_of_words = new Map();
  #size = '';

  constructor(root) {
    this.board = html('div', { class: 'board', part: 'board', tabindex: 0, 'aria-describedby': 'how' });
    this.tray = html('div', { class: 'tray', part: 'tray', role: 'group' });
    this.bar = html('div', { class: 'bar', part: 'bar', role: 'toolbar' });
    const button_of = ({ name, keys }) =>
      html('button', { type: 'button', part: `button ${name}`, 'data-name': name, ...(keys && { 'aria-keyshortcuts': keys }) });
    this.buttons = Object.fromEntries(buttons.map((button) => [button.name, button_of(button)]));
    this.bar.append(...Object.values(this.buttons));
    this.title = html('p', { class: 'title', part: 'title' });
    this.progress = html('span', { class: 'progress', part: 'progress' });
    this.said = html('span', { class: 'message', part: 'message' });
    this.live = html('div', { class: 'unseen', role: 'status', 'aria-live': 'polite', id: 'live' });
    this.how = html('p', { class: 'unseen', id: 'how' });
    this.words = html('div', { class: 'unseen', id: 'words' });
    this.table = html('div', { class: 'table' }, this.board, this.tray);
    const status = html('p', { class: 'status' }, this.progress, this.said);
    this.frame = html('div', { class: 'frame', part: 'frame' }, this.title, this.table, status, this.bar, this.live, this.how, this.words);
    root.append(this.frame);
  }

  set language(table) { this.#table_of_words = table; }
  get is_played() { return Boolean(this.game) && !this.is_readonly; }
  say(...words) { return say_in(this.#table_of_words)(...words); }
  sentence(...words) { return sentence_in(this.#table_of_words)(...words); }

  // Announces it to screen readers; with `is_shown` also shows it.
  tell(words, { is_shown = false, is_bad = false } = {}) {
    const text = this.sentence(...words);
    if (is_shown) this.message = { words, is_bad };
    this.live.textContent = this.live.textContent === text ? `${text}\u00a0` : text; // the same words again are heard again
    this.#show_message();
  }

  // Shows the game; without one what went wrong, or nothing yet.
  show(game, { is_readonly }) {
    this.game = game;
    this.is_readonly = is_readonly;
    this.frame.classList.toggle('plays', Boolean(game) && !is_readonly);
    this.frame.classList.toggle('solved', Boolean(game?.is_solved));
    for (const node of [this.table, this.bar]) node.hidden = !game;
    this.bar.hidden ||= is_readonly;
    this.#show_message();
    if (!game) return;
    const { table } = game;
    const { title } = game.puzzle;
    this.title.textContent = title;
    this.board.setAttribute('role', is_readonly ? 'img' : 'application');
    this.board.tabIndex = is_readonly ? -1 : 0;
    const { columns, rows, layers } = table.board;
    const size = table.board.is_in_space ? this.say('the board has {} {layer|layers}, the lowest first', layers.length) : `${columns} \u00d7 ${rows}`;
    this.board.setAttribute('aria-label', [this.say('Puzzle board'), size, title].filter(Boolean).join(', '));
    this.how.textContent = is_readonly ? '' : this.say(table.how);
    this.tray.setAttribute('aria-label', this.say('Pieces'));
    this.progress.textContent = this.sentence(...(game.is_solved && table.solved_words ? table.solved_words : game.progress));
    this.#show_buttons();
    this.#show_tray();
    this.#show_board();
    this.#show_words();
    this.fit();
  }

  // The board's layer of the hand alone, while it moves.
  show_hand() {
    const layer = this.board.querySelector('.hand');
    layer?.replaceWith(this.#hand_layer());
  }

  // Sizes the cells to fit the container. In space, puts as many layers in a row as makes the cells largest.
  fit() {
    if (!this.game) return;
    const { has_tray, board } = this.game.table;
    const width = this.frame.clientWidth - 24;
    if (width <= 0) return;
    const is_wide = has_tray && width >= wide;
    const most = parseFloat(getComputedStyle(this.frame).getPropertyValue('--tessera-largest-cell')) || largest_cell;
    const given = this.#height_given();
    const room = given ? given * (is_wide || !has_tray ? 1 : 0.68) : globalThis.innerHeight * 0.8; // the tray has the rest
    const across = is_wide ? width * 0.6 : width;
    const cell_for = (layers_a_row) => {
      board.arrange(layers_a_row);
      return Math.min(across / (board.width + 2 * margin), room / (board.height + 2 * margin), most);
    };
    const drawn = board.drawn;
    const counts = board.layers.map((_, index) => board.layers.length - index);
    const best = counts.reduce((one, other) => (cell_for(other) > cell_for(one) ? other : one));
    const cell = Math.max(8, Math.floor(cell_for(best)));
    if (drawn !== best) {
      board.drawn = best;
      this.#show_board();
    }
    this.frame.classList.toggle('wide', is_wide);
    this.cell = cell;
    this.frame.style.setProperty('--_cell', `${cell}px`);
    this.frame.style.setProperty('--_columns', board.width);
    const is_tile = this.game.table.noun === 'tile';
    const small = is_tile ? Math.max(40, cell * 0.8) : Math.max(12, Math.min(cell * 0.62, board.is_in_space ? 24 : 30));
    this.tray.querySelectorAll('svg').forEach((node) => node.style.setProperty('inline-size', `${node.viewBox.baseVal.width * small}px`));
    if (given) this.#bound_tray(is_wide ? given : given - this.board.offsetHeight - 12);
    else this.#keep_place(`${this.game.source.level.length} ${this.game.puzzle.title} ${width} ${cell}`);
  }

  // A tray that is too high scrolls: down beside the board, across below it, where pieces are dragged up.
  #bound_tray(most) {
    this.tray.classList.remove('scrolls');
    this.tray.style.maxBlockSize = `${Math.max(52, Math.floor(most))}px`;
    this.tray.classList.toggle('scrolls', this.tray.scrollHeight > this.tray.clientHeight + 1);
  }

  // The tray keeps its height when it empties, so that nothing moves under a hand.
  #keep_place(size) {
    if (this.#size !== size) this.tray.style.minBlockSize = '';
    this.#size = size;
    this.tray.style.minBlockSize = `${this.tray.offsetHeight}px`;
  }

  // The height for board and tray, if the page gives the element one; else 0.
  #height_given() {
    const { display } = this.frame.style;
    this.frame.style.display = 'none';
    const given = this.frame.getRootNode().host.clientHeight;
    this.frame.style.display = display;
    if (given < 80) return 0;
    const others = [...this.frame.children].filter((node) => node !== this.table && !node.classList.contains('unseen') && node.offsetHeight);
    return Math.max(60, given - others.reduce((sum, node) => sum + node.offsetHeight + 8, 34));
  }

  // Where a point of the screen lies in the board's picture, in cells, which may be beyond its edge.
  place_of(x, y) {
    const box = this.board.getBoundingClientRect();
    const cell = box.width / (this.game.table.board.width + 2 * margin);
    return { x: (x - box.left) / cell - margin, y: (y - box.top) / cell - margin, cell };
  }

  is_near_board(x, y) {
    const at = this.place_of(x, y);
    return this.game.table.board.is_near(at.x, at.y);
  }

  // A dragged item flies over everything, at the board's scale.
  start_flight() {
    this.flight = html('div', { class: 'flying', 'aria-hidden': 'true' });
    this.frame.append(this.flight);
  }

  // `grip` is the part that is under the pointer.
  fly(grip, x, y) {
    const { item, turn } = this.held;
    const key = `${item} ${turn}`;
    if (this.flight.dataset.shown !== key) {
      const { table } = this.game;
      this.flown = table.frame(item, turn);
      this.flight.replaceChildren(picture(this.flown, 0, table.draw_item(item, turn)));
      this.flight.style.inlineSize = `${this.flown.width * this.cell}px`;
      this.flight.dataset.shown = key;
    }
    const part = this.flown.parts[grip] ?? this.flown.parts[0];
    const box = this.frame.getBoundingClientRect();
    const left = x - box.left - this.frame.clientLeft - (part.x - this.flown.x) * this.cell;
    const top = y - box.top - this.frame.clientTop - (part.y - this.flown.y) * this.cell;
    this.flight.style.transform = `translate(${left}px, ${top}px)`;
  }

  end_flight() {
    this.flight?.remove();
    this.flight = null;
  }

  turn_of(item) { return this.turns.get(item) ?? 0; }

  item_button(item) { return this.tray.querySelector(`[data-item="${item}"]`); }

  // Returns what is on a cell, with its place.
  cell_told({ words }, text) {
    return words.length === 3 ? ['layer {}, row {}, column {}: {}', ...words, text] : ['{}: {}', `${this.say('row')} ${words[0]}, ${this.say('column')} ${words[1]}`, text];
  }

  in_words(text) { return text === 'empty' || text === 'no cell' ? this.say(text) : text; }

  #show_message() {
    const words = this.message?.words;
    this.said.textContent = words ? this.sentence(...words) : '';
    this.said.classList.toggle('bad', Boolean(this.message?.is_bad));
  }

  #show_buttons() {
    const { table, can_undo, can_redo, is_solved } = this.game;
    const is_held = Boolean(this.held);
    const usable = { undo: can_undo, redo: can_redo, turn: is_held, tip: is_held, roll: is_held, flip: is_held, hint: !is_solved, restart: can_undo };
    for (const { name, caption } of buttons) {
      const button = this.buttons[name];
      button.textContent = this.say(name === 'flip' ? table.flip_caption ?? caption : caption);
      if (!usable[name] && button.matches(':focus')) this.board.focus({ preventScroll: true }); // a disabled button hears no keys
      button.disabled = !usable[name];
      button.hidden = (['turn', 'tip', 'roll'].includes(name) && !table.turns.includes(name)) || (name === 'flip' && !table.has_flip);
    }
  }

  // Buttons are kept, so that the focus stays where it is.
  #show_tray() {
    const { table, state } = this.game;
    const items = table.tray(state);
    this.tray.hidden = !table.has_tray;
    const told = this.game.shown_hint?.pieces ?? [];
    const is_old = ({ lastChild: button }) =>
      !items.includes(Number(button.dataset.item)) || this.is_readonly !== (button.localName === 'span');
    [...this.tray.children].filter(is_old).forEach((node) => node.remove());
    items.forEach((item, index) => {
      const node = this.item_button(item)?.parentNode ?? this.#new_item(item);
      if (this.tray.children[index] !== node) this.tray.insertBefore(node, this.tray.children[index] ?? null);
      this.#show_item(node, item, told);
    });
  }

  // A picture, and a button over it that has its name.
  #new_item(item) {
    const [tag, kind] = this.is_readonly ? ['span', { role: 'img' }] : ['button', { type: 'button' }];
    return html('span', { class: 'item' }, svg('svg'), html(tag, { class: 'press', part: 'item', 'data-item': item, ...kind }));
  }

  #show_item(node, item, told) {
    const button = node.lastChild;
    const { table, state } = this.game;
    const turn = this.turn_of(item);
    const left = table.count(state, item) - (this.held && !this.held.from && this.held.item === item ? 1 : 0);
    const marks = table.count(state, item) > 1 ? [html('span', { class: 'left', text: `\u00d7${Math.max(left, 0)}`, 'aria-hidden': 'true' })] : [];
    while (node.firstChild !== button) node.firstChild.remove(); // the button stays, for it may have the focus
    node.prepend(picture(table.frame(item, turn), 0.06, table.draw_item(item, turn)), ...marks);
    const [name, size] = table.item_words(item, turn);
    const many = table.count(state, item) > 1 ? `, \u00d7${table.count(state, item)}` : '';
    button.setAttribute('aria-label', `${table.noun === 'tile' ? `${this.say('tile')} ` : ''}${name}${size > 1 ? `, ${size}` : ''}${many}`);
    const is_held = this.held?.item === item && !this.held.from;
    node.classList.toggle('held', is_held);
    if (!this.is_readonly) button.setAttribute('aria-pressed', String(is_held));
    node.classList.toggle('told', told.includes(table.pieces?.[item].name ?? String(item + 1)));
  }

  #show_board() {
    const { table, state } = this.game;
    const lying = lying_on(table, state).map((one) => {
      const node = table.draw(one);
      const from = this.held?.from;
      if (from && one.row === from.row && one.column === from.column && one.item === from.item) node.classList.add('lifted');
      return node;
    });
    const over = table.draw_over?.() ?? [];
    this.board.replaceChildren(picture(table.board, margin, ...table.draw_board(), ...lying, ...over, ...this.#hint_layer(), this.#hand_layer()));
  }

  #hint_layer() {
    const step = this.game.shown_hint;
    if (!step) return [];
    const { table } = this.game;
    const marks = step.cells.length ? [svg('path', { class: 'mark', d: table.board.around(step.cells) })] : [];
    const shown = step.moves.filter((move) => move.startsWith('place') && !this.game.why_not(move)).map((move) => {
      const before = lying_on(table, this.game.state);
      const placed = lying_on(table, table.play(this.game.state, move)).find((one) => !before.includes(one));
      return placed ? [svg('g', { class: 'shown' }, table.draw(placed))] : [];
    });
    return [...shown.flat(), ...marks];
  }

  #hand_layer() {
    const layer = svg('g', { class: 'hand' });
    const { table } = this.game;
    if (this.held?.over && table.noun !== 'number') {
      const { item, turn, over } = this.held;
      const lying = { item, turn, ...over };
      const is_legal = this.is_legal_here();
      const around = svg('path', { class: 'around', d: table.board.around(table.cells(lying)) });
      layer.append(svg('g', { class: `ghost${is_legal ? '' : ' bad'}`, 'data-at': `${over.row} ${over.column}` }, table.draw(lying), around));
    } else if (this.held?.from) {
      layer.append(svg('g', { class: 'ghost' }, svg('path', { class: 'around', d: table.board.around(table.cells(this.held.from)) })));
    }
    const { row, column } = this.held?.over ?? this.cursor ?? {};
    const spot = table.board.spot(row, column);
    if (spot && (!this.held || table.noun === 'number')) layer.append(svg('path', { class: 'cursor', d: table.board.path([spot]) }));
    return layer;
  }

  // True if what is held may lie where it is over.
  is_legal_here() {
    const { held, game } = this;
    return Boolean(held?.over) && (this.is_back(held) || !game.why_not(game.table.move(held, held.over.row, held.over.column)));
  }

  // True if what was taken up from the board is over its own place again.
  is_back({ from, over, turn }) { return Boolean(from && over && from.row === over.row && from.column === over.column && from.turn === turn); }

  #show_words() {
    const { table, state } = this.game;
    const { board } = table;
    const lines = board.layers.flatMap(({ layer, spots }) => [
      ...(board.is_in_space ? [this.say('layer {}', layer + 1)] : []),
      ...rows_of(spots, board.is_in_space ? 0 : board.columns).map(([row, cells]) => this.say('row {}: {}', row,
        cells.map((spot) => this.in_words(spot ? table.cell_words(state, spot.row, spot.column) : 'no cell')).join(', ')))]);
    const tray = table.tray(state).map((item) => table.item_words(item, this.turn_of(item))[0]);
    if (tray.length) lines.push(this.say('in the tray: {}', tray.join(', ')));
    this.words.replaceChildren(...lines.map((text) => html('p', { text })));
  }
}

// Pairs of a row's number and its cells, with undefined where there is none: up to `columns`, or to the last one.
function rows_of(spots, columns) {
  const rows = new Map();
  for (const spot of spots) {
    const [row, column] = spot.words.slice(-2);
    if (!rows.has(row)) rows.set(row, Array.from({ length: columns }));
    rows.get(row)[column - 1] = spot;
  }
  return [...rows].map(([row, cells]) => [row, Array.from(cells)]);
}
