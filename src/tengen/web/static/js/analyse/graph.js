// The evaluation of a game as a curve: Black's chances upwards, move by move.

import { fill, h } from "../lib/dom.js";
import { blackChance, scoreWords } from "../lib/format.js";
import { svg } from "../board/svg.js";

const WIDTH = 320;
const HEIGHT = 90;

/** The places of the known values: [{ ply, x, y }], x over the width, y down from Black's win. */
export function curve(chances, width = WIDTH, height = HEIGHT) {
  const step = width / Math.max(1, chances.length - 1);
  return chances.flatMap((chance, ply) =>
    chance === null ? [] : [{ ply, x: ply * step, y: (1 - chance) * height }],
  );
}

export class Graph {
  element = h("figure.graph");
  #onGo;
  #plies = 0;
  #drawing = svg("svg", {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    preserveAspectRatio: "none",
    "aria-hidden": "true",
  });
  #slider = h("input", { type: "range", min: 0, max: 0, value: 0, "aria-label": "Move of the game" });

  /** `onGo(ply)` when a place of the curve is chosen. */
  constructor(onGo) {
    this.#onGo = onGo;
    this.#slider.addEventListener("input", () => onGo(Number(this.#slider.value)));
    this.#drawing.addEventListener("click", (event) => this.#pick(event));
    this.element.append(this.#drawing, this.#slider);
  }

  /** Shows the scores of a line, null where unknown, and where on it the board is. */
  show(scores, current) {
    this.#plies = scores.length;
    const points = curve(scores.map((score) => score && blackChance(score)));
    const path = points
      .map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join("");
    const area =
      points.length > 1
        ? `${path}L${points.at(-1).x.toFixed(1)} ${HEIGHT}L${points[0].x.toFixed(1)} ${HEIGHT}Z`
        : "";
    const at = (current * WIDTH) / Math.max(1, scores.length - 1);
    fill(
      this.#drawing,
      svg("rect", { class: "graph-white", width: WIDTH, height: HEIGHT }),
      area && svg("path", { class: "graph-black", d: area }),
      svg("line", { class: "graph-even", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
      path && svg("path", { class: "graph-curve", d: path }),
      svg("line", { class: "graph-now", x1: at, x2: at, y1: 0, y2: HEIGHT }),
    );
    this.#slider.max = Math.max(0, scores.length - 1);
    this.#slider.value = current;
    const score = scores[current];
    this.#slider.setAttribute("aria-valuetext", `Move ${current}${score ? `, ${scoreWords(score)}` : ""}`);
  }

  #pick(event) {
    const { left, width } = this.#drawing.getBoundingClientRect();
    this.#onGo(Math.round(((event.clientX - left) / width) * Math.max(0, this.#plies - 1)));
  }
}
