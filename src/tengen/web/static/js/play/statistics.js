// Statistics of a game: time, captures, and what the engine saw, move by move and in sum.

import { fill, h } from "../lib/dom.js";
import { countText, durationText, scoreText } from "../lib/format.js";
import { colorTitle } from "../lib/words.js";

/** Sums per colour: moves, seconds in all, seconds a move, longest, captured pairs, nodes. */
export function summary(stats, color) {
  const own = stats.filter((entry) => entry.color === color);
  const seconds = own.map((entry) => entry.seconds ?? 0);
  const total = seconds.reduce((sum, value) => sum + value, 0);
  return {
    moves: own.length,
    total,
    mean: own.length ? total / own.length : 0,
    longest: Math.max(0, ...seconds),
    pairs: own.reduce((sum, entry) => sum + (entry.captured?.length ?? 0) / 2, 0),
    nodes: own.reduce((sum, entry) => sum + (entry.nodes ?? 0), 0),
  };
}

export class Statistics {
  element = h("details.card.statistics", {}, h("summary", {}, "Statistics"));
  #body = h("div.stack");

  constructor() {
    this.element.append(this.#body);
  }

  show(stats, captures) {
    fill(
      this.#body,
      this.#sums(stats, captures),
      h(
        "div.scroll",
        { tabIndex: 0, role: "region", "aria-label": "Statistics of each move" },
        this.#moves(stats),
      ),
    );
  }

  #sums(stats, captures) {
    const both = ["black", "white"].map((color) => summary(stats, color));
    const rows = [
      ["Moves", (side) => side.moves],
      ["Time", (side) => durationText(side.total)],
      ["Time per move", (side) => durationText(side.mean)],
      ["Longest", (side) => durationText(side.longest)],
      ["Nodes", (side) => (side.nodes ? countText(side.nodes) : "–")],
    ];
    if (captures) rows.push(["Captured pairs", (side) => side.pairs]);
    const head = h(
      "tr",
      {},
      h("td"),
      ["black", "white"].map((color) => h("th.number", { scope: "col" }, colorTitle(color))),
    );
    const body = rows.map(([words, value]) =>
      h(
        "tr",
        {},
        h("th", { scope: "row" }, words),
        both.map((side) => h("td.number", {}, String(value(side)))),
      ),
    );
    return h("table", {}, h("thead", {}, head), h("tbody", {}, body));
  }

  #moves(stats) {
    const columns = ["Move", "Time", "Depth", "Nodes", "Score"];
    const head = h(
      "tr",
      {},
      columns.map((words, index) => h(`th${index ? ".number" : ""}`, { scope: "col" }, words)),
    );
    const rows = stats.map((entry) =>
      h(
        "tr",
        {},
        h(
          "td",
          {},
          `${entry.ply}. ${entry.move}${entry.captured.length ? ` ×${entry.captured.length}` : ""}`,
        ),
        h("td.number", {}, entry.seconds === null ? "–" : durationText(entry.seconds)),
        h("td.number", {}, entry.depth ?? "–"),
        h("td.number", {}, entry.nodes === null ? "–" : countText(entry.nodes)),
        h("td.number", {}, entry.score ? scoreText(entry.score) : "–"),
      ),
    );
    return h("table", {}, h("thead", {}, head), h("tbody", {}, rows));
  }
}
