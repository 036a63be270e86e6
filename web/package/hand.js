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

  // `name` is turn, or tip or roll in space.
  turn(is_back = false, name = 'turn') {
    const axis = this.#table.turns.indexOf(name);
    if (axis >= 0) this.change((item, turn) => this.#table.turned(item, turn, is_back, axis));
  }

  flip() { this.change((item, turn) => this.#table.flipped(item, turn)); }

  change(changed) {
    const { held } = this.#view;
    if (!held) return;
    const before = held.over && this.#table.place({ ...held, ...held.over });
    held.turn = changed(held.item, held.turn);
    if (!held.from) this.#view.turns.set(held.item, held.turn);
    if (before) held.over = this.#table.near(held.item, held.turn, before.point) ?? null;
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

  // Puts it back into the tray or, without a tray, where it was taken up.
  put_back() {
    const { held, game } = this.#view;
    this.#view.held = null;
    if (held?.from && this.#table.has_tray) game.play(this.#table.take(held));
    else this.#element.show();
  }

  // The place nearest to a cell; null if what is held fits nowhere on the board as it lies.
  inside({ item, turn }, spot) { return this.#table.near(item, turn, spot.point) ?? null; }

  // The place where a tap on a cell lays what is held.
  landing(held, spot, { x, y }) { return this.#table.landing(held, spot, x, y, this.#is_legal(held)) ?? null; }

  // The place over which a pointer drags.
  under(held, { x, y }, grip) { return this.#table.under(held, x, y, grip, this.#is_legal(held)) ?? null; }

  #is_legal(held) { return (place) => !this.#view.game.why_not(this.#table.move(held, place.row, place.column)); }

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

  // Turns an item that was taken up from the board and tapped again, in place, if it fits.
  turn_in_place() {
    const { held } = this.#view;
    const { point } = this.#table.place(held.from);
    held.turn = this.#table.turned(held.item, held.turn, false);
    held.over = this.#table.near(held.item, held.turn, point) ?? null;
    if (!this.drop()) this.#element.show();
  }

  // Where keys begin.
  start() {
    const { cursor } = this.#view;
    const { board } = this.#table;
    return (cursor && board.spot(cursor.row, cursor.column)) ?? board.spots[0];
  }

  // Says what is held, and whether it fits.
  announce() {
    const { held } = this.#view;
    if (!held) return;
    const name = this.#table.item_words(held.item, held.turn)[0];
    if (!held.over || this.#table.noun === 'number') return void this.#view.tell(['in your hand: {}', name]);
    const [first] = this.#table.cells({ ...held, ...held.over });
    const { words } = this.#table.board.spot(...first);
    const fits = this.#view.is_legal_here() ? '{} fits: ' : '{} does not fit: ';
    this.#view.tell([fits + (words.length === 3 ? 'layer {}, row {}, column {}' : 'row {}, column {}'), name, ...words]);
    return undefined;
  }

  command(name) {
    if (['turn', 'tip', 'roll'].includes(name)) return void this.turn(false, name);
    if (name === 'flip') return void this.flip();
    if (name === 'help') return void this.#view.tell([this.#table.how], { is_shown: true });
    if (['undo', 'redo', 'restart', 'hint'].includes(name)) this.#element[name]();
    return undefined;
  }
}
