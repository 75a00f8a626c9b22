// A line of moves that is played out on a board, step by step.

import { button, h } from "../lib/dom.js";
import { t } from "../lib/texts.js";

/** `look(moves)` shows the first moves of the line; `show(count)` marks how many of them are shown. */
export class PlayedLine {
  element;
  #line;
  #moves;
  #look;
  #at = 0;

  constructor(words, line, look) {
    this.#line = line;
    this.#look = look;
    this.#moves = line.map((move, index) =>
      h("button.pv-move", { type: "button", onclick: () => this.#go(index + 1) }, move),
    );
    this.element = h(
      "div.played-line",
      { role: "group", "aria-label": words },
      h("span.small.muted", words),
      h("div.row.compact", this.#moves),
      h(
        "div.row.compact",
        button(t("line-back"), () => this.#go(this.#at - 1), { picture: "back", kind: "plain" }),
        button(t("line-next"), () => this.#go(this.#at + 1), { picture: "forward", kind: "plain" }),
      ),
    );
  }

  /** Marks the step that is shown. */
  show(count) {
    this.#at = Math.max(0, Math.min(this.#line.length, count));
    this.#moves.forEach((move, index) => move.setAttribute("aria-current", index + 1 === this.#at));
  }

  #go(count) {
    this.show(count);
    this.#look(this.#line.slice(0, this.#at));
  }
}
