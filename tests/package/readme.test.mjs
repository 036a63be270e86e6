// Promise: Every example of the npm package's README runs.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { it } from '../browser/lib/browser.mjs';
import { examples, package_folder, tessera } from './lib/package.mjs';
import { PackageHost, Player, close_page } from './lib/page.mjs';

// The output of each program, block by block.
const printed = [
  /^1 (starter|junior|expert|master|wizard) \{[\s\S]*\}\ntrue\n(.+\n){2,}$/,
  /^(\d+ choices tried in \d+ ms\n)+stopped\nAbortError\n$/,
  /^impossible_puzzle the pieces cannot fill the board: 2 cells for 3\n$/,
];

describe('programs', () => {
  const programs = examples('js');
  let folder;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-readme-'));
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(package_folder, join(folder, 'node_modules/tessera-puzzle'));
  });
  after(() => rmSync(folder, { recursive: true }));

  it('are as many as are tested', () => assert.equal(programs.length, printed.length));

  programs.forEach(({ text, line }, index) => it(`line ${line} runs in node`, () => {
    writeFileSync(join(folder, 'example.mjs'), text);
    assert.match(execFileSync(process.execPath, ['example.mjs'], { cwd: folder, encoding: 'utf8', timeout: 60000 }), printed[index]);
  }));
});

it('npm packs it, and installs what it packed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-npm-'));
  const npm = (...words) => execFileSync('npm', [...words, '--offline', '--no-audit', '--no-fund'], { cwd: folder, encoding: 'utf8', timeout: 60000 });
  const [{ filename, files, version }] = JSON.parse(npm('pack', package_folder, '--json'));
  assert.match(version, /^\d+\.\d+\.\d+$/);
  for (const needed of ['README.md', 'LICENSE', 'licences.txt', 'index.js', 'node.js', 'element.js', 'index.d.ts', 'worker.js', 'worker.wasm']) {
    assert.ok(files.some(({ path }) => path === needed), needed);
  }
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  npm('install', `./${filename}`);
  writeFileSync(join(folder, 'use.mjs'), "import { generate } from 'tessera-puzzle'; console.log((await generate('polyomino', { size: '4x4', seed: 1 })).title);");
  assert.equal(execFileSync(process.execPath, ['use.mjs'], { cwd: folder, encoding: 'utf8', timeout: 60000 }), '4x4 #1\n');
  rmSync(folder, { recursive: true });
});

describe('pages', () => {
  const host = new PackageHost();
  before(() => host.open());
  after(() => host.close());

  it('show, tell and look as they say', async () => {
    const [elements, script, style, ...others] = examples('html').map(({ text }) => text);
    assert.deepEqual(others, []);
    const map = '<script type="importmap">{ "imports": { "tessera-puzzle/element": "./tessera-puzzle/element.js" } }</script>';
    const page = await host.page(elements.replace('node_modules/', '') + script, { head: map + style, script: '' });
    const player = await new Player(page, 'tessera-puzzle >> nth=0').is_ready();
    await new Player(page, 'tessera-puzzle >> nth=1').is_ready();
    const lines = [];
    page.on('console', (line) => lines.push(line.text()));
    const code = await player.element.getAttribute('code');
    const { moves } = await tessera.solve(code);
    for (const move of moves) await player.element.evaluate((one, text) => one.play(text), move);
    await player.solved();
    assert.deepEqual(lines, [...moves.map((move) => `play ${move}`), `solved in ${moves.length} moves`]);
    const look = await player.element.evaluate((one) => [getComputedStyle(one.shadowRoot.querySelector('.frame')).backgroundColor, getComputedStyle(one.shadowRoot.querySelector('.bar')).display]);
    assert.deepEqual(look, ['rgb(255, 248, 240)', 'none']);
    await close_page(page);
  });
});
