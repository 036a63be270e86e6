// Sound and vibration: none before the player enables them, and then one per event.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, phone } from './lib/browser.mjs';
import { middle } from './lib/game.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const { code, answer } = player.small;
const cells = answer[0].cells;

// Returns a browser that records sounds and vibrations.
async function listener(wish = {}) {
  const context = await host.visitor({ still: false, ...wish });
  await context.addInitScript(() => {
    globalThis.heard = { contexts: 0, notes: [], felt: [], outside: 0 };
    const nothing = () => {};
    globalThis.AudioContext = class {
      constructor() {
        heard.contexts += 1;
        if (!navigator.userActivation.hasBeenActive) heard.outside += 1;
      }
      state = 'suspended';
      currentTime = 0;
      destination = {};
      async resume() { this.state = 'running'; }
      async suspend() { this.state = 'suspended'; }
    };
    const parameter = () => ({ setValueAtTime: nothing, exponentialRampToValueAtTime: nothing, linearRampToValueAtTime(level) { heard.level = level; } });
    class Node {
      gain = parameter();
      frequency = { ...parameter(), setValueAtTime: (pitch) => heard.notes.push(pitch) };
      connect(next) { return next; }
      start() {}
      stop() {}
    }
    globalThis.OscillatorNode = Node;
    globalThis.GainNode = Node;
    Navigator.prototype.vibrate = (rhythm) => (heard.felt.push(rhythm), true);
  });
  return context;
}

const heard = (game) => game.page.evaluate(() => structuredClone(globalThis.heard));

async function choose_sound(game, which) {
  await game.press('settings');
  await game.sees('the sheet', ({ panel }) => panel === 'settings');
  await game.frame();
  await game.press(`sound.${which}`);
  await game.frame();
  await game.keys('Escape');
  await game.sees('no sheet', ({ panel }) => panel === '');
}

async function close_card(game) {
  await game.sees('the card', ({ buttons }) => buttons.some(({ name }) => name === 'card.close'));
  await game.press('card.close');
}

async function lay_and_take_back(game) {
  await player.place_by_dragging(game, cells);
  const { game: { tray } } = await game.state();
  await game.drag(await game.cell(...cells[0]), middle(tray.find(({ left }) => left > 0)));
  await game.sees('an empty board', (state) => state.game.placements.length === 0);
}

