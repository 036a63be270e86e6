// What keys do to an element's table.

const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
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
    this.#view.cursor ??= { row: 0, column: 0 };
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
    if (commands[key]) return () => this.#hand.command(commands[key]);
    const item = event.target.closest?.('.press');
    if (key === 'r' || key === 'f') return () => this.#change_by_key(key, has_shift, item);
    if (key === 'Escape' && this.#view.held) return () => this.#hand.release();
    return event.target === this.#view.board ? this.#board_action(key, has_shift) : null;
  }

  #board_action(key, has_shift) {
    const step = steps[key];
    if (step && has_shift && this.#view.held) return () => (step[0] ? this.#hand.flip() : this.#hand.turn(step[1] < 0));
    if (step) return () => this.#step(...step);
    if (key === 'Enter' || key === ' ') return () => this.#enter();
    return key === 'Backspace' || key === 'Delete' ? () => this.#take_back() : null;
  }

  // Turns what is held, or what has the focus in the tray.
  #change_by_key(key, is_back, button) {
    const changed = (item, turn) => (key === 'f' ? this.#table.flipped(item, turn) : this.#table.turned(item, turn, is_back));
    if (this.#view.held) return void this.#hand.change(changed);
    if (!button) return;
    const item = Number(button.dataset.item);
    this.#view.turns.set(item, changed(item, this.#view.turn_of(item)));
    this.#element.show();
  }

  #step(down, right) {
    const { held, cursor, game } = this.#view;
    const { rows, columns } = this.#table.level;
    if (held && this.#table.noun === 'number') return void this.#carry(down, right);
    if (held) {
      const { row: from_row, column: from_column } = held.over ?? cursor;
      held.over = this.#hand.inside(held, from_row + (held.over ? down : 0), from_column + (held.over ? right : 0));
      this.#view.cursor = { ...held.over };
      this.#view.show_hand();
      return void this.#hand.announce();
    }
    const within = (value, most) => Math.max(0, Math.min(most - 1, value));
    this.#view.cursor = { row: within(cursor.row + down, rows), column: within(cursor.column + right, columns) };
    this.#view.show_hand();
    const { row, column } = this.#view.cursor;
    this.#view.tell(['{}: {}', this.#view.cell_name(row, column), this.#view.in_words(this.#table.cell_words(game.state, row, column))]);
    return undefined;
  }

  // A number that is held is swapped with its neighbour, and stays in hand.
  #carry(down, right) {
    const { held, game } = this.#view;
    const to = { row: held.from.row + down, column: held.from.column + right };
    if (!game.play(this.#table.move(held, to.row, to.column)) || game.is_solved) return;
    this.#view.cursor = to;
    this.#hand.hold(held.item, 0, { ...held.from, ...to }, to);
    this.#view.tell(['{}: {}', this.#view.cell_name(to.row, to.column), this.#table.label(held.item)]);
  }

  #enter() {
    const { held, cursor, game } = this.#view;
    if (held && this.#table.noun === 'number') return void this.#hand.release();
    if (held) {
      held.over ??= this.#hand.inside(held, cursor.row, cursor.column);
      return void this.#hand.drop();
    }
    const { row, column } = cursor;
    if (this.#table.lying_at(game.state, row, column)) return void this.#hand.take_up(row, column);
    const [item] = this.#table.tray(game.state);
    if (item === undefined) return undefined;
    const turn = this.#view.turn_of(item);
    this.#hand.hold(item, turn, null, this.#hand.inside({ item, turn }, row, column));
    this.#hand.announce();
    return undefined;
  }

  #take_back() {
    const { held, cursor, game } = this.#view;
    if (held) return void this.#hand.put_back();
    const lying = this.#table.has_tray && this.#table.lying_at(game.state, cursor.row, cursor.column);
    if (lying) game.play(this.#table.take({ from: lying }));
  }
}
