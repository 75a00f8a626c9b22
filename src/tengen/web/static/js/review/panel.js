// The review of a game: summary, accuracy, curve, mistakes to go through. It knows no board: whoever
// shows it puts positions on theirs, and hands over the points that are picked while a move is tried.

import { button, fill, h, rowHeading, table, tableRow } from "../lib/dom.js";
import { commas, phraseText, t } from "../lib/texts.js";
import { colorTitle } from "../lib/words.js";
import { Curve } from "./curve.js";
import { explainedMoves, scoresOf, signsOf } from "./facts.js";
import { ReviewFeed } from "./feed.js";
import { MistakeCard } from "./mistake.js";

const NO_SIGNS = new Map();

export class ReviewPanel {
  element = h("section.stack.tight.review", { "aria-label": t("review-title") });
  #feed;
  #calls;
  #ply = 0;
  #open = null; // { number, card } of the mistake that is looked at
  #cards = new Map(); // number -> { shown, card }: one stays as it is while the rest of the review arrives
  #summary = h("p.summary", { role: "status" });
  #accuracy = h("div");
  #advice = h("div.stack.tight.advice");
  #curve;
  #mistakes = h("ol.mistakes", { "aria-label": t("review-mistakes") });
  #state = h("p.small.muted");
  #progress = h("progress", { "aria-label": t("review-progress") });
  #begin;
  #stop;
  #drills;
  #made = h("span.small", { role: "status" });

