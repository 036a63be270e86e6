// Types of the package in a page, in a worker of one, and in node.

export type Family = 'polyomino' | 'number_swap' | 'edge_match';

/** Options of a call, beside the puzzle. */
export interface CallOptions {
  /** Ends the call, which rejects with the signal's reason. Other calls go on. */
  signal?: AbortSignal;
  /** Called a few times a second; if it returns true, the call answers with what it has found. What it throws rejects the call. */
  progress?: (progress: Progress) => boolean | void;
  /** In seconds of work; at the limit the call answers with what it has found. 0: none. */
  limit?: number;
}

export interface Progress {
  solutions: number | bigint;
  nodes: number | bigint;
  ticks: number | bigint;
  elapsed_ms: number;
}

/** Level text, a share code with or without its #, an address that ends in one, or a puzzle. */
export type Source = string | Puzzle | { family: Family; level: string; moves?: readonly string[] };

/**
 * "solved", "bounded" (found, but it may not be the shortest), "exhausted" (proved: there is none or, of a count, no other),
 * "stopped" (at a limit) or "memory".
 */
export type Outcome = 'solved' | 'bounded' | 'exhausted' | 'stopped' | 'memory';

export interface Answer {
  outcome: Outcome;
  /** Choices tried. */
  nodes: number | bigint;
  /** Effort, the same on every machine. */
  ticks: number | bigint;
  elapsed_ms: number;
  /** The reason in plain words, if there is one; else empty. */
  sentence: string;
}

export interface Solution extends Answer {
  /** From the puzzle to its solution; null if nothing was found. */
  moves: string[] | null;
  /** The solved puzzle; null if nothing was found. */
  puzzle: Puzzle | null;
  /** For a number swap whose fewest moves are not proved. */
  lower_bound?: number;
  upper_bound?: number;
  /** Remarks of the engine, such as its name. */
  remarks: Record<string, string | number | bigint | boolean>;
}

export interface Count extends Answer {
  /** Exact if `outcome` is "exhausted", and else those found so far. */
  solutions: number | bigint;
}

export interface Step {
  sentence: string;
  /** The English sentence before `values` fill its {}: the key of a translation. */
  pattern: string;
  values: string[];
  /** Names of the pieces that the sentence is about. */
  pieces: string[];
  /** [row, column], from 0. */
  cells: [number, number][];
  moves: string[];
  /** Placements that are ruled out. */
  excludes: string[];
  /** Moves that the sentence supposes; they are never played. */
  assumes: string[];
  /** Those of the moves that the earlier ones force: nothing else could cover the cell, or without one the piece would have no other place. */
  follows: { move: string; cell?: [number, number] }[];
  /** The name of the rule that it tells, if it tells one. */
  deduction?: string;
}

export interface Hint extends Answer {
  /** The position cannot be completed. */
  dead_end: boolean;
  /** From vague to exact. */
  steps: Step[];
  /** The moves that the last step plays. */
  moves: string[];
}

export interface Explanation extends Answer {
  dead_end: boolean;
  /** Several solutions: some step is a choice. */
  chosen: boolean;
  steps: (Step & { deduction: string })[];
}

export type Tier = 'starter' | 'junior' | 'expert' | 'master' | 'wizard';

export interface Grade extends Answer {
  /** Null of polyominoes and edge matches with several solutions. */
  tier: Tier | null;
  /** Number swaps: tenths of a swap by which greedy play misses the shortest way. */
  score: number | null;
  /** Placements to assume at once; 0: none. */
  search: number | null;
  /** The number of times that each deduction is needed. */
  deductions: Record<string, number>;
  solutions: number | bigint | null;
  solutions_exact: boolean | null;
}

export interface Analysis extends Answer {
  solvable?: boolean;
  solutions?: number | bigint;
  solutions_exact?: boolean;
  /** Moves that all solutions share, if that is known. */
  forced?: string[];
  /** Moves that take back what makes the position impossible, if that is known. */
  blamed?: string[];
}

export interface SolveOptions extends CallOptions {
  engine?: string;
  heuristic?: string;
  seed?: number | bigint | string;
  /** In bytes. */
  memory?: number;
}

export interface CountOptions extends CallOptions {
  up_to_symmetry?: boolean;
  /** Stops once so many are found. */
  cap?: number;
  memory?: number;
}

/** The params of `tessera generate --family FAMILY`, such as `size: '8x8'`, `unique: true`, `tier: 'expert'`. */
export interface GenerateOptions extends CallOptions {
  seed?: number | bigint | string;
  [param: string]: unknown;
}