describe('sound', () => {
  it('is off, and nothing is made for it, until it is turned on', async () => {
    const game = await host.game({ code }, await listener());
    await lay_and_take_back(game);
    assert.deepEqual(await heard(game), { contexts: 0, notes: [], felt: [], outside: 0 });
    await close_game(game);
  });

  it('is made of each thing once, in one context, after a gesture', async () => {
    const game = await host.game({ code }, await listener());
    await choose_sound(game, 2);
    const of_setting = await heard(game);
    assert.equal(of_setting.contexts, 1);
    assert.ok(of_setting.notes.length > 0, 'the setting itself is heard');
    await lay_and_take_back(game);
    const { contexts, notes, felt, outside } = await heard(game);
    const of_play = notes.slice(of_setting.notes.length);
    const count = (pitch) => of_play.filter((note) => note === pitch).length;
    assert.deepEqual([contexts, outside], [1, 0]);
    assert.equal(count(380), 3, 'picked up twice, and off the board');
    assert.equal(of_play.length - count(380), 2, 'laid once, with a low and a high tone');
    assert.deepEqual(felt, [[10], [5], [10], [5], [5]], 'the setting, the piece picked and laid, and taken back');
    await close_game(game);
  });

  it('is felt too, a refusal twice and a win in a rhythm', async () => {
    const game = await host.game({ code }, await listener());
    await choose_sound(game, 2);
    await player.place_by_dragging(game, cells);
    await game.page.locator('#canvas').focus();
    await game.keys('t', 'r', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter');
    await game.page.waitForFunction(() => globalThis.heard.felt.length > 5);
    assert.deepEqual((await heard(game)).felt.slice(3), [[5], [8], [15, 50, 15]], 'picked, turned and refused');
    await game.keys('Escape');
    for (const piece of answer.slice(1)) await player.place_by_dragging(game, piece.cells);
    await game.sees('the win', ({ solved }) => solved);
    assert.deepEqual((await heard(game)).felt.at(-1), [20, 80, 20, 80, 60]);
    await close_game(game);
  });

  it('gives each piece its own note, and a win the notes of all, the last one first', async () => {
    const game = await host.game({ code }, await listener());
    await choose_sound(game, 2);
    const low_of = [];
    for (const { cells: place } of answer) {
      const { notes: before_it } = await heard(game);
      await player.place_by_dragging(game, place);
      await game.page.waitForFunction((count) => globalThis.heard.notes.length > count, before_it.length + 1);
      low_of.push((await heard(game)).notes.slice(before_it.length).filter((pitch) => ![380, 720].includes(pitch)));
    }
    const win = low_of.pop();
    const bases = low_of.map(([low]) => Math.round(low / 0.85));
    assert.equal(win.length, 2, 'a note for the L and one for both T');
    assert.equal(new Set(win).size, win.length, 'no two kinds sound alike');
    for (const base of bases) assert.ok(win.map(Math.round).includes(base), `${base} is in ${win}`);
    await close_game(game);
  });

  it('is as loud as it was chosen, and silent again when that is chosen', async () => {
    const game = await host.game({ code }, await listener());
    await choose_sound(game, 2);
    const { level: loud } = await heard(game);
    await choose_sound(game, 1);
    const { level: quiet } = await heard(game);
    assert.ok(quiet < loud / 2);
    await choose_sound(game, 0);
    const before_play = await heard(game);
    await lay_and_take_back(game);
    assert.deepEqual(await heard(game), before_play);
    await close_game(game);
  });

  it('shakes nothing for those who want less movement', async () => {
    const game = await host.game({ code }, await listener({ still: true }));
    await choose_sound(game, 1);
    await lay_and_take_back(game);
    const { notes, felt } = await heard(game);
    assert.ok(notes.length > 0);
    assert.deepEqual(felt, []);
    await close_game(game);
  });

  for (const [device, size] of named_variants({ desktop, phone, small: { ...phone, width: 320, height: 568 } }, ['small'])) it(`is offered below the cards of the list: ${device}`, async () => {
    const game = await host.game({ ...size, code });
    for (const { cells: place } of answer) await player.place_by_dragging(game, place);
    await close_card(game);
    await game.sees('the offer', ({ notice }) => /sound/.test(notice));
    await game.press('home');
    await game.sees('the list', ({ screen }) => screen === 'home');
    await game.page.mouse.move(size.width / 2, size.height * 0.7);
    await game.page.mouse.wheel(0, 100000);
    await game.frame();
    await game.screenshot(`offer-in-list-${device}`);
    const { buttons } = await game.state();
    const offer = buttons.find(({ name }) => name === 'notice.action');
    const cards = buttons.filter(({ name }) => /^level[.]/.test(name));
    assert.ok(cards.length > 0);
    for (const { name, y, height } of cards) assert.ok(y + height <= offer.y + 1, `${name} above the offer`);
    await close_game(game);
  });

  it('is offered once, when a puzzle is solved for the first time', async () => {
    const context = await listener();
    const game = await host.game({ code }, context);
    for (const piece of answer) await player.place_by_dragging(game, piece.cells);
    await close_card(game);
    await game.sees('the offer', ({ notice, buttons }) => /sound/.test(notice) && buttons.some(({ name }) => name === 'notice.action'));
    assert.equal((await heard(game)).contexts, 0);
    await game.screenshot('sound-offer');
    await game.press('notice.action');
    await game.page.waitForFunction(() => globalThis.heard.notes.length > 0);
    await game.page.reload();
    await game.is_whole();
    await game.press('undo');
    await game.page.waitForFunction(() => globalThis.heard.notes.length > 0);
    await close_game(game);
  });

  it('asks nothing of a real browser that it complains about', async () => {
    const context = await host.visitor({ still: false });
    await context.addInitScript(() => {
      globalThis.states = [];
      const { resume } = AudioContext.prototype;
      AudioContext.prototype.resume = function () { return resume.call(this).finally(() => states.push(this.state)); };
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (when) { states.push(this.context.state); return start.call(this, when); };
    });
    const game = await host.game({ code }, context);
    await choose_sound(game, 2);
    for (const { cells: place } of answer) await player.place_by_dragging(game, place);
    await game.page.waitForFunction(() => globalThis.states.length > 10);
    assert.ok((await game.page.evaluate(() => globalThis.states)).every((state) => state === 'running'));
    await close_game(game);
  });

  it('is no fault where a browser cannot make it', async () => {
    const context = await host.visitor();
    await context.addInitScript(() => { globalThis.AudioContext = class { constructor() { throw new Error('no device'); } }; });
    const game = await host.game({ code }, context);
    await choose_sound(game, 2);
    await lay_and_take_back(game);
    await close_game(game);
  });
});
