// Zoomed boards: the map in the corner, dragging along an edge, view-only frames.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, it, named_variants, phone } from './lib/browser.mjs';
import { middle } from './lib/game.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const large = // 40 x 24
  '1p/40x24/B.Cl_yg.CH9zCA.CGzzyA.CH55xA.CHz7iA-C.CG77iA.CGz_kA.DF_eGA.Cl-84.Cn8eOE.Cm5-cI.CG7_kA.Cl9-c.CH55zg.CG7_mA.CIz_mE.CIx33E.Dl_82A.Cn_84Q.CJ_3MQ.CIz33E-D.CIz33C.CIz3zi.CoQ9-cQ.Cn58-Y.CJ57jm.CI7_2E.CIz_3E.CoY9-4Q.DH8fHxg.Cn8-eO.Cp88eOE.CJx3_M.CI7_3E.Co49-4Q.CoY9-8Q.Cn_-8Y.CJ7_zi.CqY5-8YI.EH_3w8CA.DJ8fHxwQ.CI7__M.Co1--8I.CKx3_uI.CMhjv_MQ.DIcffzgg.CqY9-8YQ.Cq49-8YQ.Cqx9-8YI.DJ_ffHBA.Cp598-Y.CqY9_84Q.DKYefn5gQ.CsQc9-8YQ.DI4-fn5g.Cr59_8YQ/hxqb';

// Opens a game zoomed in three times, with the map in the corner of the area.
async function zoomed(wish = {}) {
  const game = await host.game({ code: large, ...wish });
  const { board: whole } = await game.state();
  for (const _ of [1, 2, 3]) {
    await game.press('zoom_in');
    await game.frame();
  }
  const { board } = await game.state();
  assert.ok(board.cell > 2 * whole.cell);
  return { game, area: { right: board.right, bottom: board.bottom } };
}

const changed = (before) => ({ board }) => board.x !== before.x || board.y !== before.y;

describe('a board that is not seen whole', () => {
  for (const [name, wish] of named_variants({ wide: {}, phone, dark: { width: 1280, height: 800, dark: true } }, ['phone'])) {
    it(`has a map in its corner, and goes where that is pressed: ${name}`, async () => {
      const { game, area } = await zoomed(wish);
      await game.screenshot(`minimap-${name}`);
      const { board: before } = await game.state();
      await game.click({ x: area.right - 14, y: area.bottom - 14 }); // its last cell
      await game.frame();
      const { board } = await game.sees('another part', changed(before));
      assert.ok(board.x < before.x && board.y < before.y);
      await game.drag({ x: area.right - 14, y: area.bottom - 14 }, { x: area.right - 100, y: area.bottom - 60 });
      const { board: dragged } = await game.sees('the part before it', changed(board));
      assert.ok(dragged.x > board.x);
      await close_game(game);
    });
  }

  it('goes on by itself while a piece is held over its edge, and rests when it is let go', async () => {
    const { game, area } = await zoomed();
    const { board: before, game: { tray } } = await game.state();
    await game.page.mouse.move(...Object.values(middle(tray[0])));
    await game.page.mouse.down();
    await game.page.mouse.move(area.right - 100, area.bottom - 200, { steps: 4 });
    await game.page.mouse.move(area.right - 10, area.bottom - 200, { steps: 4 });
    await game.sees('what lies beyond the edge', ({ board }) => board.x < before.x - 3 * board.cell);
    await game.keys('Escape');
    await game.page.mouse.up();
    await game.rests(600);
    await close_game(game);
  });
});
