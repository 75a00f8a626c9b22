// The earlier positions of a game, as the server describes them.

import { newest } from "../lib/newest.js";
import { api } from "../net/api.js";

export class PastPositions {
  ply = null; // of the earlier position that is shown; null when the game is shown as it stands
  position = null; // the earlier position that is shown
  wanted = null; // the ply to be shown as soon as the server has described it
  #known = new Map();
  #describe = newest(async (state, ply, show) => {
    const key = keyOf(state, ply);
    const { rule, size, setup } = state;
    const moves = state.moves.slice(0, ply);
    if (!this.#known.has(key)) {
      this.#known.set(key, await api.post("/api/position", { position: { rule, size, setup, moves } }));
    }
    if (this.wanted === null) return; // back in the game
    this.ply = ply;
    this.position = this.#known.get(key);
    show();
  });

  /** Goes to the position after so many moves, and shows it; the newest one returns to the game. */
  async look(state, ply, show) {
    this.wanted = ply >= state.moves.length ? null : ply;
    if (this.wanted !== null) return await this.#describe(state, ply, show);
    this.ply = null;
    show();
  }
}

const keyOf = (state, ply) => `${state.id} ${state.moves.slice(0, ply).join("")}`;
