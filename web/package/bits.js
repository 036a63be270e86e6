// Digits of links (src/base/base64url.h).
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const crockford = '0123456789abcdefghjkmnpqrstvwxyz';

export const digit_value = (digit) => (digit === undefined ? -1 : alphabet.indexOf(digit));

// Bits that hold all numbers below `count`.
export const bits_below = (count) => (count > 1 ? 32 - Math.clz32(count - 1) : 0);

// Reads bits, most significant first, six to a digit. `read` returns undefined past the end and for what is no digit.
export class BitReader {
  #text;
  #at;

  constructor(text, start = 0) {
    this.#text = text;
    this.#at = start * 6;
  }

  read(count) {
    let value = 0;
    for (let place = 0; place < count; ++place) {
      const digit = digit_value(this.#text[Math.floor(this.#at / 6)]);
      if (digit < 0) return undefined;
      value = value * 2 + ((digit >> (5 - (this.#at % 6))) & 1);
      this.#at += 1;
    }
    return value;
  }

  get position() { return this.#at; }

  // The first digit from which nothing has been read.
  get next_digit() { return Math.ceil(this.#at / 6); }

  // True if only padding is left, all of it zeros.
  get at_end() {
    const left = this.#text.length * 6 - this.#at;
    return left < 6 && this.read(left) === 0;
  }
}

// The four digits at the end of a link: the remainder modulo x^20 + x^3 + 1.
export function check_digits(text) {
  let remainder = 0xfffff;
  for (const letter of text) {
    remainder ^= letter.charCodeAt(0) << 12;
    for (let place = 0; place < 8; ++place) remainder = ((remainder << 1) & 0xfffff) ^ ((remainder >> 19) * 9);
  }
  return [15, 10, 5, 0].map((shift) => crockford[(remainder >> shift) & 31]).join('');
}
