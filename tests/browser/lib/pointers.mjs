// Real mouse and touch events on a page.
import { plain } from './reused.mjs';

export async function drag_by_mouse({ mouse }, from, to) {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await mouse.move(to.x, to.y, { steps: 4 });
  await mouse.up();
}

// Returns touch(type, ...points), which sends the places of all fingers as `touchStart`, `touchMove` or `touchEnd`.
export async function touchscreen_of(page) {
  const session = await plain(page).context().newCDPSession(plain(page));
  return (type, ...points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
}
