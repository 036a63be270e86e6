// Serves a folder of static files on loopback: node web/serve.mjs FOLDER PORT. The browser tests use it too.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

export function find_file(folder, url) {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://loopback').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    return statSync(file).isFile() ? file : null;
  } catch {
    return null;
  }
}

export const type_of = (file) => types[extname(file)] ?? 'application/octet-stream';

// Returns the headers for a path from the folder's _headers: blocks of a pattern and its indented headers.
export function headers_of(folder, path) {
  const listing = join(folder, '_headers');
  const text = existsSync(listing) ? readFileSync(listing, 'utf8') : '';
  const found = {};
  let matches = false;
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value] = line.match(/^\s+([\w-]+): (.*)$/) ?? [];
    if (matches && name) found[name] = value;
    const [start, end] = line.split('*');
    if (!name) matches = path.startsWith(start) && path.endsWith(end ?? '') && (end !== undefined || path === start);
  }
  return found;
}

function answer(folder, request, response) {
  const file = find_file(folder, request.url);
  if (!file) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found\n');
    return;
  }
  const told = headers_of(folder, new URL(request.url, 'http://loopback').pathname);
  response.writeHead(200, { 'Cache-Control': 'no-cache', ...told, 'Content-Type': type_of(file), 'Content-Length': statSync(file).size });
  createReadStream(file).pipe(response);
}

// Port 0 uses any free port. Resolves to the listening server.
export function serve(folder, port = 0, answer_one = answer) {
  const server = createServer((request, response) => answer_one(folder, request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function main(folder, wanted, tries) {
  for (let port = wanted; ; ++port) {
    try {
      await serve(folder, port);
      console.log(`tessera: open http://localhost:${port}/ in a browser; Ctrl-C stops`);
      return;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port + 1 >= wanted + tries) {
        console.error(`tessera: cannot serve on port ${port}: ${error.message}`);
        process.exitCode = 1;
        return;
      }
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder, port] = process.argv.slice(2);
  await main(folder, Number(port ?? 8080), port ? 1 : 20);
}
