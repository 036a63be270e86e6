// Parses XML into elements. It fetches and looks up nothing, and does not use the browser's parser, to which the page's
// policy allows no text.
import { say } from './words.js';

// Fills in a translated sentence.
export const with_words = (sentence, ...words) => sentence.replace(/\{(\d?)\}/g, (_, index) => words[index || 0] ?? '');

// The reason why a file is refused, and the offset in its text, if any.
export class Refusal extends Error {
  constructor(sentence, offset = null) {
    super(sentence);
    this.offset = offset;
  }
}

// Takes at most 2,001 attributes of a tag: of five characters at least, they are too long a list already, and more would
// overflow the stack. `empty` is undefined where the tag does not end after them.
const markup = /<!--[^]*?-->|<\?[^]*?\?>|<!DOCTYPE[^>[]*>|<!\[CDATA\[(?<data>[^]*?)\]\]>|<(?<end>\/?)(?<name>[^\s<>/="'&!?]+)(?<list>(?:\s+[^\s<>/="'&]+\s*=\s*(?:"[^"<]*"|'[^'<]*')){0,2001})(?:\s*(?<empty>\/?)>)?|(?<words>[^<]+)/gy;

// More than any program writes; a file of too many elements is refused before it blocks the page.
const most_elements = 100000;
const most_around = 100;
const longest_list = 10000; // of attributes, in characters

export const too_much = () => new Refusal(say('This file is too large to be opened.'));
const not_xml = (offset) => new Refusal(say('This file is not well-formed XML.'), offset);

const attributes_in = (list) =>
  Object.fromEntries([...list.matchAll(/([^\s=]+)\s*=\s*(["'])(.*?)\2/gs)].map(([, name, , value]) => [name, value]));

// `open` has the elements around the next one, innermost last.
function take_markup({ groups: { data, end, name, list, empty, words }, index }, open) {
  const inner = open.at(-1);
  if (name === undefined) {
    inner.words += data ?? words ?? '';
  } else if (end) {
    if (inner.name !== name || list || empty !== '') throw not_xml(index);
    open.pop();
  } else {
    if (open.length > most_around || list.length > longest_list) throw too_much();
    if (empty === undefined) throw not_xml(index);
    const element = { name, attributes: attributes_in(list), words: '', children: [], offset: index };
    inner.children.push(element);
    if (!empty) open.push(element);
  }
}

export const whole_number = (text) => (/^\d{1,9}$/.test(text) ? Number(text) : NaN);

// Returns the children with a name, of an element that may be missing.
export const all_in = (element, name) => element?.children.filter((child) => child.name === name) ?? [];

// Returns the root element: { name, attributes, words, children, offset }.
export function read_markup(text) {
  const all = { name: null, words: '', children: [] };
  const open = [all];
  let count = 0;
  let end = 0;
  for (const match of text.matchAll(markup)) {
    if (++count > 2 * most_elements) throw too_much(); // counts start and end tags
    take_markup(match, open);
    end = match.index + match[0].length;
  }
  if (end < text.length || open.length > 1) throw not_xml(end);
  if (all.children.length !== 1 || all.words.trim()) throw not_xml(all.children[1]?.offset ?? 0);
  return all.children[0];
}

// Returns line and column from 1, as in editors.
export function place_of(text, offset) {
  const lines = text.slice(0, offset).split(/\r\n?|\n/);
  return { line: lines.length, column: lines.at(-1).length + 1 };
}
