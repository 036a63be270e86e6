// The built package, as node imports it. TESSERA_PACKAGE names its folder.
import { readFileSync } from 'node:fs';
import { it as endless_it } from 'node:test';
import { fileURLToPath } from 'node:url';

export const from_top = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
export const package_folder = process.env.TESSERA_PACKAGE ?? from_top('build/web/package');
export const tessera = await import(`${package_folder}/node.js`);
export const part = (file) => import(`${package_folder}/${file}`);

// A test that hangs fails after two minutes, and the others continue.
export const it = (name, act) => endless_it(name, { timeout: 120000 }, act);

// Blocks of README.md in a language, as { text, line }.
export function examples(language) {
  const text = readFileSync(`${package_folder}/README.md`, 'utf8');
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].filter(([, name]) => name === language)
    .map((match) => ({ text: match[2], line: text.slice(0, match.index).split('\n').length }));
}

// The shipped puzzles as { name, code }.
export const levels = readFileSync(from_top('levels/codes.txt'), 'utf8').trim().split('\n')
  .map((line) => line.split(' ')).map(([name, code]) => ({ name, code }));

// Solving these three takes longer than solving all others, so that tests/run --all alone does it.
const hardest = ['36-twenty', '37-tall-order', '40-the-great-sort'].map((name) => `number_swap/${name}`);
export const to_be_solved = levels.filter(({ name }) => process.env.TESSERA_ALL_TESTS === 'yes' || !hardest.includes(name));

// 900 cells for 450 dominoes: a count that nobody waits for.
export const endless = `tessera 1 polyomino\nboard\n${`${'.'.repeat(30)}\n`.repeat(30)}end\npiece I2 x450\nXX\nend\n`;

// 4 x 3 cells, three pieces, one way but for symmetry.
export const small = 'tessera 1 polyomino\ntitle Three by four\nboard\n....\n....\n....\nend\npiece P\nXXX\nXX.\nend\npiece L4\nXXX\nX..\nend\npiece V3\nXX\nX.\nend\n';
