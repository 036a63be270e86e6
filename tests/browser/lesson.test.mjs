// The lesson of a first visit: a hand plays two pieces of the warm-up over the canvas, and disappears for ever at the first press.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, phone } from './lib/browser.mjs';
import { middle } from './lib/game.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const moving = { still: false };

// Opens the page, whose lesson begins ten times as soon; with `quick` it is shown four times as fast, too.
async function visit(wish, prepare = () => {}) {
  const context = await host.visitor(wish);
  await context.addInitScript(prepare);
  await context.addInitScript((speed) => {
    const start_timer = setTimeout;
    globalThis.setTimeout = (act, ms = 0, ...rest) => start_timer(act, ms < 1000 ? ms : ms / 10, ...rest);
    const { animate } = Element.prototype;
    Element.prototype.animate = function animate_sooner(frames, { duration, ...options }) {
      return animate.call(this, frames, { ...options, duration: duration / speed });
    };
  }, wish.quick ? 4 : 1);
  return host.game(wish, context);
}

const lesson_of = (game) => game.page.locator('#lesson');
const begun = (game) => lesson_of(game).waitFor({ state: 'attached', timeout: 30000 });
const over = (game) => lesson_of(game).waitFor({ state: 'detached', timeout: 30000 });

// Returns the middles of the cells of each ghost's last position, by piece, in order of appearance.
const watch_ghosts = (game) => game.page.evaluate(() => new Promise((done) => {
  const last = {};
  const look = () => {
    const layer = document.getElementById('lesson');
    if (!layer) return done(last);
    for (const ghost of layer.querySelectorAll('.ghost')) {
      last[ghost.dataset.piece] = [...ghost.children].map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      });
    }
    requestAnimationFrame(look);
  };
  look();
}));

async function has_no_lesson(game) {
  await game.page.waitForTimeout(700);
  assert.equal(await lesson_of(game).count(), 0);
}

describe('the lesson of a first visit', () => {
  for (const [device, size] of Object.entries({ phone, desktop })) {
    it(`puts two pieces where they fit, and draws nothing of the game (${device})`, async () => {
      const game = await visit({ ...size, ...moving, quick: true });
      await begun(game);
      const { frames, board } = await game.state();
      const ghosts = await watch_ghosts(game);
      assert.deepEqual(Object.keys(ghosts), ['Y', 'P']);
      assert.equal((await game.state()).frames, frames, 'the canvas was drawn');
      assert.equal((await game.state()).moves, 0);
      for (const middles of Object.values(ghosts)) {
        const cells = middles.map(([x, y]) => [Math.floor((y - board.y) / board.cell), Math.floor((x - board.x) / board.cell)]);
        await player.place_by_dragging(game, cells);
      }
      assert.equal((await game.state()).moves, 2);
      await close_game(game);
    });
  }

  it('is gone at the first press, which is the game\'s, and does not come again', async () => {
    const game = await visit(moving);
    await begun(game);
    const piece = middle((await game.state()).game.tray[0]);
    await game.page.mouse.move(piece.x, piece.y);
    await game.page.mouse.down();
    await over(game);
    await game.page.mouse.move(piece.x, piece.y - 60, { steps: 4 });
    await game.sees('the piece in hand', (state) => state.game.held);
    await game.page.mouse.up();
    await game.page.reload();
    await game.is_playable();
    await has_no_lesson(game);
    await close_game(game);
  });

  it('goes at a key, too', async () => {
    const game = await visit(moving);
    await begun(game);
    await game.keys('ArrowLeft');
    await over(game);
    await close_game(game);
  });

  it('is not for those who want no motion, come by a link or have played before', async () => {
    const still = await visit({});
    await has_no_lesson(still);
    await close_game(still);
    const linked = await visit({ ...moving, code: player.small.code });
    await has_no_lesson(linked);
    await close_game(linked);
    const known = await visit(moving, () => location.protocol === 'http:' && localStorage.setItem('tessera.settings', 'sound 0\n'));
    await has_no_lesson(known);
    await close_game(known);
  });
});
