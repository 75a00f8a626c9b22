// A review as it comes from the server: begun once, read again and again while it runs.

import { api } from "../net/api.js";

const READ_EVERY = 600; // milliseconds
const OFFLINE_WAIT = 3000;

export class ReviewFeed {
  state = null; // the latest answer: { id, running, ahead, error, review }
  #turn = 0; // of `begin` and `drop`: what was asked before does not count any more
  #timer = null;
  #onState;

  /** `onState()` when there is news. */
  constructor(onState, leaving) {
    this.#onState = onState;
    leaving.addEventListener("abort", () => this.drop());
  }

  /** Begins the review of { game: ID }, { study: ID } or { tree: GAME }, or shows the one that is kept. */
  begin(subject) {
    this.drop();
    return this.#hear(api.post("/api/reviews", subject));
  }

  /** Stops the review; it can be begun again and goes on then. */
  stop() {
    return this.#hear(api.post(`${this.#path}/stop`));
  }

  /** Looks no further at the review; the server finishes it. */
  drop() {
    this.#turn++;
    clearTimeout(this.#timer);
    this.state = null;
  }

  /** The verdict on another move in the place of a reviewed one. */
  retry(number, move) {
    return api.post(`${this.#path}/try`, { number, move });
  }

  /** Makes drills of the mistakes with these numbers; null for all of the reader's own. */
  makeDrills(numbers) {
    return api.post("/api/drills", { review: this.state.id, numbers });
  }

  get #path() {
    return `/api/reviews/${encodeURIComponent(this.state.id)}`;
  }

  async #hear(asked) {
    const turn = this.#turn;
    clearTimeout(this.#timer);
    const state = await asked;
    if (turn !== this.#turn) return;
    this.state = state;
    if (state.running) this.#timer = setTimeout(() => this.#read(), READ_EVERY);
    this.#onState();
  }

  async #read() {
    try {
      await this.#hear(api.get(this.#path));
    } catch (error) {
      if (error.code !== "offline") throw error;
      this.#timer = setTimeout(() => this.#read(), OFFLINE_WAIT);
    }
  }
}
