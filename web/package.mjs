// Puts the npm package together: node web/package.mjs SITE READER PACKAGE, where SITE and READER already contain the programs. Nothing
// is built or shrunk: users of the package do that. `npm pack` in PACKAGE makes the file to publish.
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = dirname(fileURLToPath(import.meta.url));
const sources = join(web, 'package');
const [site, reader, folder] = process.argv.slice(2);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(sources)) copyFileSync(join(sources, file), join(folder, file));
const translations = readdirSync(site).filter((file) => /^translation-..\.txt$/.test(file));
const programs = ['worker.js', 'worker.wasm', 'levels.txt', ...translations, ...['licences.txt'].filter((file) => existsSync(join(site, file)))];
for (const file of programs) copyFileSync(join(site, file), join(folder, file));
for (const file of ['reader.js', 'reader.wasm']) copyFileSync(join(reader, file), join(folder, file));
copyFileSync(join(web, '../LICENSE'), join(folder, 'LICENSE'));

// The version is that of the whole project.
const [, version] = readFileSync(join(web, '../CMakeLists.txt'), 'utf8').match(/project\(tessera VERSION ([0-9.]+)/);
const { name, ...rest } = JSON.parse(readFileSync(join(sources, 'package.json'), 'utf8'));
writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name, version, ...rest }, null, 2)}\n`);
