// The course of a game as a curve: Black's chances upwards, move by move, with the turning points.

import { fill, h } from "../lib/dom.js";
import { blackChance, scoreWords } from "../lib/format.js";
import { svg } from "../board/svg.js";
import { t } from "../lib/texts.js";

const WIDTH = 320;
const HEIGHT = 90;

/** The places of the known values: [{ ply, x, y }], x over the width, y down from Black's win. */
export function placesOf(chances, width = WIDTH, height = HEIGHT) {
  const step = width / Math.max(1, chances.length - 1);
  return chances.flatMap((chance, ply) =>
    chance === null ? [] : [{ ply, x: ply * step, y: (1 - chance) * height }],
  );
}

export class Curve {
  element = h("figure.curve");
  #onGo;
  #plies = 0;
  #drawing = svg("svg", {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    preserveAspectRatio: "none",
    "aria-hidden": "true",
  });
  #signs = h("div.curve-signs", { "aria-hidden": "true" }); // the mistakes are a list of their own
  #slider = h("input", { type: "range", min: 0, max: 0, value: 0, "aria-label": t("review-slider") });

  /** `onGo(ply)` when a place of the curve is chosen. */
  constructor(onGo) {
    this.#onGo = onGo;
    this.#slider.addEventListener("input", () => onGo(Number(this.#slider.value)));
    this.#drawing.addEventListener("click", (event) => this.#pick(event));
    this.element.append(h("div.curve-frame", this.#drawing, this.#signs), this.#slider);
  }

  /** Shows the scores of a game, null where unknown, and the moves with a sign: ply -> "??". */
  show(scores, signs) {
    this.#plies = scores.length;
    const places = placesOf(scores.map((score) => score && blackChance(score)));
    const path = places
      .map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join("");
    const area =
      places.length > 1
        ? `${path}L${places.at(-1).x.toFixed(1)} ${HEIGHT}L${places[0].x.toFixed(1)} ${HEIGHT}Z`
        : "";
    this.now ??= svg("line", { class: "curve-now", y1: 0, y2: HEIGHT });
    fill(
      this.#drawing,
      svg("rect", { fill: "var(--half-white)", width: WIDTH, height: HEIGHT }),
      area && svg("path", { fill: "var(--half-black)", d: area }),
      svg("line", { class: "curve-even", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
      path && svg("path", { class: "curve-line", d: path }),
      this.now,
    );
    fill(
      this.#signs,
      places.filter(({ ply }) => signs.has(ply)).map((place) => turningPoint(place, signs.get(place.ply))),
    );
    this.scores = scores;
    this.#slider.max = Math.max(0, scores.length - 1);
  }

  /** Shows where in the game the board is. */
  showPly(ply) {
    const at = (ply * WIDTH) / Math.max(1, this.#plies - 1);
    this.now?.setAttribute("x1", at);
    this.now?.setAttribute("x2", at);
    this.#slider.value = ply;
    const score = this.scores?.[ply];
    this.#slider.setAttribute(
      "aria-valuetext",
      [t("review-at-move", { ply }), score && scoreWords(score)].filter(Boolean).join(", "),
    );
  }

  #pick(event) {
    const { left, width } = this.#drawing.getBoundingClientRect();
    this.#onGo(Math.round(((event.clientX - left) / width) * Math.max(0, this.#plies - 1)));
  }
}

function turningPoint({ x, y }, sign) {
  const element = h("span.turning-point", sign);
  element.style.left = `${(100 * x) / WIDTH}%`;
  element.style.top = `${(100 * y) / HEIGHT}%`;
  return element;
}
