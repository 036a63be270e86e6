// Completes the page: node web/site.mjs SITE, where SITE already holds the two wasm programs and the tables. Copies
// the rest in, draws the icons, and tells the service worker what there is.
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { write_icons } from './icons.mjs';
import { join_scripts } from './join.mjs';

const web = dirname(fileURLToPath(import.meta.url));
const assets = join(web, '../assets');
const site = process.argv[2];

const read = (file) => readFileSync(join(site, file));
const hash_of = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256'));

for (const file of ['index.html', 'manifest.webmanifest', '_headers', '.htaccess']) {
  copyFileSync(join(web, file), join(site, file));
}
// Without what only people read: indentation and comments, as these files write them.
const written = (file) => readFileSync(join(web, file), 'utf8');
const shrunk = { 'style.css': written('style.css'), 'first.js': written('first.js'), 'boot.js': join_scripts(join(web, 'page/start.js')) };
for (const [file, text] of Object.entries(shrunk)) {
  const code = text.replace(/^[ \t]+/gm, '').replace(/^(\/\/.*|\/\*.*\*\/)?\n/gm, '').replace(/(?<=[;,{)]) \/\/ .*$/gm, '');
  writeFileSync(join(site, file), code);
}
copyFileSync(join(assets, 'icon.svg'), join(site, 'icon.svg'));
write_icons(join(assets, 'icon.svg'), site);

const not_kept = ['sw.js', 'index.html', '_headers', '.htaccess'];
const files = readdirSync(site).filter((file) => !not_kept.includes(file)).sort();
const version = hash_of(...[...files, 'index.html'].flatMap((file) => [file, read(file)])).digest('hex').slice(0, 12);
for (const file of ['index.html', 'boot.js']) {
  writeFileSync(join(site, file), read(file).toString().replaceAll('@VERSION@', version));
}
const integrity_of = (file) => `sha256-${hash_of(read(file)).digest('base64')}`;
const tables = files.filter((file) => file === 'levels.txt' || /^translation-..\.txt$/.test(file));
const hashes = tables.map((file) => `'${file}': '${integrity_of(file)}'`).join(',\n');
writeFileSync(join(site, 'boot.js'), read('boot.js').toString().replace("'@HASHES@': ''", hashes));
const with_hash = (file) => [file, integrity_of(file === './' ? 'index.html' : file)];
const list = ['./', ...files].map((file) => JSON.stringify(with_hash(file)));
const worker = readFileSync(join(web, 'sw.js'), 'utf8').replace('@VERSION@', version).replace("'@FILES@'", list.join(',\n'));
writeFileSync(join(site, 'sw.js'), worker);
