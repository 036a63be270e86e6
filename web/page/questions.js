// Questions to the player outside the canvas: a line of text, or a file.
import { puzzle_types, read_puzzle } from './files.js';
import { canvas, find, program, with_text } from './program.js';

const draft_question = 501; // as in src/app/screens/editor_screen.h: the file of a puzzle, not of saved games

function fill_dialog({ title, text, accept, cancel, is_number, max_length, rule, low, high }) {
  const field = find('entry-text');
  const fits = () => !rule || (/^\s*\d+\s*$/.test(field.value) && Number(field.value) >= low && Number(field.value) <= high);
  field.oninput = () => field.setCustomValidity(fits() ? '' : rule);
  find('entry-rule').textContent = rule;
  find('entry-rule').hidden = !rule;
  find('entry-title').textContent = title;
  field.value = text;
  field.inputMode = is_number ? 'numeric' : 'text';
  field.maxLength = max_length;
  field.oninput();
  find('entry-ok').textContent = accept;
  find('entry-cancel').textContent = cancel;
  return field;
}

let answer = () => {}; // answers the question that is open, once

function ask_text(question) {
  const { id, ...shown } = JSON.parse(question);
  const field = fill_dialog(shown);
  answer = (text) => {
    answer = () => {};
    canvas.focus({ preventScroll: true });
    with_text(text, (...copy) => program._tessera_text_answered(id, ...copy));
  };
  globalThis.event?.preventDefault(); // the key that opened the dialog is not typed into the field
  find('entry').showModal();
  field.select();
}

// A text is answered at once: `close` arrives later, perhaps when the dialog shows the next question.
export function listen_to_dialog() {
  const dialog = find('entry');
  find('entry-cancel').addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.open || answer(null));
  dialog.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.close();
    answer(find('entry-text').value);
  });
}

function keep_file(name, content) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

const download = (name, text) => keep_file(name, new Blob([text], { type: 'text/plain' }));

// The bytes are digits of base64url.
function download_bytes(name, digits) {
  const letters = atob(digits.replace(/-/g, '+').replace(/_/g, '/'));
  keep_file(name, new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]));
}

const longest_side = 2400; // pixels of a picture

// Downloads an SVG as PNG, or as it is if the browser cannot convert it.
async function download_drawing(name, drawing) {
  const whole = new Blob([drawing], { type: 'image/svg+xml' });
  const address = URL.createObjectURL(whole);
  try {
    const image = Object.assign(new Image(), { src: address });
    await image.decode();
    const scale = longest_side / Math.max(image.naturalWidth, image.naturalHeight);
    const [width, height] = [image.naturalWidth, image.naturalHeight].map((side) => Math.round(side * scale));
    const sheet = Object.assign(document.createElement('canvas'), { width, height });
    sheet.getContext('2d').drawImage(image, 0, 0, width, height);
    const picture = await new Promise((done) => sheet.toBlob(done));
    keep_file(`${name}.png`, picture);
  } catch {
    keep_file(`${name}.svg`, whole);
  }
  URL.revokeObjectURL(address);
}

// Called while a frame is drawn, which the canvas keeps until the current task ends.
const download_picture = (name) => queueMicrotask(() => canvas.toBlob((picture) => picture && keep_file(name, picture)));

// Ignores files larger than this page writes.
const read_games = (file) => (file.size < 2e7 ? file.text().catch(() => '') : '');

function ask_file(id) {
  const [accept, read] = Number(id) === draft_question ? [puzzle_types, read_puzzle] : ['text/plain', read_games];
  const field = Object.assign(document.createElement('input'), { type: 'file', accept });
  field.addEventListener('change', async () => {
    const [file] = field.files;
    const text = await read(file);
    const name = file.name.replace(/\s+/g, ' ');
    if (text !== null) with_text(`${name}\n${text}`, (...copy) => program._tessera_text_answered(Number(id), ...copy));
  });
  field.click();
}

export const questions = { ask_text, ask_file, download, download_bytes, download_drawing, download_picture };
