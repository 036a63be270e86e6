// The list of levels: scrolling, and the targets of its buttons.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, phone, phone_lying, variants } from './lib/browser.mjs';
import { middle } from './lib/game.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const swap = '1s/3x3/AAEQ/h3n9';

async function open_list(game) {
  if ((await game.state()).screen !== 'home') await game.press('home');
  await game.sees('the list', ({ screen, buttons }) => screen === 'home' && buttons.some(({ name }) => name.startsWith('level.')));
}

// The chapter after the course, and its first puzzles.
const classics = [41, 42, 43].map((index) => `level.${index}`);

async function open_classics(game) {
  await open_list(game);
  await game.press('chapter.1');
  await game.sees('the classics', ({ buttons }) => buttons.some(({ name }) => name === classics[0]));
}

const top_of = async (game, name) => (await game.button(name)).y;

async function moved_by(game, act) {
  const before_it = await top_of(game, 'level.0');
  await act();
  await game.frame();
  await game.frame();
  return before_it - await top_of(game, 'level.0');
}

it('the list follows the wheel pixel by pixel, and the keys of a page', async () => {
  const game = await host.game(desktop);
  await open_list(game);
  await game.page.mouse.move(640, 600);
  assert.equal(await moved_by(game, () => game.page.mouse.wheel(0, 300)), 300);
  assert.equal(await moved_by(game, () => game.page.mouse.wheel(0, 7)), 7);
  assert.ok(await moved_by(game, () => game.page.keyboard.press('PageDown')) > 500);
  assert.ok(await moved_by(game, () => game.page.keyboard.press('End')) > 0);
  await game.page.keyboard.press('Home');
  await game.sees('the top again', ({ buttons }) => buttons.find(({ name }) => name === 'settings').y > 0);
  await close_game(game);
});

// Text that runs out of a card adds its colours to the gap beside it; shadows look the same in both gaps.
describe('the cards of the list hold their texts', () => {
  for (const locale of variants(['en-GB', 'fr-FR', 'de-DE'], ['de-DE'])) {
    it(locale, async () => {
      for (const [, size] of named_variants({ phone_lying, small: { width: 720, height: 480 }, desktop }, ['phone_lying'])) {
        const game = await host.game({ ...size, locale, code: '1p/4x3/FG-C/nn89' });
        await game.press('solve');
        await game.sees('the solution', ({ solved }) => solved);
        await open_list(game);
        const cards = await Promise.all(['continue', 'daily'].map((name) => game.button(name)));
        const gap_after = (card, next) => ({ x: card.x + card.width + 2, y: card.y + 8, width: next.x - card.x - card.width - 4, height: card.height - 16 });
        const beside = cards[1].x > cards[0].x ? cards[1] : await game.button('level.0'); // a low screen has both left of the list
        const gap = gap_after(cards[0], beside);
        assert.ok(gap.width > 0, `${locale} ${size.width}: cards beside each other`);
        const third = gap.height / 3; // texts are in the middle of a card, shadows are the same all along
        const areas = [gap.y, gap.y + third].map((y) => ({ ...gap, y, height: third }));
        const counts = (await game.colors_in(areas)).map((colors) => colors.length);
        assert.ok(counts[1] - counts[0] < 15, `${locale} ${size.width}: ${counts} colours`);
        await close_game(game);
      }
    });
  }
});

// Two begun games, of which one is the open one.
describe('the cards of games to continue', () => {
  for (const locale of variants(['en-GB', 'fr-FR', 'de-DE'], ['fr-FR'])) for (const [device, size] of named_variants({ small: { ...phone, width: 320, height: 568 }, phone }, ['small'])) {
    it(`cut no word off: ${device}, ${locale}`, async () => {
      const game = await host.game({ ...size, locale, code: player.small.code });
      const { board, game: { tray } } = await game.state();
      await game.drag(middle(tray[0]), { x: board.x + board.cell, y: board.y + board.cell });
      await game.sees('a move', ({ moves }) => moves === 1);
      await game.page.evaluate(() => { location.hash = '1s/3x3/AAEQ/h3n9'; });
      await game.sees('the other puzzle', ({ family }) => family === 'number_swap');
      await game.frame();
      await game.drag(await game.cell(1, 1), await game.cell(1, 2));
      await game.sees('a swap', ({ moves }) => moves === 1);
      await open_list(game);
      await game.screenshot(`cards-${device}-${locale}`);
      const { buttons } = await game.state();
      const captions = ['continue', 'previous'].map((name) => found({ buttons }, name).caption);
      for (const caption of captions) assert.match(caption, /^[^…]+$/);
      await close_game(game);
    });
  }
});

