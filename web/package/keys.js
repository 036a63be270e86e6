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

  // Turns what is held, or what has the focus in the tray, or what lies under the cursor.
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
      held.over = this.#hand.inside(held, (held.over ?? cursor).row + (held.over ? down : 0), (held.over ?? cursor).column + (held.over ? right : 0));
      this.#view.cursor = { ...held.over };
      this.#view.show_hand();
      return void this.#hand.announce();
    }
    this.#view.cursor = { row: Math.max(0, Math.min(rows - 1, cursor.row + down)), column: Math.max(0, Math.min(columns - 1, cursor.column + right)) };
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
    if (this.#table.lying_at(game.state, cursor.row, cursor.column)) return void this.#hand.take_up(cursor.row, cursor.column);
    const [item] = this.#table.tray(game.state);
    if (item === undefined) return;
    this.#hand.hold(item, this.#view.turn_of(item), null, this.#hand.inside({ item, turn: this.#view.turn_of(item) }, cursor.row, cursor.column));
    this.#hand.announce();
  }

  #take_back() {
    const { held, cursor, game } = this.#view;
    if (held) return void this.#hand.put_back();
    const lying = this.#table.has_tray && this.#table.lying_at(game.state, cursor.row, cursor.column);
    if (lying) game.play(this.#table.take({ from: lying }));
  }
}
