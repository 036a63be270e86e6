// Printing the open puzzle: a worker draws it, the browser's own dialog prints it.
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { Host, close_game, it, named_variants, phone_lying, screenshot_folder } from './lib/browser.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const { code } = player.small;

// Returns a visitor whose print dialog records the page laid out for paper instead of printing it.
async function with_printer(wish = {}) {
  const context = await host.visitor(wish);
  await context.addInitScript(() => {
    globalThis.print = () => {
      const seen = (element) => Boolean(element) && getComputedStyle(element).display !== 'none';
      globalThis.printed = {
        is_shown_on_screen: seen(document.querySelector('#paper')),
        pages: document.querySelectorAll('#paper > .page').length,
        puzzles: document.querySelectorAll('#paper .puzzle').length,
        parts: document.querySelectorAll('#paper .parts .piece').length,
        blocks: document.querySelectorAll('#paper .block').length,
        hatchings: document.querySelectorAll('#paper pattern').length,
        words: [...document.querySelectorAll('#paper text')].map((text) => text.textContent),
      };
    };
  });
  return context;
}

async function open_sheet(game) {
  await game.press('share');
  await game.sees('the sheet to share', ({ panel }) => panel === 'share');
  await game.frame();
  await game.press('share.print');
  await game.sees('the sheet to print', ({ panel }) => panel === 'print');
  await game.frame();
}

async function printed_after(game, button) {
  await game.press(button);
  await game.page.waitForFunction(() => globalThis.printed);
  return game.page.evaluate(() => globalThis.printed);
}

const other_cells = {
  hexagons: '1p/hCCf4/sEG2wQT2AAQ/A/a655',
  triangles: '1p/tCCEd8/wAsAG4/A/fw13',
  cubes: '1p/cER_w/kBHpERHw/A/d15w',
  balls: '1p/sIi_-wgA/kRHokALyAj2ACgA4/oIAWDAR4AiA/wd2k',
};

describe('a puzzle on paper', () => {
  it('comes with all of its week, the pyramid of Saturday among them', async () => {
    const context = await with_printer();
    await context.clock.setFixedTime(new Date('2026-12-02T12:00:00'));
    const game = await host.game({ code }, context);
    await game.press('home');
    await game.sees('the list', ({ levels, buttons }) => levels && buttons.some(({ name }) => name === 'calendar'));
    await game.scroll_to('calendar');
    await game.press('calendar');
    await game.sees('the calendar', ({ panel }) => panel === 'calendar');
    await game.press('print.days');
    await game.sees('the choice', ({ panel }) => panel === 'print_days');
    const printed = await printed_after(game, 'print.week');
    assert.ok(printed.pages > 8, `${printed.pages} pages`);
    assert.equal(printed.puzzles, 21);
    assert.ok(printed.words.includes('Sa 2026-12-05'));
    assert.ok(printed.words.some((words) => words.includes('shows its layers')), 'how the pyramid is drawn');
    assert.ok(!printed.words.some((words) => words.includes('The tiles of each puzzle')), 'nothing of it to cut out');
    await close_game(game);
  });

  for (const [cells, link] of named_variants(other_cells, ['balls'])) {
    it(`has all its pieces if it is made of ${cells}`, async () => {
      const game = await host.game({ code: link }, await with_printer());
      const { game: { tray } } = await game.state();
      await open_sheet(game);
      const printed = await printed_after(game, 'print');
      assert.equal(printed.puzzles, 1);
      const pieces = tray.reduce((sum, { left }) => sum + left, 0);
      assert.ok(printed.parts >= pieces, `${printed.parts} drawings of ${pieces} pieces`);
      assert.equal(printed.words.some((words) => words.includes('the lowest first')), /cubes|balls/.test(cells));
      await close_game(game);
    });
  }

  it('is a sheet with its pieces, on paper alone, and gone when printing is over', async () => {
    const game = await host.game({ code }, await with_printer());
    const { game: { tray } } = await game.state();
    await open_sheet(game);
    await game.screenshot('print');
    const printed = await printed_after(game, 'print');
    assert.equal(printed.is_shown_on_screen, false);
    assert.equal(printed.pages, 1);
    assert.equal(printed.puzzles, 1);
    assert.equal(printed.parts, tray.reduce((sum, { left }) => sum + left, 0));
    assert.ok(printed.words.includes('To cut out'));
    assert.equal((await game.state()).panel, '');

    await game.page.emulateMedia({ media: 'print' });
    const { paper, canvas } = await game.page.evaluate(() => ({
      paper: document.querySelector('#paper .page').getBoundingClientRect().height,
      canvas: document.querySelector('canvas').getBoundingClientRect().height,
    }));
    assert.ok(paper > 100, `the page is ${paper} high`);
    assert.equal(canvas, 0);
    await game.page.emulateMedia({ media: 'screen' });
    await game.page.evaluate(() => dispatchEvent(new Event('afterprint')));
    assert.equal(await game.page.locator('#paper').count(), 0);
    await close_game(game);
  });

  it('comes with its solution and the way to it, on a small screen and in French as well', async () => {
    const wish = { code, ...phone_lying, touch: false, locale: 'fr-FR' };
    const game = await host.game(wish, await with_printer(wish));
    await game.press('share');
    await game.sees('the sheet to share', ({ panel }) => panel === 'share');
    await game.frame();
    await game.screenshot('share-small');
    await game.press('share.print');
    await game.sees('the sheet to print', ({ panel }) => panel === 'print');
    await game.frame();
    await game.press('print.solution');
    await game.frame();
    await game.press('print.way');
    await game.frame();
    await game.screenshot('print-small');
    const printed = await printed_after(game, 'print');
    assert.ok(printed.pages >= 3);
    assert.ok(printed.blocks >= 2);
    assert.ok(printed.words.includes('À découper'));
    await close_game(game);
  });

  it('is saved as PNG, under the name of the puzzle', async () => {
    const game = await host.game();
    await open_sheet(game);
    const [download] = await Promise.all([game.page.waitForEvent('download'), game.press('picture.png')]);
    assert.equal(download.suggestedFilename(), 'tessera-warm-up.png');
    const png = await readFile(await download.path());
    assert.equal(png.subarray(1, 4).toString(), 'PNG');
    assert.equal(Math.max(png.readUInt32BE(16), png.readUInt32BE(20)), 2400);
    assert.ok(png.length > 10000, 'it shows something');
    await writeFile(join(screenshot_folder, 'picture.png'), png);
    await close_game(game);
  });

  it('is saved as a picture of the position', async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, player.small.answer[0].cells);
    await open_sheet(game);
    const [download] = await Promise.all([game.page.waitForEvent('download'), game.press('picture')]);
    assert.equal(download.suggestedFilename(), 'tessera-4-3.svg');
    const svg = await readFile(await download.path(), 'utf8');
    assert.match(svg, /^<\?xml /);
    assert.equal(svg.match(/class="piece"/g).length, 1);
    await close_game(game);
  });
});
