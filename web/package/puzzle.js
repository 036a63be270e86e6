// Puzzles as objects, and what the engines do with them. Answers have the names that the command line prints with --json.
import { Pool } from './engine.js';
import { TesseraError } from './error.js';
import { job_about, job_to_make } from './jobs.js';
import { families, is_link, read_link } from './link.js';

// A puzzle and the moves played on it. It never changes: `play` promises another one.
export class Puzzle {
  #engine;

  constructor(engine, { family, level, moves, solved }) {
    this.#engine = engine;
    Object.assign(this, { family, level, moves: Object.freeze([...moves]), solved });
    Object.freeze(this);
  }

  get title() { return word_of(this.level, 'title'); }
  get author() { return word_of(this.level, 'author'); }

  play(...moves) { return this.#engine.open({ ...this, moves: [...this.moves, ...moves] }); }
  solve(options) { return this.#engine.solve(this, options); }
  count(options) { return this.#engine.count(this, options); }
  hint(options) { return this.#engine.hint(this, options); }
  grade(options) { return this.#engine.grade(this, options); }
  explain(options) { return this.#engine.explain(this, options); }
  analyse(options) { return this.#engine.analyse(this, options); }
  picture(options) { return this.#engine.picture(this, options); }
  toString() { return this.level; }
}

// Lines of a level's head come before its first block.
const word_of = (level, key) => level.match(new RegExp(`^(?:(?!board|grid|tiles).*\n)*?${key} (.*)$`, 'm'))?.[1] ?? '';

function family_of(level) {
  const [, family] = level.match(/^(?:\s*(?:#.*)?\n)*tessera \S+ (\S+)/) ?? [];
  if (!family) throw new TesseraError('bad_syntax', 'a level begins with: tessera 1 FAMILY');
  return known_family(family);
}

function known_family(family) {
  const known = Object.values(families);
  if (!known.includes(family)) throw new TesseraError('unknown_name', `there is no family ${family}; there are ${known.join(', ')}`);
  return family;
}

// The params of `tessera generate`, as text: { size: '8x8', unique: true } is "size 8x8 unique yes".
function params_text(params) {
  const words = Object.entries(params).filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, value === true ? 'yes' : value === false ? 'no' : String(value)]);
  for (const [name, value] of words) {
    if (!/^\S+$/.test(name) || !/^\S+$/.test(value)) throw new TesseraError('bad_syntax', `${name} has no value of one word`);
  }
  return words.map((pair) => pair.join(' ')).join(' ');
}

// Engines in workers; see start_browser.js for `host`. All calls return promises and take `signal`, `progress` and `limit`.
export class Engine {
  #pool;

  constructor(host, { workers } = {}) {
    this.#pool = new Pool(host, workers);
  }

  // Reads a share code, level text or a puzzle; rejects with the program's sentence if it is none, or a move is refused.
  async open(source, options = {}) {
    const read = await this.#read(source, options);
    // A search that may take next to no effort says whether anything is left to do.
    const { solution } = await this.#pool.run(job_about('solve', read, { ticks: 1 }), options);
    return new Puzzle(this, { ...read, solved: solution?.moves.length === 0 });
  }

  // Makes a puzzle: `options` has the params of `tessera generate --family FAMILY`, and `seed`.
  async generate(family, { seed = 1, signal, progress, limit, ...params } = {}) {
    const level = await this.#make(known_family(family), params_text(params), seed, { signal, progress, limit });
    return new Puzzle(this, { family, level, moves: [], solved: false });
  }

  async solve(source, options = {}) {
    const { puzzle, answer, known } = await this.#work('solve', source, options);
    const { lower_bound, upper_bound, ...remarks } = known.solution?.remarks ?? {};
    const moves = known.solution?.moves ?? null;
    const is_bounded = answer.outcome === 'solved' && lower_bound !== undefined;
    return { ...answer, ...(is_bounded && { outcome: 'bounded', lower_bound, upper_bound }), remarks, moves,
      puzzle: moves && new Puzzle(this, { ...puzzle, moves: [...puzzle.moves, ...moves], solved: true }) };
  }

  // `solutions` is exact if `outcome` is "exhausted", and else those found so far.
  async count(source, options = {}) {
    const { answer, known, solutions } = await this.#work('count', source, options);
    return { ...answer, ...(known.count && !known.count.is_exact && { outcome: 'stopped' }), solutions: known.count?.total ?? solutions };
  }

  async hint(source, options = {}) {
    const { answer, known: { hint = { dead_end: false, steps: [], moves: [] } } } = await this.#work('hint', source, options);
    return { ...answer, ...hint };
  }

  async grade(source, options = {}) {
    const { answer, known: { grade, count } } = await this.#work('grade', source, options);
    return { ...answer, tier: null, score: null, search: null, deductions: {}, ...grade,
      solutions: count?.total ?? null, solutions_exact: count?.is_exact ?? null };
  }

  async explain(source, options = {}) {
    const { answer, known } = await this.#work('explain', source, options);
    return { ...answer, dead_end: false, chosen: false, steps: [], ...known.explanation };
  }

  // How many ways lead on from here, which moves all of them share, which to take back if there is none.
  async analyse(source, options = {}) {
    const { answer, known } = await this.#work('analyse', source, options);
    return { ...answer, ...known.analysis };
  }

  // SVG of the position; of its solution with `solution: true`.
  async picture(source, options = {}) {
    const shown = options.solution ? (await this.solve(source, of_call(options))).puzzle : await this.#read(source, of_call(options));
    if (!shown) throw new TesseraError('impossible_puzzle', 'no solution was found to draw');
    const { drawing } = await this.#pool.run(job_about('print', shown, {}), of_call(options));
    return drawing;
  }

  // SVG of the QR code of an address.
  async qr_code(address, options = {}) {
    const some = { family: 'number_swap', level: 'tessera 1 number_swap\ngrid\n1 2\nend\n', moves: [] };
    const { drawing } = await this.#pool.run(job_about('print', some, { link: String(address) }), of_call(options));
    return drawing;
  }

  // Loads the program before it is needed.
  warm() { this.#pool.warm(); }

  // What runs: { workers, running, waiting, started }.
  get state() {
    const { workers, running, waiting, started } = this.#pool;
    return { workers, running, waiting, started };
  }

  // Ends the workers. What is unfinished is rejected.
  close() { this.#pool.close(); }

  // Returns { family, level, moves }.
  async #read(source, options) {
    if (source instanceof Puzzle || (typeof source === 'object' && source)) {
      return { family: source.family, level: source.level, moves: [...(source.moves ?? [])].map(String) };
    }
    const text = String(source ?? '').trimStart();
    if (!is_link(text)) return { family: family_of(text), level: text.endsWith('\n') ? text : `${text}\n`, moves: [] };
    const { family, level, moves, params, seed } = read_link(text.trim());
    return level ? { family, level, moves } : { family, level: await this.#make(family, params, seed, options), moves: [] };
  }

  async #make(family, params, seed, options) {
    const { level, done } = await this.#pool.run(job_to_make(family, params, seed), options);
    if (level === undefined) throw new TesseraError('impossible_puzzle', done?.sentence || 'the puzzle was not made in time');
    return level;
  }

  // Returns the puzzle as it was read, what every answer has, and the reports.
  async #work(task, source, options) {
    const puzzle = await this.#read(source, of_call(options));
    const known = await this.#pool.run(job_about(task, puzzle, options), of_call(options));
    const { outcome = 'stopped', nodes = 0, ticks = 0, solutions = 0, sentence = '' } = known.done ?? known.progress ?? {};
    return { puzzle, known, answer: { outcome: known.done ? outcome : 'stopped', nodes, ticks, elapsed_ms: known.elapsed_ms, sentence },
      solutions };
  }
}

const of_call = ({ signal, progress, limit }) => ({ signal, progress, limit });

// The functions of a module that share one engine, which starts with the first call.
export function functions_of(host) {
  let shared;
  const engine = () => (shared ??= new Engine(host));
  return Object.fromEntries(['open', 'generate', 'solve', 'count', 'hint', 'grade', 'explain', 'analyse', 'picture', 'qr_code', 'warm']
    .map((name) => [name, (...given) => engine()[name](...given)]));
}
