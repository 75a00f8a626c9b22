// Statistics of a game: time, captures, and what the engine saw, move by move and in sum.

import { fill, h, rowHeading, table, tableRow } from "../lib/dom.js";
import { countText, durationText, scoreText } from "../lib/format.js";
import { t } from "../lib/texts.js";

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
  #body = h("div.stack");
  element = h("details.card.statistics", h("summary", t("stats-title")), this.#body);

  show(stats, captures) {
    const region = { tabIndex: 0, role: "region", "aria-label": t("stats-region") };
    fill(this.#body, sums(stats, captures), h("div.scroll", region, moves(stats)));
  }
}

function sums(stats, captures) {
  const both = ["black", "white"].map((color) => summary(stats, color));
  const rows = [
    [t("stats-moves"), (side) => side.moves],
    [t("stats-time"), (side) => durationText(side.total)],
    [t("stats-time-per-move"), (side) => durationText(side.mean)],
    [t("stats-longest"), (side) => durationText(side.longest)],
    [t("stats-nodes"), (side) => (side.nodes ? countText(side.nodes) : "–")],
  ];
  if (captures) rows.push([t("stats-pairs"), (side) => side.pairs]);
  const body = rows.map(([words, value]) => tableRow(rowHeading(words), ...both.map(value)));
  return table(["", t("black"), t("white")], body);
}

function moves(stats) {
  const rows = stats.map(({ ply, move, captured, seconds, depth, is_book: isBook, nodes, score }) =>
    tableRow(
      `${ply}. ${move}${captured.length ? ` ×${captured.length}` : ""}`,
      seconds === null ? "–" : durationText(seconds),
      isBook ? t("play-book") : depth || "–",
      nodes === null ? "–" : countText(nodes),
      score ? scoreText(score) : "–",
    ),
  );
  return table([t("stats-move"), t("stats-time"), t("stats-depth"), t("stats-nodes"), t("score")], rows);
}
