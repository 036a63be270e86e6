// Types of the custom element.
import type { Engine, Puzzle, Source } from './index.js';

export interface MoveDetail {
  kind: 'play' | 'hint' | 'undo' | 'redo' | 'restart';
  /** In a move's text; null if the position was set back to its start. */
  move: string;
  /** All moves from the start. */
  moves: string[];
}

export interface SolvedDetail {
  moves: string[];
}

export interface HintDetail {
  /** From 1 on. */
  step: number;
  steps: number;
  /** The position cannot be completed: the hint says what to take back. */
  dead_end: boolean;
  sentence: string;
  cells: [number, number][];
  pieces: string[];
  moves: string[];
}

export interface TesseraPuzzleEventMap extends HTMLElementEventMap {
  move: CustomEvent<MoveDetail>;
  solved: CustomEvent<SolvedDetail>;
  hint: CustomEvent<HintDetail>;
}

export class TesseraPuzzle extends HTMLElement {
  /** The engine that all elements of the page share. */
  static readonly engine: Engine;
  code: string;
  readonly: boolean;
  /** "light", "dark", or else as the reader prefers. */
  theme: string;
  level: string;
  get puzzle(): { family: Puzzle['family']; level: string; moves: string[] } | null;
  set puzzle(puzzle: Source | null);
  readonly moves: string[];
  readonly solved: boolean;
  /** Resolves when the puzzle is shown, and rejects with the reason if it cannot be. Asking for it loads an element that nobody has seen. */
  readonly ready: Promise<void>;
  undo(): void;
  redo(): void;
  restart(): void;
  hint(): Promise<void>;
  play(move: string): boolean;
  warm(): void;
  addEventListener<K extends keyof TesseraPuzzleEventMap>(type: K, listener: (this: TesseraPuzzle, event: TesseraPuzzleEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'tessera-puzzle': TesseraPuzzle;
  }
}
