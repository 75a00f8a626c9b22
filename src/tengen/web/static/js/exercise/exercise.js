// Find a move on the board: a prompt, moves that a server judges, refutations that are played out and
// taken back, hints in stages, a solution. Puzzles, drills and lessons use it.
//
//   const exercise = new Exercise({ leaving, onNext, nextWords: "Next puzzle", side: [filters] });
//   exercise.show(source);
//
// A source is one exercise and asks its own server. `line` are the moves so far, of both sides:
//
//   { title, prompt, position, last,              // position as /api/position describes it; last: a point
//     isPointing, choices,                        // answers are points, not stones; or [name, words] buttons
//     isOnce, nextWords,                          // a wrong answer ends it; words of its own for going on
//     play(line, move) -> { verdict: "right" | "solved" | "wrong", text, reply, refutation, played },
//     hint(line)       -> { text, area, point, isLast },        // area: points to tint; point: to mark
//     solution(line)   -> { text, line, steps } }               // steps: a sentence each
//
// `played` is false for an answer that is no stone on the board. Texts are sentences. `hint` and `solution` can be null; so can all but `verdict` and `text` in answers.
// The widget knows no rules: every position that it shows comes from the server.

import { BoardWidget } from "../board/board.js";
import { button, fill, h, markMore } from "../lib/dom.js";
import { boardLooks, settings } from "../lib/settings.js";
import { play as sound } from "../lib/sounds.js";
import { t } from "../lib/texts.js";
import { otherColor } from "../lib/words.js";
import { api } from "../net/api.js";
import { forbiddenWords, positionPicture } from "../play/picture.js";
import { PlayedLine } from "./line.js";

