// Jobs and reports as the worker reads and writes them: src/jobs/job.cpp and report.cpp.
import { TesseraError } from './error.js';
import { RecordReader, exact_number, write_record } from './record.js';

const job_version = 4;
const report_version = 2;
const usual_memory = 256 * 2 ** 20; // bytes

const position = ({ level, moves }) => [['level', level], ['move', moves]];

const solving = ({ engine = '', heuristic = '', seed = 1, memory = usual_memory, effort = 0 }) => [
  ['engine', engine], ['heuristic', heuristic], ['seed', whole(seed, 'a seed')], ['solve_memory', memory], ['effort', whole(effort, 'effort')]];

const counting = ({ up_to_symmetry = false, cap = 0, memory = usual_memory }) => [
  ['up_to_symmetry', up_to_symmetry], ['cap', whole(cap, 'a cap')], ['part', 1], ['parts', 1], ['count_memory', memory]];

function whole(value, name) {
  const digits = String(value);
  if (!/^\d+$/.test(digits) || BigInt(digits) >= 2n ** 64n) {
    throw new TesseraError('bad_syntax', `${name} is a whole number from 0 to 18446744073709551615`);
  }
  return digits;
}

// The lines of each task after the head. `puzzle` is { level, moves }.
const tasks = {
  solve: (puzzle, options) => [...position(puzzle), ...solving(options), ['all', false], ['limit', whole(options.ticks ?? 0, 'ticks')]],
  count: (puzzle, options) => [...position(puzzle), ...counting(options)],
  hint: position,
  analyse: (puzzle, options) => [...position(puzzle), ['effort', whole(options.effort ?? 0, 'effort')]],
  grade: (puzzle, options) => [...position(puzzle), ...solving({}), ...counting(options)],
  explain: position,
  print: (puzzle, { link = '' }) => [...position(puzzle), ['title', ''], ['translation', ''], ['link', link],
    ['picture', true], ['solution', false], ['explanation', false]],
};

// Asks for a puzzle as JSON: `text` is a share code, an address that ends in one, or level text; `levels` the table of built-in
// levels, if the code names one of them.
export const job_to_open = ({ text, moves = [], levels = '', table = false }) =>
  job_text('open', '', [['text', text], ['move', moves], ['levels', levels], ['table', table]]);

function job_text(task, family, lines) {
  return write_record('tessera-job', job_version,
    [['task', task], ['family', family], ['quiet', false], ['measured', false], ...lines, ['end', '']]);
}

export const job_about = (task, puzzle, options) => job_text(task, puzzle.family, tasks[task](puzzle, options));

export const job_to_make = (family, params, seed) =>
  job_text('generate', family, [['params', params], ['seed', whole(seed, 'a seed')]]);

const stats = (reader) => ({
  ticks: reader.number('ticks'), nodes: reader.number('nodes'), backtracks: reader.number('backtracks'),
  solutions: reader.number('solutions'), depth: reader.number('depth') });

const remarks = (reader) =>
  Object.fromEntries(reader.all('remark', () => [reader.text('remark'), value_of(reader.text('value'))]));

const value_of = (text) => (/^\d+$/.test(text) ? exact_number(text) : text === 'yes' ? true : text === 'no' ? false : text);

const cell = (reader) => [reader.number('row'), reader.number('column')];

// Returns a step with `follows` in the order of what it assumes; a follower without a cell has no other place.
const with_followers = ({ forced, forced_at, alone, ...step }) => ({
  ...step,
  follows: step.assumes.filter((move) => forced.includes(move) || alone.includes(move)).map((move) =>
    (forced.includes(move) ? { move, cell: forced_at[forced.indexOf(move)] } : { move })) });

// `deduction` is missing where no rule made the step.
const step = (reader) => with_followers({
  ...(reader.is_next('deduction') ? { deduction: reader.text('deduction') } : {}), ...reader.sentence('step'), pieces: reader.texts('piece'),
  cells: reader.all('row', () => cell(reader)),
  moves: reader.texts('move'), excludes: reader.texts('excludes'), assumes: reader.texts('assumes'),
  forced: reader.texts('follows'), forced_at: reader.all('row', () => cell(reader)), alone: reader.texts('alone') });

const readers = {
  progress: (reader) => ({ ...stats(reader), moves: reader.texts('move'), remarks: remarks(reader) }),
  solution: (reader) => ({ moves: reader.texts('move'), remarks: remarks(reader) }),
  count: (reader) => ({ total: reader.number('total'), is_exact: reader.flag('exact') }),
  hint: (reader) => ({ dead_end: reader.flag('dead_end'), steps: reader.all(['step', 'deduction'], step), moves: reader.texts('plays') }),
  level: (reader) => reader.text('level'),
  analysis: (reader) => ({
    solvable: reader.flag('solvable'), solutions: reader.number('solutions'), solutions_exact: reader.flag('exact'),
    forced: reader.texts('forced'), blamed: reader.texts('blamed') }),
  grade: (reader) => ({
    tier: reader.text('tier'), score: reader.number('score'), search: reader.number('search'),
    deductions: Object.fromEntries(reader.all('deduction', () => [reader.text('deduction'), reader.number('count')])) }),
  explanation: (reader) => ({
    dead_end: reader.flag('dead_end'), chosen: reader.flag('chosen'),
    steps: reader.all('deduction', step) }),
  drawing: (reader) => reader.text('svg'),
  opened: (reader) => JSON.parse(reader.text('puzzle')),
  done: (reader) => ({ outcome: outcomes[reader.text('outcome')], ...stats(reader), sentence: reader.sentence('sentence').sentence }),
  failed: (reader) => {
    const code = reader.text('code');
    const offset = reader.number('offset');
    const { pattern, values } = reader.sentence('sentence');
    return new TesseraError(code, pattern, { values, offset });
  },
};

// As the command line says it with --json.
const outcomes = { running: 'stopped', solved: 'solved', exhausted: 'exhausted', memory: 'memory' };

// Returns the kind of a report and what it says; the last one is of the kind `done` or `failed`.
export function read_report(text) {
  const reader = new RecordReader(text, 'tessera-report', report_version);
  const kind = reader.text('report');
  const content = readers[kind](reader);
  reader.text('end');
  return { kind, content };
}