// Drags the row of chapters until one of them can be pressed.
async function press_chapter(game, name) {
  for (let drag = 0; drag < 4 && (await game.button(name)).x > 900; ++drag) {
    const { y, height } = await game.button(name);
    await game.drag({ x: 700, y: y + height / 2 }, { x: 500, y: y + height / 2 });
    await game.frame();
  }
  await game.press(name);
}

it('all chapters stand on one sheet, and the one that is chosen there is shown', async () => {
  const game = await host.game(phone);
  await open_list(game);
  await game.press('chapters');
  const { buttons } = await game.sees('the chapters', ({ panel }) => panel === 'chapters');
  const chapters = buttons.filter(({ name }) => name.startsWith('all.chapter.'));
  assert.ok(chapters.length > 15, `${chapters.length} chapters`);
  await game.press('all.chapter.1');
  await game.sees('its puzzles', (state) => state.panel === '' && state.buttons.some(({ name }) => name === classics[0]));
  await game.press('chapters');
  await game.press('all.filter');
  await game.sees('the filter', ({ panel }) => panel === 'filter');
  await game.press('close');
  await game.press('chapters');
  await game.press('all.random');
  await game.sees('one of them', ({ screen, panel }) => screen === 'play' && panel !== 'chapters');
  await close_game(game);
});

it('each chapter says how many puzzles it has, before the first win too', async () => {
  const game = await host.game(desktop);
  await open_list(game);
  for (const family of variants(['number_swap', 'edge_match', 'polyomino'], ['edge_match'])) {
    await game.press(`family.${family}`);
    await game.frame();
    const chapters = (await game.state()).buttons.filter(({ name }) => name.startsWith('chapter.'));
    assert.ok(chapters.length > 1);
    for (const { name, label } of chapters) {
      await press_chapter(game, name);
      await game.frame();
      const count = (await game.state()).buttons.filter((button) => button.name.startsWith('level.')).length;
      assert.match(label, new RegExp(`[ /]${count}$`), `${family}: ${count} in ${label}`);
    }
  }
  await close_game(game);
});

describe('New', () => {
  it('makes what lies on the table, with its difficulty', async () => {
    const game = await host.game({ ...desktop, code: swap });
    await game.press('new');
    const state = await game.sees('the maker', ({ panel, making }) => panel === 'new' && !making);
    assert.match(state.buttons.find(({ name }) => name === 'difficulty.3').label, /How hard hard/);
    await game.screenshot('maker-number-swap');
    assert.ok(state.buttons.some(({ name }) => name === 'barriers.more'));
    await game.press('difficulty.3');
    await game.sees('a puzzle', ({ making }) => !making);
    await game.press('make.play');
    await game.sees('the hard one', ({ board, panel }) => panel === '' && board.columns === 5 && board.rows === 5);
    await close_game(game);
  });

  it('makes what the list shows', async () => {
    const game = await host.game(desktop);
    await open_list(game);
    await game.press('family.edge_match');
    await game.frame();
    await game.press('new');
    const { buttons } = await game.sees('the maker', ({ panel, making }) => panel === 'new' && !making);
    assert.ok(!buttons.some(({ name }) => name === 'board.0' || name === 'set.0'), 'nothing of polyominoes');
    await close_game(game);
  });
});

const found = ({ buttons }, name) => buttons.find((button) => button.name === name);

// The picture on a card of a game.
async function picture_of(game, name) {
  await game.page.mouse.move(2, 2); // lights up no card
  await game.frame();
  const card = await game.button(name);
  const clip = { x: card.x + 14, y: card.y + 14, width: 0.3 * (card.width - 28), height: card.height - 28 };
  return (await game.picture(clip)).toString('base64');
}

async function back_to_play(game, name = 'continue') {
  await game.press(name);
  await game.sees('the puzzle', ({ screen }) => screen === 'play');
  await game.frame();
}

