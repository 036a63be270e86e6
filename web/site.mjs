// Completes the page: node web/site.mjs SITE, where SITE already holds the two wasm programs. Copies the rest in, draws
// the icons, and tells the service worker what there is.
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { write_icons } from './icons.mjs';

const web = dirname(fileURLToPath(import.meta.url));
const assets = join(web, '../assets');
const site = process.argv[2];

for (const file of ['index.html', 'manifest.webmanifest', '_headers']) {
  copyFileSync(join(web, file), join(site, file));
}
// Without what only people read: indentation, and lines that are nothing but comment.
for (const file of ['style.css', 'boot.js']) {
  const text = readFileSync(join(web, file), 'utf8');
  writeFileSync(join(site, file), text.replace(/^[ \t]+/gm, '').replace(/^(\/\/.*|\/\*.*\*\/)?\n/gm, ''));
}
copyFileSync(join(assets, 'icon.svg'), join(site, 'icon.svg'));
write_icons(join(assets, 'icon.svg'), site);

const files = readdirSync(site).filter((file) => !['sw.js', 'index.html', '_headers'].includes(file)).sort();
const hash = createHash('sha256');
for (const file of [...files, 'index.html']) {
  hash.update(file).update(readFileSync(join(site, file)));
}
const worker = readFileSync(join(web, 'sw.js'), 'utf8')
  .replace('@VERSION@', hash.digest('hex').slice(0, 12))
  .replace("'@FILES@'", ['./', ...files].map((file) => JSON.stringify(file)).join(', '));
writeFileSync(join(site, 'sw.js'), worker);
