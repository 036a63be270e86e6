// A puzzle in play, without its picture: history, hints, and the engine's judgement of each position. `tell` is called with
// what happens: ('change', detail), ('refused', error), ('solved', detail), ('hint', detail), ('trouble', error).
import { table_of, why_not } from './tables.js';

export class Game {
  #engine;
  #tell;
  #states;
  #undone = [];     // moves that redo plays again, the last one first
  #hint = null;     // { steps, moves, dead_end, at } of this position
  #asking = null;   // stops the hint that is being looked for
  #is_judging = false;
  #judged = -1;     // how many moves the position had that was judged last

  // `puzzle` is what the engine's `describe` promises.
  constructor(puzzle, engine, tell) {
    const { family, level, moves } = puzzle;
    this.source = { family, level };
    this.puzzle = puzzle;
    this.table = table_of(puzzle);
    this.#engine = engine;
    this.#tell = tell;
    this.moves = [];
    this.#states = [this.table.start()];
    for (const move of moves) this.#take(move);
    this.is_solved = false;
  }

  get state() { return this.#states.at(-1); }
  get can_undo() { return this.moves.length > 0; }
  get can_redo() { return this.#undone.length > 0; }
  get position() { return { ...this.source, moves: [...this.moves] }; }
  get shown_hint() { return this.#hint && this.#hint.at >= 0 ? this.#hint.steps[this.#hint.at] : null; }
  get progress() { return this.table.progress(this.state, this.moves.length); }

  why_not(move) { return why_not(this.table, this.state, move); }

  // Plays a move if it is legal, and returns whether it was.
  play(move, kind = 'play') {
    const error = this.why_not(move);
    if (error) {
      this.#tell('refused', error);
      return false;
    }
    this.#undone = [];
    this.#take(move);
    this.#changed(kind, move);
    return true;
  }

  undo() {
    if (!this.can_undo) return;
    const move = this.moves.pop();
    this.#states.pop();
    this.#undone.push(move);
    this.#changed('undo', move);
  }

  redo() {
    if (!this.can_redo) return;
    const move = this.#undone.pop();
    this.#take(move);
    this.#changed('redo', move);
  }

  restart() {
    if (!this.can_undo) return;
    this.#undone.push(...this.moves.reverse());
    this.moves = [];
    this.#states.length = 1;
    this.#changed('restart', null);
  }

  // Says a little more each time; after the last step its moves are played.
  async hint() {
    if (this.is_solved || this.#asking) return;
    if (!this.#hint) await this.#look_for_hint();
    const hint = this.#hint;
    if (!hint) return;
    hint.at += 1;
    if (hint.at < hint.steps.length) {
      const { pattern, values, sentence, cells, pieces, moves } = hint.steps[hint.at];
      this.#tell('hint', { step: hint.at + 1, steps: hint.steps.length, dead_end: hint.dead_end, sentence, pattern, values, cells, pieces, moves });
    } else {
      hint.moves.forEach((move) => this.play(move, 'hint'));
    }
  }

  // Forgets what is shown of a hint, and ends the search for one.
  drop_hint() {
    this.#hint = null;
    this.#asking?.abort();
    this.#asking = null;
  }

  async #look_for_hint() {
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const { steps, moves, dead_end, sentence } = await this.#engine().hint(this.position, { signal: asking.signal });
      if (asking !== this.#asking) return;
      const nothing = { sentence, pattern: sentence, values: [], cells: [], pieces: [], moves: [] };
      this.#hint = { steps: steps.length ? steps : [nothing], moves, dead_end, at: -1 };
    } catch (error) {
      if (asking === this.#asking) this.#tell('trouble', error);
    } finally {
      if (asking === this.#asking) this.#asking = null;
    }
  }

  #take(move) {
    this.#states.push(this.table.play(this.state, move));
    this.moves.push(move);
  }

  #changed(kind, move) {
    this.drop_hint();
    this.is_solved = false;
    this.#judged = -1;
    this.#tell('change', { kind, move, moves: [...this.moves] });
    this.judge();
  }

  // Asks the engine about the position, one question at a time: it may refuse it, and it says whether the puzzle is solved.
  async judge() {
    if (this.#is_judging) return;
    this.#is_judging = true;
    while (this.#judged !== this.moves.length) {
      const asked = this.moves;
      const count = asked.length;
      const text = asked.join('\n');
      const is_same = () => this.moves.join('\n') === text;
      try {
        const { solved } = await this.#engine().open(this.position);
        if (is_same()) this.#conclude(solved);
      } catch (error) {
        if (is_same()) this.#doubt(error);
      }
      if (is_same()) this.#judged = count;
    }
    this.#is_judging = false;
  }

  #conclude(solved) {
    if (!solved || this.is_solved) return;
    this.is_solved = true;
    this.#tell('solved', { moves: [...this.moves] });
  }

  // Without an engine the rules here decide; a move that the engine refuses is taken back.
  #doubt(error) {
    if (error.code !== 'illegal_move') return this.#conclude(this.table.is_solved(this.state));
    this.moves.pop();
    this.#states.pop();
    this.#tell('change', { kind: 'undo', move: null, moves: [...this.moves] });
    return this.#tell('refused', error);
  }
}
