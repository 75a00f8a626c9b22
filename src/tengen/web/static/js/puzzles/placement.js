// Three quick puzzles for a newcomer: the first answer to each counts, and together they find an opponent.

import { Exercise } from "../exercise/exercise.js";
import { fill, h } from "../lib/dom.js";
import { settings } from "../lib/settings.js";
import { t } from "../lib/texts.js";
import { api } from "../net/api.js";
import { puzzleSource } from "./source.js";

const TAUGHT = 4; // up to this level newcomers hear of their blunders

export class PlacementView {
  element = h("div");
  #exercise;
  #leaving;
  #answers = []; // whether each puzzle so far was solved at the first try
  #isSolved = false; // the one that is shown
  #count = 0;

  constructor(app, { leaving }) {
    this.#leaving = leaving;
    document.title = `${t("nav-puzzles")} · Tengen`;
    this.#exercise = new Exercise({
      leaving,
      nextWords: t("puzzles-next"),
      skipWords: t("placement-unknown"),
      onNext: (how) => this.#next(how),
      side: [h("p.small.muted", t("placement-about"))],
    });
    this.#show();
  }

  async #show(how) {
    const query = new URLSearchParams({ answers: this.#answers.map(Number).join("") });
    const puzzle = await api.get(`/api/opponent/placement?${query}`, this.#leaving);
    this.#isSolved = false;
    this.#count = puzzle.count;
    const source = puzzleSource(puzzle, t("placement-title", puzzle), () => {});
    this.#exercise.show({
      ...source,
      hint: null,
      solution: null,
      isOnce: true,
      nextWords: puzzle.number === puzzle.count ? t("placement-finish") : null,
      play: async (line, move) => {
        const answer = await source.play(line, move);
        this.#isSolved = answer.verdict === "solved";
        return answer;
      },
    });
    fill(this.element, this.#exercise.element);
    if (how === "keyboard") this.#exercise.focus();
  }

  async #next(how) {
    this.#answers.push(this.#isSolved);
    if (this.#answers.length < this.#count) await this.#show(how);
    else await this.#finish();
  }

  async #finish() {
    const { level } = await api.post("/api/opponent/placement", { answers: this.#answers });
    const teaching = level <= TAUGHT ? "blunders" : settings.get("teaching");
    settings.set({ welcomed: true, opponent: "adaptive", teaching });
    const solved = this.#answers.filter(Boolean).length;
    const play = h("a.button.primary", { href: "/" }, t("placement-play"));
    const lesson = h("a.button", { href: "/?view=learn&lesson=five" }, t("welcome-lesson"));
    fill(
      this.element,
      h(
        "div.page.stack",
        h("h1", t("welcome-placed")),
        h("p", { role: "status" }, t("placement-result", { solved, count: this.#count, level })),
        h("div.row", play, solved === 0 && lesson),
      ),
    );
    play.focus();
  }
}
