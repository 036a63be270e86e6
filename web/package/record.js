// The text form of jobs and reports (src/base/record.h): a first line `KIND VERSION`, then lines `key value`.
const escapes = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };
const meanings = { '\\': '\\', n: '\n', r: '\r' };

const escaped = (value) => value.replace(/[\\\n\r]/g, (letter) => escapes[letter]);
const unescaped = (value) => value.replace(/\\(.)/g, (_, letter) => meanings[letter]);

// `fields` are pairs of a key and a text, number, bigint, boolean or list of these; a list is a line for each element.
export function write_record(kind, version, fields) {
  const lines = [`${kind} ${version}`];
  for (const [key, value] of fields) {
    for (const one of Array.isArray(value) ? value : [value]) {
      const text = one === true ? 'yes' : one === false ? 'no' : escaped(String(one));
      lines.push(text === '' ? key : `${key} ${text}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

// Reads what the worker wrote, in the order of writing. Throws if it is of another version.
export class RecordReader {
  #fields;
  #next = 0;

  constructor(text, kind, version) {
    const [head, ...lines] = text.split('\n');
    if (head !== `${kind} ${version}`) throw new Error('the package and its worker are different versions');
    this.#fields = lines.filter(Boolean).map((line) => {
      const end = line.includes(' ') ? line.indexOf(' ') : line.length;
      return { key: line.slice(0, end), value: unescaped(line.slice(end + 1)) };
    });
  }

  is_next(key) {
    return this.#fields[this.#next]?.key === key;
  }

  text(key) {
    if (!this.is_next(key)) throw new Error(`the worker's answer has no ${key}`);
    return this.#fields[this.#next++].value;
  }

  texts(key) {
    const values = [];
    while (this.is_next(key)) values.push(this.text(key));
    return values;
  }

  number(key) {
    return exact_number(this.text(key));
  }

  flag(key) {
    return this.text(key) === 'yes';
  }

  // As many objects as there are, each made by `read` and beginning with `key`, or with one of several.
  all(key, read) {
    const values = [];
    while ([key].flat().some((one) => this.is_next(one))) values.push(read(this));
    return values;
  }

  // In English, and as a pattern with what fills it.
  sentence(key) {
    const pattern = this.text(key);
    const values = this.texts('argument');
    return { sentence: filled_in(pattern, values), pattern, values };
  }
}

// A number where that is exact, else a bigint.
export function exact_number(digits) {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : BigInt(digits);
}

// Fills the placeholders of a sentence (src/base/sentence.h): {} is an argument, {1} a certain one, {one|many} a form for the
// number before it, {,and} a list with that word before its last item.
export function filled_in(pattern, values) {
  let next = 0;
  let last = '';
  return pattern.replace(/\{([^{}]*)\}/g, (whole, inside) => {
    if (inside.includes('|')) return form_for(last, inside.split('|'));
    const is_list = inside.startsWith(',');
    const place = inside === '' || is_list ? next++ : /^\d$/.test(inside) ? Number(inside) : -1;
    last = values[place] ?? '';
    if (values[place] === undefined) return whole;
    return is_list ? as_list(last, inside.slice(1)) : last;
  });
}

function form_for(number, forms) {
  const some = forms[forms.length - 1];
  if (number === '1') return forms.length > 2 ? forms[1] : forms[0];
  return number === '0' && forms.length > 2 ? forms[0] : some;
}

function as_list(list, conjunction) {
  const last = list.lastIndexOf(', ');
  return last < 0 ? list : `${list.slice(0, last)} ${conjunction} ${list.slice(last + 2)}`;
}
