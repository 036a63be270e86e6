// Assembly of the page's files.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { in_order } from '../../web/order_functions.mjs';
import { join_scripts, join_two_scripts } from '../../web/join.mjs';
import { checked_address, oembed, preview_tags } from '../../web/preview.mjs';
import { second_part } from '../../web/split.mjs';
import { site_folder } from './lib/browser.mjs';

describe('scripts that import one another', () => {
  function joined(files, join_all = (folder) => join_scripts(join(folder, 'first.js'))) {
    const folder = mkdtempSync(join(tmpdir(), 'tessera-'));
    try {
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
      return join_all(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it('become one, in which each stands once and after what it needs', () => {
    const whole = joined({
      'first.js': "import { two } from './second.js';\nimport { three } from './third.js';\nwork(two, three);\n",
      'second.js': "import { three } from './third.js';\nexport const two = three;\n",
      'third.js': 'export const three = 3;\n',
    });
    assert.equal(whole, 'const three = 3;\n\nconst two = three;\n\nwork(two, three);\n');
  });

  it('are refused when two have a name in common, or import one another', () => {
    assert.throws(() => joined({ 'first.js': "import { two } from './second.js';\nlet one;\n", 'second.js': 'let one;\n' }), /one/);
    const circle = { 'first.js': "import { b } from './second.js';\n", 'second.js': "import { a } from './first.js';\n" };
    assert.throws(() => joined(circle), /imports itself/);
  });

  it('may be two, of which the later borrows what the first holds', () => {
    const two = joined({
      'first.js': "import { two } from './second.js';\nwork(two);\n",
      'second.js': 'export const two = 2;\n',
      'later.js': "import { two } from './second.js';\nimport { four } from './fourth.js';\nconst later = two + four;\n",
      'fourth.js': "import { two } from './second.js';\nexport const four = two + two;\n",
    }, (folder) => join_two_scripts(join(folder, 'first.js'), join(folder, 'later.js'), './boot.js'));
    assert.equal(two.first, 'const two = 2;\n\nwork(two);\n\nexport { two };\n');
    assert.equal(two.later, "import { two } from './boot.js';\nconst four = two + two;\n\nconst later = two + four;\n\nexport { later };\n");
  });

  it('are refused when the later has a name of its own that it borrows, too', () => {
    const files = {
      'first.js': "import { two } from './second.js';\nwork(two);\n",
      'second.js': 'export const two = 2;\n',
      'later.js': "import { two } from './second.js';\nimport { four } from './fourth.js';\nconst later = two;\n",
      'fourth.js': 'const two = 22;\nexport const four = two;\n',
    };
    assert.throws(() => joined(files, (folder) => join_two_scripts(join(folder, 'first.js'), join(folder, 'later.js'), './own.js')), /two/);
  });

  it('are joined in the page: its script asks for the program of the page, for the later script and for nothing else', () => {
    const script = readFileSync(join(site_folder, 'boot.js'), 'utf8');
    const asked = [...script.matchAll(/\bimport\b\W*([^?#]*)/g)].map(([, file]) => file);
    assert.equal(asked.length, 2);
    assert.ok(asked.some((file) => file.includes('"later.js"')) && asked.some((file) => /^\w+}[.]js$/.test(file)), `${asked}`);
    const later = readFileSync(join(site_folder, 'later.js'), 'utf8');
    assert.deepEqual([...later.matchAll(/\bimport\b[^"]*"([^?]*)/g)].map(([, file]) => file), ['./boot.js']);
    const program_of = (page) => readFileSync(join(site_folder, page), 'utf8').match(/data-program="(\w+)"/)[1];
    assert.deepEqual([program_of('index.html'), program_of('lab.html')], ['app', 'lab']);
    assert.doesNotMatch(script, /@[A-Z]+@|^export /m);
  });
});

describe('the functions of a program', () => {
  const item = (name, ...lines) => [` (func $${name} (param $0 i32)`, ...lines.map((line) => `  (${line}`), ' )'].join('\n');
  const text = (...items) => ['(module', ' (type $0 (func (param i32)))', ...items, ')', ''].join('\n');

  it('stand beside those that are like them, after those that are called most; nothing is lost', () => {
    const [first, add, call, add_more] = [item('first', 'z)'), item('a', 'add', 'nop)'), item('b', 'call)'), item('c', 'add', 'sub)')];
    const data = ' (data $.rodata (i32.const 1) "a\\n (func\\n)")';
    assert.equal(in_order(text(first, add, call, data, add_more), 1), text(data, first, add, add_more, call));
  });
});

describe('the second part of a program', () => {
  const calls = (name, ...called) => ` (func $${name}\n${called.map((each) => `  (call $${each})\n`).join('')} )`;
  const text = (...items) => `(module\n${items.join('\n')}\n)\n`;
  const by_address = (...names) => ` (elem (i32.const 1) ${names.map((name) => `$${name}`).join(' ')})`;
  const chosen = (...items) => second_part(text(...items), (name) => name === 'sheet').sort();
  const outside = ' (export "main" (func $main))';

  it('has the entries, and what only they and their own call', () => {
    const items = [calls('main', 'both'), calls('sheet', 'row', 'both'), calls('row', 'letter'), calls('letter'), calls('both'), calls('unused')];
    assert.deepEqual(chosen(outside, by_address('sheet'), ...items), ['$letter', '$row', '$sheet']);
  });

  it('has what only its own call in circles', () => {
    const items = [calls('main'), calls('sheet', 'sort'), calls('sort', 'sort', 'merge'), calls('merge', 'sort')];
    assert.deepEqual(chosen(outside, by_address('sheet'), ...items), ['$merge', '$sheet', '$sort']);
  });

  it('has the lambdas of its functions, but nothing else that is called by address or from outside', () => {
    const inner = 'sheet::$_0';
    const items = [calls('main'), calls('sheet', 'main', 'other'), calls(inner, 'row'), calls('row'), calls('other')];
    assert.deepEqual(chosen(outside, by_address('sheet', inner, 'other'), ...items), ['$row', '$sheet', `$${inner}`]);
  });

  it('leaves what may have been merged with something else: what has two addresses, or an address and callers', () => {
    const [twice, both] = ['sheet::$_0', 'sheet::$_1'];
    const items = [calls('main'), calls('sheet', both), calls(twice, 'row'), calls(both), calls('row')];
    assert.deepEqual(chosen(outside, by_address('sheet', twice, both, 'other', twice), ...items), ['$sheet']);
  });

  it('has what is called for puzzles that are opened only once it has come, unless that may have been merged', () => {
    const guarded = (...items) => second_part(text(...items), (name) => name === 'sheet', (name) => name.startsWith('lattice')).sort();
    const items = [calls('main', 'lattice_named'), calls('sheet'), calls('lattice_text', 'row', 'lattice_inner'), calls('row'),
      calls('lattice_inner'), calls('lattice_named'), calls('lattice_twice')];
    const addresses = by_address('sheet', 'lattice_text', 'lattice_inner', 'lattice_named', 'lattice_twice', 'lattice_twice');
    assert.deepEqual(guarded(outside, addresses, ...items), ['$lattice_inner', '$lattice_text', '$row', '$sheet']);
  });

  it('is refused if an entry is called by name, which would happen before it has come', () => {
    assert.throws(() => chosen(outside, calls('main', 'sheet'), calls('sheet')), /sheet is called by name: [$]main/);
  });
});

describe('previews of links', () => {
  const address = checked_address('https://example.org/tessera');

  it('are told in whole addresses', () => {
    const tags = Object.fromEntries([...preview_tags(address, 'a "box" & more').matchAll(/property="([^"]+)" content="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    assert.deepEqual([tags['og:url'], tags['og:image'], tags['og:description']],
      ['https://example.org/tessera/', 'https://example.org/tessera/preview.png', 'a &quot;box&quot; &amp; more']);
    const { version, type, html, width, height, thumbnail_url: picture } = oembed(address);
    assert.deepEqual([version, type, width, height, picture], ['1.0', 'rich', 560, 640, tags['og:image']]);
    assert.match(html, /^<iframe src="https:\/\/example\.org\/tessera\/embed\.html" title="Tessera" width="560" height="640"/);
  });

  it('have a picture of the size they say', () => {
    const png = readFileSync(new URL('../../assets/preview.png', import.meta.url));
    const { thumbnail_width: width, thumbnail_height: height } = oembed(address);
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [width, height]);
    assert.ok(png.length < 60000);
  });

  it('are refused for what is no address of a page, and left out where none is given', () => {
    for (const wrong of ['example.org', 'ftp://example.org/', 'https://example.org/?a', 'https://example.org/#1p']) assert.throws(() => checked_address(wrong));
    assert.doesNotMatch(readFileSync(join(site_folder, 'index.html'), 'utf8'), /og:|oembed/);
  });
});
