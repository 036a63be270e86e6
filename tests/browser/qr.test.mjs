// A puzzle's link as a QR code, and the puzzle as text.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe } from 'node:test';
import { Host, close_game, it, phone, phone_lying, variants } from './lib/browser.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const { code } = player.small;

// Returns the modules of a code from its SVG, as rows of # and dots.
function modules_of(svg) {
  const side = Number(svg.match(/viewBox="0 0 (\d+)/)[1]) - 8;
  const rows = Array.from({ length: side }, () => Array(side).fill('.'));
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < length; ++step) rows[y - 4][x - 4 + step] = '#';
  }
  return rows.map((row) => row.join(''));
}

// The same from the screen, located by its corner finders. Light modules are as bright as white in every theme.
async function seen_modules(game, side) {
  const picture = await game.picture();
  const easel = await game.page.context().newPage(); // the game's own page allows no foreign image
  const seen = await easel.evaluate(async ([text, count]) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    const is = (x, y, value) => [0, 1, 2].every((part) => data[(y * width + x) * 4 + part] === value);
    const box = { left: width, top: height, right: 0, bottom: 0 };
    for (let y = 0; y < height; ++y) {
      for (let x = 0; x < width; ++x) {
        if (!is(x, y, 0)) continue;
        box.left = Math.min(box.left, x);
        box.top = Math.min(box.top, y);
        box.right = Math.max(box.right, x + 1);
        box.bottom = Math.max(box.bottom, y + 1);
      }
    }
    const module = (box.right - box.left) / count;
    const at = (place) => Math.floor((place + 0.5) * module);
    const indices = [...Array(count).keys()];
    const letter = (x, y) => (is(x, y, 0) ? '#' : is(x, y, 255) ? '.' : '?');
    const rows = indices.map((row) => indices.map((column) => letter(box.left + at(column), box.top + at(row))).join(''));
    const quiet = [[-1, -1], [1, 1]].every(([x, y]) =>
      is(x < 0 ? box.left - 3 * module : box.right + 3 * module, y < 0 ? box.top - 3 * module : box.bottom + 3 * module, 255));
    return { rows, module, quiet };
  }, [picture.toString('base64'), side]);
  await easel.close();
  return seen;
}

async function open_share(game) {
  await game.press('share');
  await game.sees('the sheet', ({ panel }) => panel === 'share');
  await game.frame();
}

async function open_code(game) {
  await open_share(game);
  await game.press('share.qr');
  await game.sees('the code', ({ panel, buttons }) => panel === 'qr' && buttons.some(({ name, enabled }) => name === 'qr.save' && enabled));
  await game.frame();
}

async function saved(game) {
  const [download] = await Promise.all([game.page.waitForEvent('download'), game.press('qr.save')]);
  assert.equal(download.suggestedFilename(), 'tessera-qr.svg');
  return readFile(await download.path(), 'utf8');
}

describe('a QR code', () => {
  const wishes = {
    wide: {}, dark: { dark: true }, phone: { ...phone, ratio: 2 }, lying: { ...phone_lying, dark: true }, small: { width: 320, height: 568 },
  };
  for (const name of variants(Object.keys(wishes), ['lying'])) {
    it(`is seen as it is saved, dark on light with room around it: ${name}`, async () => {
      const game = await host.game({ code, ...wishes[name] });
      await open_code(game);
      await game.screenshot(`qr-${name}`);
      const modules = modules_of(await saved(game));
      assert.equal(modules.length % 4, 1);
      const seen = await seen_modules(game, modules.length);
      assert.deepEqual(seen.rows, modules);
      assert.equal(seen.module, Math.round(seen.module), 'whole pixels');
      assert.ok(seen.module >= 3, `modules of ${seen.module} pixels`);
      assert.ok(seen.quiet);
      await close_game(game);
    });
  }

  it('is closed by Escape, by Back and by its button', async () => {
    const game = await host.game({ code });
    const ways = [() => game.keys('Escape'), () => game.page.goBack(), () => game.press('close')];
    for (const close of ways) {
      await open_code(game);
      await close();
      await game.sees('the table', ({ panel }) => panel === '');
      await game.frame();
    }
    await close_game(game);
  });

  it('goes with the link that is shared: other moves, another code', async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, player.small.answer[0].cells);
    await open_code(game);
    const without = await saved(game);
    await game.keys('Escape');
    await open_share(game);
    await game.press('share.moves');
    await game.frame();
    await game.press('share.qr');
    await game.sees('the code', ({ buttons }) => buttons.some(({ name, enabled }) => name === 'qr.save' && enabled));
    assert.notEqual(await saved(game), without);
    await close_game(game);
  });
});

describe('what is copied', () => {
  const button_of = { 'share.copy': 'Link copied.', 'share.text': 'Puzzle copied as text.', 'share.frame': 'Embed code copied.' };
  for (const [button, sentence] of Object.entries(button_of)) {
    it(`is told: ${sentence}`, async () => {
      const game = await host.game({ code });
      await open_share(game);
      await game.press(button);
      const { notice } = await game.sees('the answer', (state) => state.notice !== '');
      assert.equal(notice, sentence);
      await close_game(game);
    });
  }

  it('is the board in letters, the pieces and the link', async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, player.small.answer[0].cells);
    await open_share(game);
    await game.press('share.moves');
    await game.screenshot('share-all');
    await game.press('share.text');
    await game.sees('the answer', ({ notice }) => /copied/i.test(notice));
    const lines = (await game.page.evaluate(() => navigator.clipboard.readText())).split('\n');
    assert.ok(lines.slice(0, 3).every((line) => /^[A-Z.] [A-Z.] [A-Z.] [A-Z.]$/.test(line)), lines.join('\n'));
    assert.equal(lines.slice(0, 3).join('').replaceAll(/[ .]/g, '').length, player.small.answer[0].cells.length);
    assert.ok(lines.some((line) => /^[X.]+/.test(line)));
    assert.ok(lines.at(-1).startsWith(`${host.address}#${code.slice(0, code.lastIndexOf('/'))}/`), lines.at(-1));
    await close_game(game);
  });
});
