// Completes the page: node web/site.mjs SITE TERSER [ADDRESS], where SITE already contains the wasm programs and the tables. With
// the page's address, links to it have a preview.
// Copies the other files, draws the icons, and writes the file list of the service worker.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { write_icons } from './icons.mjs';
import { join_two_scripts } from './join.mjs';
import { learn_pages } from './learn/pages.mjs';
import { checked_address, oembed, picture_file, preview_tags } from './preview.mjs';

const web = dirname(fileURLToPath(import.meta.url));
const assets = join(web, '../assets');
const [site, terser, address] = process.argv.slice(2);

const read = (file) => readFileSync(join(site, file));
const hash_of = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256'));

for (const file of ['_headers', '.htaccess']) {
  copyFileSync(join(web, file), join(site, file));
}
// Remove comments, and in styles also indentation, in the form used by these files.
const without_comments = (markup) => markup.replace(/^ *<!--.*-->\n/gm, '');
const bare = (style) => style.replace(/^[ \t]+/gm, '').replace(/^(\/\*(?:(?!\*\/)[^])*\*\/)?\n/gm, '');
const written = (file) => without_comments(readFileSync(join(web, file), 'utf8'));
const previewed = (markup) => {
  const [, description] = markup.match(/<meta name="description" content="([^"]*)">/);
  return markup.replace('</head>', `${preview_tags(checked_address(address), description)}</head>`);
};
writeFileSync(join(site, 'index.html'), address ? previewed(written('index.html')) : written('index.html'));
for (const file of [picture_file, 'oembed.json']) rmSync(join(site, file), { force: true }); // of an earlier build
if (address) {
  copyFileSync(join(assets, picture_file), join(site, picture_file));
  writeFileSync(join(site, 'oembed.json'), `${JSON.stringify(oembed(checked_address(address)), null, 2)}\n`);
}
// The lab's page is the game's with another program, which web/run builds after the game.
const lab = written('index.html').replace('data-program="app"', 'data-program="lab"').replace(/"app[.]/g, '"lab.')
  .replace('<title>Tessera', '<title>Lab \u00b7 Tessera');
const no_lab = '<!doctype html><html lang="en"><title>Lab \u00b7 Tessera</title><p>The lab is still being built. Reload this page in a minute.</p>\n';
writeFileSync(join(site, 'lab.html'), existsSync(join(site, 'lab.js')) ? lab : no_lab);
// The page for frames is the game with fewer controls.
writeFileSync(join(site, 'embed.html'), written('index.html').replace('data-program="app"', 'data-program="app" data-framed'));
const shrink = (script, ...options) =>
  execFileSync(terser, ['--compress', 'passes=2', '--mangle', ...options], { input: script, encoding: 'utf8' });
// Terser may move an await into a function that is not async, which breaks the whole script.
function shrink_module(script) {
  const input = shrink(script, '--module');
  execFileSync(process.execPath, ['--input-type=module', '--check'], { input, stdio: ['pipe', 'inherit', 'inherit'] });
  return input;
}
const scripts = join_two_scripts(join(web, 'page/start.js'), join(web, 'page/later.js'), './boot.js?@VERSION@');
writeFileSync(join(site, 'boot.js'), shrink_module(scripts.first));
writeFileSync(join(site, 'later.js'), shrink_module(scripts.later));
writeFileSync(join(site, 'manifest.webmanifest'), JSON.stringify(JSON.parse(written('manifest.webmanifest'))));
writeFileSync(join(site, 'first.js'), shrink(written('first.js')));
writeFileSync(join(site, 'style.css'), bare(written('style.css')));
for (const [file, text] of learn_pages()) writeFileSync(join(site, file), text);
writeFileSync(join(site, 'learn.js'), shrink(written('learn/learn.js')));
writeFileSync(join(site, 'learn.css'), bare(written('learn/learn.css')));
writeFileSync(join(site, 'icon.svg'), written('../assets/icon.svg'));
write_icons(join(assets, 'icon.svg'), site);

const not_kept = ['sw.js', 'index.html', '_headers', '.htaccess', picture_file, 'oembed.json'];
const files = readdirSync(site).filter((file) => !not_kept.includes(file)).sort();
const version = hash_of(...[...files, 'index.html'].flatMap((file) => [file, read(file)])).digest('hex').slice(0, 12);
for (const file of [...files.filter((name) => name.endsWith('.html')), 'index.html', 'boot.js', 'later.js']) {
  writeFileSync(join(site, file), read(file).toString().replaceAll('@VERSION@', version));
}
const integrity_of = (file) => `sha256-${hash_of(read(file)).digest('base64')}`;
const tables = files.filter((file) => /^translation-..\.txt$/.test(file));
const checked = files.filter((file) => file === 'levels.txt' || file === 'second.wasm' || tables.includes(file));
const hashes = checked.map((file) => `"${file}":"${integrity_of(file)}"`).join();
// The languages are in one list, in the order used by stored settings; all but English have tables.
const listed = readFileSync(join(web, '../src/app/text/strings.h'), 'utf8').matchAll(/^ +\{"(..)", ".*"\},$/gm);
const languages = [...listed].map(([, code]) => code);
const translated = tables.map((file) => file.match(/^translation-(..)/)?.[1]).filter(Boolean);
if (languages.slice(1).sort().join() !== translated.join()) throw new Error(`languages: ${languages}; tables: ${translated}`);
writeFileSync(join(site, 'boot.js'), read('boot.js').toString().replace('"@HASHES@":""', hashes)
  .replace('"@LANGUAGES@"', languages.map((code) => JSON.stringify(code)).join()));
const with_hash = (file) => [file, integrity_of(file === './' ? 'index.html' : file)];
const list = ['./', ...files].map((file) => JSON.stringify(with_hash(file)));
const worker = readFileSync(join(web, 'sw.js'), 'utf8').replace('@VERSION@', version).replace("'@FILES@'", list.join(',\n'));
writeFileSync(join(site, 'sw.js'), worker);
