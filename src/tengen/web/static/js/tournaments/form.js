// The form for a new tournament. Rule and board begin as they were chosen for the last game.

import { button, choices, field, fill, h, selectField, toggle } from "../lib/dom.js";
import { whyCasual } from "../lib/rated.js";
import { settings } from "../lib/settings.js";
import { t } from "../lib/texts.js";
import { fact, openingOf, optionsOf, ruleOf, sizeOptions } from "../lib/words.js";
import { api } from "../net/api.js";

const KINDS = ["swiss", "carousel"];
const STARTS = [1, 2, 5, 10, 30, 60, 180, 720, 1440]; // minutes until it starts
const LENGTHS = [15, 30, 45, 60, 90, 120, 180];
const CLOCK = "5+3"; // at first
const FAIR = "swap2"; // the opening at first, where rated games need one
const ROUNDS = [3, 4, 5, 6, 7, 8, 9, 11];

export class TournamentForm {
  element = h("form.card.stack.tournament-form", { "aria-label": t("tournament-make") });
  #wish;
  #fields;

  /** `onMade(id)` when it was made. */
  constructor(onMade) {
    const [rule, size] = ["rule", "size"].map((key) => settings.get(key));
    const clock = fact("clocks").some(({ name }) => name === CLOCK) ? CLOCK : fact("clocks").at(-1).name;
    const opening = fact("rated").setups[rule]?.openings.includes("free") ? "free" : FAIR;
    const more = { name: "", bots: false, streaks: true, rounds: 5, minutes: 45, starts_in: 600 };
    this.#wish = { kind: "swiss", rule, size, opening, clock, rated: true, ...more };
    this.#fields = this.#make();
    const start = button(t("tournament-make"), null, { kind: "primary", type: "submit" });
    fill(this.element, h("h2", t("tournament-make")), Object.values(this.#fields), h("div", start));
    this.element.onsubmit = async (event) => {
      event.preventDefault();
      const why = whyCasual(this.#wish);
      const { id } = await api.post("/api/tournaments", { ...this.#wish, rated: this.#wish.rated && !why });
      onMade(id);
    };
    this.#refresh();
  }

  #set(change) {
    Object.assign(this.#wish, change);
    this.#refresh();
  }

  #select(label, key, options, read = String) {
    const change = (value) => this.#set({ [key]: read(value) });
    return selectField(label, options, String(this.#wish[key]), change);
  }

  #make() {
    const kinds = KINDS.map((kind) => [kind, t(`tournament-${kind}`)]);
    const rules = { type: "text", required: true, minLength: 3, maxLength: 40, autocomplete: "off" };
    const name = h("input", { ...rules, oninput: ({ target }) => this.#set({ name: target.value.trim() }) });
    const changeRule = (rule) => this.#set({ rule, size: ruleOf(rule).default_size });
    const numbers = (values, words) => values.map((value) => [String(value), words(value)]);
    const setRated = (rated) => this.#set({ rated });
    const clocks = optionsOf("clocks").filter(([name]) => name !== "none");
    return {
      name: field(t("tournament-name"), name),
      kind: choices(t("tournament-kind"), kinds, this.#wish.kind, (kind) => this.#set({ kind })),
      about: h("p.small.muted"),
      rounds: this.#select(t("tournament-rounds"), "rounds", numbers(ROUNDS, String), Number),
      minutes: this.#select(t("tournament-duration"), "minutes", numbers(LENGTHS, lengthWords), Number),
      rule: selectField(t("rule"), optionsOf("rules"), this.#wish.rule, changeRule),
      size: this.#select(t("board"), "size", sizeOptions(), Number),
      opening: this.#select(t("setup-opening"), "opening", []),
      clock: this.#select(t("setup-clock"), "clock", clocks),
      starts: selectField(t("tournament-starts"), numbers(STARTS, lengthWords), "10", (value) =>
        this.#set({ starts_in: Number(value) * 60 }),
      ),
      rated: h("div.field", toggle(t("setup-rated"), true, setRated), h("span.small.muted")),
      streaks: toggle(t("tournament-streaks"), true, (streaks) => this.#set({ streaks })),
      bots: toggle(t("tournament-bots"), false, (bots) => this.#set({ bots })),
    };
  }

  #refresh() {
    const { kind, size, rated } = this.#wish;
    const { about, rounds, minutes, streaks, opening } = this.#fields;
    about.textContent = t(`tournament-${kind}-about`);
    rounds.hidden = kind !== "swiss";
    minutes.hidden = streaks.hidden = kind === "swiss";
    this.#fields.size.querySelector("select").value = size;
    this.#refreshOpenings(opening.querySelector("select"));
    const why = whyCasual(this.#wish);
    const input = this.#fields.rated.querySelector("input");
    input.disabled = why !== null;
    input.checked = rated && !why;
    this.#fields.rated.lastChild.textContent = why ?? "";
  }

  #refreshOpenings(control) {
    const fits = fact("openings").filter(({ min_size: smallest }) => smallest <= this.#wish.size);
    if (!fits.some(({ name }) => name === this.#wish.opening)) this.#wish.opening = "free";
    if (control.options.length !== fits.length)
      fill(control, fits.map(({ name }) => h("option", { value: name }, openingOf(name).title)));
    control.value = this.#wish.opening;
  }
}

function lengthWords(minutes) {
  return minutes % 60 ? t("tournament-length", { minutes }) : t("tournament-hours", { hours: minutes / 60 });
}
