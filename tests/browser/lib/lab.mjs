// The lab's page, opened on the search of a puzzle.
import { Game } from './game.mjs';

export const has_ended = ({ searching, steps }) => !searching && steps > 0;

// Opens the lab as the visitor of this wish at "code?engine=...", and waits until its state is as `ready` says; with the
// keyboard's focus on it, if that is asked for.
export async function open_lab(host, wish, address, { ready = has_ended, has_focus = false } = {}) {
  const context = await host.visitor(wish);
  const page = await context.newPage();
  await page.goto(`${host.address}lab.html#${address}`);
  const lab = new Game(page);
  await lab.is_playable();
  await page.locator('#shell').waitFor({ state: 'hidden' });
  await lab.sees('a recorded search', ready);
  if (has_focus) await page.locator('#canvas').focus();
  return lab;
}
