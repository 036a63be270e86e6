// Lets mouse and fingers use an element's table: drags, taps, clicks, the wheel.
import { least } from './board.js';

const slop = 6; // pixels that a press may move and still be a tap

export class Pointers {
  #element;
  #view;
  #hand;
  #press = null; // { pointer, x, y, item, turn, from, grip, is_touch, is_drag }
  #was_drag = false;
  #finger = null; // where one has touched
  #tapped_at = -Infinity;

  constructor(element, view, hand) {
    this.#element = element;
    this.#view = view;
    this.#hand = hand;
    const listen = (node, events, how) =>
      Object.entries(events).forEach(([name, act]) => node.addEventListener(name, (event) => view.is_played && act(event), how));
    // A tap is taken when the finger is lifted: browsers make no click of one that follows a drag closely.
    const once = { click: (event) => this.#is_after_tap(event) && event.stopImmediatePropagation() };
    for (const node of [view.tray, view.board, view.bar]) listen(node, once, { capture: true });
    listen(view.tray, { pointerdown: (event) => this.#press_item(event), click: (event) => this.#click_item(event) });
    listen(view.board, {
      pointerdown: (event) => this.#press_board(event),
      click: (event) => this.#click_board(event),
      pointerleave: () => this.#hover_off(),
      contextmenu: (event) => this.#turn_by_button(event),
    });
    listen(view.board, { wheel: (event) => this.#turn_by_wheel(event) }, { passive: false });
    listen(view.bar, { click: (event) => this.#click_bar(event) });
    listen(view.frame, {
      pointerdown: (event) => this.#touch(event),
      pointermove: (event) => this.#moved(event),
      pointerup: (event) => this.#released(event),
      pointercancel: () => this.#cancelled(),
    });
  }

  get #table() { return this.#view.game.table; }

  #touch({ pointerType, pointerId, clientX, clientY, target }) {
    this.#element.warm();
    this.#finger = pointerType === 'touch' && !this.#finger ? { pointerId, clientX, clientY, target } : null;
  }

  #tap(event) {
    const finger = this.#finger;
    this.#finger = null;
    if (finger?.pointerId !== event.pointerId) return;
    if (Math.hypot(event.clientX - finger.clientX, event.clientY - finger.clientY) >= slop) return;
    this.#tapped_at = event.timeStamp;
    const tap = { target: finger.target, clientX: event.clientX, clientY: event.clientY, detail: 1 };
    const { tray, board, bar } = this.#view;
    const acts = [[tray, () => this.#click_item(tap)], [board, () => this.#click_board(tap)], [bar, () => this.#click_bar(tap)]];
    acts.find(([node]) => node.contains(finger.target))?.[1]();
  }

  #is_after_tap({ detail, timeStamp }) { return detail > 0 && timeStamp - this.#tapped_at < 700; }

  #click_bar({ target }) {
    const button = target.closest('button');
    if (button && !button.disabled) this.#hand.command(button.dataset.name);
  }

  #press_item(event) {
    const button = event.target.closest('.press');
    if (!button || event.button !== 0 || this.#press) return;
    const item = Number(button.dataset.item);
    const turn = this.#view.turn_of(item);
    const { x, y, width, parts } = this.#table.frame(item, turn);
    const box = button.parentNode.querySelector('svg').getBoundingClientRect();
    const unit = box.width / (width + 0.12);
    const at = { x: (event.clientX - box.left) / unit - 0.06 + x, y: (event.clientY - box.top) / unit - 0.06 + y };
    this.#begin_press(event, { item, turn, from: null, grip: nearest_part(parts, at) });
  }

  #press_board(event) {
    if (event.button !== 0 || this.#press) return;
    const at = this.#view.place_of(event.clientX, event.clientY);
    const spot = this.#table.board.spot_at(at.x, at.y);
    const lying = spot && this.#table.lying_at(this.#view.game.state, spot.row, spot.column);
    if (!lying || this.#table.fixed(lying)) return;
    this.#begin_press(event, { item: lying.item, turn: lying.turn, from: lying, grip: nearest_part(this.#table.place(lying).spots, at) });
  }

  #begin_press(event, press) {
    const { pointerId: pointer, clientX: x, clientY: y, pointerType } = event;
    this.#press = { ...press, pointer, x, y, is_touch: pointerType === 'touch', is_drag: false };
    this.#was_drag = false;
  }

  #moved(event) {
    const press = this.#press;
    if (!press) return void this.#hover(event);
    if (event.pointerId !== press.pointer) return;
    if (!press.is_drag) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < slop) return;
      press.is_drag = true;
      this.#view.frame.setPointerCapture(press.pointer);
      this.#hand.hold(press.item, press.turn, press.from);
      this.#view.start_flight(press);
    }
    event.preventDefault();
    // A finger hides what it moves, so that lies a little above it.
    const lift = press.is_touch ? Math.min(56, this.#view.cell) : 0;
    const { held } = this.#view;
    this.#view.fly(press.grip, event.clientX, event.clientY - lift);
    const at = this.#view.place_of(event.clientX, event.clientY - lift);
    const is_near = this.#view.is_near_board(event.clientX, event.clientY - lift);
    held.over = is_near ? this.#hand.under(held, at, press.grip) : null;
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
    if (!this.#view.held?.over) this.#hand.put_back();
    else if (!this.#hand.drop()) this.#hand.release();
    return undefined;
  }

  #drop_press() {
    this.#press = null;
    this.#view.end_flight();
  }

  #cancelled() {
    const is_drag = this.#press?.is_drag;
    this.#drop_press();
    if (is_drag) this.#hand.release();
  }

  // A mouse shows where what is held would lie.
  #hover(event) {
    const { held } = this.#view;
    if (!held || event.pointerType !== 'mouse' || !this.#table.has_tray || !event.composedPath().includes(this.#view.board)) return;
    const at = this.#view.place_of(event.clientX, event.clientY);
    held.over = this.#hand.landing(held, this.#table.board.nearest(at.x, at.y), at);
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
    if (held && !held.from && held.item === item && !is_by_key) return void this.#hand.turn();
    const turn = this.#view.turn_of(item);
    this.#hand.hold(item, turn, null, is_by_key ? this.#hand.inside({ item, turn }, this.#hand.start()) : null);
    if (is_by_key) this.#view.board.focus();
    this.#hand.announce();
    return undefined;
  }

  #click_board(event) {
    if (this.#was_drag) return;
    const at = this.#view.place_of(event.clientX, event.clientY);
    const spot = this.#table.board.spot_at(at.x, at.y);
    if (!spot) return;
    const { row, column } = spot;
    this.#view.cursor = spot;
    const { held } = this.#view;
    if (!held) return void this.#hand.take_up(row, column);
    if (held.from && this.#table.cells(held.from).some((cell) => cell[0] === row && cell[1] === column)) {
      if (this.#table.noun === 'number') this.#hand.release();
      else this.#hand.turn_in_place();
      return;
    }
    held.over = this.#table.has_tray ? this.#hand.landing(held, spot, at) : { row, column };
    if (!this.#hand.drop() && this.#table.noun === 'number') this.#hand.take_up(row, column);
  }

  #turn_by_wheel(event) {
    if (!this.#view.held) return;
    event.preventDefault();
    this.#hand.turn(event.deltaY < 0);
  }

  #turn_by_button(event) {
    if (!this.#view.held) return;
    event.preventDefault();
    if (this.#table.has_flip) this.#hand.flip();
    else this.#hand.turn();
  }
}

// A press beside the piece takes it by its nearest part.
const nearest_part = (parts, { x, y }) => parts.indexOf(least(parts, (part) => Math.hypot(part.x - x, part.y - y)));
