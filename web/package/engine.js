// Workers that run jobs, several at a time; all share one compiled program. A worker that runs a job reads no messages, so a
// job is stopped by ending its worker, and the next job starts another.
import { TesseraError } from './error.js';
import { read_report } from './jobs.js';

const too_much = 'this needed more memory than is allowed, so it was stopped';
const not_loaded = 'the solver could not be loaded; try again';

// `host` says how workers are started here: { compile(), start(program, listen), usual_workers }; see start_browser.js.
export class Pool {
  #host;
  #most;
  #program = null;   // promise of the compiled program
  #idle = [];
  #warming = null;   // promise of a worker that nothing waits for
  #waiting = [];
  #running = new Set();
  #is_closed = false;
  started = 0;       // workers since the beginning

  constructor(host, most) {
    if (most !== undefined && !(Number.isInteger(most) && most >= 1)) throw new TesseraError('bad_syntax', 'workers is a whole number from 1 on');
    this.#host = host;
    this.#most = most ?? host.usual_workers();
  }

  get running() { return this.#running.size; }
  get waiting() { return this.#waiting.length; }
  get workers() { return this.#idle.length + this.#running.size; }

  // Runs a job and returns a promise of its reports by kind, the last of each. `limit` is in seconds of work,
  // 0: none; at the limit, or if `progress` returns true, what is known so far is returned with `done` missing. Rejects with the
  // signal's reason.
  run(job, { signal, progress, limit = 0 } = {}) {
    return new Promise((resolve, reject) => {
      if (this.#is_closed) throw new TesseraError('unavailable', 'this engine is closed');
      if (!(Number(limit) >= 0)) throw new TesseraError('bad_syntax', 'a limit is in seconds, and 0 is none');
      signal?.throwIfAborted();
      const task = { job, progress, limit, known: {}, begun: now(), worker: null };
      task.settle = (act) => {
        clearTimeout(task.timer);
        signal?.removeEventListener('abort', task.abort);
        task.settle = () => {};
        act();
      };
      task.resolve = () => task.settle(() => resolve({ ...task.known, elapsed_ms: now() - task.begun }));
      task.reject = (reason) => task.settle(() => reject(reason));
      task.stop = () => this.#stop(task, task.resolve);
      task.abort = () => this.#stop(task, () => task.reject(signal.reason));
      signal?.addEventListener('abort', task.abort);
      this.#waiting.push(task);
      this.#begin();
    });
  }

  // Ends all workers; unfinished jobs are rejected, and so is every later one.
  close() {
    this.#is_closed = true;
    const reason = () => new TesseraError('unavailable', 'this engine is closed');
    for (const task of [...this.#waiting, ...this.#running]) this.#stop(task, () => task.reject(reason()));
    this.#idle.splice(0).forEach((worker) => worker.end());
  }

  // Loads the program and starts a worker, so that the first job need not wait.
  warm() {
    if (this.workers || this.#warming || this.#is_closed) return;
    this.#warming = this.#start();
    this.#warming.then((worker) => this.#warming && this.#rest(worker), () => {}).finally(() => { this.#warming = null; });
  }

  #begin() {
    while (this.#waiting.length && this.#running.size < this.#most) {
      const task = this.#waiting.shift();
      this.#running.add(task);
      this.#give(task);
    }
  }

  async #give(task) {
    try {
      const worker = this.#idle.pop() ?? (await this.#take_warm()) ?? (await this.#start());
      if (!this.#running.has(task)) return this.#rest(worker); // it was stopped meanwhile
      task.worker = worker;
      task.begun = now();
      if (task.limit > 0) task.timer = setTimeout(task.stop, Math.min(task.limit * 1000, 2 ** 31 - 1));
      worker.hear = (text) => this.#hear(task, text);
      worker.fail = (why) => this.#fail(task, why);
      worker.give(task.job);
    } catch (reason) {
      this.#over(task);
      task.reject(reason);
    }
    return undefined;
  }

  async #take_warm() {
    const warming = this.#warming;
    this.#warming = null;
    return warming;
  }

  // Once for all workers; after a failure the next job tries again.
  async #start() {
    this.#program ??= this.#host.compile().catch(() => {
      this.#program = null;
      throw new TesseraError('unavailable', not_loaded);
    });
    const worker = this.#host.start(await this.#program, {
      hear: (text) => worker.hear?.(text),
      fail: (why) => worker.fail?.(why),
    });
    this.started += 1;
    return worker;
  }

  // An empty text is only a sign of life.
  #hear(task, text) {
    task.worker.has_spoken = true;
    if (text === '') return;
    try {
      const { kind, content } = read_report(text);
      task.known[kind] = content;
      if (kind === 'progress' && this.#asks_to_stop(task, content)) task.stop();
      if (kind !== 'done' && kind !== 'failed') return;
      this.#running.delete(task);
      this.#rest(task.worker);
      this.#begin();
      if (kind === 'failed') task.reject(content);
      else task.resolve();
    } catch (reason) {
      this.#stop(task, () => task.reject(reason));
    }
  }

  #asks_to_stop(task, { solutions, nodes, ticks }) {
    return task.progress?.({ solutions, nodes, ticks, elapsed_ms: now() - task.begun }) === true;
  }

  #fail(task, why) {
    const is_memory = task.worker.has_spoken || /memory/i.test(why);
    this.#stop(task, () => task.reject(is_memory ? new TesseraError('limit_exceeded', too_much) : new TesseraError('unavailable', not_loaded)));
  }

  #stop(task, settle) {
    this.#waiting = this.#waiting.filter((other) => other !== task);
    task.worker?.end();
    settle();
    this.#over(task);
  }

  #over(task) {
    if (this.#running.delete(task)) this.#begin();
  }

  #rest(worker) {
    worker.hear = null;
    worker.fail = () => { this.#idle = this.#idle.filter((other) => other !== worker); };
    if (this.#is_closed || this.workers >= this.#most) worker.end();
    else this.#idle.push(worker);
  }
}

const now = () => performance.now();
