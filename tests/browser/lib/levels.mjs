// The levels that come with the game.
import { readFileSync } from 'node:fs';
import { from_top } from './browser.mjs';

const lines = readFileSync(from_top('levels/codes.txt'), 'utf8').trim().split('\n');

// The share code of 'polyomino/01-first-steps', without its '#'.
export const code_of = (level) => lines.find((line) => line.startsWith(`${level} `)).split(' ').at(-1).slice(1);
