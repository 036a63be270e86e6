// Puzzles are generated in the background: the page stays usable, and the player can cancel at any time.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, phone } from './lib/browser.mjs';
import { middle } from './lib/game.mjs';
import { hard as without_recipe } from './lib/hard.mjs';
import * as player from './lib/player.mjs';
import { rested_ms } from './lib/slowness.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const { code, answer } = player.small;
// With ten kinds of edges and no frame, other solutions of 6x6 boards are hard to find: this takes seconds.
const slow = '1t/e1/1/size.6x6.motifs.2.colors.5.frame.no.halves.no.unique.yes/ty0c';
const quick = '1t/p1/3/size.8x8.pieces.13.smallest.2.largest.0/2yeb';
const made_quickly = '1p/8x8/CF-CGLM-DU-Cis.Blno/..1-3-pieces.13/8gxx';
// With so few kinds of edges no search finds a solution.
const hard = '1t/e1/11/size.12x12.motifs.2.colors.3.frame.yes.halves.no.unique.no/kvgp';
const large = '1t/p1/3/size.121x55.pieces.0.smallest.2.largest.0/jvea';

const go_to = (game, fragment) => game.page.evaluate((hash) => { location.hash = hash; }, fragment);

describe('a puzzle that takes long to make', () => {
  it('leaves the page its frames and its answers, and is stopped at once', async () => {
    const context = await host.visitor();
    await context.route('**/worker.js*', (route) => // a worker that is busy for ever
      route.fulfill({ body: 'onmessage = () => { for (;;); };', contentType: 'text/javascript' }));
    const game = await host.game({ code: slow, unmade: true }, context);
    await game.sees('the sheet that says so', ({ panel, making, buttons }) =>
      panel === 'new' && making && buttons.some(({ name }) => name === 'make.stop'));
    await game.screenshot('making');
    const { frames } = await game.state();
    await game.press('make.more');
    for (const side of ['more', 'less']) {
      await game.frame();
      await game.press(`rows.${side}`);
      await game.sees('the other number', ({ made }) => made.rows === (side === 'more' ? 7 : 6));
    }
    const busy = await game.state();
    assert.ok(busy.frames > frames, 'frames are drawn');
    assert.ok(busy.making, 'and it is still being made');
    await game.sees('the way out', ({ buttons }) => buttons.some(({ name }) => name === 'make.stop'));
    await game.press('make.stop');
    const state = await game.sees('rest', ({ making }) => !making);
    assert.equal(state.job, 'idle');
    await game.screenshot('making-stopped');
    await close_game(game);
  });

  it('gives way as soon as a number changes', async () => {
    const game = await host.game({ code: slow, unmade: true });
    await game.sees('the sheet', ({ panel }) => panel === 'new');
    await game.frame();
    await game.press('make.more');
    await game.frame();
    await game.press('columns.less');
    await game.sees('the new number', ({ made }) => made.columns === 5);
    await game.frame();
    for (let step = 0; step < 8; ++step) {
      await game.press('colors.more');
      await game.frame();
    }
    await game.sees('a puzzle that can be made', ({ making }) => !making);
    await game.press('make.play');
    await game.sees('it on the table', ({ panel, board }) => panel === '' && board.columns === 5);
    await close_game(game);
  });

  it('keeps the game in progress, with its moves, until it is there', async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, answer[0].cells);
    await go_to(game, slow);
    const state = await game.sees('it being made', ({ panel }) => panel === 'new');
    assert.ok(player.is_placed(state, answer[0].cells));
    await game.keys('Escape');
    await game.sees('the game', ({ panel, making }) => panel === '' && !making);
    await go_to(game, quick);
    await game.sees('the other puzzle', (now) => now.code === made_quickly);
    await game.frame();
    await game.press('notice.action');
    const back = await game.sees('the first game', (now) => now.code === code);
    assert.ok(player.is_placed(back, answer[0].cells));
    await close_game(game);
  });

  it('says in the language of the player why there is none', async () => {
    const impossible = '1t/e1/1/size.3x3.motifs.1.colors.2.frame.no.halves.no.unique.yes/sdx9';
    const game = await host.game({ code: impossible, locale: 'fr-FR' });
    await game.sees('the sheet', ({ panel, making }) => panel === 'new' && !making);
    await game.hears(/aucun puzzle/i);
    await game.screenshot('making-failed');
    await close_game(game);
  });
});

