// Empties the page that a test is done with and gives it to the next test of its file: opening the game there takes half the
// processor time, as that page's process has compiled the program already.

// The steps that a test may do to a page that is emptied afterwards. A page that anything else was done to is closed.
const traceless = new Set([
  'content', 'evaluate', 'getByRole', 'getByText', 'goBack', 'goForward', 'goto', 'isClosed', 'keyboard', 'locator', 'mouse', 'reload',
  'screenshot', 'setViewportSize', 'textContent', 'title', 'url', 'viewportSize', 'waitForEvent', 'waitForFunction', 'waitForTimeout',
  'waitForURL', 'workers',
]);

const most_tests = 12; // that share a page: memory grows
const most_parked = 2;

const known = new WeakMap(); // a page as tests see it: { page, key, tests, is_marked }

// Returns the browser's page of one that a test sees.
export const plain = (page) => known.get(page)?.page ?? page;

// Returns the page as an object that notes whether something is done to it that stays.
function watched(page, key, tests) {
  const state = { page, key, tests, is_marked: false };
  const seen = new Proxy(page, {
    get(_, name) {
      if (typeof name === 'string' && name !== 'then' && !traceless.has(name)) state.is_marked = true;
      return typeof page[name] === 'function' ? page[name].bind(page) : page[name];
    },
  });
  known.set(seen, state);
  return seen;
}

// Ends what the test began and takes what it left: storage, history, a pressed button, a finger on the screen.
async function empty(page, lift_fingers) {
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  await page.mouse.up();
  await lift_fingers();
  await page.goto('about:blank');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

export class ReusedPages {
  parked = new Map(); // by the wishes of their visitors

  // Returns a page for a visitor with such wishes: a parked one, or one of open().
  async take({ code, unmade, width, height, ...wish }, size, open) {
    const key = JSON.stringify(wish);
    const { page, tests } = this.parked.get(key) ?? { page: await open(), tests: 0 };
    this.parked.delete(key);
    if (tests > 0) await page.setViewportSize(size);
    return watched(page, key, tests + 1);
  }

  // Keeps an emptied page for a later test; returns false for a page that has to be closed.
  async park({ page: seen, touch }) {
    const { page, key, tests, is_marked } = known.get(seen) ?? { is_marked: true };
    if (is_marked || this.parked.has(key) || tests >= most_tests || page.context().pages().length > 1) return false;
    await empty(page, async () => touch?.('touchCancel').catch(() => {})); // where a finger is still down
    this.parked.set(key, { page, tests });
    const [[first, oldest]] = this.parked;
    if (this.parked.size > most_parked && this.parked.delete(first)) await oldest.page.context().close();
    return true;
  }
}
