// Lets keys use an element's table.

const steps = { ArrowUp: { down: -1 }, ArrowDown: { down: 1 }, ArrowLeft: { right: -1 }, ArrowRight: { right: 1 }, PageUp: { up: 1 }, PageDown: { up: -1 } };
const commands = { u: 'undo', y: 'redo', h: 'hint', '!': 'hint', '?': 'help' };

export class Keys {
  #element;
  #view;
  #hand;

  constructor(element, view, hand) {
    this.#element = element;
    this.#view = view;
    this.#hand = hand;
    view.board.addEventListener('focus', () => view.is_played && this.#focus_board());
    view.frame.addEventListener('focusin', () => view.is_played && element.warm());
    view.frame.addEventListener('keydown', (event) => view.is_played && this.#key(event));
  }

  get #table() { return this.#view.game.table; }

  #focus_board() {
    if (!this.#view.cursor) this.#view.cursor = this.#hand.start();
    this.#view.show_hand();
  }

  #key(event) {
    const { key, shiftKey: has_shift } = event;
    const act = this.#action(event, key.length === 1 ? key.toLowerCase() : key, has_shift);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  #action(event, key, has_shift) {
    if (event.ctrlKey || event.metaKey) {
      if (key === 'z') return () => this.#hand.command(has_shift ? 'redo' : 'undo');
      return key === 'y' ? () => this.#hand.command('redo') : null;
    }
    if (event.altKey) return null;
    const item = event.target.closest?.('.press');
    if (this.#table.board.is_in_space && /^[a-z]$/.test(key)) {
      const chosen = this.#item_called(key);
      if (chosen !== undefined) return () => this.#choose(chosen);
    }
    if (commands[key]) return () => this.#hand.command(commands[key]);
    if (key === 'r' || key === 'f') return () => this.#change_by_key(key, has_shift, item);
    if (key === 'Escape' && this.#view.held) return () => this.#hand.release();
    return event.target === this.#view.board ? this.#board_action(key, has_shift) : null;
  }

  #board_action(key, has_shift) {
    const step = steps[key];
    if (step && (!step.up || this.#table.board.is_in_space)) {
      return has_shift && this.#view.held ? () => this.#turn(step) : () => this.#step(step);
    }
    if (key === 'Enter' || key === ' ') return () => this.#enter();
    return key === 'Backspace' || key === 'Delete' ? () => this.#take_back() : null;
  }

  // In space the letters of pieces take them.
  #item_called(letter) {
    return this.#table.tray(this.#view.game.state).find((item) => this.#table.label(item)[0].toLowerCase() === letter);
  }

  #choose(item) {
    const turn = this.#view.turn_of(item);
    this.#hand.hold(item, turn, null, this.#hand.inside({ item, turn }, this.#hand.start()));
    this.#view.board.focus();
    this.#hand.announce();
  }

  #turn({ right, down, up }) {
    if (right) this.#hand.turn(right < 0);
    else if (up) this.#hand.turn(up < 0, 'roll');
    else if (this.#table.board.is_in_space) this.#hand.turn(down < 0, 'tip');
    else this.#hand.flip();
  }

  // Turns what is held, or what has the focus in the tray.
  #change_by_key(key, is_back, button) {
    const flips = key === 'f' && this.#table.has_flip && !this.#table.board.is_in_space;
    const axis = key === 'f' && this.#table.board.is_in_space ? 1 : 0;
    const changed = (item, turn) => (flips ? this.#table.flipped(item, turn) : key === 'f' && !axis ? turn : this.#table.turned(item, turn, is_back, axis));
    if (this.#view.held) return void this.#hand.change(changed);
    if (!button) return;
    const item = Number(button.dataset.item);
    this.#view.turns.set(item, changed(item, this.#view.turn_of(item)));
    this.#element.show();
  }

  #step(arrow) {
    const { held, cursor, game } = this.#view;
    const { board } = this.#table;
    if (held && this.#table.noun === 'number') return void this.#carry(arrow.down ?? 0, arrow.right ?? 0);
    if (held) {
      const from = held.over && this.#table.place({ ...held, ...held.over });
      held.over = from ? this.#table.beside(this.#table.places(held.item, held.turn), from, arrow) : this.#hand.inside(held, this.#hand.start());
      if (held.over) this.#view.cursor = held.over.spots[0];
      this.#view.show_hand();
      return void this.#hand.announce();
    }
    const spot = this.#table.spot_beside(board.spot(cursor.row, cursor.column) ?? board.spots[0], arrow);
    this.#view.cursor = spot;
    this.#view.show_hand();
    this.#view.tell(this.#view.cell_told(spot, this.#view.in_words(this.#table.cell_words(game.state, spot.row, spot.column))));
    return undefined;
  }

  // A number that is held is swapped with its neighbour, and stays in hand.
  #carry(down, right) {
    const { held, game } = this.#view;
    const to = this.#table.board.spot(held.from.row + down, held.from.column + right);
    if (!to || !game.play(this.#table.move(held, to.row, to.column)) || game.is_solved) return;
    const { row, column } = to;
    this.#view.cursor = to;
    this.#hand.hold(held.item, 0, { ...held.from, row, column }, { row, column });
    this.#view.tell(this.#view.cell_told(to, this.#table.label(held.item)));
  }

  #enter() {
    const { held, cursor, game } = this.#view;
    if (held && this.#table.noun === 'number') return void this.#hand.release();
    if (held) {
      held.over ??= this.#hand.inside(held, this.#hand.start());
      return void this.#hand.drop();
    }
    const { row, column } = cursor;
    if (this.#table.lying_at(game.state, row, column)) return void this.#hand.take_up(row, column);
    const [item] = this.#table.tray(game.state);
    if (item === undefined) return undefined;
    this.#choose(item);
    return undefined;
  }

  #take_back() {
    const { held, cursor, game } = this.#view;
    if (held) return void this.#hand.put_back();
    const lying = this.#table.has_tray && this.#table.lying_at(game.state, cursor.row, cursor.column);
    if (lying) game.play(this.#table.take({ from: lying }));
  }
}
