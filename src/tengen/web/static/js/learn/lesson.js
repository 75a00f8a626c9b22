// A lesson: short positions with something to do in each. The server judges what is played.

import { BoardWidget } from "../board/board.js";
import { button, fill, h } from "../lib/dom.js";
import { play } from "../lib/sounds.js";
import { t } from "../lib/texts.js";
import { forbiddenOf } from "../lib/words.js";
import { api, describe } from "../net/api.js";
import { forbiddenPoints, positionPicture } from "../play/picture.js";

const SIZE = 9;

/** The position that a step begins with. */
export function startOf(rule, step) {
  const { black, white, turn, pairs = [0, 0] } = step;
  return { rule, size: SIZE, setup: { black, white, turn, pairs }, moves: [] };
}

/** Whether a step is solved by the position after the move, and by the report on the move. */
export function isSolved(goal, turn, before, after, report) {
  const other = turn === "black" ? "white" : "black";
  if (goal.kind === "win") return after.outcome?.winner === turn;
  if (goal.kind === "capture") return after.pairs[turn] > before.pairs[turn];
  if (goal.kind === "pending") return after.pending_five?.color === turn;
  if (goal.kind === "make") return goal.value.includes(report.kind);
  return !after.threats.some((threat) => threat.color === other && threat.kind.includes(goal.value));
}

export class Lesson {
  element = h("div.lesson");
  #rule;
  #steps;
  #at = 0;
  #solved = false;
  #before = null;
  #board;
  #title = h("h2");
  #text = h("p");
  #verdict = h("p.verdict", { role: "status" });
  #buttons = h("div.row");
  #dots = h("p.small.muted");

  constructor(rule, steps) {
    this.#rule = rule;
    this.#steps = steps;
    const host = h("div.lesson-board");
    const words = [this.#dots, this.#title, this.#text, this.#verdict, this.#buttons];
    this.element.append(host, h("div.stack.tight", words));
    this.#board = new BoardWidget(host, { onPick: (point) => this.#try(point) });
    this.#show(0);
  }

  get #step() {
    return this.#steps[this.#at];
  }

  async #show(at) {
    this.#at = at;
    const step = this.#step;
    this.#solved = false;
    this.#title.textContent = step.title;
    this.#text.textContent = step.text;
    this.#dots.textContent = t("learn-step", { step: this.#at + 1, count: this.#steps.length });
    this.#verdict.textContent = "";
    this.#verdict.className = "verdict";
    this.#before = await this.#ask([]);
    this.#drawBoard(this.#before, step.turn);
    this.#drawButtons();
  }

  #ask(moves) {
    return describe({ ...startOf(this.#rule, this.#step), moves });
  }

  #drawBoard(position, hover) {
    this.#board.set({
      ...positionPicture(position, { forbidden: false }),
      hover,
      label: t("learn-board", { title: this.#step.title }),
    });
  }

  #drawButtons() {
    const [words, to] =
      this.#at === this.#steps.length - 1 ? [t("learn-again"), 0] : [t("line-next"), this.#at + 1];
    const again = button(t("try-again"), () => this.#show(this.#at));
    const next = button(words, () => this.#show(to), { kind: this.#solved ? "primary" : "" });
    fill(this.#buttons, again, next);
  }

  async #try(point) {
    if (this.#solved || this.#before === null || point in this.#board.state.stones) return;
    const { goal, turn } = this.#step;
    if (goal.kind === "forbidden") {
      this.#judge(this.#before.forbidden[point] === goal.value, point);
      this.#board.set({ forbidden: forbiddenPoints(this.#solved ? this.#before.forbidden : {}) });
      return;
    }
    if (point in this.#before.forbidden) {
      this.#say(
        t("learn-forbidden", { point, reason: forbiddenOf(this.#before.forbidden[point]).summary }),
        false,
      );
      return;
    }
    const [after, report] = await Promise.all([
      this.#ask([point]),
      api.post("/api/explain", { position: startOf(this.#rule, this.#step), move: point }),
    ]);
    this.#drawBoard(after, null);
    play(after.pairs[turn] > this.#before.pairs[turn] ? "capture" : "stone");
    this.#judge(isSolved(goal, turn, this.#before, after, report), point);
  }

  #judge(solved, point) {
    this.#solved = solved;
    this.#say(solved ? this.#step.done : t("learn-not-solved", { point }), solved);
    this.#drawButtons();
    if (!solved && this.#step.goal.kind !== "forbidden")
      setTimeout(() => this.#solved || this.#drawBoard(this.#before, this.#step.turn), 900);
  }

  #say(text, good) {
    this.#verdict.textContent = `${good ? "✓" : "✗"} ${text}`;
    this.#verdict.className = `verdict ${good ? "good" : "bad"}`;
  }
}
