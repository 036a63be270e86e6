// Makes the pages about engines from the texts in en/ and fr/, page.html and topics.mjs.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawings, reports, topics } from './topics.mjs';

const folder = dirname(fileURLToPath(import.meta.url));
const read = (file) => readFileSync(join(folder, file), 'utf8');

export const languages = ['en', 'fr'];
export const file_of = (language, topic) => `learn${topic ? `-${topic}` : ''}${language === 'en' ? '' : `.${language}`}.html`;

// Applies the typography of each language: no line breaks before a colon or inside numbers.
const thin = '\u202f';
const set = {
  en: (text) => text.replace(/(\w)'(\w)/g, '$1\u2019$2').replace(/"([^"]*)"/g, '\u201c$1\u201d'),
  fr: (text) => text.replace(/'/g, '\u2019').replace(/ ([;!?])/g, `${thin}$1`).replace(/ :/g, '\u00a0:').replace(/\u00ab /g, '\u00ab\u00a0')
    .replace(/ \u00bb/g, '\u00a0\u00bb').replace(/(\d) (?=\d{3}\b)/g, `$1${thin}`),
};

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

// Reads lines such as "title Backtracking" up to an empty line, then paragraphs.
export function read_text(language, name) {
  const [head, ...blocks] = read(`${language}/${name}.txt`).trim().split(/\n\n+/);
  const text = { blocks, choices: {}, pictures: {} };
  for (const line of head.split('\n')) {
    const [, key, value] = line.match(/^(\S+) (.*)$/);
    const [, id, caption] = value.match(/^(\S+) ?(.*)$/);
    if (key === 'choice') text.choices[id] = caption;
    else if (key === 'picture') text.pictures[id] = caption;
    else text[key] = value;
  }
  return text;
}

// Returns the part of the lab's address for a choice.
export function fragment_of(topic, choice, language) {
  const { engine, heuristic, seed, view, choices, solutions, speed, place } = choice;
  const options = { engine, heuristic, seed, view, choices, solutions, speed, place, plain: 'yes', language };
  const query = Object.entries(options).filter(([, value]) => value).map(([name, value]) => `${name}=${value}`).join('&');
  return `${choice.code ?? topic.code}?${query}`;
}
const frame_of = (topic, choice, language) => `lab.html#${fragment_of(topic, choice, language)}`;

function cells_of(shape, left, chequered) {
  const rows = shape.split('/');
  const cell = (row, column) => {
    const kind = chequered && (row + column) % 2 === 1 ? 'dark' : 'light';
    return `<rect class="${kind}" x="${left + column * 10 + 0.5}" y="${row * 10 + 0.5}" width="9" height="9" rx="1.5"/>`;
  };
  return rows.flatMap((line, row) => [...line].flatMap((sign, column) => (sign === '#' ? [cell(row, column)] : []))).join('');
}

function drawing(name, caption) {
  const { shapes, chequered } = drawings[name];
  let left = 0;
  const parts = shapes.map((shape) => {
    const part = cells_of(shape, left, chequered);
    left += shape.split('/')[0].length * 10 + 8;
    return part;
  });
  const height = Math.max(...shapes.map((shape) => shape.split('/').length)) * 10;
  return `<figure class="drawing"><svg viewBox="0 0 ${left - 8} ${height}" role="img" aria-label="${caption}">${parts.join('')}</svg></figure>`;
}

// Returns the message for a frame that stays empty.
function no_picture(language, say) {
  const { trouble, again } = read_text(language, 'contents');
  return `<p class="trouble" role="alert" hidden>${say(trouble)} <button type="button" class="button">${say(again)}</button></p>`;
}

function picture(topic, { frame, caption, choices }, language, say) {
  const [first] = topic.choices;
  const name = `picture-${topic.id}`;
  const link = (choice) => `<a target="${name}" href="${escaped(frame_of(topic, choice, language))}"${choice === first ? ' aria-current="true"' : ''}>${say(choices[choice.id])}</a>`;
  const links = topic.choices.length > 1 ? `<p class="choices">${topic.choices.map(link).join('\n')}</p>` : '';
  return `<figure class="picture">\n${links}<iframe name="${name}" loading="lazy" title="${say(frame)}" src="${escaped(frame_of(topic, first, language))}"></iframe>\n${no_picture(language, say)}\n<figcaption>${say(caption)}</figcaption>\n</figure>`;
}

// Returns one of several pictures on a page.
function named_picture(id, { choices, pictures }, language, say) {
  return picture(reports.pictures.find((each) => each.id === id), { frame: pictures[id], caption: pictures[id], choices }, language, say);
}

// Renders rows such as "| order | placements |"; numbers have bars with lengths relative to their column.
const number_in = (cell) => (/^[\d,. ]+$/.test(cell) ? Number(cell.replace(/[, ]/g, '')) : null);
function table(block, say) {
  const [heads, ...rows] = block.split('\n').map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
  const most = heads.map((head, column) => Math.max(...rows.map((row) => number_in(row[column]) ?? 0)));
  const bar = (number, column) => `<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect width="${((number / most[column]) * 100).toFixed(1)}" height="4"/></svg>`;
  const cell = (text, column) => {
    const number = number_in(text);
    if (number === null) return column === 0 ? `<th scope="row">${say(text)}</th>` : `<td>${say(text)}</td>`;
    return `<td class="number">${say(text)}${bar(number, column)}</td>`;
  };
  const line = (cells) => `<tr>${cells.join('')}</tr>`;
  return `<div class="table" tabindex="0"><table>\n<thead>${line(heads.map((head) => `<th scope="col">${say(head)}</th>`))}</thead>\n<tbody>${rows.map((row) => line(row.map(cell))).join('\n')}</tbody>\n</table></div>`;
}

// The sources, which are elsewhere, are in English.
const link = (whole, words, address) => `<a${address.startsWith('https:') ? ' rel="noreferrer" hreflang="en"' : ''} href="${address}">${words}</a>`;

function inline(text) {
  return escaped(text).replace(/\bA\*/g, 'A&#42;').replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>').replace(/\*([^*]+)\*/g, '<em>$1</em>').replace(/\[([^\]]+)\]\(([^)]+)\)/g, link).replace(/~/g, '\u00a0');
}

// "% count(rest)" and the like: the mark is left out, what stands behind it stays as it is.
export const is_pseudocode = (block) => block.startsWith('% ');
export const lines_of_pseudocode = (block) => block.split('\n').map((line) => line.replace(/^% ?/, ''));
function pseudocode(block, name) {
  return `<figure class="pseudocode">\n<figcaption>${name}</figcaption>\n<pre tabindex="0"><code>${escaped(lines_of_pseudocode(block).join('\n'))}</code></pre>\n</figure>`;
}

function block_of(block, topic, text, language) {
  const say = (words) => inline(set[language](words));
  if (block === 'picture') return picture(topic, text, language, say);
  if (block.startsWith('drawing ')) {
    const [, name, caption] = block.match(/^drawing (\S+) (.*)$/);
    return drawing(name, say(caption));
  }
  if (block.startsWith('picture ')) return named_picture(block.slice('picture '.length), text, language, say);
  if (block.startsWith('$ ')) return `<pre tabindex="0"><code>${escaped(block.replace(/^\$ /gm, '').replace(/\n/g, ' \\\n'))}</code></pre>`;
  if (is_pseudocode(block)) return pseudocode(block, say(read_text(language, 'contents').pseudocode));
  if (block.startsWith('|')) return table(block, say);
  if (block.startsWith('## ')) return `<h2>${say(block.slice(3))}</h2>`;
  const { answer } = read_text(language, 'contents');
  // "question >> answer": the answer is collapsed at first.
  const asked = (item) => {
    const [question, told] = item.replace(/\n/g, ' ').split(' >> ');
    return `<li>${say(question)}${told ? `<details><summary>${say(answer)}</summary>${say(told)}</details>` : ''}</li>`;
  };
  if (block.startsWith('- ')) return `<ul>\n${block.split(/\n?^- /m).slice(1).map(asked).join('\n')}\n</ul>`;
  return `<p>${say(block.replace(/\n/g, ' '))}</p>`;
}

// Uses the reader's own puzzle if the address has one, else that of the page.
function own_puzzle(topic, words, language) {
  const choice = topic.choices.find(({ view }) => view) ?? topic.choices[0];
  const { engine, heuristic, view } = choice;
  const query = Object.entries({ engine, heuristic, view, language }).filter(([, value]) => value).map(([name, value]) => `${name}=${value}`).join('&');
  const code = topic.code;
  return `<p class="own"><a class="button" data-family="${code.slice(0, 2)}" data-query="${escaped(query)}" href="lab.html#${escaped(`${code}?${query}`)}">${set[language](words.own)}</a></p>`;
}

function link_to(language, topic, kind, label, title) {
  return topic ? `<a class="${kind}" rel="${kind}" data-keep href="${file_of(language, topic.id)}"><span>${label}</span> ${title}</a>` : '<span></span>';
}

function page(values) {
  return read('page.html').replace(/@([A-Z_]+)@/g, (mark, name) => (name === 'VERSION' ? mark : values[name]));
}

function frame_values(language, topic, words) {
  const other = languages.find((each) => each !== language);
  return {
    LANGUAGE: language,
    OTHER: other,
    OTHER_NAME: { en: 'English', fr: 'Fran\u00e7ais' }[other],
    OTHER_FILE: file_of(other, topic),
    FILE: file_of(language, topic),
    CONTENTS: file_of(language),
    CONTENTS_NAME: words.contents,
    GAME: words.game,
    ONLY: words.only,
    SKIP: words.skip,
  };
}

function topic_page(language, topic, words) {
  const text = read_text(language, topic.id);
  const place = topics.indexOf(topic);
  const say = (line) => inline(set[language](line));
  const title_of = (other) => other && say(read_text(language, other.id).title);
  const [before, after] = [topics[place - 1], topics[place + 1]];
  const parts = text.blocks.map((block) => block_of(block, topic, text, language));
  const nav = `<nav class="steps" aria-label="${words.steps}">${link_to(language, before, 'prev', words.before, title_of(before))}${link_to(language, after, 'next', words.after, title_of(after))}</nav>`;
  return page({
    ...frame_values(language, topic.id, words),
    TITLE: say(text.title),
    LINE: say(text.line),
    PLACE: `<p class="place">${place + 1} / ${topics.length}</p>`,
    BODY: [...parts, own_puzzle(topic, words, language), nav].join('\n'),
  });
}

// Makes the page that repeats the measurements of the student reports, which is not a topic.
function reports_page(language, words) {
  const text = read_text(language, reports.id);
  const say = (line) => inline(set[language](line));
  return page({
    ...frame_values(language, reports.id, words),
    TITLE: say(text.title),
    LINE: say(text.line),
    PLACE: '',
    BODY: text.blocks.map((block) => block_of(block, reports, text, language)).join('\n'),
  });
}

function contents_page(language, words) {
  const say = (line) => inline(set[language](line));
  const entry = (topic) => {
    const { title, line } = read_text(language, topic.id);
    return `<li><a data-keep href="${file_of(language, topic.id)}"><strong>${say(title)}</strong> <span>${say(line)}</span></a></li>`;
  };
  const intro = words.blocks.map((block) => `<p>${say(block.replace(/\n/g, ' '))}</p>`);
  return page({
    ...frame_values(language, '', words),
    TITLE: say(words.title),
    LINE: say(words.line),
    PLACE: '',
    BODY: [...intro, `<ol class="contents">\n${topics.map(entry).join('\n')}\n</ol>`, `<ul class="contents">\n${entry(reports)}\n</ul>`].join('\n'),
  });
}

// Returns [file name, text] of each page, with @VERSION@ not yet replaced.
export function learn_pages() {
  return languages.flatMap((language) => {
    const words = read_text(language, 'contents');
    return [[file_of(language), contents_page(language, words)], ...topics.map((topic) => [file_of(language, topic.id), topic_page(language, topic, words)]), [file_of(language, reports.id), reports_page(language, words)]];
  });
}
