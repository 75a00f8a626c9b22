// The status line, and the questions it asks: an opening choice, an answer to a draw offer, the
// confirmation of a move. Text and detail are one live region; an engine's figures are not read out.

import { button, fill, h } from "../lib/dom.js";
import { countText, scoreText } from "../lib/format.js";
import { t } from "../lib/texts.js";
import { isYourTurn, openingChoices, statusOf } from "./picture.js";

export class StatusPanel {
  element = h("section.status.row", { "aria-label": t("play-status") });
  #text = h("p.status-text");
  #detail = h("p.status-detail.small.muted");
  #figures = h("p.status-figures.small.muted.number");
  #asks = h("div.status-asks.row");
  #act;

  /** `act(action)` when one of the offered answers is chosen. */
  constructor(act) {
    this.#act = act;
    const live = h("div", { role: "status" }, this.#text, this.#detail);
    this.element.append(h("div.status-words", live, this.#figures), this.#asks);
  }

  /** Shows the state of a game. */
  show(state) {
    const { text, detail } = statusOf(state);
    const answers = isYourTurn(state) ? this.#answers(state) : [];
    this.say(text, detail, answers);
    this.element.classList.toggle("thinking", state.thinking !== null && !state.result);
  }

  /** Shows words of the page's own, with buttons that answer them. */
  say(text, detail = "", answers = []) {
    if (this.#text.textContent !== text) this.#text.textContent = text;
    this.explain(detail);
    this.element.classList.remove("thinking");
    fill(this.#asks, answers);
  }

  /** Explains something about the board without changing what is asked. */
  explain(text) {
    if (this.#detail.textContent !== text) this.#detail.textContent = text;
    this.#figures.textContent = "";
  }

  /** Adds what an engine sees while it thinks. */
  thinking({ depth, nodes, score }) {
    const parts = [
      depth && t("play-depth", { depth }),
      nodes && t("play-nodes", { nodes: countText(nodes) }),
      score && scoreText(score),
    ];
    this.#figures.textContent = parts.filter(Boolean).join(" · ");
  }

  #answers(state) {
    const answer = (title, action, more) => button(title, () => this.#act(action), more);
    const first = { kind: "primary" };
    const { kind } = state.to_act;
    if (kind === "draw-answer")
      return [
        answer(t("play-accept-draw"), { do: "accept-draw" }, first),
        answer(t("play-decline"), { do: "decline-draw" }),
      ];
    if (kind === "undo-answer")
      return [
        answer(t("play-allow"), { do: "accept-undo" }, first),
        answer(t("play-decline"), { do: "decline-undo" }),
      ];
    return openingChoices(state).map(({ name, title, summary }) =>
      answer(title, { do: "choose", choice: name }, { title: summary }),
    );
  }
}
