// Pages with elements of the built package, in a real browser, and a player of them.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Host, screenshot_folder, takes_screenshots } from '../../browser/lib/browser.mjs';
import { drag_by_mouse, touchscreen_of } from '../../browser/lib/pointers.mjs';
import { package_folder, part } from './package.mjs';

const { read_level } = await part('level.js');
const { table_of } = await part('tables.js');

// Serves the package below a folder of pages.
export class PackageHost extends Host {
  async open() {
    await super.open();
    this.folder = mkdtempSync(join(tmpdir(), 'tessera-pages-'));
    cpSync(package_folder, join(this.folder, 'tessera-puzzle'), { recursive: true });
    this.address = await this.serve(this.folder);
  }

  async close() {
    rmSync(this.folder, { recursive: true });
    await super.close();
  }

  // Opens a page with this body; `wish` as for Host.visitor.
  async page(body, wish = {}) {
    const script = wish.script ?? '<script type="module" src="tessera-puzzle/element.js"></script>';
    writeFileSync(join(this.folder, 'index.html'),
      `<!doctype html><html lang="${wish.lang ?? 'en'}"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>A page</title>${wish.head ?? ''}${script}<body>${body}`);
    const context = await this.visitor({ painted: true, ...wish });
    const page = await context.newPage();
    page.requests = [];
    page.on('request', (request) => page.requests.push(new URL(request.url()).pathname.split('/').at(-1)));
    await page.goto(this.address);
    return page;
  }
}

export async function close_page(page) {
  const context = page.context();
  await context.close();
  assert.deepEqual(context.problems, []);
}

export const shot = async (page, name) => takes_screenshots && page.screenshot({ path: join(screenshot_folder, `package-${name}.png`) });

const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

// Somebody who plays one element of a page: sees what is drawn, and uses mouse, finger or keys.
export class Player {
  constructor(page, selector = 'tessera-puzzle') {
    this.page = page;
    this.element = page.locator(selector);
  }

  async is_ready() {
    await this.element.evaluate((element) => element.ready);
    const level = await this.element.evaluate((element) => element.level);
    this.table = table_of(read_level(level));
    // What the element sends, in order.
    await this.element.evaluate((element) => {
      element.seen = [];
      for (const name of ['move', 'solved', 'hint', 'error']) element.addEventListener(name, ({ detail }) => element.seen.push({ name, ...detail }));
    });
    return this;
  }

  seen() { return this.element.evaluate((element) => element.seen); }
  moves() { return this.element.evaluate((element) => element.moves); }
  text(part) { return this.element.locator(`[part~="${part}"]`).innerText(); }
  said() { return this.element.evaluate((element) => element.shadowRoot.getElementById('live').textContent.trim()); }
  solved() { return this.element.and(this.page.locator('[solved]')).waitFor({ state: 'attached', timeout: 20000 }); }
  button(name) { return this.element.locator(`[data-name="${name}"]`); }
  item(item) { return this.element.locator(`[data-item="${item}"]`); }

  // The middle of a cell of the board, on the screen.
  async cell(row, column) {
    const board = await this.element.locator('.board').boundingBox();
    const size = board.width / (this.table.level.columns + 0.3);
    return { x: board.x + (column + 0.65) * size, y: board.y + (row + 0.65) * size, size };
  }

  // Names of the presses, "turn" and "flip", that bring an orientation to another one.
  way(item, from, to) {
    const ways = new Map([[from, []]]);
    for (const [turn, way] of ways) {
      for (const [press, next] of [['turn', this.table.turned(item, turn)], ['flip', this.table.flipped(item, turn)]]) {
        if (!ways.has(next)) ways.set(next, [...way, press]);
      }
    }
    return ways.get(to);
  }

  // A polyomino's move "place NAME TURN ROW COLUMN" as numbers; the item's first cell is where it is grabbed.
  read(move) {
    const [, name, ...numbers] = move.split(' ');
    const [turn, row, column] = numbers.map(Number);
    const item = this.table.level.pieces.findIndex((piece) => piece.name === name);
    const [down, right] = this.table.shape(item, turn)[0];
    return { item, turn, row, column, grab: { row: down, column: right }, cell: { row: row + down, column: column + right } };
  }

  // Where to grab an item in the tray so that its first cell is held.
  async grip(item, { row, column }) {
    const box = await this.element.locator(`.item:has([data-item="${item}"]) svg`).boundingBox();
    const columns = 1 + Math.max(...this.table.shape(item, this.turn).map((cell) => cell[1]));
    const unit = box.width / (columns + 0.12);
    return { x: box.x + (column + 0.56) * unit, y: box.y + (row + 0.56) * unit };
  }

  async place_by_mouse(move) {
    const { item, turn, grab, cell } = this.read(move);
    await this.item(item).click();
    for (const press of this.way(item, this.turns?.get(item) ?? 0, turn)) await this.button(press).click();
    (this.turns ??= new Map()).set(item, turn);
    this.turn = turn;
    const [from, to] = [await this.grip(item, grab), await this.cell(cell.row, cell.column)];
    await drag_by_mouse(this.page, from, to);
  }

  async fingers(type, ...points) {
    this.touch ??= await touchscreen_of(this.page);
    await this.touch(type, ...points);
  }

  async tap(locator) {
    await this.fingers('touchStart', middle(await locator.boundingBox()));
    await this.fingers('touchEnd');
  }

  // A finger drags below what it moves: the element lifts that by a cell.
  async place_by_finger(move) {
    const { item, turn, grab, cell } = this.read(move);
    const way = this.way(item, this.turns?.get(item) ?? 0, turn);
    if (way.length) await this.tap(this.item(item));
    for (const press of way) await this.tap(this.button(press));
    (this.turns ??= new Map()).set(item, turn);
    this.turn = turn;
    const [from, to] = [await this.grip(item, grab), await this.cell(cell.row, cell.column)];
    const lift = Math.min(56, to.size);
    await this.fingers('touchStart', from);
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
      await this.fingers('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y + lift - from.y) * share });
    }
    await this.fingers('touchEnd');
  }

  // By keys alone: Tab to the item, Enter, R and F, arrows, Enter.
  async place_by_keys(move) {
    const { item, turn, row, column } = this.read(move);
    const { page } = this;
    const is_at_item = () => this.element.evaluate((element, wanted) => element.shadowRoot.activeElement?.dataset.item === wanted, String(item));
    for (let tries = 0; !(await is_at_item()); ++tries) {
      assert.ok(tries < 60, `Tab never came to item ${item}`);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    for (const press of this.way(item, this.turns?.get(item) ?? 0, turn)) await page.keyboard.press(press === 'turn' ? 'r' : 'f');
    (this.turns ??= new Map()).set(item, turn);
    const place = () => this.element.evaluate((element) => element.shadowRoot.querySelector('.ghost .around').getAttribute('d'));
    const corner = async () => {
      const points = [...(await place()).matchAll(/(\d+) (\d+)/g)].map((match) => match.slice(1).map(Number));
      return { row: Math.min(...points.map(([, y]) => y)), column: Math.min(...points.map(([x]) => x)) };
    };
    for (let at = await corner(), tries = 0; at.row !== row || at.column !== column; at = await corner(), ++tries) {
      assert.ok(tries < 60, 'the arrows do not lead there');
      await page.keyboard.press(at.row < row ? 'ArrowDown' : at.row > row ? 'ArrowUp' : at.column < column ? 'ArrowRight' : 'ArrowLeft');
    }
    await page.keyboard.press('Enter');
  }
}
