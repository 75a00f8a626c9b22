// The learn view: a lesson for each rule, the rules, some strategy, the controls.

import { choices, fill, h, rowHeading, tabs } from "../lib/dom.js";
import { settings } from "../lib/settings.js";
import { fact, optionsOf } from "../lib/words.js";
import { api } from "../net/api.js";
import { Lesson } from "./lesson.js";

export class LearnView {
  element = h("div.page.stack.learn", h("h1", "Learn"));
  #lessons = h("div.stack");

  constructor() {
    const panels = [
      ["lessons", "Lessons", this.#lessons],
      ["rules", "Rules", rules()],
      ["strategy", "Strategy", strategy()],
      ["controls", "Controls", controls()],
    ];
    this.element.append(...tabs("Learn", panels).parts);
    this.#load();
  }

  async #load() {
    const lessons = await api.get("/static/lessons.json");
    const titles = optionsOf("rules").filter(([name]) => name in lessons);
    const rule = settings.get("rule") in lessons ? settings.get("rule") : titles[0][0];
    const host = h("div");
    const show = (name) => fill(host, new Lesson(name, lessons[name]).element);
    fill(this.#lessons, choices("Rule", titles, rule, show), host);
    show(rule);
  }
}

function section(title, paragraphs) {
  const texts = paragraphs.map((text) => h("p", text));
  return h("section.card.stack.tight", h("h2", title), texts);
}

function rules() {
  const notes = fact("rules").map(({ title, help }) => section(title, help));
  const openings = fact("openings").map(({ title, summary }) => h("li", h("strong", title), `: ${summary}`));
  return h(
    "div.stack",
    section("The game", fact("help").goal),
    h("div.columns", notes),
    h("section.card.stack.tight", h("h2", "Openings"), h("ul", openings)),
  );
}

function strategy() {
  const sections = fact("help").strategy.map(([title, paragraphs]) => section(title, paragraphs));
  return h("div.columns", sections);
}

function controls() {
  const rows = fact("help").controls.map(([what, does]) => h("tr", rowHeading(what), h("td", does)));
  return h("div.card", h("table.controls", h("tbody", rows)));
}
