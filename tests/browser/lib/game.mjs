// The page as a player uses it: reads it by state() and screenshots, acts by mouse, fingers and keys.
import { join } from 'node:path';
import { screenshot_folder, takes_screenshots } from './browser.mjs';
import { drag_by_mouse, touchscreen_of } from './pointers.mjs';
import { plain } from './reused.mjs';
import { without_veil } from './veil.mjs';

const row_of = ({ name }) => name.replace(/[.]\d+$/, '');
export const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

// Returns the shape moved to the corner and in a fixed order, so that shapes can be compared as text.
export function shape_of(cells) {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells.map(([row, column]) => `${row - top},${column - left}`).sort().join(' ');
}

// 'AAB\nABB' -> [{ name: 'A', cells: [[row, column], ...] }, ...]
export function pieces_of(drawing) {
  const pieces = new Map();
  drawing.trim().split('\n').forEach((line, row) => [...line.trim()].forEach((name, column) => {
    if (!/[a-z]/i.test(name)) return;
    pieces.set(name, [...(pieces.get(name) ?? []), [row, column]]);
  }));
  return [...pieces].map(([name, cells]) => ({ name, cells }));
}

export class Game {
  constructor(page) {
    this.page = page;
  }

  // ---- Looking

  // Returns the state, after checking that all controls have names for screen readers.
  async state() {
    const state = await this.page.evaluate(() => globalThis.tessera.state());
    const nameless = state.buttons.filter(({ label }) => !label?.trim());
    if (nameless.length) throw new Error(`without a name: ${nameless.map(({ name }) => name).join(' ')}`);
    return state;
  }

  async is_playable() {
    await this.page.waitForFunction(() => globalThis.tessera?.state().frames > 0, null, { polling: 20, timeout: 60000 });
  }

  // Waits for the scripts loaded after the first frame: sounds, copying, sharing and dialogs.
  async is_whole() {
    await this.is_playable();
    await this.page.locator('#controls').waitFor({ state: 'attached' });
  }

  // Waits until the last action is on the screen.
  frame() {
    return this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }

