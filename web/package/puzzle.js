// Puzzles as objects, and what the engines do with them. Answers have the names that the command line prints with --json.
import { Pool } from './engine.js';
import { TesseraError } from './error.js';
import { job_about, job_to_make, job_to_open } from './jobs.js';

const families = ['polyomino', 'number_swap', 'edge_match'];
const is_built_in = (text) => /^\s*(\S*#)?\d+l\/\S*\s*$/.test(text); // a code that names a level of the game

// A puzzle and the moves played on it. It never changes: `play` promises another one.
export class Puzzle {
  #engine;

  constructor(engine, { family, level, code, title, author, moves, solved }) {
    this.#engine = engine;
    Object.assign(this, { family, level, code, title, author, moves: Object.freeze([...moves]), solved });
    Object.freeze(this);
  }

  play(...moves) { return this.#engine.open({ ...this, moves: [...this.moves, ...moves] }); }
  solve(options) { return this.#engine.solve(this, options); }
  count(options) { return this.#engine.count(this, options); }
  hint(options) { return this.#engine.hint(this, options); }
  grade(options) { return this.#engine.grade(this, options); }
  explain(options) { return this.#engine.explain(this, options); }
  analyse(options) { return this.#engine.analyse(this, options); }
  picture(options) { return this.#engine.picture(this, options); }
  describe(options) { return this.#engine.describe(this, options); }
  toString() { return this.level; }
}

function known_family(family) {
  if (!families.includes(family)) throw new TesseraError('unknown_name', `there is no family ${family}; there are ${families.join(', ')}`);
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

// Engines in workers, and a small program without engines that opens puzzles; see start_browser.js for `host`. All calls return
// promises and take `signal`, `progress` and `limit`.
export class Engine {
  #host;
  #pool;
  #reader;

  constructor(host, { workers } = {}) {
    this.#host = host;
    this.#pool = new Pool(host.worker, workers);
    this.#reader = new Pool(host.reader, 1);
  }

  // Reads a share code, an address, level text or a puzzle; rejects with the program's sentence if it is none, or a move is
  // refused.
  async open(source, options = {}) { return new Puzzle(this, await this.#opened(source, options, false)); }

  // Returns what `open` says as a plain object, with a `table` for programs that draw the puzzle: src/jobs/table_text.h.
  async describe(source, options = {}) { return this.#opened(source, options, true); }

  // Makes a puzzle: `options` has the params of `tessera generate --family FAMILY`, and `seed`.
  async generate(family, { seed = 1, signal, progress, limit, ...params } = {}) {
    const level = await this.#make(known_family(family), params_text(params), seed, { signal, progress, limit });
    return this.open(level, { signal });
  }

  async solve(source, options = {}) {
    const { puzzle, answer, known } = await this.#work('solve', source, options);
    const { lower_bound, upper_bound, ...remarks } = known.solution?.remarks ?? {};
    const moves = known.solution?.moves ?? null;
    const is_bounded = answer.outcome === 'solved' && lower_bound !== undefined;
    return { ...answer, ...(is_bounded && { outcome: 'bounded', lower_bound, upper_bound }), remarks, moves,
      puzzle: moves && await this.open({ ...puzzle, moves: [...puzzle.moves, ...moves] }, { signal: options.signal }) };
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

  // Returns how many ways lead on from here, which moves all of them share, which to take back if there is none.
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

  // Returns what runs: { workers, running, waiting, started }.
  get state() {
    const { workers, running, waiting, started } = this.#pool;
    return { workers, running, waiting, started };
  }

  // Ends the workers. What is unfinished is rejected.
  close() {
    this.#pool.close();
    this.#reader.close();
  }

  // Returns { family, level, moves }.
  async #read(source, options) {
    if (typeof source === 'object' && source) return { family: source.family, level: source.level, moves: [...(source.moves ?? [])].map(String) };
    return this.#opened(source, options, false);
  }

  // A puzzle that is only named is made, or fetched with the table of levels.
  async #opened(source, options, table) {
    const { signal } = options;
    const { level = source, moves = [] } = typeof source === 'object' && source ? source : {};
    const text = String(level ?? '');
    const levels = is_built_in(text) ? await this.#host.levels() : '';
    const ask = (of) => this.#reader.run(job_to_open({ text: of, moves: [...moves].map(String), levels, table }), { signal });
    const { opened } = await ask(text);
    const { family, params, seed } = opened;
    return params === undefined ? opened : (await ask(await this.#make(family, params, seed, of_call(options)))).opened;
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
  return Object.fromEntries(['open', 'generate', 'solve', 'count', 'hint', 'grade', 'explain', 'analyse', 'picture', 'qr_code', 'describe', 'warm']
    .map((name) => [name, (...given) => engine()[name](...given)]));
}
