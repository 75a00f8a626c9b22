// The puzzles view: today's puzzle, then one after the other at the rating of whoever solves them.

import { Exercise } from "../exercise/exercise.js";
import { button, fill, h, selectField } from "../lib/dom.js";
import { settings } from "../lib/settings.js";
import { t } from "../lib/texts.js";
import { ruleOf } from "../lib/words.js";
import { api } from "../net/api.js";
import { puzzleSource } from "./source.js";

export class PuzzlesView {
  element;
  #app;
  #exercise;
  #leaving;
  #rules = []; // what there is: { name, themes }
  #rule = settings.get("rule");
  #theme = settings.get("puzzle_theme");
  #puzzle = null;
  #loads = 0; // counts the puzzles asked for: only the last one is shown
  #about = h("p.small.muted");
  #filters = h("div.stack.tight");
  #progress = h("dl.puzzle-progress", { "aria-label": t("puzzles-progress") });

  constructor(app, { parameters, leaving }) {
    this.#app = app;
    this.#leaving = leaving;
    const today = button(t("puzzles-today"), () => this.#showToday(), { picture: "again" });
    const keys = h("p.small.muted", t("puzzles-keys"));
    this.#exercise = new Exercise({
      leaving,
      nextWords: t("puzzles-next"),
      skipWords: t("puzzles-skip"),
      onNext: (how) => this.#showNext(how),
      side: [this.#about, this.#progress, this.#filters, h("div.row", today), keys],
    });
    this.element = this.#exercise.element;
    this.element.inert = true; // until there is a puzzle
    document.addEventListener("keydown", (event) => this.#onKey(event), { signal: leaving, capture: true });
    this.#rule = parameters.get("rule") ?? this.#rule;
    this.#theme = parameters.get("theme") ?? this.#theme;
    this.#begin(parameters.get("puzzle"), parameters.has("theme"));
  }

  async #begin(id, isTheme) {
    const { rules, progress } = await api.get("/api/puzzles", this.#leaving);
    this.#rules = rules.filter(({ themes }) => themes.length > 0);
    if (!this.#rules.some(({ name }) => name === this.#rule)) this.#rule = this.#rules[0].name;
    this.#drawFilters();
    this.#drawProgress(progress);
    if (id) await this.#showLinked(id);
    else if (isTheme) await this.#showNext();
    else await this.#showToday();
  }

  // Which puzzle

  #showToday() {
    return this.#show(`/api/puzzles/today?${new URLSearchParams({ rule: this.#rule })}`, t("puzzles-today"));
  }

  /** The puzzle of a link; those that follow are of its rule. */
  async #showLinked(id) {
    await this.#show(`/api/puzzles/${encodeURIComponent(id)}`);
    if (!this.#puzzle || this.#puzzle.position.rule === this.#rule) return;
    this.#rule = this.#puzzle.position.rule;
    this.#drawFilters();
  }

  async #showNext(how) {
    const wish = { rule: this.#rule };
    if (this.#theme) wish.theme = this.#theme;
    if (this.#puzzle) wish.without = this.#puzzle.id;
    await this.#show(`/api/puzzles/next?${new URLSearchParams(wish)}`);
    if (how === "keyboard") this.#exercise.focus();
  }

  async #show(path, title = null) {
    const load = ++this.#loads;
    const puzzle = await api.get(path, this.#leaving);
    if (load !== this.#loads) return;
    this.#puzzle = puzzle;
    const draw = (progress) => this.#leaving.aborted || this.#drawProgress(progress);
    this.#exercise.show(puzzleSource(puzzle, title ?? t(`theme-${puzzle.theme}`), draw));
    this.element.inert = false;
    const address = `/?${new URLSearchParams({ view: "puzzles", puzzle: puzzle.id })}`;
    const words = [
      ruleOf(puzzle.position.rule).title,
      t(`theme-${puzzle.theme}`),
      t("puzzles-rated", { rating: puzzle.rating }),
    ];
    if (puzzle.tried) words.push(t("puzzles-tried"));
    fill(this.#about, `${words.join(" · ")} · `, h("a", { href: address }, t("puzzles-link")));
  }

  // Beside the board

  #drawFilters() {
    const { themes } = this.#rules.find(({ name }) => name === this.#rule);
    if (!themes.some(({ name }) => name === this.#theme)) this.#theme = "";
    const rules = this.#rules.map(({ name }) => [name, ruleOf(name).title]);
    const kinds = themes.map(({ name, count, solved }) => [
      name,
      t("puzzles-theme-solved", { theme: t(`theme-${name}`), solved, count }),
    ]);
    fill(
      this.#filters,
      selectField(t("rule"), rules, this.#rule, (rule) => this.#filter({ rule })),
      selectField(t("puzzles-theme"), [["", t("puzzles-all-themes")], ...kinds], this.#theme, (theme) =>
        this.#filter({ theme }),
      ),
    );
  }

  /** Another rule or theme: the next puzzle is one of those. */
  #filter({ rule = this.#rule, theme = this.#theme }) {
    const isRule = rule !== this.#rule;
    [this.#rule, this.#theme] = [rule, theme];
    if (isRule) this.#drawFilters(); // other rules have other themes
    settings.set({ puzzle_theme: this.#theme });
    const controls = this.#filters.querySelectorAll("select");
    controls[isRule ? 0 : 1].focus();
    this.#showNext();
  }

  #drawProgress({ rating, provisional, solved, tried, streak, best_streak: best, days }) {
    const rows = [
      [t("puzzles-rating"), provisional ? t("puzzles-provisional", { rating }) : rating],
      [t("puzzles-solved"), t("puzzles-solved-of", { solved, tried })],
      [t("puzzles-in-a-row"), best > streak ? t("puzzles-best-row", { streak, best }) : streak],
      [t("puzzles-days"), t("days", { count: days })],
    ];
    fill(
      this.#progress,
      rows.map(([words, value]) => h("div", h("dt", words), h("dd", String(value)))),
    );
  }

  /** "n" is the next puzzle. While a move is to be found, it is a column for whoever is on the board. */
  #onKey(event) {
    const { key, target } = event;
    if (key !== "n" || event.ctrlKey || event.metaKey || event.altKey || this.#puzzle === null) return;
    if (target.closest?.("input, select, textarea")) return;
    if (!this.#exercise.isOver && target.closest?.(".tb-host")) return;
    event.preventDefault();
    event.stopPropagation();
    this.#showNext("keyboard");
  }
}
