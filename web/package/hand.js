// The hand: what is held over an element's table, and what is done with it, whether by a pointer or by keys.

export class Hand {
  #element;
  #view;

  constructor(element, view) {
    this.#element = element;
    this.#view = view;
  }

  get #table() { return this.#view.game.table; }

  hold(item, turn, from, over = null) {
    this.#view.held = { item, turn, from, over };
    this.#view.message = null;
    this.#element.show();
  }

  release() {
    this.#view.held = null;
    this.#element.show();
  }

  turn(is_back = false) { this.change((item, turn) => this.#table.turned(item, turn, is_back)); }
  flip() { this.change((item, turn) => this.#table.flipped(item, turn)); }

  change(changed) {
    const { held } = this.#view;
    if (!held) return;
    held.turn = changed(held.item, held.turn);
    if (!held.from) this.#view.turns.set(held.item, held.turn);
    if (held.over) held.over = this.inside(held, held.over.row, held.over.column);
    this.#element.show();
    this.announce();
  }

  // Plays what is held where it is over; a refusal keeps it in hand.
  drop() {
    const { held, game } = this.#view;
    if (!held?.over) return false;
    if (this.#view.is_back(held)) {
      this.release();
      return true;
    }
    const move = this.#table.move(held, held.over.row, held.over.column);
    const why = game.why_not(move);
    if (why) {
      this.#view.tell([why.pattern, ...why.values], { is_shown: true, is_bad: true });
      return false;
    }
    this.#view.held = null;
    return game.play(move);
  }

  // Back to the tray, or where it was taken up.
  put_back() {
    const { held, game } = this.#view;
    this.#view.held = null;
    if (held?.from && this.#table.has_tray) game.play(this.#table.take(held));
    else this.#element.show();
  }

  // The place nearest to a corner where all of it is over the board.
  inside({ item, turn }, row, column) {
    const shape = this.#table.shape(item, turn);
    const { rows, columns } = this.#table.level;
    const high = Math.max(...shape.map((cell) => cell[0]));
    const wide = Math.max(...shape.map((cell) => cell[1]));
    return { row: Math.max(0, Math.min(rows - 1 - high, row)), column: Math.max(0, Math.min(columns - 1 - wide, column)) };
  }

  // The place nearest to a point where what is held may lie and covers it; else the nearest place.
  landing(held, { x, y }) {
    const shape = this.#table.shape(held.item, held.turn);
    const [row, column] = [Math.floor(y), Math.floor(x)];
    const mean = (index) => shape.reduce((sum, cell) => sum + cell[index] + 0.5, 0) / shape.length;
    const places = shape.map((cell) => ({ row: row - cell[0], column: column - cell[1] }));
    const distance = (place) => (place.row + mean(0) - y) ** 2 + (place.column + mean(1) - x) ** 2;
    places.sort((a, b) => distance(a) - distance(b));
    const is_legal = (place) => !this.#view.game.why_not(this.#table.move(held, place.row, place.column));
    return places.find(is_legal) ?? this.inside(held, places[0].row, places[0].column);
  }

  // Takes what lies on a cell in hand, if it may be taken.
  take_up(row, column) {
    const lying = this.#table.lying_at(this.#view.game.state, row, column);
    if (!lying) return void this.#element.show();
    if (this.#table.fixed(lying)) {
      return void this.#view.tell(['{} is fixed from the start', this.#table.label(lying.item)], { is_shown: true, is_bad: true });
    }
    this.hold(lying.item, lying.turn, lying, { row: lying.row, column: lying.column });
    this.announce();
    return undefined;
  }

  // What lies on the board and is tapped in hand is turned where it lies, if it fits.
  turn_in_place() {
    const { held } = this.#view;
    held.turn = this.#table.turned(held.item, held.turn, false);
    held.over = this.inside(held, held.from.row, held.from.column);
    if (!this.drop()) this.#element.show();
  }

  // Where keys begin.
  start() {
    const { cursor } = this.#view;
    return cursor ? [cursor.row, cursor.column] : [0, 0];
  }

  // Says what is held, and whether it fits.
  announce() {
    const { held } = this.#view;
    if (!held) return;
    const name = this.#table.item_words(held.item, held.turn)[0];
    if (!held.over || this.#table.noun === 'number') return void this.#view.tell(['in your hand: {}', name]);
    const [row, column] = this.#table.cells({ ...held, ...held.over })[0];
    const pattern = this.#view.is_legal_here() ? '{} fits: row {}, column {}' : '{} does not fit: row {}, column {}';
    this.#view.tell([pattern, name, row + 1, column + 1]);
    return undefined;
  }

  command(name) {
    if (name === 'turn') return void this.turn();
    if (name === 'flip') return void this.flip();
    if (name === 'help') return void this.#view.tell([this.#table.how], { is_shown: true });
    if (['undo', 'redo', 'restart', 'hint'].includes(name)) this.#element[name]();
    return undefined;
  }
}
