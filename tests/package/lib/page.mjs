// Pages with elements of the built package, in a real browser, and a player of them.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Host, screenshot_folder, takes_screenshots } from '../../browser/lib/browser.mjs';
import { drag_by_mouse, touchscreen_of } from '../../browser/lib/pointers.mjs';
import { package_folder, part, tessera } from './package.mjs';

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
    this.table = table_of(await tessera.describe(level));
    // The events of the element, in order.
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

  // Arranges the layers as they are shown: a row holds those whose numbers are at the height of the first one's.
  async arrange() {
    const { board } = this.table;
    if (!board.is_in_space) return;
    const heights = await this.element.locator('.layer').evaluateAll((numbers) => numbers.map((number) => number.getAttribute('y')));
    const last = heights.findLastIndex((height) => height === heights[0]);
    board.arrange(last + 1);
  }

  // The middle of a cell of the board, on the screen.
  async cell(row, column) {
    const board = await this.element.locator('.board').boundingBox();
    await this.arrange();
    const size = board.width / (this.table.board.width + 0.3);
    const { x, y } = this.table.board.spot(row, column);
    return { x: board.x + (x + 0.15) * size, y: board.y + (y + 0.15) * size, size };
  }

  // Names of the presses, such as "turn" and "flip", that bring an orientation to another one.
  way(item, from, to) {
    const ways = new Map([[from, []]]);
    for (const [turn, way] of ways) {
      const turned = this.table.turns.map((press, axis) => [press, this.table.turned(item, turn, false, axis)]);
      for (const [press, next] of [...turned, ...(this.table.has_flip ? [['flip', this.table.flipped(item, turn)]] : [])]) {
        if (!ways.has(next)) ways.set(next, [...way, press]);
      }
    }
    return ways.get(to);
  }

  // A polyomino's move as what lies then; the item's first cell is where it is grabbed.
  read(move) {
    const lying = this.table.play([], move)[0];
    const [row, column] = this.table.cells(lying)[0];
    return { ...lying, cell: { row, column } };
  }

  // Where to grab an item in the tray so that its first cell is held.
  async grip(item, turn) {
    const box = await this.element.locator(`.item:has([data-item="${item}"]) svg`).boundingBox();
    const { parts: [part], x, y, width } = this.table.frame(item, turn);
    const unit = box.width / (width + 0.12);
    return { x: box.x + (part.x - x + 0.06) * unit, y: box.y + (part.y - y + 0.06) * unit };
  }

  async place_by_mouse(move) {
    const { item, turn, cell } = this.read(move);
    await this.item(item).click();
    for (const press of this.way(item, this.turns?.get(item) ?? 0, turn)) await this.button(press).click();
    (this.turns ??= new Map()).set(item, turn);
    const [from, to] = [await this.grip(item, turn), await this.cell(cell.row, cell.column)];
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
    const { item, turn, cell } = this.read(move);
    const way = this.way(item, this.turns?.get(item) ?? 0, turn);
    if (way.length) await this.tap(this.item(item));
    for (const press of way) await this.tap(this.button(press));
    (this.turns ??= new Map()).set(item, turn);
    const [from, to] = [await this.grip(item, turn), await this.cell(cell.row, cell.column)];
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
    for (const press of this.way(item, this.turns?.get(item) ?? 0, turn)) await page.keyboard.press(keys[press]);
    (this.turns ??= new Map()).set(item, turn);
    const at = async () => (await this.element.locator('.ghost[data-at]').getAttribute('data-at')).split(' ').map(Number);
    const places = this.table.places(item, turn);
    const place_at = (wanted) => places.find((place) => place.row === wanted[0] && place.column === wanted[1]);
    for (const press of route(this.table, places, place_at(await at()), place_at([row, column]))) await page.keyboard.press(press);
    assert.deepEqual(await at(), [row, column]);
    await page.keyboard.press('Enter');
  }

  // By names, roles and what is said, without looking.
  async place_by_words(move) {
    const { item, turn, row, column } = this.read(move);
    const { page, table } = this;
    await page.getByRole('button', { name: new RegExp(`^${table.label(item)}, \\d`) }).dispatchEvent('click');
    for (const press of this.way(item, this.turns?.get(item) ?? 0, turn)) {
      await page.getByRole('button', { name: press[0].toUpperCase() + press.slice(1), exact: true }).dispatchEvent('click');
    }
    (this.turns ??= new Map()).set(item, turn);
    await page.getByRole('application', { name: /^Puzzle board/ }).focus();
    const places = table.places(item, turn);
    const wanted = places.find((place) => place.row === row && place.column === column);
    for (let tries = 0; ; ++tries) {
      const said = await this.said();
      const [, fits, layer, ...numbers] = said.match(/^\S+ (fits|does not fit): (?:layer (\d+), )?row (\d+), column (\d+)$/) ?? assert.fail(said);
      const words = [...(layer ? [layer] : []), ...numbers].map(Number);
      const [next] = route(table, places, places.find(({ spots: [first] }) => first.words.join() === words.join()), wanted);
      if (!next) {
        assert.equal(fits, 'fits');
        break;
      }
      assert.ok(tries < 60);
      await page.keyboard.press(next);
    }
    await page.keyboard.press('Enter');
  }
}

const keys = { turn: 'r', flip: 'f', tip: 'Shift+ArrowDown', roll: 'Shift+PageUp' };
const arrows = { ArrowUp: { down: -1 }, ArrowDown: { down: 1 }, ArrowLeft: { right: -1 }, ArrowRight: { right: 1 }, PageUp: { up: 1 }, PageDown: { up: -1 } };

// The fewest presses of arrows from a place to another one.
function route(table, places, from, to) {
  const ways = new Map([[from, []]]);
  for (const [place, way] of ways) {
    for (const [press, arrow] of Object.entries(arrows)) {
      const next = table.beside(places, place, arrow);
      if (!ways.has(next)) ways.set(next, [...way, press]);
    }
  }
  return ways.get(to) ?? assert.fail('the arrows do not lead there');
}