const REPLY_MS = 450; // until the other side answers
const STEP_MS = 800; // between the steps of a refutation
const LINGER_MS = 1800; // before a refuted move is taken back
const TINT = 0.08;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const isMoving = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Exercise {
  element = h("div.table.exercise");
  #board;
  #source = null;
  #positions = new Map(); // of the source, by the moves after its own
  #line = []; // the moves that stand
  #round = 0; // counts up when whatever is being shown is over
  #isAsking = false; // the server judges a move
  #isElsewhere = false; // the board shows a line that is only looked at
  #isOver = false;
  #selected = null; // a point that waits to be confirmed
  #hint = null;
  #calls;
  #title = h("h1");
  #prompt = h("p");
  #verdict = h("div.stack.tight", { role: "status" });
  #asks = h("div.row");
  #lines = h("div.stack.tight");
  #hintButton = button(t("hint"), () => this.#askHint(), { picture: "hint", title: t("exercise-hint-key") });
  #solutionButton = button(t("exercise-solution"), () => this.#askSolution(), { picture: "search" });
  #nextButton;

  /**
   * `onNext(how)` when another exercise is wanted, `onChange()` after every verdict, hint and solution; `side`
   * are elements beside the board.
   */
  constructor({ leaving, onNext, onChange = () => {}, nextWords, skipWords = nextWords, side = [] }) {
    this.#calls = { onNext, onChange, nextWords, skipWords };
    this.#nextButton = button(skipWords, () => onNext(), { picture: "forward" });
    const host = h("div.board");
    this.element.append(
      h("header.over.stack.tight", { "aria-live": "polite" }, this.#title, this.#prompt),
      h("div.board-area", host),
      h("section.status.stack.tight", { "aria-label": t("exercise-verdict") }, this.#verdict, this.#asks),
      h("div.under.row", this.#hintButton, this.#solutionButton, this.#nextButton),
      markMore(h("div.panel.stack", this.#lines, side)),
    );
    this.#board = new BoardWidget(host, { onPick: (point, how) => this.#pick(point, how) });
    document.addEventListener("keydown", (event) => this.#onKey(event), { signal: leaving });
    settings.watch(() => this.#source && this.#drawStanding(), leaving);
  }

  /** Whether the exercise is solved or given up. */
  get isOver() {
    return this.#isOver;
  }

  /** Begins with a source. */
  show(source) {
    this.#round++;
    this.#source = source;
    this.#positions = new Map([["", source.position]]);
    this.#line = [];
    this.#isAsking = this.#isElsewhere = this.#isOver = false;
    this.#selected = this.#hint = null;
    this.#title.textContent = source.title;
    this.#prompt.textContent = source.prompt;
    fill(this.#verdict);
    fill(this.#lines);
    this.#hintButton.lastChild.textContent = t("hint");
    this.#drawStanding();
  }

  /** Says something in the place of the verdict: why there is nothing to show. */
  say(text) {
    this.#say("p.muted", text);
  }

  /** Puts the keyboard on the board. */
  focus() {
    this.element.querySelector(".tb-host").focus();
  }

  // Showing

  get #turn() {
    return this.#positions.get(this.#line.join(" ")).turn;
  }

  /** The position after more moves, as the server describes it. */
  async #position(moves) {
    const { rule, size, setup, moves: before } = this.#source.position;
    const key = moves.join(" ");
    const positions = this.#positions;
    if (!positions.has(key)) {
      const position = { rule, size, setup, moves: [...before, ...moves] };
      positions.set(key, await api.post("/api/position", { position }));
    }
    return positions.get(key);
  }

  /** The position that stands, in which the next move is to be found. */
  #drawStanding() {
    const position = this.#positions.get(this.#line.join(" "));
    this.#isElsewhere = false;
    this.#draw(position, {
      numbers: {},
      last: position.last ?? this.#source.last ?? null,
      hover: this.#isOver || this.#source.choices?.length ? null : position.turn,
      heat: Object.fromEntries((this.#hint?.area ?? []).map((point) => [point, TINT])),
    });
    const mark = this.#hint?.point;
    if (mark)
      this.#board.set({
        marks: { ...this.#board.state.marks, [mark]: { shape: "diamond", tone: "accent" } },
      });
  }

  /** Forbidden points are hidden while they are asked for. */
  get #showsForbidden() {
    return this.#source.isPointing ? this.#isOver : settings.get("forbidden");
  }

  #draw(position, more) {
    this.#board.set({
      ...positionPicture(position, { forbidden: this.#showsForbidden && !position.outcome }),
      ...boardLooks(),
      selected: this.#selected,
      heat: {},
      label: t("exercise-board", { prompt: this.#source.prompt }),
      ...more,
    });
    this.element.querySelector(".tb-host").setAttribute("aria-busy", this.#isAsking);
    this.#drawButtons();
  }

  #drawButtons() {
    const { nextWords, skipWords } = this.#calls;
    this.#hintButton.hidden = !this.#source.hint;
    this.#solutionButton.hidden = !this.#source.solution;
    this.#hintButton.disabled = this.#isOver || this.#isAsking || Boolean(this.#hint?.isLast);
    this.#solutionButton.disabled = this.#isAsking;
    this.#nextButton.lastChild.textContent = this.#isOver ? (this.#source.nextWords ?? nextWords) : skipWords;
    this.#nextButton.classList.toggle("primary", this.#isOver);
    fill(
      this.#asks,
      this.#selected && [
        button(t("exercise-play", { point: this.#selected }), () => this.#try(this.#selected), {
          kind: "primary",
          picture: "check",
        }),
        button(t("cancel"), () => this.#select(null)),
      ],
      this.#isElsewhere &&
        !this.#isOver &&
        button(t("try-again"), () => this.#takeBack(true), { kind: "primary", picture: "again" }),
      !this.#isOver &&
        (this.#source.choices ?? []).map(([name, words]) =>
          button(words, () => this.#try(name), { disabled: this.#isAsking }),
        ),
    );
  }

  /** Shows a line after the position that stands, with the numbers of its moves. */
  async #look(moves, base = this.#line) {
    const round = this.#round;
    const position = await this.#position([...base, ...moves]);
    if (round !== this.#round) return;
    this.#isElsewhere = true;
    const stones = new Set([...position.stones.black, ...position.stones.white]);
    const numbers = Object.fromEntries(
      moves.map((move, index) => [move, index + 1]).filter(([move]) => stones.has(move)),
    );
    this.#draw(position, { numbers, hover: this.#isOver ? null : this.#turn });
  }

  #say(selector, ...texts) {
    fill(
      this.#verdict,
      texts.filter(Boolean).map((text) => h(selector, text)),
    );
  }

  // What the user does

  #pick(point, how) {
    if (this.#source === null || this.#isAsking) return;
    if (this.#source.choices?.length && !this.#isOver) return;
    if (this.#isOver) {
      if (how === "keyboard") this.#calls.onNext(how);
      return;
    }
    if (this.#isElsewhere) this.#takeBack();
    const { stones, forbidden } = this.#board.state;
    if (point in stones) this.#board.say(t("exercise-occupied", { point }));
    else if (point in forbidden) this.#say("p.wrong", forbiddenWords(point, forbidden[point]));
    else if (["always", how].includes(settings.get("confirm")) && this.#selected !== point)
      this.#select(point);
    else this.#try(point);
  }

  #select(point) {
    this.#selected = point;
    this.#drawStanding();
    if (point) this.#say("p", `${t("play-confirm", { point })} ${t("play-confirm-about")}`);
    else fill(this.#verdict);
  }

  #onKey(event) {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || this.#source === null) return;
    if (target.closest?.("input, select, textarea")) return;
    if (key === "?" && !this.#hintButton.hidden && !this.#hintButton.disabled) this.#askHint();
    else if (key === "Enter" && this.#isOver && !target.closest?.("button, a, summary"))
      this.#calls.onNext("keyboard");
    else return;
    event.preventDefault();
  }

  /** Asks the server; the board takes nothing until it has answered. */
  async #ask(call) {
    const round = ++this.#round;
    this.#isAsking = true;
    this.#drawButtons();
    try {
      const answer = await call();
      return round === this.#round ? answer : null;
    } catch (error) {
      if (round === this.#round) this.#say("p.wrong", error.message);
      return null;
    } finally {
      if (round === this.#round) this.#isAsking = false;
    }
  }

  async #try(point) {
    const turn = this.#turn;
    this.#selected = null;
    if (!this.#source.isPointing && !this.#source.choices?.length) {
      this.#board.set({ stones: { ...this.#board.state.stones, [point]: turn }, last: point, hover: null });
      sound("stone");
    }
    this.#board.set({ selected: null });
    const source = this.#source;
    const answer = await this.#ask(() => source.play([...this.#line], point));
    if (answer === null) {
      if (source === this.#source && !this.#isAsking) this.#drawStanding();
      return;
    }
    this.#hint = null;
    this.#hintButton.lastChild.textContent = t("hint");
    if (answer.played === false) this.#told(answer);
    else if (answer.verdict === "wrong") await this.#refute(point, answer);
    else await this.#goOn(point, answer);
    this.#calls.onChange();
  }

  /** The verdict on an answer that puts no stone on the board. */
  #told({ verdict, text }) {
    this.#isOver = verdict === "solved";
    this.#drawStanding();
    this.#say(this.#isOver ? "p.right" : "p.wrong", text);
    if (this.#isOver) sound("win");
  }

  /** A right move, and what the other side answers. */
  async #goOn(point, { verdict, text, reply = null }) {
    const round = this.#round;
    const after = [...this.#line, point];
    const following = reply ? [...after, reply] : after;
    this.#isAsking = true;
    fill(this.#lines);
    const position = await this.#position(after);
    if (reply && round === this.#round) {
      this.#draw(position, { numbers: {}, hover: null });
      await Promise.all([this.#position(following), isMoving() && pause(REPLY_MS)]);
    }
    if (round !== this.#round) return;
    this.#isAsking = false;
    this.#line = following;
    this.#isOver = verdict === "solved";
    this.#drawStanding();
    this.#say("p.right", text);
    if (this.#isOver) sound("win");
    else if (reply) {
      sound("reply");
      this.#board.say(t("play-last-move", { color: otherColor(this.#turn), move: reply }));
    }
  }

  /** A wrong move: its refutation is played out, then taken back. */
  async #refute(point, { text, refutation }) {
    const round = this.#round;
    const steps = [point, ...(refutation ?? [])];
    this.#isOver = Boolean(this.#source.isOnce);
    this.#say("p.wrong", text);
    const line = new PlayedLine(t("line-after", { move: point }), steps, (moves) => this.#browse(moves));
    fill(this.#lines, steps.length > 1 && line.element);
    const first = isMoving() ? 1 : steps.length;
    for (let count = first; count <= steps.length && round === this.#round; count++) {
      line.show(count);
      await this.#look(steps.slice(0, count));
      if (count > 1 && round === this.#round) sound(count % 2 ? "stone" : "reply");
      if (isMoving()) await pause(count < steps.length ? STEP_MS : LINGER_MS);
    }
    if (round === this.#round && isMoving()) this.#takeBack();
  }

  /** Shows a line at the reader's own pace. */
  #browse(moves) {
    this.#round++;
    return this.#look(moves);
  }

  /** Back to the position that stands; with `isDone` the words about the last move go too. */
  #takeBack(isDone = false) {
    this.#round++;
    this.#drawStanding();
    if (isDone) {
      fill(this.#verdict);
      this.focus();
    }
  }

  async #askHint() {
    if (this.#isElsewhere) this.#takeBack();
    const hint = await this.#ask(() => this.#source.hint([...this.#line]));
    if (hint !== null) {
      this.#hint = hint;
      this.#hintButton.lastChild.textContent = t("exercise-next-hint");
      this.#say("p", hint.text);
      this.#calls.onChange();
    }
    this.#drawStanding();
  }

  async #askSolution() {
    if (this.#isElsewhere) this.#takeBack();
    const base = this.#isOver ? [] : [...this.#line];
    const solution = await this.#ask(() => this.#source.solution(base));
    if (solution === null) {
      this.#drawStanding();
      return;
    }
    this.#hint = null;
    this.#isOver = true;
    const look = (moves) => {
      this.#round++;
      return this.#look(moves, base);
    };
    const line = new PlayedLine(t("exercise-solution-line"), solution.line, look);
    const steps = (solution.steps ?? []).map((text) => h("li", text));
    this.#say("p", solution.text);
    fill(
      this.#lines,
      solution.line.length > 0 && line.element,
      steps.length > 0 && h("ol.steps-told.stack.tight", steps),
    );
    line.show(solution.line.length);
    await look(solution.line);
    this.#calls.onChange();
  }
}
