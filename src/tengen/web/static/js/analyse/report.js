// The move report: why a move is good or bad, in sentences and weighted reasons; and the open threats.

import { button, fill, h, rowHeading, table, tableRow, toggle } from "../lib/dom.js";
import { scoreText, signedText } from "../lib/format.js";
import { settings } from "../lib/settings.js";
import { commas, phraseText, t } from "../lib/texts.js";
import { api } from "../net/api.js";

const HOVER_WAIT = 120; // milliseconds that the pointer rests before a report is asked for

export class Report {
  element = h("div.stack.report");
  #calls;
  #position = null;
  #move = null;
  pinned = null; // a chosen point; then pointing elsewhere changes nothing
  #asking = null;
  #timer = null;
  #body = h("div.stack.tight", { "aria-live": "polite" });
  #threats = h("div.stack.tight");

  /** `calls`: highlight(points), onChange() when the board must be redrawn. */
  constructor(calls) {
    this.#calls = calls;
    const show = toggle(t("report-show-threats"), settings.get("threats"), (threats) => {
      settings.set({ threats });
      calls.onChange();
    });
    this.element.append(
      this.#body,
      h("div.stack.tight", h("div.spread", h("h2.minor", t("report-threats")), show), this.#threats),
    );
  }

  /** Shows another position; the report on the previous one goes. */
  setPosition(position, threats) {
    this.#position = position;
    this.#move = null;
    this.pinned = null;
    this.#asking?.abort();
    fill(this.#body, h("p.muted", t("report-about")));
    fill(
      this.#threats,
      threats.length ? threats.map((threat) => this.#threat(threat)) : h("p.muted.small", t("report-none")),
    );
  }

  /** Asks for the report on a point when the pointer rests there. */
  hover(point) {
    clearTimeout(this.#timer);
    if (this.pinned === null && point && point !== this.#move)
      this.#timer = setTimeout(() => this.ask(point), HOVER_WAIT);
  }

  /** Chooses a point, or lets go of it when it was chosen before. */
  pin(point) {
    this.pinned = this.pinned === point ? null : point;
    if (this.pinned) this.ask(point);
    this.#calls.onChange();
  }

  /** Asks for the report on a point. */
  async ask(point, engine = false) {
    clearTimeout(this.#timer); // a pointer that came to rest before must not replace this report
    this.#asking?.abort();
    this.#asking = new AbortController();
    this.#move = point;
    const body = { position: this.#position, move: point, ...(engine ? { engine: true } : {}) };
    const report = await api.post("/api/explain", body, this.#asking.signal);
    if (this.#move === point) this.#draw(report);
  }

  #draw(report) {
    const title = t("play-last-move", { color: report.color, move: report.move });
    const kind = report.kind ? h("span.tag", t("kind-title", { kind: report.kind })) : null;
    const ask = button(t("report-ask"), () => this.ask(report.move, true), { kind: "plain" });
    const sentences = report.sentences.map((sentence) =>
      this.#pointed(h("li", phraseText(sentence)), sentence.points),
    );
    fill(
      this.#body,
      h("div.spread", h("h2.minor", title, " ", kind), report.legal && !report.search && ask),
      report.search && this.#verdict(report.search),
      h("ul.sentences", sentences),
      report.factors.length > 0 && this.#factors(report),
    );
  }

  #verdict({ score, rank, candidates, best, best_score: bestScore, depth }) {
    const facts = {
      score: scoreText(score),
      color: score.color,
      depth,
      best,
      bestScore: scoreText(bestScore),
    };
    if (rank === null || rank === undefined) return h("p.small", t("report-verdict-unranked", facts));
    return h("p.small", t("report-verdict", { ...facts, rank, candidates }));
  }

  /** What speaks for the move and what the other side gets, each with its weight for the mover. */
  #factors({ color, factors }) {
    const weights = factors.map((factor) => (factor.color === color ? factor.value : -factor.value));
    const rows = factors.map(({ name, count, points }, index) => {
      const row = tableRow(
        count > 1
          ? `${t(`factor-${name.replaceAll(" ", "-")}`)} × ${count}`
          : t(`factor-${name.replaceAll(" ", "-")}`),
        signedText(weights[index]),
      );
      return this.#pointed(row, points);
    });
    const sum = (words, side) =>
      tableRow(rowHeading(words), signedText(side.reduce((total, weight) => total + weight, 0)));
    rows.push(
      sum(
        t("report-reasons-for"),
        weights.filter((weight) => weight > 0),
      ),
      sum(
        t("report-reasons-against"),
        weights.filter((weight) => weight < 0),
      ),
    );
    return table([t("report-reason"), t("report-weight", { color })], rows, "table.factors");
  }

  #threat({ color, kind, stones, gains, answers }) {
    const facts = { color, kind, stones: stones.join(" "), gains: commas(gains) };
    const text = answers.length
      ? t("report-threat", { ...facts, answers: commas(answers) })
      : t("report-threat-unanswered", facts);
    return this.#pointed(h("p", text), [...stones, ...gains, ...answers]);
  }

  #pointed(element, points) {
    element.onpointerenter = () => this.#calls.highlight(points);
    element.onpointerleave = () => this.#calls.highlight([]);
    return element;
  }
}

/** Threats as lines from where they are carried on, and marks there: circles Black's, squares White's. */
export function threatPicture(threats) {
  const links = [];
  const marks = {};
  for (const { color, stones, gains } of threats) {
    for (const gain of gains) {
      marks[gain] = { shape: color === "black" ? "circle" : "square", tone: color };
      links.push(...rowEnds(gain, stones).map((to) => ({ from: gain, to, tone: color })));
    }
  }
  return { links, marks };
}

/** On each line through a point, the stone farthest from it. */
function rowEnds(point, stones) {
  const place = (name) => [name.charCodeAt(0), Number(name.slice(1))];
  const [x, y] = place(point);
  const ends = new Map(); // direction -> { stone, distance }
  for (const stone of stones) {
    const [across, along] = [place(stone)[0] - x, place(stone)[1] - y];
    if (across && along && Math.abs(across) !== Math.abs(along)) continue;
    const direction = `${Math.sign(across)},${Math.sign(along)}`;
    const distance = Math.max(Math.abs(across), Math.abs(along));
    if (distance > (ends.get(direction)?.distance ?? 0)) ends.set(direction, { stone, distance });
  }
  return [...ends.values()].map(({ stone }) => stone);
}
