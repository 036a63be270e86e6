// The lesson of a first visit on the warm-up, without words: a hand drags a piece to its place, then turns and flips
// another. It is an overlay that does not affect the game, and disappears for ever at the first press.
import { kept } from './kept.js';
import { looks } from './look.js';
import { program } from './program.js';

// Pieces of the warm-up as drawn, and the final position of each one's middle on the board, as [column, row]; the second
// one fits after being turned, flipped and turned. On a phone the board may stand upright, turned clockwise.
const parts = [
  { piece: 'Y', color: '#c1671d', goal: [6, 1], buttons: [], upright: ['turn'] },
  { piece: 'P', color: '#ffea44', goal: [2.5, 2], buttons: ['turn', 'flip', 'turn'], upright: ['flip', 'turn'] },
];
const set_upright = ({ goal: [x, y], upright, ...part }, { columns }) => ({ ...part, goal: [columns - y, x], buttons: upright });
const changes = { turn: ['rotate(0deg)', 'rotate(90deg)'], flip: ['scaleX(1)', 'scaleX(-1)'] };
const hand_shape = ['path', { d: 'M10 31 3 22c-2-3 1-6 4-4l4 3V5c0-4 6-4 6 0v10l11 3c3 1 4 3 4 6l-2 7v4H10z' }];
const pressed = ' scale(0.8)';

const middle_of = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
const moved_to = ([x, y]) => `translate(${x}px, ${y}px)`;

function drawing(name, columns, rows, shapes) {
  const create = (tag) => document.createElementNS('http://www.w3.org/2000/svg', tag);
  const element = create('svg');
  element.classList.add(name);
  element.setAttribute('viewBox', `0 0 ${columns} ${rows}`);
  for (const [tag, attributes] of shapes) {
    const shape = create(tag);
    Object.entries(attributes).forEach(([key, value]) => shape.setAttribute(key, value));
    element.append(shape);
  }
  return element;
}

function ghost_of({ piece, cells }, color, cell) {
  const columns = Math.max(...cells.map(([, column]) => column)) + 1;
  const rows = Math.max(...cells.map(([row]) => row)) + 1;
  const ghost = drawing('ghost', columns, rows, cells.map(([row, column]) => (
    ['rect', { x: column + 0.03, y: row + 0.03, width: 0.94, height: 0.94, rx: 0.14 }])));
  Object.assign(ghost.style, { width: `${columns * cell}px`, height: `${rows * cell}px`, fill: color });
  ghost.dataset.piece = piece;
  return ghost;
}

class Lesson {
  layer = document.createElement('div');
  hand = drawing('hand', 36, 36, [hand_shape]);

  constructor({ board, game, buttons }) {
    Object.assign(this, { board, tray: game.tray, buttons });
    this.layer.id = 'lesson';
    this.layer.setAttribute('aria-hidden', 'true');
    this.layer.append(this.hand);
    document.body.append(this.layer);
  }

  change(element, frames, ms) {
    return element.animate(frames, { duration: ms, easing: 'ease-in-out', fill: 'forwards' }).finished;
  }

  point(at, ms, press = '') {
    return this.change(this.hand, { transform: moved_to(at) + press }, ms);
  }

  async press_button(name) {
    const at = middle_of(this.buttons.find((button) => button.name === name));
    await this.point(at, 450);
    await this.point(at, 120, pressed);
    this.point(at, 120);
  }

  // Moves hand and ghost together; the ghost's middle stays under the finger.
  drag(ghost, at, turned, ms) {
    const lie = { transform: `${moved_to(at)} translate(-50%, -50%) ${turned}` };
    return Promise.all([this.change(ghost, lie, ms), this.point(at, ms, pressed)]);
  }

  // Turns and flips the ghost; returns the end of its transform.
  async turn_and_flip(ghost, at, names) {
    let turned = '';
    for (const name of names) {
      await this.press_button(name);
      const lie = (step) => `${moved_to(at)} translate(-50%, -50%) ${changes[name][step]} ${turned}`;
      await this.change(ghost, { transform: [lie(0), lie(1)] }, 250);
      turned = `${changes[name][1]} ${turned}`;
    }
    if (turned) await this.point(at, 450, pressed);
    return turned;
  }

  async show({ piece, color, goal, buttons }) {
    const source = this.tray.find((each) => each.piece === piece);
    const ghost = ghost_of(source, color, this.board.cell);
    const start = middle_of(source);
    const end = [this.board.x + goal[0] * this.board.cell, this.board.y + goal[1] * this.board.cell];
    const between = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
    this.layer.prepend(ghost);
    await this.point(start, 700);
    await this.drag(ghost, start, '', 150);
    await this.change(ghost, { opacity: 1 }, 150);
    await this.drag(ghost, between, '', 500);
    const turned = await this.turn_and_flip(ghost, between, buttons);
    await this.drag(ghost, end, turned, 600);
    await this.point(end, 150);
    await this.change(ghost, { opacity: 0 }, 700);
  }

  async run() {
    await this.change(this.hand, { opacity: 1 }, 250);
    const is_upright = this.board.rows > this.board.columns;
    for (const part of parts) await this.show(is_upright ? set_upright(part, this.board) : part);
    this.layer.remove();
  }
}

const is_first_visit = () => kept.keys() === '' && !looks.prefers_reduced_motion();

function is_warm_up({ screen, panel, moves, game }) {
  const has = ({ piece }) => game.tray?.some((each) => each.piece === piece);
  return screen === 'play' && panel === '' && moves === 0 && !game.held && parts.every(has);
}

// Starts the lesson after `ms` unless the player has begun to play. Once begun it counts as seen.
export function teach_in(ms) {
  let lesson = null;
  const end = () => {
    clearTimeout(timer);
    lesson?.layer.remove();
  };
  const begin_lesson = () => {
    if (!is_first_visit()) return;
    const state = JSON.parse(program.UTF8ToString(program._tessera_state()));
    if (!is_warm_up(state)) return;
    kept.change('{"lesson":"seen"}');
    lesson = new Lesson(state);
    for (const event of ['resize', 'popstate']) addEventListener(event, end, { capture: true, once: true });
    lesson.run().catch(end);
  };
  const timer = setTimeout(begin_lesson, ms);
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, end, { capture: true, once: true });
}
