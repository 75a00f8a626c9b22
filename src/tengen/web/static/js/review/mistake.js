// One mistake of a review: why, the refutation and the better line step by step, and Try again.

import { PlayedLine } from "../exercise/line.js";
import { button, fill, h } from "../lib/dom.js";
import { phraseText, t } from "../lib/texts.js";
import { changeWords, classWords, reasonWords, standing } from "./facts.js";

export class MistakeCard {
  element = h("div.stack.tight.mistake");
  #move;
  #calls;
  #verdict = h("div.stack.tight", { role: "status" });
  isTrying = false;

  /** `calls`: look(ply, moves), retry(number, point), drill(numbers) -> words. */
  constructor(move, calls) {
    this.#move = move;
    this.#calls = calls;
    const { number, refutation, best_line: better, mark } = move;
    const drill = button(t("review-drill"), () => this.#makeDrill(drill), { picture: "plus" });
    const tryAgain = button(t("review-try"), () => this.begin(), { kind: "primary", picture: "again" });
    const answer = h(
      "details",
      h("summary", t(mark ? "review-show-better" : "review-show-longest")),
      new PlayedLine(t("line-better", { move: better[0] }), better, (moves) => this.#look(number - 1, moves)).element,
    );
    this.element.append(
      h("p", reasonWords(move)),
      h("p.small.muted", [changeWords(move), !mark && t("review-lost")].filter(Boolean).join(" ")),
      ...(refutation.length
        ? [
            new PlayedLine(t("line-after", { move: move.move }), refutation, (moves) =>
              this.#look(number, moves),
            ).element,
          ]
        : []),
      ...(mark ? [h("div.row", tryAgain, drill)] : []),
      this.#verdict,
      answer,
    );
  }

  /** The words of the mistake in a list: "23. Black d10 ?? missed win". */
  static title(move) {
    return [t("analyse-tree-move", move), move.mark, classWords(move)].filter(Boolean).join(" ");
  }

  /** Says something below the buttons, in sight wherever the card is scrolled to. */
  #say(...parts) {
    fill(this.#verdict, ...parts);
    this.#verdict.scrollIntoView({ block: "nearest" });
  }

  /** Puts the position before the move on the board, and takes the next point for an answer. */
  begin() {
    const { number, color, move } = this.#move;
    this.isTrying = true;
    this.element.querySelector("details").open = false;
    const words = t("review-find", { move, color });
    this.#say(h("p.asked", words));
    this.#calls.look(number - 1, []);
  }

  /** Keeps the mistake as a drill, and says what came of it. */
  async #makeDrill(pressed) {
    pressed.disabled = true;
    this.#say(h("p.muted", t("review-drills-making")));
    const words = await this.#calls.drill([this.#move.number]);
    this.#say(h("p", words));
  }

  /** Asks no longer. */
  endTry() {
    if (this.isTrying) fill(this.#verdict);
    this.isTrying = false;
  }

  #look(ply, moves) {
    this.endTry();
    this.#calls.look(ply, moves);
  }

  /** Asks the server about a point. */
  async pick(point) {
    const { number } = this.#move;
    this.isTrying = false;
    this.#calls.look(number - 1, [point]);
    this.#say(h("p.muted", t("review-looking", { point })));
    try {
      this.#show(await this.#calls.retry(number, point));
    } catch (error) {
      this.#say(h("p.problem", error.message));
      this.isTrying = true;
      this.#calls.look(number - 1, []);
    }
  }

  #show({ move, good, after, reason, refutation }) {
    const { number, best } = this.#move;
    const again = button(t("review-try-another"), () => this.begin(), { picture: "again" });
    const isSame = move === this.#move.move;
    const words = good
      ? after.win_in === null
        ? t("review-right", { move })
        : t("review-right-proven", { move, standing: standing(after) })
      : isSame
        ? t("review-game-move", { move })
        : [t("review-wrong", { move }), reason && phraseText(reason)].filter(Boolean).join(" ");
    const line = refutation.length && !good;
    this.#say(
      h(good ? "p.right" : "p.wrong", words),
      good && move !== best && h("p.small.muted", t("review-prefers", { best })),
      line &&
        new PlayedLine(t("line-after", { move }), [move, ...refutation], (moves) =>
          this.#look(number - 1, moves),
        ).element,
      !good && h("div.row", again),
    );
  }
}