it('a grid of numbers is made like the others, and its par is found out', async () => {
  const game = await host.game({});
  await game.press('new');
  await game.sees('the sheet', ({ panel, making }) => panel === 'new' && !making);
  await game.frame();
  await game.press('make.family.1');
  await game.sees('numbers about grids', ({ made, making }) => made.swaps === 0 && !making);
  await game.frame();
  await game.press('barriers.more');
  await game.sees('one barrier', ({ made, making }) => made.barriers === 1 && !making);
  await game.screenshot('making-grid');
  await game.press('make.play');
  await game.sees('its par', ({ family, game: { par } }) => family === 'number_swap' && par > 0);
  await close_game(game);
});

it('a board of 128 by 128 is asked for by typing its numbers; the dialog says which it takes, and takes no others', async () => {
  const game = await host.game({ code });
  await game.press('new');
  await game.sees('the sheet', ({ panel, making }) => panel === 'new' && !making);
  await game.frame();
  const type = async (name, number) => {
    if (!await game.page.locator('#entry[open]').count()) await game.press(`${name}.value`);
    await game.page.locator('#entry-text').fill(String(number));
    await game.page.locator('#entry-ok').click();
    await game.frame();
  };
  await game.press('make.more');
  await game.frame();
  await type('columns', 129);
  assert.match(await game.page.locator('#entry-rule').innerText(), /from 2 to 128/);
  const dialog = await game.page.locator('#entry').evaluate((entry) => ({
    face: getComputedStyle(entry).fontFamily, is_there: document.fonts.check('16px Tessera'), back: getComputedStyle(entry.querySelector('#entry-ok')).backgroundColor,
  }));
  assert.ok(dialog.face.startsWith('Tessera') && dialog.is_there, 'the dialog is in the game\'s own face');
  assert.equal(dialog.back, 'rgb(75, 66, 184)', 'and in its accent colour');
  assert.ok(await game.page.locator('#entry[open] #entry-text:invalid').count(), 'the number waits to be changed');
  assert.equal((await game.state()).made.columns, 7);
  for (const side of ['columns', 'rows']) {
    await type(side, 128);
    await game.sees('the number', ({ made }) => made[side] === 128);
  }
  await game.press('columns.less');
  await game.sees('a round number', ({ made }) => made.columns === 125);
  await game.frame();
  await game.press('columns.more');
  await game.sees('the largest', ({ made }) => made.columns === 128);
  await game.frame();
  await game.press('make.play');
  await game.sees('the board', ({ panel, board }) => panel === '' && board.columns === 128 && board.rows === 128);
  assert.match(new URL(game.page.url()).hash, /size\.128x128/);
  await game.screenshot('largest-of-all');
  await close_game(game);
});

it('a board of 121 columns and 55 rows is there soon', async () => {
  const game = await host.game({ code });
  await go_to(game, large);
  await game.sees('the large board', ({ board }) => board.columns === 121 && board.rows === 55);
  await game.screenshot('largest');
  const address = () => new URL(game.page.url()).hash;
  assert.equal(address(), `#${large}`, 'too large for a link of its own');
  await game.page.reload();
  await game.is_playable();
  await game.sees('the same board again', ({ board, code: known }) => board.columns === 121 && known === large);
  assert.equal(address(), `#${large}`);
  await close_game(game);
});

it('what no search answers has hints and a solution: those that it was made of', async () => {
  const game = await host.game({ code: hard });
  await game.sees('the board', ({ board, making }) => !making && board.columns === 12 && board.rows === 12);
  for (let rung = 0; rung < 8 && (await game.state()).moves < 1; ++rung) {
    await game.press('hint');
    await game.sees('an answer', ({ job }) => job === 'idle', 60000);
    await game.frame();
  }
  assert.equal((await game.state()).moves, 1, 'the last rung lays a tile');
  await game.press('solve');
  await game.sees('the solution', ({ solved }) => solved, 60000);
  await close_game(game);
});

describe('a worker that breaks down', () => {
  // Simulates a worker that runs out of memory: an error, then silence.
  async function visitor_with_bad_worker(body) {
    const context = await host.visitor();
    let broken = true;
    await context.route('**/worker.js*', (route) =>
      (broken ? route.fulfill({ body, contentType: 'text/javascript' }) : route.continue()));
    return { context, mend: () => { broken = false; } };
  }

  it('is told in one sentence, and the next job gets a new one', async () => {
    const { context, mend } = await visitor_with_bad_worker("onmessage = () => { throw new Error('out of memory'); };");
    const game = await host.game({ code }, context);
    await game.press('solve');
    const state = await game.sees('the sentence', ({ notice }) => /memory/i.test(notice));
    assert.equal(state.job, 'idle');
    await game.screenshot('worker-failed');
    mend();
    await game.frame();
    await game.press('solve');
    await game.sees('the solution', ({ solved }) => solved);
    await close_game(game);
  });

  it('for want of memory is told, too', async () => {
    const context = await host.visitor();
    await context.route('**/worker.js*', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      assert.match(text, /536870912/, 'the worker says how much memory it may take');
      await route.fulfill({ response, body: text.replace('536870912', String(17 << 20)) });
    });
    const game = await host.game({ code: quick }, context);
    await go_to(game, without_recipe);
    await game.sees('the large puzzle', ({ board, making }) => !making && board.columns === 60);
    await game.press('solve');
    await game.sees('the sentence', ({ notice, job }) => /memory/i.test(notice) && job === 'idle', 60000);
    await close_game(game);
  });

  it('is told from one that could not be loaded', async () => {
    const context = await host.visitor();
    await context.route('**/worker.js*', (route) => route.abort());
    const game = await host.game({ code }, context);
    await game.press('hint');
    await game.sees('the sentence', ({ notice, job }) => /could not be loaded/i.test(notice) && job === 'idle');
    await context.close();
  });
});

