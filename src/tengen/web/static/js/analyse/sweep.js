// The evaluation of a whole game: a short analysis of one position after the other.

const NODES = 30_000; // for each position

export class GameSweep {
  #live;
  #calls;
  #todo = [];
  #total = 0;
  #running = false;

  /** `calls`: onScore(id, score, depth), onState() after every step, onFail(error) without an engine. */
  constructor(live, calls) {
    this.#live = live;
    this.#calls = calls;
  }

  get running() {
    return this.#running;
  }

  get total() {
    return this.#total;
  }

  get done() {
    return this.#total - this.#todo.length;
  }

  /** Evaluates positions, { id, position, score } each; those with a score are skipped. */
  start(entries) {
    this.#todo = entries.filter((entry) => entry.score === null);
    this.#total = this.#todo.length;
    this.#running = true;
    this.#next();
  }

  stop() {
    if (!this.#running) return;
    this.#running = false;
    this.#live.stop();
    this.#calls.onState();
  }

  #next() {
    if (!this.#running) return;
    const [entry] = this.#todo;
    if (!entry) {
      this.stop();
      return;
    }
    this.#calls.onState();
    this.#live.analyse({ position: entry.position, multipv: 1, nodes: NODES }, (message) =>
      this.#hear(message, entry),
    );
  }

  #hear(message, { id }) {
    if (message.type === "info" && message.lines.length) {
      this.#calls.onScore(id, message.lines[0].score, message.depth);
    } else if (message.code === "busy") {
      setTimeout(() => this.#next(), (message.retry ?? 1) * 1000);
    } else if (message.code === "engine") {
      this.stop();
      this.#calls.onFail(message);
    } else if (message.type === "done" || message.type === "error") {
      this.#todo.shift(); // a position that cannot be analysed, such as the end of the game, has no score
      this.#next();
    }
  }
}
