// A player with a screen reader, who knows only names, roles and announcements.
import assert from 'node:assert/strict';
import { shape_of } from './game.mjs';
import { small } from './player.mjs';

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// Records announcements from now on.
const listening = `(() => {
  const live = document.getElementById('live');
  window.heard = [];
  new MutationObserver(() => window.heard.push(live.textContent)).observe(live, { childList: true });
})()`;

const corner = (cells) => [Math.min(...cells.map(([row]) => row)), Math.min(...cells.map(([, column]) => column))];

export class Listener {
  // The browser must provide run(expression), strike(key), and press(name) of a button in the accessibility tree.
  constructor(browser) {
    this.browser = browser;
  }

  listen() {
    return this.browser.run(listening);
  }

  said() {
    return this.browser.run('window.heard');
  }

  async hears(what, timeout = 20000) {
    const end = Date.now() + timeout;
    while (!(await this.said()).some((words) => what.test(words))) {
      if (Date.now() > end) assert.fail(`never heard ${what}, but ${JSON.stringify(await this.said())}`);
      await wait(25);
    }
  }

  // Presses a key and returns the resulting announcement, if any.
  async key(name) {
    const { length } = await this.said();
    await this.browser.strike(name);
    for (const end = Date.now() + 700; Date.now() < end && (await this.said()).length === length;) await wait(25);
  }

  // Returns the cells of the held piece: all are announced when it is picked or turned, later only the first.
  async in_hand() {
    const said = await this.said();
    const told = said.findLastIndex((each) => /In your hand/.test(each));
    const numbers = (words, how) => [...words.matchAll(how)].map(([, row, column]) => [row - 1, column - 1]);
    const cells = numbers(said[told], /row (\d+) column (\d+)/g).slice(0, 4);
    const moved = said.slice(told + 1).findLast((each) => /fits?: row \d+, column \d+/.test(each));
    if (!moved) return { fits: /which fits on/.test(said[told]), cells };
    const [[row, column]] = numbers(moved, /row (\d+), column (\d+)/g);
    const by = [row - cells[0][0], column - cells[0][1]];
    return { fits: / fits:/.test(moved), cells: cells.map(([each_row, each_column]) => [each_row + by[0], each_column + by[1]]) };
  }

  async lay(letter, wanted) {
    await this.key(letter);
    for (let tries = 0; shape_of((await this.in_hand()).cells) !== shape_of(wanted); ++tries) {
      assert.ok(tries < 8, `the piece ${letter} never lay as wanted`);
      await this.key(tries === 4 ? 'f' : 'r');
    }
    for (let tries = 0; tries < 20; ++tries) {
      const [[row, column], [to_row, to_column]] = [corner((await this.in_hand()).cells), corner(wanted)];
      if (row === to_row && column === to_column) break;
      await this.key(row < to_row ? 'ArrowDown' : row > to_row ? 'ArrowUp' : column < to_column ? 'ArrowRight' : 'ArrowLeft');
    }
    assert.ok((await this.in_hand()).fits);
    await this.key('Enter');
  }

  // Returns the cells of the held piece of a board in space, as [layer, row, column], and whether it fits there.
  async in_hand_in_space(size) {
    const said = await this.said();
    const told = said.findLastIndex((each) => /In your hand/.test(each));
    const numbers = (words, how) => [...words.matchAll(how)].map((found) => found.slice(1).map((number) => number - 1));
    const cells = numbers(said[told], /layer (\d+) row (\d+) column (\d+)/g).slice(0, size);
    const moved = said.slice(told + 1).findLast((each) => /fits?: layer/.test(each));
    if (!moved) return { fits: /which fits on/.test(said[told]), cells };
    const [first] = numbers(moved, /layer (\d+), row (\d+), column (\d+)/g);
    const by = first.map((number, axis) => number - cells[0][axis]);
    return { fits: / fits:/.test(moved), cells: cells.map((cell) => cell.map((number, axis) => number + by[axis])) };
  }

  // Lays the piece that a letter picks on cells of a board in space, which are sorted.
  async lay_in_space(letter, wanted) {
    const shape = (cells) => JSON.stringify(cells.map((cell) => cell.map((number, axis) => number - cells[0][axis])).sort());
    const sorted = (cells) => cells.sort((one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2]);
    const lies = async () => shape(sorted((await this.in_hand_in_space(wanted.length)).cells)) === shape(wanted);
    await this.key(letter);
    const [turn, tip, roll] = ['Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+PageUp'];
    const ways = [[], [tip], [tip], [tip], [tip, roll], [roll, roll]].flatMap((side) => [side, [turn], [turn], [turn], [turn]]);
    for (const way of ways) {
      if (await lies()) break;
      for (const key of way) await this.key(key);
    }
    assert.ok(await lies(), `the piece ${letter} never lay as wanted`);
    for (let tries = 0; tries < 20; ++tries) {
      const [at] = sorted((await this.in_hand_in_space(wanted.length)).cells);
      const axis = [0, 1, 2].find((each) => at[each] !== wanted[0][each]);
      if (axis === undefined) break;
      const keys = [['PageUp', 'PageDown'], ['ArrowDown', 'ArrowUp'], ['ArrowRight', 'ArrowLeft']][axis];
      await this.key(keys[at[axis] < wanted[0][axis] ? 0 : 1]);
    }
    assert.ok((await this.in_hand_in_space(wanted.length)).fits);
    await this.key('Enter');
  }

  // Solves the small puzzle, starting with the focus on an empty board.
  async play_small() {
    const [l, ...ts] = small.answer;
    await this.lay('l', l.cells);
    await this.hears(/8 cells left/);
    await this.key('t');
    for (const arrow of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft']) await this.key(arrow);
    await this.hears(/T(, which)? does not fit.* row 1.*L/); // and why not
    await this.browser.press('Undo'); // of the placed piece
    await this.hears(/12 cells left/);
    await this.browser.press('Redo');
    await this.lay('t', ts[0].cells);
    await this.hears(/4 cells left/);
    await this.lay('t', ts[1].cells);
    await this.hears(/Solved! Every cell is covered/);
  }
}
