// The moves of a game as a list; choosing one shows the position after it.

import { button, fill, h, stepButtons } from "../lib/dom.js";
import { phraseText, t } from "../lib/texts.js";

export class MoveList {
  element = h("section.moves.card.stack.tight", { "aria-label": t("play-moves") });
  #name = h("p.opening-name.small.muted");
  #list = h("ol.move-list", { tabIndex: 0, "aria-label": t("play-moves-list") });
  #onLook;
  #count = 0;
  #shown = 0;

  /** `onLook(ply)` when a position of the game is to be shown. */
  constructor(onLook) {
    this.#onLook = onLook;
    const steps = stepButtons(t("play-newest"), (name) => {
      const [back, forward] = [Math.max(0, this.#shown - 1), Math.min(this.#count, this.#shown + 1)];
      onLook({ first: 0, back, forward, last: this.#count }[name]);
    });
    this.element.append(this.#name, this.#list, steps);
  }

  /**
   * Shows the moves of a game; `shown` is the ply whose position the board shows, `signs` are those of a
   * review: number -> { sign, words }.
   */
  show({ moves, setup, stats, name }, shown, signs) {
    this.#name.textContent = name ? phraseText(name) : "";
    this.#name.hidden = !name;
    this.#count = moves.length;
    this.#shown = shown;
    const firstColor = setup?.turn ?? "black";
    this.element.querySelectorAll(".steps button").forEach((step, index) => {
      step.disabled = shown === (index < 2 ? 0 : moves.length);
    });
    const items = moves.map((move, index) =>
      this.#item(move, index, firstColor, stats[index]?.captured.length, signs.get(index + 1)),
    );
    fill(this.#list, moves.length ? items : h("li.muted.none", t("play-no-moves")));
    const current = this.#list.querySelector('[aria-current="true"]');
    if (current) this.#list.scrollTop = current.offsetTop - this.#list.clientHeight / 2;
  }

  #item(move, index, firstColor, captured, { sign = null, words: review = null } = {}) {
    const black = (index % 2 === 0) === (firstColor === "black");
    const text = captured ? `${move} ×${captured}` : move;
    const facts = { number: index + 1, color: black ? "black" : "white", move, count: captured };
    const words = t(captured ? "play-move-captures" : "play-move", facts);
    const name = button(text, () => this.#onLook(index + 1), {
      kind: `move ${black ? "black" : "white"}`,
      title: review ?? "",
      "aria-label": review ? `${words}, ${review}` : words,
      "data-sign": sign,
      "aria-current": index + 1 === this.#shown,
    });
    return h("li", { "data-number": index + 1 }, name);
  }
}