const one_step = {
  polyomino: [player.small.code, (game) => player.place_by_dragging(game, player.small.answer[0].cells)],
  number_swap: [swap, async (game) => game.drag(await game.cell(1, 1), await game.cell(1, 2))],
  edge_match: ['1e/3x1/.AB-/QIQI/y511', async (game) => game.drag(middle((await game.state()).game.tray[0]), await game.cell(0, 1))],
};

describe('the card of a game', () => {
  for (const [family, [code, step]] of named_variants(one_step, ['edge_match'])) {
    it(`shows how the game stands: ${family}`, async () => {
      const game = await host.game({ code });
      await open_list(game);
      const untouched = await picture_of(game, 'continue');
      await back_to_play(game);
      await open_list(game);
      assert.equal(await picture_of(game, 'continue'), untouched, 'nothing was moved');
      await back_to_play(game);
      await step(game);
      await game.sees('a move', ({ moves }) => moves === 1);
      await open_list(game);
      const begun = await picture_of(game, 'continue');
      assert.notEqual(begun, untouched);
      await back_to_play(game);
      await game.press('restart'); // the step may have led astray
      await game.frame();
      await game.press('solve');
      await game.sees('the solution', ({ solved }) => solved);
      await open_list(game);
      assert.ok(![untouched, begun].includes(await picture_of(game, 'continue')), 'the solution is a third picture');
      assert.match(found(await game.state(), 'continue').label, /^Solved: /, 'it is not offered to go on with');
      await close_game(game);
    });
  }
});

it('the card of a solved level offers the next one', async () => {
  const game = await host.game(phone);
  await open_list(game);
  await game.press('chapter.1');
  await game.press(classics[0]);
  await game.sees('it', ({ screen, panel }) => screen === 'play' && panel === '');
  await game.press('solve');
  await game.sees('the solution', ({ solved }) => solved);
  await open_list(game);
  const [, next] = /^Next: (.*)/.exec(found(await game.state(), 'continue').label);
  assert.match(found(await game.state(), classics[1]).label, new RegExp(`^${next},`));
  await game.press('continue');
  await game.sees('the next one', ({ screen, solved, buttons }) => screen === 'play' && !solved && buttons.some(({ name }) => name === 'hint'));
  await close_game(game);
});

describe('a puzzle of the list', () => {
  const labels_of = ({ buttons }) => buttons.filter(({ name }) => /^level[.]/.test(name)).map(({ label }) => label);

  async function open_level(game, index) {
    await open_classics(game);
    await game.press(classics[index]);
    await game.sees('the puzzle', ({ screen, solved }) => screen === 'play' && !solved);
    await game.frame();
  }

  for (const [device, size] of named_variants({ desktop, phone }, ['phone'])) {
    it(`is marked from its first move until it is solved, also after a reload: ${device}`, async () => {
      const game = await host.game(size);
      await open_classics(game);
      const untouched = [await picture_of(game, classics[0]), await picture_of(game, classics[1])];
      const marked = async () => labels_of(await game.state()).filter((label) => /in progress/.test(label)).map((label) => label.split(',')[0]);
      assert.deepEqual(await marked(), []);
      for (const index of [0, 1]) {
        await open_level(game, index);
        const { board, game: { tray } } = await game.state();
        await game.drag(middle(tray[0]), { x: board.x + board.cell, y: board.y + board.cell });
        await game.sees('a move', ({ moves }) => moves === 1);
      }
      await open_level(game, 2); // opened, but not begun
      await game.page.reload();
      await game.is_whole();
      await open_classics(game);
      assert.deepEqual(await marked(), ['First steps', 'Four by four']);
      for (const index of [0, 1]) assert.notEqual(await picture_of(game, classics[index]), untouched[index], 'it shows how the game stands, under a mark');
      await game.screenshot(`list-begun-${device}`);
      await open_level(game, 0);
      await game.press('restart');
      await game.frame();
      await game.press('solve');
      await game.sees('the solution', ({ solved }) => solved);
      await open_classics(game);
      assert.deepEqual(await marked(), ['Four by four']);
      await close_game(game);
    });
  }
});

// Text, its card and shadows are almost grey; boards and pieces are not.
const is_colored = (color) => Math.max(...color) - Math.min(...color) > 32;