  /**
   * `calls`: subject() -> what to review, look(ply, moves) to show a position of the game with moves after
   * it that are only imagined, onReview() when there is news.
   */
  constructor(calls, leaving) {
    this.#calls = calls;
    this.#feed = new ReviewFeed(() => this.#draw(), leaving);
    this.#curve = new Curve((ply) => this.#look(ply));
    this.#begin = button(t("review-begin"), () => this.begin(), { picture: "search" });
    this.#drills = button(t("review-drills"), () => this.#makeAll(), { picture: "plus" });
    this.#stop = button(t("review-stop"), () => this.#feed.stop());
    this.element.append(
      this.#summary,
      h("div.row", this.#begin, this.#stop, this.#progress),
      this.#state,
      this.#curve.element,
      this.#accuracy,
      this.#advice,
      h("div.row", this.#drills, this.#made),
      this.#mistakes,
    );
    this.#draw();
  }

  /** The review so far, or null. */
  get review() {
    return this.#feed.state?.review ?? null;
  }

  /** The signs of the moves: number -> { sign, words }. */
  get signs() {
    return this.review ? signsOf(this.review) : NO_SIGNS;
  }

  /** Whether the next point that is picked is an answer to Try again. */
  get isTrying() {
    return Boolean(this.#open?.card.isTrying);
  }

  /** Begins the review, or goes on with it. */
  async begin() {
    this.#state.textContent = "";
    try {
      await this.#feed.begin(this.#calls.subject());
    } catch (error) {
      this.#state.textContent = error.message;
    }
  }

  /** Forgets the review: the game is another one now. */
  clear() {
    this.#feed.drop();
    this.#open = null;
    this.#cards.clear();
    this.#made.textContent = "";
    this.#draw();
  }

  /** Answers Try again. */
  pick(point) {
    this.#open.card.pick(point);
  }

  /** Shows where in the game the board is. */
  showPly(ply) {
    this.#ply = ply;
    this.#curve.showPly(ply);
  }

  /** Ends Try again: the board shows something else. */
  endTry() {
    this.#open?.card.endTry();
  }

  #look(ply) {
    this.endTry();
    this.#calls.look(ply, []);
  }

  #draw() {
    const { running = false, ahead = null, error = null } = this.#feed.state ?? {};
    const { review } = this;
    const isDone = Boolean(review?.complete);
    this.#begin.hidden = running || isDone;
    this.#drills.hidden = !isDone || !review.moves.some(isMistake);
    this.#begin.lastChild.textContent = t(review ? "review-continue" : "review-begin");
    this.#stop.hidden = this.#progress.hidden = !running;
    if (error) this.#state.textContent = typeof error === "string" ? error : phraseText(error);
    else if (this.#feed.state) this.#state.textContent = stateWords(review, running, ahead);
    const isKnown = review && (isDone || review.summary.key !== "unreviewed");
    const summary = isKnown ? phraseText(review.summary) : "";
    if (this.#summary.textContent !== summary) this.#summary.textContent = summary;
    this.#curve.element.hidden = this.#accuracy.hidden = this.#advice.hidden = !review;
    if (review) this.#drawReview(review);
    else fill(this.#mistakes);
    this.#calls.onReview();
  }

  #drawReview(review) {
    const { moves, steps_left: left, turning_points: turning } = review;
    this.#progress.max = moves.length + left || 1;
    this.#progress.value = moves.length;
    const signs = signsOf(review);
    this.#curve.show(scoresOf(review), new Map(turning.map((number) => [number, signs.get(number).sign])));
    this.#curve.showPly(this.#ply);
    const percent = (value) => (value === null ? "–" : `${Math.round(value)} %`);
    const rows = ["black", "white"].map((color) =>
      tableRow(
        rowHeading(review.you === color ? t("review-you", { color }) : colorTitle(color)),
        percent(review.accuracy[color]),
        markCounts(moves.filter((move) => move.color === color)),
      ),
    );
    fill(this.#accuracy, table([t("player"), t("review-accuracy"), t("review-mistakes")], rows));
    fill(this.#advice, adviceLines(review));
    this.#drawMistakes(review);
  }

  #drawMistakes(review) {
    const choices = review.choices.filter(({ reason }) => reason);
    const mistakes = explainedMoves(review);
    const shown = JSON.stringify([choices, mistakes, this.#open?.number]);
    if (shown === this.#mistakes.dataset.shown) return; // what is being read or pressed stays
    this.#mistakes.dataset.shown = shown;
    const focused = document.activeElement?.closest?.(".mistakes > li")?.dataset.number;
    fill(
      this.#mistakes,
      choices.map(({ mark, reason }) =>
        h("li", h("p", t("review-opening", { mark, text: phraseText(reason) }))),
      ),
      mistakes.map((move) => this.#item(move)),
      review.complete && review.moves.length > 0 && !mistakes.some(isMistake) && !choices.length && h("li.muted", t("review-none")),
    );
    if (focused && !this.#mistakes.contains(document.activeElement))
      this.#mistakes.querySelector(`[data-number="${focused}"] button`)?.focus();
  }

  #item(move) {
    const isOpen = this.#open?.number === move.number;
    const title = button(MistakeCard.title(move), () => this.#toggle(move), { kind: "plain mistake-title" });
    title.setAttribute("aria-expanded", isOpen);
    return h("li", { "data-number": move.number }, title, isOpen && this.#open.card.element);
  }

  #toggle(move) {
    const isOpen = this.#open?.number === move.number;
    this.endTry();
    this.#open = isOpen ? null : { number: move.number, card: this.#card(move) };
    this.#look(move.number);
    this.#drawMistakes(this.review);
    const item = this.#mistakes.querySelector(`[data-number="${move.number}"]`);
    item?.querySelector("button").focus({ preventScroll: true });
    item?.scrollIntoView({ block: "nearest" });
  }

  /** Makes a drill of every mistake of one's own, or of both sides where one has played none. */
  async #makeAll() {
    this.#drills.disabled = true;
    this.#made.textContent = t("review-drills-making");
    this.#made.textContent = await this.#feed.makeDrills(null).then(drillWords, ({ message }) => message);
    this.#drills.disabled = false;
  }

  #card(move) {
    const shown = JSON.stringify(move);
    if (this.#cards.get(move.number)?.shown !== shown) {
      const card = new MistakeCard(move, {
        look: this.#calls.look,
        retry: (number, point) => this.#feed.retry(number, point),
        drill: (numbers) => this.#feed.makeDrills(numbers).then(drillWords, ({ message }) => message),
      });
      this.#cards.set(move.number, { shown, card });
    }
    return this.#cards.get(move.number).card;
  }
}

/** Whether a move is marked ??, ? or ?!. */
const isMistake = ({ mark, reason }) => Boolean(mark && reason);

/** How many mistakes of each kind: "2 ?? · 1 ?!". */
function markCounts(moves) {
  const counts = ["??", "?", "?!"].map((mark) => [moves.filter((move) => move.mark === mark).length, mark]);
  const shown = counts.filter(([count]) => count > 0).map(([count, mark]) => `${count} ${mark}`);
  return shown.length ? shown.join(" · ") : "0";
}

/** What each side overlooked, the reader's own alone where that is known, and puzzles that train it. */
function adviceLines({ advice, you, game }) {
  const sides = Object.entries(advice).filter(([color]) => !you || color === you);
  return sides.map(([color, { kinds, theme }]) => {
    const shapes = commas(kinds.map(({ kind, count }) => `${t("kind-title", { kind })} (${count})`));
    const address = `/?${new URLSearchParams({ view: "puzzles", rule: game.rule, theme })}`;
    const link = h("a", { href: address }, t("review-practise", { theme: t(`theme-${theme}`) }));
    return h("p.small", t("review-overlooked", { color, kinds: shapes }), h("br"), link);
  });
}

/** What came of making drills. */
function drillWords({ made, known, unconfirmed }) {
  if (made > 0) return t("review-drills-made", { count: made });
  return t(known > 0 ? "review-drills-known" : unconfirmed > 0 ? "review-drills-unsure" : "review-none");
}

function stateWords(review, running, ahead) {
  if (running && ahead) return t("engine-queued", { count: ahead });
  if (running) return t("review-running");
  return review?.complete ? "" : t("review-stopped");
}
