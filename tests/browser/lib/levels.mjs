// The shipped levels.
import { readFileSync } from 'node:fs';
import { from_top } from './browser.mjs';

const lines = readFileSync(from_top('levels/codes.txt'), 'utf8').trim().split('\n');

// Returns the share code of a level such as 'polyomino/01-first-steps', without its '#'.
export const code_of = (level) => lines.find((line) => line.startsWith(`${level} `)).split(' ').at(-1).slice(1);