describe('a board of 121 columns', () => {
  const largest = '1t/p1/3/size.121x55.pieces.0.smallest.2.largest.0/jvea';

  // Returns the state of the list after a move on that board, with the game waiting on the second card of a game.
  async function largest_waits(game) {
    await game.page.evaluate((hash) => { location.hash = hash; }, largest);
    await game.sees('the large board', ({ board, making }) => board.columns * board.rows === 121 * 55 && !making);
    const { game: { tray } } = await game.state();
    await game.drag(middle(tray[0]), await game.cell(20, 20));
    await game.sees('a move', ({ moves }) => moves === 1);
    await open_classics(game);
    await game.press(classics[0]);
    await game.sees('another puzzle', ({ screen, board }) => screen === 'play' && board.columns < 121);
    await open_list(game);
    await game.page.mouse.move(2, 2);
    await game.frame();
    return game.state();
  }

  for (const [device, size] of named_variants({ desktop, phone }, ['phone'])) {
    it(`stays within its picture on its card: ${device}`, async () => {
      const game = await host.game({ ...size, code: player.small.code });
      let state = await largest_waits(game);
      if (found(state, 'previous').x + found(state, 'previous').width > size.width) {  // beyond the row's end
        await game.page.mouse.move(size.width / 2, found(state, 'previous').y + 20);
        await game.page.mouse.wheel(size.width, 0);
        await game.page.mouse.move(2, 2);
        await game.frame();
        state = await game.state();
      }
      const card = found(state, 'previous');
      assert.ok(card.x >= 0 && card.x + card.width <= size.width, 'it is seen whole');
      assert.match(card.label, /^Your other game: 121 × 55/);
      const picture = { x: card.x + 14, y: card.y + 14, width: 0.3 * (card.width - 28), height: card.height - 28 };
      const left = card.x + 14 + 0.45 * (card.width - 28);
      const beside = { x: left, y: card.y + 2, width: card.x + card.width - left, height: card.height - 4 };
      const below = { x: 0, y: card.y + card.height + 1, width: size.width, height: found(state, 'family.polyomino').y - card.y - card.height - 1 };
      const [within, to_the_right, underneath] = await game.colors_in([picture, beside, below]);
      assert.ok(within.some(is_colored), 'the board is there');
      assert.ok(!to_the_right.some(is_colored), 'nothing of it is beside');
      assert.ok(!underneath.some(is_colored), 'nothing of it is below');
      await close_game(game);
    });
  }

  it('costs the list no time', async () => {
    const game = await host.game({ ...desktop, code: player.small.code });
    const time = async () => {
      await game.page.mouse.move(640, 600);
      const start = performance.now();
      for (let turn = 0; turn < 20; ++turn) {
        await game.page.mouse.wheel(0, turn % 2 ? -40 : 40);
        await game.frame();
      }
      return performance.now() - start;
    };
    await open_list(game);
    const without = await time();
    await largest_waits(game);
    const spent = await time();
    assert.ok(spent < 3 * without + 300, `20 frames in ${spent} ms, without it in ${without} ms`);
    await game.rests(600);
    await close_game(game);
  });
});

const small_phone = { width: 320, height: 568, touch: true };
const sizes = { desktop, phone, small_phone, phone_lying };
const levels_in = ({ buttons }) => buttons.filter(({ name }) => /^level[.]/.test(name));
const facts_in = /, (\d+ × \d+), (\d+ [\p{L}]+|Par \d+)/u;

// The strip below a card's title that says what the puzzle is like, and the place of one of its dots, from the right.
const facts_row = ({ x, y, width, height }) => ({ x: x + 14, y: y + height - 33, width: width - 28, height: 20 });
const dot_place = (card, index) => ({ x: Math.round(card.x + card.width - 14 - 7 - 9 * index), y: card.y + card.height - 27, width: 8, height: 12 });

