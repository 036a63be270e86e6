// Drives Firefox through Marionette: JSON over a plain socket, each message preceded by its length. This needs no driver
// besides the browser itself.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Game } from './game.mjs';

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const program = (...names) => names.flatMap((name) => process.env.PATH.split(delimiter).map((folder) => join(folder, name)))
  .find((path) => existsSync(path));

// TESSERA_FIREFOX names another one. Headless Firefox has no WebGL, so it gets a virtual screen.
const firefox = process.env.TESSERA_FIREFOX ?? program('firefox-esr');
const screen = program('Xvfb');
export const is_here = Boolean(firefox && screen);

const wishes = {
  'marionette.port': 0, // any free port; the browser writes it to its profile
  'webgl.force-enabled': true,
  'dom.w3c_touch_events.enabled': 1,
  'ui.prefersReducedMotion': 1,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

async function soon(what, attempt, timeout = 40000) {
  for (const end = Date.now() + timeout; Date.now() < end; await wait(50)) {
    const result = await attempt();
    if (result) return result;
  }
  throw new Error(`never came: ${what}`);
}

export class Firefox {
  answers = new Map();
  received = Buffer.alloc(0);
  count = 0;

  async open(language) {
    this.profile = mkdtempSync(join(tmpdir(), 'tessera-firefox-'));
    const all = { ...wishes, 'intl.accept_languages': language };
    const lines = Object.entries(all).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
    writeFileSync(join(this.profile, 'user.js'), lines.join(''));
    this.screen = spawn(screen, ['-displayfd', '3', '-screen', '0', '2000x1300x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    const display = await new Promise((resolve) => { this.screen.stdio[3].once('data', (text) => resolve(String(text).trim())); });
    this.process = spawn(firefox, ['--marionette', '--no-remote', '--width', '900', '--height', '760', '--profile', this.profile], {
      env: { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' },
      stdio: 'ignore',
    });
    const port_file = join(this.profile, 'MarionetteActivePort');
    const port = await soon('the port', () => existsSync(port_file) && Number(readFileSync(port_file, 'utf8')), 120000);
    this.socket = connect(port, '127.0.0.1').on('data', (bytes) => this.read(bytes));
    await this.ask('WebDriver:NewSession', {});
    this.can_draw = await this.run("return Boolean(document.createElement('canvas').getContext('webgl2'))");
  }

  async close() {
    this.socket?.destroy();
    for (const child of [this.process, this.screen].filter(Boolean)) {
      const gone = new Promise((resolve) => { child.once('exit', resolve); });
      const patience = setTimeout(() => child.kill('SIGKILL'), 5000);
      child.kill();
      await gone;
      clearTimeout(patience);
    }
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  read(bytes) {
    this.received = Buffer.concat([this.received, bytes]);
    for (;;) {
      const colon = this.received.indexOf(':');
      const end = colon + 1 + Number(this.received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.received.length < end) return;
      const message = JSON.parse(this.received.subarray(colon + 1, end).toString());
      this.received = this.received.subarray(end);
      if (Array.isArray(message)) this.answers.get(message[1])(message);
    }
  }

  async ask(name, parameters) {
    const id = ++this.count;
    const text = JSON.stringify([0, id, name, parameters]);
    const answer = new Promise((resolve) => { this.answers.set(id, resolve); });
    this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await answer;
    this.answers.delete(id);
    if (error) throw new Error(`${name}: ${error.message}`);
    return result?.value ?? result;
  }

  run(script, ...args) {
    return this.ask('WebDriver:ExecuteScript', { script, args });
  }

  act(type, actions, parameters) {
    return this.ask('WebDriver:PerformActions', { actions: [{ type, id: parameters?.pointerType ?? type, parameters, actions }] });
  }

  // Returns the button of that name in Firefox's accessibility tree.
  async button_named(wanted) {
    for (const element of await this.ask('WebDriver:FindElements', { using: 'css selector', value: 'button' })) {
      const id = Object.values(element)[0];
      if (await this.ask('WebDriver:GetComputedLabel', { id }) !== wanted) continue;
      if (await this.ask('WebDriver:GetComputedRole', { id }) === 'button') return element;
    }
    return null;
  }

  async press_named(wanted) {
    await this.run('arguments[0].click()', await soon(`the button ${wanted}`, () => this.button_named(wanted)));
  }

  // Makes the page so large, as far as this browser's windows may be, and returns its size.
  async resize(width, height) {
    const inner = () => this.run('return { width: innerWidth, height: innerHeight }');
    for (let attempt = 0; attempt < 3; ++attempt) {
      const [now, outer] = [await inner(), await this.ask('WebDriver:GetWindowRect', {})];
      if (now.width === width && now.height === height) break;
      await this.ask('WebDriver:SetWindowRect', { x: 0, y: 0, width: outer.width + width - now.width, height: outer.height + height - now.height });
    }
    return inner();
  }

  go(address) {
    return this.ask('WebDriver:Navigate', { url: address });
  }
}

// The part of Playwright's page that the tests' player uses.
function page_of(browser) {
  const at = { x: 0, y: 0 };
  const point = (...actions) => browser.act('pointer', actions, { pointerType: 'mouse' });
  const move = (x, y) => {
    Object.assign(at, { x: Math.round(x), y: Math.round(y) });
    return point({ type: 'pointerMove', duration: 0, ...at });
  };
  const mouse = {
    async move(x, y, { steps = 1 } = {}) {
      const from = { ...at };
      for (let step = 1; step <= steps; ++step) await move(from.x + ((x - from.x) * step) / steps, from.y + ((y - from.y) * step) / steps);
    },
    down: () => point({ type: 'pointerDown', button: 0 }),
    up: () => point({ type: 'pointerUp', button: 0 }),
    async click(x, y) {
      await mouse.move(x, y);
      await mouse.down();
      await mouse.up();
    },
    wheel: (deltaX, deltaY) => browser.act('wheel', [{ type: 'scroll', ...at, deltaX, deltaY }]),
  };
  const press = (value) => browser.act('key', [{ type: 'keyDown', value }, { type: 'keyUp', value }]);
  const evaluate = (act, argument) => browser.run(`return (${act})(${JSON.stringify(argument)})`);
  return { mouse, keyboard: { press }, evaluate };
}

const codes = { Escape: '\uE00C' }; // of WebDriver

export class FirefoxGame extends Game {
  constructor(browser) {
    super(page_of(browser));
    this.browser = browser;
  }

  async state() {
    return JSON.parse(await this.browser.run('return JSON.stringify(window.tessera?.state() ?? null)'));
  }

  is_playable() {
    return soon('a playable board', async () => {
      const state = await this.state();
      return state?.frames > 0 && this.browser.run("return !document.getElementById('shell')?.checkVisibility()");
    });
  }

  frame() {
    return this.browser.ask('WebDriver:ExecuteAsyncScript', {
      script: 'const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(() => done(1)));', args: [],
    });
  }

  keys(...names) {
    return super.keys(...names.map((name) => codes[name] ?? name));
  }

  async tap({ x, y }) {
    const place = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
    await this.browser.act('pointer', [place, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }], { pointerType: 'touch' });
  }
}
