// The moves of a game as a list; choosing one shows the position after it.

import { button, fill, h } from "../lib/dom.js";

export class MoveList {
  element = h("section.moves", { "aria-label": "Moves" });
  #list = h("ol.move-list", { tabIndex: 0, "aria-label": "Moves of the game" });
  #onLook;
  #count = 0;
  #shown = 0;

  /** `onLook(ply)` when a position of the game is to be shown. */
  constructor(onLook) {
    this.#onLook = onLook;
    const go = (words, picture, to) =>
      button(words, () => onLook(to()), { picture, kind: "step", title: words });
    const steps = [
      go("First position", "first", () => 0),
      go("Back", "back", () => Math.max(0, this.#shown - 1)),
      go("Forward", "forward", () => Math.min(this.#count, this.#shown + 1)),
      go("Newest position", "last", () => this.#count),
    ];
    this.element.append(this.#list, h("div.steps", {}, steps));
  }

  /** Shows the moves of a game; `shown` is the ply whose position the board shows. */
  show({ moves, setup, stats }, shown) {
    this.#count = moves.length;
    this.#shown = shown;
    const firstColor = setup?.turn ?? "black";
    this.element.querySelectorAll(".steps button").forEach((step, index) => {
      step.disabled = shown === (index < 2 ? 0 : moves.length);
    });
    fill(
      this.#list,
      moves.length
        ? moves.map((move, index) => this.#item(move, index, firstColor, stats[index]?.captured.length))
        : h("li.muted.none", {}, "No moves yet"),
    );
    const current = this.#list.querySelector('[aria-current="true"]');
    if (current) this.#list.scrollTop = current.offsetTop - this.#list.clientHeight / 2;
  }

  #item(move, index, firstColor, captured) {
    const black = (index % 2 === 0) === (firstColor === "black");
    const text = captured ? `${move} ×${captured}` : move;
    const name = button(text, () => this.#onLook(index + 1), { kind: `move ${black ? "black" : "white"}` });
    const words = captured ? `${move}, captures ${captured} stones` : move;
    name.setAttribute("aria-label", `Move ${index + 1}, ${black ? "Black" : "White"} ${words}`);
    name.setAttribute("aria-current", String(index + 1 === this.#shown));
    return h("li", { "data-number": index + 1 }, name);
  }
}