describe('what a card says of its puzzle', () => {
  // Scrolls until the first card is seen, and returns the cards.
  async function cards_of(game, family, chapter = 0) {
    await game.page.keyboard.press('Home');
    await game.frame();
    await game.press(`family.${family}`);
    await game.press(`chapter.${chapter}`);
    await game.frame();
    await game.scroll_to(levels_in(await game.state())[0].name);
    await game.page.mouse.move(2, 2); // lights up no card
    await game.frame();
    return levels_in(await game.state());
  }

  for (const locale of variants(['en-GB', 'fr-FR', 'de-DE'], ['fr-FR'])) {
    it(`is its size, its moves and its difficulty, drawn whole or not at all: ${locale}`, async () => {
      for (const [device, size] of named_variants(sizes, ['small_phone'])) {
        const game = await host.game({ ...size, locale });
        await open_list(game);
        for (const family of ['number_swap', 'edge_match', 'polyomino']) {
          const cards = await cards_of(game, family);
          for (const { name, label, caption } of cards) {
            assert.match(label, facts_in, `${device}: ${name}`);
            const [, board, moves] = facts_in.exec(label);
            const whole = `${board} · ${moves}`;
            const is_small = size === small_phone || (size === phone && locale === 'de-DE'); // whose words are long
            assert.ok([undefined, whole, ...(is_small ? [board, moves] : [])].includes(caption), `${device}: ${caption} of ${label}`);
          }
          const seen = cards.filter(({ caption, y, height }) => caption && y > 0 && y + height < size.height);
          assert.ok(seen.length > 0, `${device}: cards on the screen`);
          const margin_of = (card) => ({ ...facts_row(card), x: card.x + card.width - 13, width: 10 });
          const colors = await game.colors_in([...seen.map(facts_row), ...seen.map(margin_of)]);
          const [rows, margins] = [colors.slice(0, seen.length), colors.slice(seen.length)];
          for (const [index, { label }] of seen.entries()) {
            assert.ok(rows[index].length > 2, `${device}: ${label} is drawn`);
            assert.equal(margins[index].length, 1, `${device}: nothing of ${label} leaves the card`);
          }
        }
        await game.screenshot(`list-cards-${device}-${locale}`);
        await close_game(game);
      }
    });
  }

  it('has a dot for each tier, filled up to its own, and none without a tier', async () => {
    const game = await host.game({ ...desktop, height: 1200 });
    await open_list(game);
    const picture_at = async (card, index) => (await game.picture(dot_place(card, index))).toString('base64');
    const dots_of = (card, count) => game.painted(() =>
      Promise.all([...Array(count).keys()].map((index) => picture_at(card, count - 1 - index))));
    const cards = await cards_of(game, 'polyomino', 1);
    assert.doesNotMatch(cards[0].label, /Starter|Junior|Expert|Master|Wizard/);
    assert.equal(await game.color_count(dot_place(cards[0], 0)), 1, 'an open board has no dots');
    assert.match(cards[5].label, /^Warm-up, 11 × 5, 3 pieces, Starter/);
    const [none, filled, ...hollow] = await dots_of(cards[5], 6);
    assert.equal(new Set(hollow).size, 1, 'four alike');
    assert.equal(new Set([none, filled, hollow[0]]).size, 3);
    const [swaps] = await cards_of(game, 'number_swap');
    assert.match(swaps.label, /^Nearer 1, 2 × 2, Par 2, Starter/);
    const [before, first, ...others] = await dots_of(swaps, 6);
    assert.equal(new Set(others).size, 1, 'four alike');
    assert.equal(new Set([before, first, others[0]]).size, 3);
    await close_game(game);
  });

  it('has a ring that closes as the puzzle is done', async () => {
    const game = await host.game({ ...desktop, height: 1200 });
    const ring = async () => {
      await open_classics(game);
      await game.page.mouse.move(2, 2);
      await game.frame();
      const { x, y } = await game.button(classics[0]);
      return (await game.picture({ x: x + 8, y: y + 8, width: 28, height: 28 })).toString('base64');
    };
    const rings = [await ring()];
    await game.press(classics[0]);
    for (const [moves, column, row] of [[1, 1, 1], [2, 2.5, 2]]) {
      await game.sees('the puzzle', ({ screen }) => screen === 'play');
      await game.frame();
      const { board, game: { tray } } = await game.state();
      await game.drag(middle(tray.find(({ left }) => left > 0)), { x: board.x + column * board.cell, y: board.y + row * board.cell });
      await game.sees('a move', (state) => state.moves === moves);
      rings.push(await ring());
      await game.press('continue');
    }
    assert.equal(new Set(rings).size, 3);
    await close_game(game);
  });
});

