// Real buttons over the drawn ones, for screen readers, switch access and voice control: the program lists what can be
// pressed (src/app/ui/control_lines.h). Mouse and touch pass through them to the canvas, which also gets the keys; its
// focus is reported by aria-activedescendant.
import { aloud } from './aloud.js';
import { settle } from './history.js';
import { canvas, find, program, with_text } from './program.js';

const controls_pause_ms = 60; // limits updates while a list scrolls
const group = Object.assign(document.createElement('div'), { id: 'controls' });
const buttons = new Map(); // by name
let latest = '';
let controls_timer = 0;
let title = '';

function press_control({ currentTarget }) {
  with_text(currentTarget.dataset.name, (at) => program._tessera_control_pressed(at));
  program._tessera_gesture();
  settle();
}

function button_called(name) {
  const known = buttons.get(name);
  if (known) return known;
  const button = Object.assign(document.createElement('button'), { type: 'button', tabIndex: -1, id: `control-${name}` });
  button.dataset.name = name;
  button.addEventListener('click', press_control);
  buttons.set(name, button);
  return button;
}

function mark_control(button, marks) {
  button.disabled = marks.includes('d');
  if (/[01]/.test(marks)) button.setAttribute('aria-pressed', String(marks.includes('1')));
  else button.removeAttribute('aria-pressed');
}

function button_of(line) {
  const [name, left, top, width, height, marks, label, keys] = line.split('\t');
  const button = button_called(name);
  if (button.textContent !== label) button.textContent = label;
  Object.assign(button.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  mark_control(button, marks);
  if (keys) button.setAttribute('aria-keyshortcuts', keys);
  else button.removeAttribute('aria-keyshortcuts');
  return { button, has_focus: marks.includes('f') };
}

// Existing buttons are not moved in the document: the focused one would lose focus.
function arrange(shown) {
  const had_focus = group.contains(document.activeElement);
  const stays = new Set(shown);
  [...group.children].filter((button) => !stays.has(button)).forEach((button) => button.remove());
  shown.forEach((button, index) => {
    if (group.children[index] !== button) group.insertBefore(button, group.children[index] ?? null);
  });
  if (had_focus && !group.contains(document.activeElement)) canvas.focus({ preventScroll: true });
}

function point_at(focused) {
  if (focused) {
    canvas.setAttribute('aria-owns', group.id);
    canvas.setAttribute('aria-activedescendant', focused.id);
  } else {
    canvas.removeAttribute('aria-activedescendant');
    canvas.removeAttribute('aria-owns');
  }
}

// A sheet over everything else is a dialog, announced by name when it opens.
function entitle(now) {
  if (now) Object.entries({ role: 'dialog', 'aria-label': now }).forEach((pair) => group.setAttribute(...pair));
  else ['role', 'aria-label'].forEach((name) => group.removeAttribute(name));
  if (now && now !== title) aloud.announce(now);
  title = now;
}

function apply_controls() {
  controls_timer = 0;
  const [now, ...lines] = latest.split('\n').slice(0, -1);
  const shown = lines.map(button_of);
  entitle(now ?? '');
  arrange(shown.map(({ button }) => button));
  point_at(shown.find(({ has_focus }) => has_focus)?.button);
}

export function show_controls(lines) {
  if (!group.isConnected) find('stage').append(group);
  latest = lines;
  controls_timer ||= setTimeout(apply_controls, controls_pause_ms);
}

export const twins = { controls: show_controls };
