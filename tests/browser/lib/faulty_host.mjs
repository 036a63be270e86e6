// A host with faulty files. The first folder of an address names file and fault: /worker.wasm~404~7/ is the whole page,
// but its worker.wasm is not found; the number distinguishes visitors.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { find_file, serve, type_of } from '../../../web/serve.mjs';

const encode = (text) => new TextEncoder().encode(text);

// Changes every 512th byte.
const corrupted = (bytes) => bytes.map((byte, index) => (index % 512 === 256 ? byte ^ 0x5a : byte));

// Files as they might be in a later version. The program is empty but valid.
const later = {
  'worker.js': () => encode(`onmessage = ({ data }) => postMessage({ ...data, finalResponse: true,
    data: new TextEncoder().encode('tessera-report 9\\nend\\n') });`),
  'app.js': () => encode('export default async () => ({ _start: () => 1 });'),
  'boot.js': (bytes) => encode(bytes.toString().replace('prefers_dark:', 'wants_dark:')),
  'style.css': () => encode('main { margin: 0; }'),
  '.wasm': () => Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0),
};

function other_version(file, bytes) {
  const make = later[basename(file)] ?? (file.endsWith('.wasm') ? later['.wasm'] : encode.bind(null, 'another one'));
  return make(bytes);
}

const send = (file, response, bytes) => response
  .writeHead(200, { 'Content-Type': type_of(file), 'Content-Length': bytes.length, 'Cache-Control': 'no-store' });
const send_all = (file, response, bytes) => send(file, response, bytes).end(bytes);
const send_half = (file, response, bytes) => send(file, response, bytes).write(bytes.subarray(0, bytes.length / 2));
const refuse = (status) => (file, response) => response.writeHead(status, { 'Content-Type': 'text/plain' }).end('no\n');

export const slow_ms = 1500;

export const faults = {
  404: refuse(404),
  500: refuse(500),
  corrupt: (file, response, bytes) => send_all(file, response, corrupted(bytes)),
  cut: (file, response, bytes) => send_all(file, response, bytes.subarray(0, bytes.length / 2)),
  dropped(file, response, bytes) {
    send_half(file, response, bytes);
    setTimeout(() => response.destroy(), 50);
  },
  slow: (file, response, bytes) => setTimeout(() => send_all(file, response, bytes), slow_ms),
  hung: send_half,
  other: (file, response, bytes) => send_all(file, response, other_version(file, bytes)),
};

export class FaultyHost {
  constructor() {
    this.healed = new Set();
    this.count = 0;
  }

  async open(folder) {
    this.server = await serve(folder, 0, (from, request, response) => this.answer(from, request, response));
  }

  close() {
    this.server.closeAllConnections();
    this.server.close();
  }

  // Returns the address of a page with a fault until it is healed.
  place(file, fault) {
    return `${file}~${fault}~${++this.count}`;
  }

  address(place) {
    return `http://127.0.0.1:${this.server.address().port}/${place}/`;
  }

  heal(place) {
    this.healed.add(place);
  }

  answer(folder, request, response) {
    const [, place, rest] = request.url.match(/^[/]([^/]+)(.*)$/) ?? [null, '', request.url];
    const file = find_file(folder, rest);
    if (!file) return refuse(404)(rest, response);
    const bytes = readFileSync(file);
    const [bad_files, fault] = place.split('~');
    const is_bad = bad_files.split('+').includes(basename(file)) && fault in faults && !this.healed.has(place);
    return (is_bad ? faults[fault] : send_all)(file, response, bytes);
  }
}