describe('the filter', () => {
  const count_in = ({ buttons }) => Number(/\d+/.exec(found({ buttons }, 'filter.show').label)?.[0] ?? 0);
  const titles = (state) => levels_in(state).map(({ label }) => label);

  async function open_filter(game) {
    if (!(await game.has_button('filter'))) { // in a narrow window
      await game.press('chapters');
    }
    await game.press(await game.has_button('filter') ? 'filter' : 'all.filter');
    return game.sees('the filter', ({ panel }) => panel === 'filter');
  }

  // Chooses, and returns the count that the sheet then has.
  async function choose(game, name) {
    await game.press(name);
    await game.frame();
    return count_in(await game.sees('the choice', ({ drawn }) => drawn));
  }

  async function show(game) {
    await game.press('filter.show');
    return game.sees('the list', ({ panel, buttons }) => panel === '' && buttons.some(({ name }) => name === 'chapter.all'));
  }

  it('shows as many puzzles as it says, of each size and each number of pieces, in all chapters and in one', async () => {
    const game = await host.game(desktop);
    await open_list(game);
    for (const family of variants(['polyomino', 'number_swap', 'edge_match'], ['edge_match'])) {
      await game.press(`family.${family}`);
      await game.frame();
      const all = Number(/\d+$/.exec(found(await game.state(), `family.${family}`).label)[0]);
      for (const kind of ['size', 'moves']) {
        let sum = 0;
        for (const option of [1, 2, 3]) {
          await open_filter(game);
          const count = await choose(game, `filter.${kind}.${option}`);
          const state = await show(game);
          assert.equal(levels_in(state).length, count, `${family} ${kind} ${option}`);
          assert.ok(count > 0 && count < all);
          assert.match(found(state, 'chapter.all').label, new RegExp(` ${count}$`));
          const { name, label } = state.buttons.find((button) => /^chapter[.]\d/.test(button.name) && button.enabled);
          await game.press(name);
          await game.frame();
          assert.match(label, new RegExp(` ${levels_in(await game.state()).length}$`));
          sum += count;
          await open_filter(game);
          await game.press('filter.reset');
          await game.frame();
          assert.equal(count_in(await game.state()), all);
          await game.press('close');
          await game.sees('the list', ({ panel }) => panel === '');
        }
        assert.equal(sum, all, `${family}: each puzzle has one ${kind}`);
      }
    }
    await game.rests(600);
    await close_game(game);
  });

  it('finds what is begun and what is solved, says something when it finds nothing, and is taken off', async () => {
    const game = await host.game({});
    await open_list(game);
    await open_filter(game);
    assert.equal(await choose(game, 'filter.standing.2'), 0);
    assert.ok(!found(await game.state(), 'filter.show').enabled, 'nothing to show');
    await game.press('close');
    await game.sees('nothing, and a way back', (state) => levels_in(state).length === 0 && found(state, 'filter.reset'));
    await game.press('filter.reset');
    await game.sees('everything', (state) => levels_in(state).length > 20);
    await game.press('chapter.1');
    await game.press(classics[0]);
    await game.sees('the puzzle', ({ screen }) => screen === 'play');
    await game.frame();
    const { board, game: { tray } } = await game.state();
    await game.drag(middle(tray[0]), { x: board.x + board.cell, y: board.y + board.cell });
    await game.sees('a move', ({ moves }) => moves === 1);
    await open_list(game);
    await open_filter(game);
    assert.equal(await choose(game, 'filter.standing.2'), 1);
    assert.match(titles(await show(game))[0], /^First steps, 4 × 3, 3 pieces, in progress, \d+ cells left$/);
    await game.press('family.edge_match');
    await game.sees('nothing begun of that family', (state) => levels_in(state).length === 0);
    await close_game(game);
  });

  for (const [device, size] of named_variants(sizes, ['small_phone'])) {
    for (const locale of variants(['en-GB', 'fr-FR', 'de-DE'], ['fr-FR'])) {
      it(`cuts no word and covers none: ${device}, ${locale}`, async () => {
        const game = await host.game({ ...size, locale });
        await open_list(game);
        const { buttons } = await open_filter(game);
        for (const { name, cut, x, width } of buttons) {
          assert.ok(!cut, `${name} is cut`);
          assert.ok(x >= 0 && x + width <= size.width, name);
        }
        for (const name of ['filter.reset', 'filter.show', 'close']) {
          const { y, height } = found({ buttons }, name);
          assert.ok(y >= 0 && y + height <= size.height, name);
        }
        await game.screenshot(`filter-${device}-${locale}`);
        await close_game(game);
      });
    }
  }
});
