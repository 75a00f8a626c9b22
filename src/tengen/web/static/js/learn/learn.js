// The learn view: a lesson for each rule, the rules, some strategy, the controls.

import { choices, fill, h, rowHeading, tabs } from "../lib/dom.js";
import { settings } from "../lib/settings.js";
import { t } from "../lib/texts.js";
import { fact, openingOf, optionsOf, ruleHelp, ruleOf } from "../lib/words.js";
import { api } from "../net/api.js";
import { Lesson } from "./lesson.js";

const STRATEGIES = 7; // pieces of advice in the catalogue
const CONTROLS = [
  "mouse",
  "touch",
  "tab",
  "arrows",
  "enter",
  "point",
  "undo",
  "steps",
  "variations",
  "delete",
  "escape",
];

export class LearnView {
  element = h("div.page.stack.learn", h("h1", t("nav-learn")));
  #lessons = h("div.stack");

  constructor() {
    const panels = [
      ["lessons", t("learn-lessons"), this.#lessons],
      ["rules", t("learn-rules"), rules()],
      ["strategy", t("learn-strategy"), strategy()],
      ["controls", t("learn-controls"), controls()],
    ];
    this.element.append(...tabs(t("nav-learn"), panels).parts);
    this.#load();
  }

  async #load() {
    const lessons = await api.get("/static/lessons.json");
    const titles = optionsOf("rules").filter(([name]) => name in lessons);
    const rule = settings.get("rule") in lessons ? settings.get("rule") : titles[0][0];
    const host = h("div");
    const show = (name) => fill(host, new Lesson(name, lessons[name]).element);
    fill(this.#lessons, choices(t("rule"), titles, rule, show), host);
    show(rule);
  }
}

function section(title, paragraphs) {
  const texts = paragraphs.map((text) => h("p", text));
  return h("section.card.stack.tight", h("h2", title), texts);
}

function rules() {
  const notes = fact("rules").map(({ name }) => section(ruleOf(name).title, ruleHelp(name)));
  const openings = fact("openings").map(({ name }) => {
    const { title, summary } = openingOf(name);
    return h("li", h("strong", title), `: ${summary}`);
  });
  return h(
    "div.stack",
    section(t("learn-the-game"), t("guide-goal").split("\n\n")),
    h("div.columns", notes),
    h("section.card.stack.tight", h("h2", t("learn-openings")), h("ul", openings)),
  );
}

function strategy() {
  const numbers = Array.from({ length: STRATEGIES }, (_, index) => index + 1);
  const advice = (number) => {
    const text = t(`guide-strategy-${number}-text`);
    return section(t(`guide-strategy-${number}`), text.split("\n\n"));
  };
  return h("div.columns", numbers.map(advice));
}

function controls() {
  const rows = CONTROLS.map((name) =>
    h("tr", rowHeading(t(`control-${name}-key`)), h("td", t(`control-${name}`))),
  );
  return h("div.card", h("table.controls", h("tbody", rows)));
}
