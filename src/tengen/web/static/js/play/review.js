// Looking back in a game: the positions after earlier moves, as the server describes them.

import { api } from "../net/api.js";

export class Review {
  #ply = null; // of the position that is shown; null is the newest
  #position = null;
  #known = new Map();

  /** The ply that is looked at, or null when the game is shown as it stands. */
  get ply() {
    return this.#ply;
  }

  /** The position that is looked at. */
  get position() {
    return this.#position;
  }

  /** Goes to the position after so many moves; the newest one ends the review. */
  async look(state, ply) {
    if (ply >= state.moves.length) {
      this.#ply = null;
      return;
    }
    const { rule, size, setup } = state;
    const moves = state.moves.slice(0, ply);
    const key = `${state.id} ${moves.join("")}`;
    if (!this.#known.has(key)) {
      this.#known.set(key, await api.post("/api/position", { position: { rule, size, setup, moves } }));
    }
    this.#ply = ply;
    this.#position = this.#known.get(key);
  }
}
