// XML as programs write it, read into elements: nothing in it is fetched or looked up, and no browser's parser is asked, to
// which the page's policy allows no text.
import { say } from './words.js';

// A translated sentence with what belongs into it.
export const with_words = (sentence, ...words) => sentence.replace(/\{(\d?)\}/g, (_, index) => words[index || 0] ?? '');

// A sentence that says why a file is not taken, and where in its text: an offset, or none.
export class Refusal extends Error {
  constructor(sentence, offset = null) {
    super(sentence);
    this.offset = offset;
  }
}

const markup = /<!--[^]*?-->|<\?[^]*?\?>|<!DOCTYPE[^>[]*>|<!\[CDATA\[(?<data>[^]*?)\]\]>|<(?<end>\/?)(?<name>[^\s<>/="'&!?]+)(?<list>(?:\s+[^\s<>/="'&]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<words>[^<]+)/gy;

// No program writes more of either, and a file of nothing but elements is refused before it holds the page.
const most_elements = 100000;
const most_around = 100;
const longest_list = 10000; // of attributes, in letters

export const too_much = () => new Refusal(say('This file is too large to be opened.'));
const not_xml = (offset) => new Refusal(say('This file is no well-formed XML.'), offset);

const attributes_in = (list) =>
  Object.fromEntries([...list.matchAll(/([^\s=]+)\s*=\s*(["'])(.*?)\2/gs)].map(([, name, , value]) => [name, value]));

// `open` holds the elements around the one that comes next, the innermost last.
function take_markup({ groups: { data, end, name, list, empty, words }, index }, open) {
  const inner = open.at(-1);
  if (name === undefined) {
    inner.words += data ?? words ?? '';
  } else if (end) {
    if (inner.name !== name || list || empty) throw not_xml(index);
    open.pop();
  } else {
    if (open.length > most_around || list.length > longest_list) throw too_much();
    const element = { name, attributes: attributes_in(list), words: '', children: [], offset: index };
    inner.children.push(element);
    if (!empty) open.push(element);
  }
}

export const whole_number = (text) => (/^\d{1,9}$/.test(text) ? Number(text) : NaN);

// Those in an element, if there is one, that have such a name.
export const all_in = (element, name) => element?.children.filter((child) => child.name === name) ?? [];

// The outermost element: { name, attributes, words, children, offset }.
export function read_markup(text) {
  const all = { name: null, words: '', children: [] };
  const open = [all];
  let count = 0;
  let end = 0;
  for (const match of text.matchAll(markup)) {
    if (++count > 2 * most_elements) throw too_much(); // an element begins and ends
    take_markup(match, open);
    end = match.index + match[0].length;
  }
  if (end < text.length || open.length > 1) throw not_xml(end);
  if (all.children.length !== 1 || all.words.trim()) throw not_xml(all.children[1]?.offset ?? 0);
  return all.children[0];
}

// Counted from 1, as editors do.
export function place_of(text, offset) {
  const lines = text.slice(0, offset).split(/\r\n?|\n/);
  return { line: lines.length, column: lines.at(-1).length + 1 };
}