  // Waits until the state fits and is drawn, so that positions are known; `what` is for the message at a timeout.
  async sees(what, fits, timeout = 40000) {
    const end = Date.now() + timeout;
    for (;;) {
      const state = await this.state();
      if (state.drawn && fits(state)) return state;
      if (Date.now() > end) throw new Error(`never saw: ${what}\n${JSON.stringify(state)}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  // Waits until a sentence is announced to screen readers, perhaps together with others.
  async hears(words) {
    const spoken = this.page.locator('#live');
    const end = Date.now() + 10000;
    for (;;) {
      const text = await spoken.textContent();
      if (words instanceof RegExp ? words.test(text) : text.includes(words)) return;
      if (Date.now() > end) throw new Error(`never heard: ${words}\nbut: ${text}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  // Waits until no frame has been drawn for `ms`; fails if the page keeps drawing.
  async rests(ms, timeout = 20000) {
    const end = Date.now() + timeout;
    for (;;) {
      const { frames } = await this.state();
      await new Promise((resolve) => setTimeout(resolve, ms));
      if ((await this.state()).frames === frames) return;
      if (Date.now() > end) throw new Error(`never rested for ${ms} ms`);
    }
  }

  // A sheet that was just closed may still cover the button for a frame or two.
  async button(name) {
    for (const end = Date.now() + 5000; ;) {
      const { buttons } = await this.state();
      const found = buttons.find((button) => button.name === name);
      if (found) return found;
      if (Date.now() > end) throw new Error(`no button ${name} among ${buttons.map((button) => button.name).join(' ')}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  async has_button(name) {
    return (await this.state()).buttons.some((button) => button.name === name);
  }

  async tray_piece(shape) {
    const { board, game } = await this.state();
    const way = board.down[0] ? sixth : quarter;
    return game.tray.find((piece) => piece.left > 0 && turns_of(piece.cells, way).includes(shape));
  }

  async cell(row, column) {
    const { board: { first, down, across } } = await this.sees('a board at rest', () => true);
    return { x: first[0] + row * down[0] + column * across[0], y: first[1] + row * down[1] + column * across[1] };
  }

  // Runs `look`, which may take several pictures, with every frame painted.
  painted(look) {
    return without_veil(this.page, look);
  }

  // Returns the window as a PNG file, or a part of it.
  picture(clip) {
    return this.painted(() => this.page.screenshot(clip ? { clip } : {}));
  }

  // Saves a picture for people to look at, if they want any.
  async screenshot(name) {
    if (!takes_screenshots) return;
    await this.painted(() => this.page.screenshot({ path: join(screenshot_folder, `${name}.png`) }));
  }

  // Returns the colours in each of some parts of the window, in pixels from one picture, each as [red, green, blue].
  async colors_in(areas) {
    const picture = await this.picture();
    this.easel ??= await plain(this.page).context().newPage(); // the game's own page allows no foreign image
    return this.easel.evaluate(async ([text, parts]) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      pen.drawImage(bitmap, 0, 0);
      return parts.map(({ x, y, width, height }) => {
        const { data } = pen.getImageData(...[x, y, width, height].map(Math.round));
        return [...new Set(new Uint32Array(data.buffer))].map((color) => [color & 255, (color >> 8) & 255, (color >> 16) & 255]);
      });
    }, [picture.toString('base64'), areas]);
  }

  async colors(area) {
    return (await this.colors_in([area]))[0];
  }

  // One or two if nothing was drawn.
  async color_count(area) {
    return (await this.colors(area)).length;
  }

  // ---- Mouse

  async click(place) {
    await this.page.mouse.click(place.x, place.y);
  }

  // Clicks a button, and scrolls to it first if it lies below the window or outside its list.
  async press(name) {
    const { y, height, hidden } = await this.button(name);
    const size = this.page.viewportSize?.(); // Firefox's page has none
    if (size && (hidden || y + height > size.height)) await this.scroll_to(name);
    await this.click(middle(await this.button(name)));
  }

  // Turns the wheel over a list until a button of it is visible, or sideways over its row. Where the list lies in the window is
  // tried out.
  async scroll_to(name) {
    const { width, height } = this.page.viewportSize();
    let aside = 0; // the last turn sideways
    for (let turns = 0; turns < 180; ++turns) {
      const { buttons } = await this.state();
      const button = buttons.find((each) => each.name === name);
      if (button && !button.hidden && button.y + button.height < height - 8) {
        if (aside) await this.page.mouse.wheel(aside, 0); // away from the arrow at the end of the row
        return void await this.frame();
      }
      const beside = button?.hidden && buttons.find((each) => !each.hidden && each.y === button.y && row_of(each) === row_of(button));
      const over = beside || button || { x: 0, width };
      const x = Math.min(Math.max(over.x + over.width / 2, 8), width - 8);
      const y = height * [0.65, 0.5, 0.8][Math.floor(turns / 60)];
      await this.page.mouse.move(x, beside ? middle(beside).y : y);
      aside = beside ? Math.sign(button.x - beside.x) * 60 : aside;
      if (beside) await this.page.mouse.wheel(aside, 0);
      else await this.page.mouse.wheel(0, button?.hidden && middle(button).y < y ? -60 : 60);
      await this.frame();
    }
    throw new Error(`the wheel never led to ${name}`);
  }

  drag(from, to) {
    return drag_by_mouse(this.page, from, to);
  }

  // ---- Fingers

  async fingers(type, ...points) {
    this.touch ??= await touchscreen_of(this.page);
    await this.touch(type, ...points);
  }

  async tap(place) {
    await this.fingers('touchStart', place);
    await this.fingers('touchEnd');
  }

  async tap_button(name) {
    await this.tap(middle(await this.button(name)));
  }

  async finger_drag(from, to, steps = 6) {
    await this.fingers('touchStart', from);
    for (let step = 1; step <= steps; ++step) {
      const share = step / steps;
      await this.fingers('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
  }

  // ---- Keys

  async keys(...names) {
    for (const name of names) await this.page.keyboard.press(name);
  }
}

// Turns and flips of squares, and of hexagons and triangles, whose rows are slanted.
const quarter = { count: 4, turn: ([row, column]) => [column, -row], flip: ([row, column]) => [row, -column] };
const sixth = { count: 6, turn: ([row, column]) => [row + column, -row], flip: ([row, column]) => [row, -row - column] };

// Returns all orientations of a shape, in the form of shape_of().
export function turns_of(cells, { count, turn, flip } = quarter) {
  const result = new Set();
  let turned = cells;
  for (let side = 0; side < 2; ++side) {
    for (let step = 0; step < count; ++step) {
      result.add(shape_of(turned));
      turned = turned.map(turn);
    }
    turned = turned.map(flip);
  }
  return [...result];
}
