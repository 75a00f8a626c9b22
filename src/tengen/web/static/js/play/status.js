// The status line, and what it asks for: an opening choice, an answer to a draw offer, the
// confirmation of a move. It has a height of its own, so that nothing below it jumps.

import { button, fill, h } from "../lib/dom.js";
import { countText, scoreText } from "../lib/format.js";
import { isYourTurn, openingChoices, statusOf } from "./picture.js";

export class StatusPanel {
  element = h("section.status", { "aria-label": "Status" });
  #text = h("p.status-text", { role: "status" });
  #detail = h("p.status-detail.small.muted");
  #asks = h("div.status-asks.row");
  #act;

  /** `act(action)` when one of the offered answers is chosen. */
  constructor(act) {
    this.#act = act;
    this.element.append(h("div.status-words", {}, this.#text, this.#detail), this.#asks);
  }

  /** Shows the state of a game. */
  show(state) {
    const { text, detail } = statusOf(state);
    this.say(text, detail);
    this.element.classList.toggle("thinking", state.thinking !== null && !state.result);
    fill(this.#asks, this.#answers(state));
  }

  /** Shows words of the page's own. */
  say(text, detail = "") {
    if (this.#text.textContent !== text) this.#text.textContent = text;
    this.#detail.textContent = detail;
    this.element.classList.remove("thinking");
    fill(this.#asks);
  }

  /** Adds what an engine sees while it thinks. */
  thinking({ depth, nodes, score }) {
    const parts = [
      depth && `depth ${depth}`,
      nodes && `${countText(nodes)} nodes`,
      score && scoreText(score),
    ];
    this.#detail.textContent = parts.filter(Boolean).join(" · ");
  }

  /** Explains something about the board without changing what is asked. */
  explain(text) {
    this.#detail.textContent = text;
  }

  /** Asks whether a move is meant. */
  confirm(point, onConfirm, onCancel) {
    this.say(`Play ${point}?`, "Tap the same point again, or press Play.");
    fill(
      this.#asks,
      button("Play", onConfirm, { kind: "primary", picture: "check" }),
      button("Cancel", onCancel),
    );
  }

  #answers(state) {
    if (!isYourTurn(state)) return [];
    const { kind } = state.to_act;
    if (kind === "draw") {
      return [
        button("Accept draw", () => this.#act({ kind: "accept-draw" }), { kind: "primary" }),
        button("Decline", () => this.#act({ kind: "decline-draw" })),
      ];
    }
    if (kind === "undo") {
      return [
        button("Allow", () => this.#act({ kind: "accept-undo" }), { kind: "primary" }),
        button("Decline", () => this.#act({ kind: "decline-undo" })),
      ];
    }
    return openingChoices(state).map(({ name, title, about }) =>
      button(title, () => this.#act({ kind: "choice", choice: name }), { title: about, kind: "choice" }),
    );
  }
}
