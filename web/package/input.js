// What pointers and keys do to an element's game.

const slop = 6; // pixels that a press may move and still be a tap

export class Input {
  #view;
  #element;
  #press = null; // { pointer, x, y, item or from, grab, is_drag }
  #was_drag = false;
  #finger = null; // where one has touched
  #tapped_at = -Infinity;

  constructor(element, view) {
    this.#element = element;
    this.#view = view;
    const listen = (node, events) => Object.entries(events).forEach(([name, act]) => node.addEventListener(name, (event) => this.#plays && act(event)));
    listen(view.tray, { pointerdown: (event) => this.#press_item(event), click: (event) => this.#click_item(event) });
    listen(view.board, { pointerdown: (event) => this.#press_board(event), click: (event) => this.#click_board(event), pointerleave: () => this.#hover_off(), focus: () => this.#focus_board(), contextmenu: (event) => this.#turn_by_button(event) });
    listen(view.frame, { pointermove: (event) => this.#moved(event), pointerup: (event) => this.#released(event), pointercancel: () => this.#cancelled(), keydown: (event) => this.#key(event), focusin: () => element.warm(), pointerenter: () => element.warm() });
    view.board.addEventListener('wheel', (event) => this.#plays && view.held && (event.preventDefault(), this.turn(event.deltaY < 0)), { passive: false });
    listen(view.bar, { click: (event) => this.#click_bar(event) });
    listen(view.frame, { pointerdown: (event) => this.#touch(event) });
    // A tap is taken when the finger is lifted: browsers make no click of one that follows a drag closely.
    for (const node of [view.tray, view.board, view.bar]) node.addEventListener('click', (event) => this.#is_after_tap(event) && event.stopImmediatePropagation(), { capture: true });
  }

  get #plays() { return Boolean(this.#view.game) && !this.#view.is_readonly; }
  get #table() { return this.#view.game.table; }

  // --- the hand

  hold(item, turn, from, over = null) {
    this.#view.held = { item, turn, from, over };
    this.#view.message = null;
    this.#element.show();
  }

  release() {
    this.#view.held = null;
    this.#element.show();
  }

  turn(is_back = false) { this.#change((item, turn) => this.#table.turned(item, turn, is_back)); }
  flip() { this.#change((item, turn) => this.#table.flipped(item, turn)); }

  #change(changed) {
    const { held } = this.#view;
    if (!held) return;
    held.turn = changed(held.item, held.turn);
    if (!held.from) this.#view.turns.set(held.item, held.turn);
    if (held.over) held.over = this.#inside(held, held.over.row, held.over.column);
    this.#element.show();
    this.#announce_hand();
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

  #inside({ item, turn }, row, column) {
    const shape = this.#table.shape(item, turn);
    const { rows, columns } = this.#table.level;
    const high = Math.max(...shape.map((cell) => cell[0]));
    const wide = Math.max(...shape.map((cell) => cell[1]));
    return { row: Math.max(0, Math.min(rows - 1 - high, row)), column: Math.max(0, Math.min(columns - 1 - wide, column)) };
  }

  // The place nearest to a point where what is held may lie and covers it; else the nearest place.
  #landing(held, { x, y }) {
    const shape = this.#table.shape(held.item, held.turn);
    const [row, column] = [Math.floor(y), Math.floor(x)];
    const mean = (index) => shape.reduce((sum, cell) => sum + cell[index] + 0.5, 0) / shape.length;
    const places = shape.map((cell) => ({ row: row - cell[0], column: column - cell[1] }));
    const distance = (place) => (place.row + mean(0) - y) ** 2 + (place.column + mean(1) - x) ** 2;
    places.sort((a, b) => distance(a) - distance(b));
    const is_legal = (place) => !this.#view.game.why_not(this.#table.move(held, place.row, place.column));
    return places.find(is_legal) ?? this.#inside(held, places[0].row, places[0].column);
  }

  // --- pointers

  #touch({ pointerType, pointerId, clientX, clientY, target }) {
    this.#finger = pointerType === 'touch' && !this.#finger ? { pointerId, clientX, clientY, target } : null;
  }

  #tap(event) {
    const finger = this.#finger;
    this.#finger = null;
    const is_tap = finger?.pointerId === event.pointerId && Math.hypot(event.clientX - finger.clientX, event.clientY - finger.clientY) < slop;
    if (!is_tap) return;
    this.#tapped_at = event.timeStamp;
    const tap = { target: finger.target, clientX: event.clientX, clientY: event.clientY, detail: 1 };
    const { tray, board, bar } = this.#view;
    const acts = [[tray, () => this.#click_item(tap)], [board, () => this.#click_board(tap)], [bar, () => this.#click_bar(tap)]];
    acts.find(([node]) => node.contains(finger.target))?.[1]();
  }

  #is_after_tap({ detail, timeStamp }) { return detail > 0 && timeStamp - this.#tapped_at < 700; }

  #click_bar({ target }) {
    const button = target.closest('button');
    if (button && !button.disabled) this.#command(button.dataset.name);
  }

  #press_item(event) {
    const button = event.target.closest('.press');
    if (!button || event.button !== 0 || this.#press) return;
    const item = Number(button.dataset.item);
    const box = button.parentNode.querySelector('svg').getBoundingClientRect();
    const shape = this.#table.shape(item, this.#view.turn_of(item));
    const unit = box.width / (1.12 + Math.max(...shape.map((cell) => cell[1])));
    const grab = { x: (event.clientX - box.left) / unit - 0.06, y: (event.clientY - box.top) / unit - 0.06 };
    this.#begin_press(event, { item, turn: this.#view.turn_of(item), from: null, grab: this.#on_shape(shape, grab) });
  }

  #press_board(event) {
    if (event.button !== 0 || this.#press) return;
    const at = this.#view.place_of(event.clientX, event.clientY);
    const lying = this.#table.lying_at(this.#view.game.state, Math.floor(at.y), Math.floor(at.x));
    if (!lying || this.#table.fixed(lying)) return;
    this.#begin_press(event, { item: lying.item, turn: lying.turn, from: lying, grab: { x: at.x - lying.column, y: at.y - lying.row } });
  }

  #begin_press(event, press) {
    this.#press = { ...press, pointer: event.pointerId, x: event.clientX, y: event.clientY, is_touch: event.pointerType === 'touch', is_drag: false, target: event.currentTarget };
    this.#was_drag = false;
  }

  // A press beside the piece takes it by its nearest part.
  #on_shape(shape, { x, y }) {
    const distance = ([row, column]) => (row + 0.5 - y) ** 2 + (column + 0.5 - x) ** 2;
    const [row, column] = shape.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
    const within = (value, low) => Math.max(low + 0.1, Math.min(low + 0.9, value));
    return { x: within(x, column), y: within(y, row) };
  }

  #moved(event) {
    const press = this.#press;
    if (!press) return void this.#hover(event);
    if (event.pointerId !== press.pointer) return;
    if (!press.is_drag) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < slop) return;
      press.is_drag = true;
      this.#view.frame.setPointerCapture(press.pointer);
      this.hold(press.item, press.turn, press.from);
      this.#view.start_flight(press);
    }
    event.preventDefault();
    // A finger hides what it moves, so that lies a little above it.
    const lift = press.is_touch ? Math.min(56, this.#view.cell) : 0;
    const { held } = this.#view;
    press.grab = this.#on_shape(this.#table.shape(held.item, held.turn), press.grab);
    this.#view.fly(press.grab, event.clientX, event.clientY - lift);
    const at = this.#view.place_of(event.clientX, event.clientY - lift);
    const is_near = this.#view.is_near_board(event.clientX, event.clientY - lift);
    held.over = is_near ? this.#inside(held, Math.round(at.y - press.grab.y), Math.round(at.x - press.grab.x)) : null;
    this.#view.show_hand();
  }

  #released(event) {
    const press = this.#press;
    if (press && event.pointerId !== press.pointer) return undefined;
    this.#drop_press();
    if (!press?.is_drag) return void this.#tap(event);
    this.#finger = null;
    this.#was_drag = true;
    setTimeout(() => { this.#was_drag = false; });
    if (!this.#view.held?.over) this.put_back();
    else if (!this.drop()) this.release();
    return undefined;
  }

  #drop_press() {
    this.#press = null;
    this.#view.end_flight();
  }

  #cancelled() {
    const is_drag = this.#press?.is_drag;
    this.#drop_press();
    if (is_drag) this.release();
  }

  // A mouse shows where what is held would lie.
  #hover(event) {
    const { held } = this.#view;
    if (!held || event.pointerType !== 'mouse' || !this.#table.has_tray || !event.composedPath().includes(this.#view.board)) return;
    held.over = this.#landing(held, this.#view.place_of(event.clientX, event.clientY));
    this.#view.show_hand();
  }

  #hover_off() {
    const { held } = this.#view;
    if (!held?.over || this.#press || this.#view.board.matches(':focus-visible')) return;
    held.over = null;
    this.#view.show_hand();
  }

  #click_item(event) {
    const button = event.target.closest('.press');
    if (!button || this.#was_drag) return;
    const item = Number(button.dataset.item);
    const { held } = this.#view;
    const is_by_key = event.detail === 0;
    if (held && !held.from && held.item === item && !is_by_key) return void this.turn();
    this.hold(item, this.#view.turn_of(item), null, is_by_key ? this.#inside({ item, turn: this.#view.turn_of(item) }, ...this.#start_of_hand()) : null);
    if (is_by_key) this.#view.board.focus();
    this.#announce_hand();
  }

  #start_of_hand() {
    const { cursor } = this.#view;
    return cursor ? [cursor.row, cursor.column] : [0, 0];
  }

  #click_board(event) {
    if (this.#was_drag) return;
    const at = this.#view.place_of(event.clientX, event.clientY);
    const [row, column] = [Math.floor(at.y), Math.floor(at.x)];
    const { rows, columns } = this.#table.level;
    if (row < 0 || column < 0 || row >= rows || column >= columns) return;
    this.#view.cursor = { row, column };
    const { held } = this.#view;
    if (!held) return void this.#take_up(row, column);
    if (held.from && this.#table.cells(held.from).some((cell) => cell[0] === row && cell[1] === column)) {
      if (this.#table.noun === 'number') this.release();
      else this.turn_in_place();
      return;
    }
    held.over = this.#table.has_tray ? this.#landing(held, at) : { row, column };
    if (!this.drop() && this.#table.noun === 'number') this.#take_up(row, column);
  }

  // What lies on the board and is tapped in hand is turned where it lies, if it fits.
  turn_in_place() {
    const { held } = this.#view;
    held.turn = this.#table.turned(held.item, held.turn, false);
    held.over = this.#inside(held, held.from.row, held.from.column);
    if (!this.drop()) this.#element.show();
  }

  #take_up(row, column) {
    const lying = this.#table.lying_at(this.#view.game.state, row, column);
    if (!lying) return void this.#element.show();
    if (this.#table.fixed(lying)) return void this.#view.tell(['{} is fixed from the start', this.#table.label(lying.item)], { is_shown: true, is_bad: true });
    this.hold(lying.item, lying.turn, lying, this.#table.noun === 'number' ? { row, column } : { row: lying.row, column: lying.column });
    this.#announce_hand();
    return undefined;
  }

  #turn_by_button(event) {
    if (!this.#view.held) return;
    event.preventDefault();
    if (this.#table.has_flip) this.flip();
    else this.turn();
  }

  // --- keys

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
      if (key === 'z') return () => this.#command(has_shift ? 'redo' : 'undo');
      return key === 'y' ? () => this.#command('redo') : null;
    }
    if (event.altKey) return null;
    const commands = { u: 'undo', y: 'redo', h: 'hint', '!': 'hint', '?': 'help' };
    if (commands[key]) return () => this.#command(commands[key]);
    const item = event.target.closest?.('.press');
    if (key === 'r' || key === 'f') return () => this.#change_by_key(key, has_shift, item);
    if (key === 'Escape' && this.#view.held) return () => this.release();
    return event.target === this.#view.board ? this.#board_action(key, has_shift) : null;
  }

  #board_action(key, has_shift) {
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key];
    if (step && has_shift && this.#view.held) return () => (step[0] ? this.flip() : this.turn(step[1] < 0));
    if (step) return () => this.#step(...step);
    if (key === 'Enter' || key === ' ') return () => this.#enter();
    return key === 'Backspace' || key === 'Delete' ? () => this.#take_back() : null;
  }

  // Turns what is held, or what has the focus in the tray, or what lies under the cursor.
  #change_by_key(key, is_back, button) {
    const changed = (item, turn) => (key === 'f' ? this.#table.flipped(item, turn) : this.#table.turned(item, turn, is_back));
    if (this.#view.held) return void this.#change(changed);
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
      held.over = this.#inside(held, (held.over ?? cursor).row + (held.over ? down : 0), (held.over ?? cursor).column + (held.over ? right : 0));
      this.#view.cursor = { ...held.over };
      this.#view.show_hand();
      return void this.#announce_hand();
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
    this.hold(held.item, 0, { ...held.from, ...to }, to);
    this.#view.tell(['{}: {}', this.#view.cell_name(to.row, to.column), this.#table.label(held.item)]);
  }

  #enter() {
    const { held, cursor, game } = this.#view;
    if (held && this.#table.noun === 'number') return void this.release();
    if (held) {
      held.over ??= this.#inside(held, cursor.row, cursor.column);
      return void this.drop();
    }
    if (this.#table.lying_at(game.state, cursor.row, cursor.column)) return void this.#take_up(cursor.row, cursor.column);
    const [item] = this.#table.tray(game.state);
    if (item === undefined) return;
    this.hold(item, this.#view.turn_of(item), null, this.#inside({ item, turn: this.#view.turn_of(item) }, cursor.row, cursor.column));
    this.#announce_hand();
  }

  #take_back() {
    const { held, cursor, game } = this.#view;
    if (held) return void this.put_back();
    const lying = this.#table.has_tray && this.#table.lying_at(game.state, cursor.row, cursor.column);
    if (lying) game.play(this.#table.take({ from: lying }));
  }

  #announce_hand() {
    const { held } = this.#view;
    if (!held) return;
    const name = this.#table.item_words(held.item, held.turn)[0];
    if (!held.over || this.#table.noun === 'number') return void this.#view.tell(['in your hand: {}', name]);
    const [row, column] = this.#table.cells({ ...held, ...held.over })[0];
    this.#view.tell([this.#view.is_legal_here() ? '{} fits: row {}, column {}' : '{} does not fit: row {}, column {}', name, row + 1, column + 1]);
  }

  #command(name) {
    if (name === 'turn') return void this.turn();
    if (name === 'flip') return void this.flip();
    if (name === 'help') return void this.#view.tell([this.#table.how], { is_shown: true });
    if (['undo', 'redo', 'restart', 'hint'].includes(name)) this.#element[name]();
  }
}
