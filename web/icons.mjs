// Draws PNG versions of assets/icon.svg, which some systems still need, without an image library. Supports only what
// that drawing consists of: filled rounded rectangles on a 512 x 512 field.
import { readFileSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

const field = 512;
const samples = 4; // per pixel and direction

function read_rectangles(svg) {
  const rectangles = [];
  for (const [tag] of svg.matchAll(/<rect [^>]*>/g)) {
    const value = (name) => Number(tag.match(new RegExp(` ${name}="([0-9.]+)"`))[1]);
    const colour = Number.parseInt(tag.match(/fill="#([0-9a-f]{6})"/)[1], 16);
    rectangles.push({ x: value('x'), y: value('y'), width: value('width'), height: value('height'), radius: value('rx'), colour });
  }
  return rectangles;
}

function covers({ x, y, width, height, radius }, px, py) {
  const dx = Math.max(x + radius - px, px - (x + width - radius), 0);
  const dy = Math.max(y + radius - py, py - (y + height - radius), 0);
  return dx * dx + dy * dy <= radius * radius;
}

function colour_at(rectangles, px, py) {
  for (let index = rectangles.length - 1; index >= 0; --index) {
    if (covers(rectangles[index], px, py)) return rectangles[index].colour;
  }
  return -1;
}

function draw_pixel(rectangles, left, top, step) {
  const sum = [0, 0, 0, 0];
  for (let sample = 0; sample < samples * samples; ++sample) {
    const px = left + ((sample % samples) + 0.5) * (step / samples);
    const py = top + (Math.floor(sample / samples) + 0.5) * (step / samples);
    const colour = colour_at(rectangles, px, py);
    if (colour < 0) continue;
    sum[0] += colour >> 16;
    sum[1] += (colour >> 8) & 255;
    sum[2] += colour & 255;
    sum[3] += 1;
  }
  const inside = Math.max(sum[3], 1);
  return [sum[0] / inside, sum[1] / inside, sum[2] / inside, (sum[3] * 255) / (samples * samples)];
}

function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; ++bit) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const result = Buffer.alloc(body.length + 8);
  result.writeUInt32BE(data.length, 0);
  body.copy(result, 4);
  result.writeUInt32BE(crc32(body), body.length + 4);
  return result;
}

function png(size, pixels) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8); // eight bits per channel, with alpha
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(pixels, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

function draw(rectangles, size) {
  const pixels = Buffer.alloc(size * (size * 4 + 1)); // each row begins with its filter, 0
  const step = field / size;
  for (let row = 0; row < size; ++row) {
    for (let column = 0; column < size; ++column) {
      const pixel = draw_pixel(rectangles, column * step, row * step, step);
      pixels.set(pixel.map(Math.round), row * (size * 4 + 1) + 1 + column * 4);
    }
  }
  return png(size, pixels);
}

// Systems that crop icons need the background up to the edge and the drawing well inside it.
function inset(rectangles, scale) {
  const shift = (field * (1 - scale)) / 2;
  return rectangles.map((rectangle, index) => index === 0 ? { ...rectangle, radius: 0 } : {
    ...rectangle,
    x: rectangle.x * scale + shift,
    y: rectangle.y * scale + shift,
    width: rectangle.width * scale,
    height: rectangle.height * scale,
    radius: rectangle.radius * scale,
  });
}

export function write_icons(svg_file, folder) {
  const rectangles = read_rectangles(readFileSync(svg_file, 'utf8'));
  writeFileSync(`${folder}/icon-192.png`, draw(rectangles, 192));
  writeFileSync(`${folder}/icon-512.png`, draw(rectangles, 512));
  writeFileSync(`${folder}/icon-maskable-512.png`, draw(inset(rectangles, 0.8), 512));
  writeFileSync(`${folder}/icon-touch-180.png`, draw(inset(rectangles, 0.92), 180));
}
