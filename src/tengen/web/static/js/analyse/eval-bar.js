// The evaluation bar: how much of it is black is how likely Black wins.

import { h } from "../lib/dom.js";
import { blackChance, scoreText, scoreWords } from "../lib/format.js";
import { t } from "../lib/texts.js";

export class EvalBar {
  element = h("div.eval-bar", {
    role: "meter",
    "aria-label": t("engine-evaluation"),
    "aria-valuemin": 0,
    "aria-valuemax": 100,
  });
  #black = h("div.eval-black");
  #text = h("span.eval-text.number", { "aria-hidden": "true" });

  constructor() {
    this.element.append(this.#black, this.#text);
    this.show(null);
  }

  show(score) {
    const chance = score ? blackChance(score) : 0.5;
    const percent = Math.round(chance * 100);
    this.#black.style.setProperty("--share", `${percent}%`);
    this.#text.textContent = score ? scoreText(score) : "";
    this.#text.classList.toggle("on-black", chance >= 0.5);
    this.element.classList.toggle("unknown", !score);
    this.element.setAttribute("aria-valuenow", percent);
    this.element.setAttribute("aria-valuetext", score ? scoreWords(score) : t("engine-not-evaluated"));
  }
}