it('the maker shows its choices as pictures, what few ask for on demand, and surprises', async () => {
  for (const size of [desktop, phone]) {
    const game = await host.game({ ...size, code });
    await game.is_whole();
    await game.press('new');
    await game.sees('a puzzle', ({ panel, making }) => panel === 'new' && !making, 60000);
    await game.frame();
    const { buttons } = await game.state();
    for (const name of ['tier.5', 'unique', 'board.12', 'shape.2', 'size.9']) assert.ok(buttons.some((each) => each.name === name), name);
    for (const name of ['smallest.more', 'seed']) assert.ok(!buttons.some((each) => each.name === name), name);
    const heart = buttons.find(({ name }) => name === 'shape.2');
    assert.match(heart.label, /Outline heart/);
    assert.ok(await game.color_count({ ...heart, width: 60, height: 40 }) > 3, 'a picture is drawn');
    const { made: { columns } } = await game.state();
    await game.press('size.4');
    await game.sees('a size', ({ made, making }) => made.columns === 9 && columns !== 9 && !making, 60000);
    await game.press('shape.2');
    await game.sees('a heart', ({ made, making }) => made.shape === 2 && !making, 60000);
    await game.press('make.more');
    await game.sees('more', (state) => state.buttons.some(({ name }) => name === 'seed'));
    await game.screenshot(`maker-more-${size.width}`);
    await game.press('make.more');
    const boards = new Set();
    for (let surprise = 0; surprise < 4; ++surprise) {
      await game.press('make.surprise');
      await game.frame();
      const { made } = await game.sees('a surprise', ({ panel, making }) => panel === 'new' && !making, 60000);
      assert.ok((await game.state()).buttons.some(({ name, enabled }) => name === 'make.edit' && enabled), `a puzzle of ${JSON.stringify(made)}`);
      boards.add(`${made.board} ${made.tier} ${made.shape} ${made.set}`);
    }
    assert.ok(boards.size > 1, [...boards].join());
    await game.screenshot(`maker-surprise-${size.width}`);
    await close_game(game);
  }
});

// A busy machine has several tries.
it('the maker shows the board of a choice within 300 milliseconds', async () => {
  const game = await host.game({ ...desktop, code });
  await game.is_whole();
  await game.press('new');
  await game.sees('a puzzle', ({ panel, making }) => panel === 'new' && !making, 60000);
  const times = [];
  while (times.length < 8 && !(times.at(-1) < 300)) {
    const size = times.length % 2 === 0 ? 0 : 2; // 5 x 5 and 7 x 7
    const place = middle(await game.button(`size.${size}`));
    const { frames } = await game.state();
    times.push(await rested_ms(game.page, async () => {
      await game.click(place);
      await game.sees('its board', ({ made, frames: now }) => made.columns === (size === 0 ? 5 : 7) && now > frames + 1);
    }));
  }
  console.log(`${times.join(', ')} ms`);
  assert.ok(times.at(-1) < 300, times.join(', '));
  await close_game(game);
});

it('the maker fixes as few pieces as possible where that is the goal', async () => {
  const game = await host.game({ ...desktop, code });
  await game.is_whole();
  await game.press('new');
  await game.sees('a puzzle', ({ panel, making }) => panel === 'new' && !making, 60000);
  await game.press('make.more');
  await game.sees('the goal', ({ buttons }) => buttons.some(({ name }) => name === 'aim.more'));
  await game.press('aim.more');
  await game.sees('no tier', ({ made, making }) => made.aim === 1 && made.tier === 0 && !making, 60000);
  await game.screenshot('maker-goal');
  await game.press('make.play');
  const { game: { placements } } = await game.sees('the puzzle', ({ panel, making }) => panel === '' && !making);
  assert.ok(placements.length <= 2, `${placements.length} fixed`);
  await close_game(game);
});
