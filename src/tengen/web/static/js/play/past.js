// The earlier positions of a game, as the server describes them.

import { api } from "../net/api.js";

export class PastPositions {
  ply = null; // of the earlier position that is shown; null when the game is shown as it stands
  position = null; // the earlier position that is shown
  #known = new Map();

  /** Goes to the position after so many moves; the newest one returns to the game. */
  async look(state, ply) {
    if (ply >= state.moves.length) {
      this.ply = null;
      return;
    }
    const { rule, size, setup } = state;
    const moves = state.moves.slice(0, ply);
    const key = `${state.id} ${moves.join("")}`;
    if (!this.#known.has(key)) {
      this.#known.set(key, await api.post("/api/position", { position: { rule, size, setup, moves } }));
    }
    this.ply = ply;
    this.position = this.#known.get(key);
  }
}
