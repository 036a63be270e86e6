// How the files of the page are put together.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { join_scripts } from '../../web/join.mjs';
import { site_folder } from './lib/browser.mjs';

describe('scripts that import one another', () => {
  function joined(files) {
    const folder = mkdtempSync(join(tmpdir(), 'tessera-'));
    try {
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
      return join_scripts(join(folder, 'first.js'));
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

  it('are joined in the page: its script asks for the program of the page and for nothing else', () => {
    const script = readFileSync(join(site_folder, 'boot.js'), 'utf8');
    const asked = [...script.matchAll(/\bimport\b\W*([^?]*)/g)].map(([, file]) => file);
    assert.deepEqual(asked, ['document.documentElement.dataset.program}.js']);
    const program_of = (page) => readFileSync(join(site_folder, page), 'utf8').match(/data-program="(\w+)"/)[1];
    assert.deepEqual([program_of('index.html'), program_of('lab.html')], ['app', 'lab']);
    assert.doesNotMatch(script, /@[A-Z]+@|^export /m);
  });
});
