// One mistake of a review: why, the refutation and the better line step by step, and Try again.

import { PlayedLine } from "../exercise/line.js";
import { button, fill, h } from "../lib/dom.js";
import { colorTitle } from "../lib/words.js";
import { changeWords, classWords, standing } from "./facts.js";

export class MistakeCard {
  element = h("div.stack.tight.mistake");
  #move;
  #calls;
  #verdict = h("div.stack.tight", { role: "status" });
  isTrying = false;

  /** `calls`: look(ply, moves), retry(number, point). */
  constructor(move, calls) {
    this.#move = move;
    this.#calls = calls;
    const { number, refutation, best_line: better, reason } = move;
    const tryAgain = button("Try again here", () => this.begin(), { kind: "primary", picture: "again" });
    const answer = h(
      "details",
      h("summary", "Show the better move"),
      new PlayedLine(`Better: ${better[0]}`, better, (moves) => this.#look(number - 1, moves)).element,
    );
    this.element.append(
      h("p", `${reason.text}.`),
      h("p.small.muted", changeWords(move)),
      ...(refutation.length
        ? [new PlayedLine(`After ${move.move}:`, refutation, (moves) => this.#look(number, moves)).element]
        : []),
      h("div.row", tryAgain),
      this.#verdict,
      answer,
    );
  }

  /** The words of the mistake in a list: "23. Black d10 ?? missed win". */
  static title(move) {
    return `${move.number}. ${colorTitle(move.color)} ${move.move} ${move.mark} ${classWords(move)}`;
  }

  /** Puts the position before the move on the board, and takes the next point for an answer. */
  begin() {
    const { number, color, move } = this.#move;
    this.isTrying = true;
    this.element.querySelector("details").open = false;
    const words = `Find a better move than ${move} for ${colorTitle(color)}: choose a point on the board.`;
    fill(this.#verdict, h("p.asked", words));
    this.#calls.look(number - 1, []);
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
    fill(this.#verdict, h("p.muted", `Looking at ${point} …`));
    try {
      this.#show(await this.#calls.retry(number, point));
    } catch (error) {
      fill(this.#verdict, h("p.problem", error.message));
      this.isTrying = true;
      this.#calls.look(number - 1, []);
    }
  }

  #show({ move, good, after, reason, refutation }) {
    const { number, best } = this.#move;
    const again = button("Try another move", () => this.begin(), { picture: "again" });
    const isSame = move === this.#move.move;
    const words = good
      ? `Right: ${move} keeps the result${after.win_in === null ? "" : `, ${standing(after)}`}.`
      : isSame
        ? `${move} is the move of the game.`
        : `${move} is not it${reason ? `: ${reason.text}` : ""}.`;
    const line = refutation.length && !good;
    fill(
      this.#verdict,
      h(good ? "p.right" : "p.wrong", words),
      good && move !== best && h("p.small.muted", `The engine prefers ${best}.`),
      line &&
        new PlayedLine(`After ${move}:`, [move, ...refutation], (moves) => this.#look(number - 1, moves)).element,
      !good && h("div.row", again),
    );
  }
}
