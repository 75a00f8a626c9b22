// Teaching: what is wrong with one's own move, said right after it, and the offer to take it back.

import { button } from "../lib/dom.js";
import { settings } from "../lib/settings.js";
import { phraseText, t } from "../lib/texts.js";
import { api } from "../net/api.js";

/** How much the teacher says. */
export const TEACHING = ["off", "blunders", "all"];

/** Whether the teacher speaks in this game: one person against an engine. */
export function isTaught(state, teaching) {
  const seats = Object.values(state.seats);
  return teaching !== "off" && state.you.length === 1 && seats.some(({ kind }) => kind === "level" || kind === "tengen");
}

/** Whether a mistake is worth a word. */
export function isWorthAWord(mistake, teaching) {
  return mistake !== null && (teaching === "all" || mistake.blunder);
}

export class Teacher {
  mistake = null; // of the last move, while it can be taken back
  #calls;
  #asked = 0; // counts the moves asked about: only the answer to the last one counts

  /** `calls`: state(), takeBack(), look(ply, moves), draw(). */
  constructor(calls) {
    this.#calls = calls;
  }

  /** Asks about a move that was just played, and draws when there is something to say. */
  async judge(number) {
    const { id, ...state } = this.#calls.state();
    const asked = ++this.#asked;
    this.mistake = null;
    if (!isTaught(state, settings.get("teaching"))) return;
    const { mistake } = await api.post(`/api/games/${encodeURIComponent(id)}/judge`, { number }).catch((error) => {
      if (error.name === "ApiError") return { mistake: null }; // the game goes on without a word
      throw error;
    });
    const now = this.#calls.state();
    const stands = now?.id === id && now.moves[number - 1] === mistake?.move && now.ply <= number + 1;
    if (asked !== this.#asked || !stands || !isWorthAWord(mistake, settings.get("teaching"))) return;
    this.mistake = mistake;
    this.#calls.draw();
  }

  /** Forgets the mistake: it was taken back, or the game goes on. */
  dismiss() {
    this.#asked++;
    this.mistake = null;
  }

  /** Says what was wrong in the status panel. */
  say(status) {
    const { number, move, mark, reason, refutation } = this.mistake;
    const title = t(mark === "??" ? "teach-blunder" : "teach-mistake", { move });
    const back = button(t("teach-take-back"), () => this.#takeBack(), { kind: "primary", picture: "undo" });
    const why = refutation.length > 0 && button(t("teach-show"), () => this.#calls.look(number, refutation));
    const on = button(t("teach-play-on"), () => this.#playOn());
    status.say(title, phraseText(reason), [back, why, on]);
  }

  #takeBack() {
    this.dismiss();
    this.#calls.takeBack();
  }

  #playOn() {
    this.dismiss();
    this.#calls.draw();
  }
}