/** A puzzle and the moves played on it. It never changes. */
export class Puzzle {
  private constructor();
  readonly family: Family;
  /** Level text, without the moves. */
  readonly level: string;
  readonly moves: readonly string[];
  readonly solved: boolean;
  /** The canonical share code of the puzzle without moves; empty if it is too large for one. */
  readonly code: string;
  readonly title: string;
  readonly author: string;
  /** Promises the puzzle after these moves; rejects if the rules refuse one. */
  play(...moves: string[]): Promise<Puzzle>;
  solve(options?: SolveOptions): Promise<Solution>;
  count(options?: CountOptions): Promise<Count>;
  hint(options?: CallOptions): Promise<Hint>;
  grade(options?: CallOptions): Promise<Grade>;
  explain(options?: CallOptions): Promise<Explanation>;
  analyse(options?: CallOptions): Promise<Analysis>;
  picture(options?: PictureOptions): Promise<string>;
  describe(options?: CallOptions): Promise<Description>;
  toString(): string;
}

/** A puzzle as a plain object, for programs that draw it. */
export interface Description {
  family: Family;
  level: string;
  code: string;
  title: string;
  author: string;
  moves: string[];
  solved: boolean;
  /** PolyominoTable for polyominoes, else GridTable. */
  table: PolyominoTable | GridTable;
}

export interface GridTable {
  rows: number;
  columns: number;
  /** Numbers; or the edges of each tile to the right, above, to the left, below. */
  tiles: number[] | string[][];
  /** Number swaps only: row, column, row, column. */
  barriers?: number[][];
  /** Edge matching only: plain edges belong to the frame. */
  framed?: boolean;
}

/** Lengths are in thousandths of a cell. A shape moved over the grid of `at` is moved on the lattice. */
export interface PolyominoTable {
  lattice: 'square' | 'hexagonal' | 'triangular' | 'cubic' | 'sphere' | 'diagonal';
  /** The word for a cell. */
  cell: string;
  space: boolean;
  /** Cells are balls. */
  round: boolean;
  rows: number;
  columns: number;
  /** Corners of a cell about its middle. */
  outlines: [number, number][][];
  cells: {
    at: [number, number];
    /** In the picture, or in space in that of its layer. */
    middle: [number, number];
    centre?: [number, number, number];
    layer?: number;
    outline?: number;
    /** Its numbers in moves, and for players. */
    place: number[];
    words: number[];
  }[];
  pieces: {
    name: string;
    label: string;
    count: number;
    tint: number;
    orientations: {
      cells: [number, number][];
      centres: number[][];
      outlines?: number[];
      /** The cell whose place a move names; on squares a move names the corner of the frame. */
      first?: number;
      /** The orientations after a step clockwise and, in space, forwards and to the right. */
      turned: number[];
      flipped: number;
    }[];
  }[];
  givens: string[];
}

export interface PictureOptions extends CallOptions {
  solution?: boolean;
}

/** Why a call was refused; `message` is one sentence. */
export class TesseraError extends Error {
  readonly code: 'bad_syntax' | 'unknown_version' | 'limit_exceeded' | 'damaged' | 'illegal_move' | 'unknown_name' | 'impossible_puzzle' | 'unavailable';
  /** In the puzzle's text, in bytes. */
  readonly offset: number;
  readonly pattern: string;
  readonly values: readonly string[];
}

export interface Calls {
  open(source: Source, options?: CallOptions): Promise<Puzzle>;
  generate(family: Family, options?: GenerateOptions): Promise<Puzzle>;
  solve(source: Source, options?: SolveOptions): Promise<Solution>;
  count(source: Source, options?: CountOptions): Promise<Count>;
  hint(source: Source, options?: CallOptions): Promise<Hint>;
  grade(source: Source, options?: CallOptions): Promise<Grade>;
  explain(source: Source, options?: CallOptions): Promise<Explanation>;
  analyse(source: Source, options?: CallOptions): Promise<Analysis>;
  /** SVG of the position, or of its solution. */
  picture(source: Source, options?: PictureOptions): Promise<string>;
  /** SVG of the QR code of an address. */
  qr_code(address: string, options?: CallOptions): Promise<string>;
  describe(source: Source, options?: CallOptions): Promise<Description>;
  /** Loads the program before it is needed. */
  warm(): void;
}

/** Workers of its own. */
export class Engine implements Calls {
  /** `workers`: how many jobs run at a time; the others wait. */
  constructor(options?: { workers?: number });
  open: Calls['open'];
  generate: Calls['generate'];
  solve: Calls['solve'];
  count: Calls['count'];
  hint: Calls['hint'];
  grade: Calls['grade'];
  explain: Calls['explain'];
  analyse: Calls['analyse'];
  picture: Calls['picture'];
  qr_code: Calls['qr_code'];
  describe: Calls['describe'];
  warm: Calls['warm'];
  /** `started`: workers since the beginning. */
  readonly state: { workers: number; running: number; waiting: number; started: number };
  /** Ends the workers; what is unfinished is rejected. */
  close(): void;
}

// These share one engine, which starts with the first call.
export const open: Calls['open'];
export const generate: Calls['generate'];
export const solve: Calls['solve'];
export const count: Calls['count'];
export const hint: Calls['hint'];
export const grade: Calls['grade'];
export const explain: Calls['explain'];
export const analyse: Calls['analyse'];
export const picture: Calls['picture'];
export const qr_code: Calls['qr_code'];
export const describe: Calls['describe'];
export const warm: Calls['warm'];
