// Statistics of a game: time, captures, and what the engine saw, move by move and in sum.

import { fill, h, rowHeading, table, tableRow } from "../lib/dom.js";
import { countText, durationText, scoreText } from "../lib/format.js";

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
  element = h("details.card.statistics", h("summary", "Statistics"), this.#body);

  show(stats, captures) {
    const region = { tabIndex: 0, role: "region", "aria-label": "Statistics of each move" };
    fill(this.#body, sums(stats, captures), h("div.scroll", region, moves(stats)));
  }
}

function sums(stats, captures) {
  const both = ["black", "white"].map((color) => summary(stats, color));
  const rows = [
    ["Moves", (side) => side.moves],
    ["Time", (side) => durationText(side.total)],
    ["Time per move", (side) => durationText(side.mean)],
    ["Longest", (side) => durationText(side.longest)],
    ["Nodes", (side) => (side.nodes ? countText(side.nodes) : "–")],
  ];
  if (captures) rows.push(["Captured pairs", (side) => side.pairs]);
  const body = rows.map(([words, value]) => tableRow(rowHeading(words), ...both.map(value)));
  return table(["", "Black", "White"], body);
}

function moves(stats) {
  const rows = stats.map(({ ply, move, captured, seconds, depth, nodes, score }) =>
    tableRow(
      `${ply}. ${move}${captured.length ? ` ×${captured.length}` : ""}`,
      seconds === null ? "–" : durationText(seconds),
      depth ?? "–",
      nodes === null ? "–" : countText(nodes),
      score ? scoreText(score) : "–",
    ),
  );
  return table(["Move", "Time", "Depth", "Nodes", "Score"], rows);
}
