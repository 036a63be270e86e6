// The package in a page, or in a worker of one.
import * as host from './start_browser.js';
import { Engine as AnyEngine, functions_of } from './puzzle.js';

export { Puzzle } from './puzzle.js';
export { TesseraError } from './error.js';

export class Engine extends AnyEngine {
  constructor(options) { super(host, options); }
}

export const { open, generate, solve, count, hint, grade, explain, analyse, picture, qr_code, describe, warm } = functions_of(host);
