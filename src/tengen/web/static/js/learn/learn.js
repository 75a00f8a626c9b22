// The learn view: a lesson for each rule, the rules, some strategy, the controls.

import { choices, fill, h, tabs } from "../lib/dom.js";
import { settings } from "../lib/settings.js";
import { fact, optionsOf } from "../lib/words.js";
import { api } from "../net/api.js";
import { Lesson } from "./lesson.js";

export class LearnView {
  element = h("div.page.stack.learn", {}, h("h1", {}, "Learn"));
  #app;
  #lesson = null;
  #lessonHost = h("div");
  #gone = false;

  constructor(app) {
    this.#app = app;
    const panels = [
      ["lessons", "Lessons", h("div.stack", {}, this.#lessonHost)],
      ["rules", "Rules", rules()],
      ["strategy", "Strategy", strategy()],
      ["controls", "Controls", controls()],
    ];
    const { element } = tabs("Learn", panels);
    this.element.append(element, ...panels.map(([, , panel]) => panel));
    this.#load().catch((error) => app.fail(error));
  }

  destroy() {
    this.#gone = true;
    this.#lesson?.destroy();
  }

  async #load() {
    const lessons = await api.get("/static/lessons.json");
    if (this.#gone) return;
    const titles = optionsOf("rules").filter(([name]) => name in lessons);
    const rule = settings.get("rule") in lessons ? settings.get("rule") : titles[0][0];
    const host = h("div");
    const show = (name) => {
      this.#lesson?.destroy();
      this.#lesson = new Lesson(name, lessons[name], (error) => this.#app.fail(error));
      fill(host, this.#lesson.element);
    };
    fill(this.#lessonHost, h("div.stack", {}, choices("Rule", titles, rule, show), host));
    show(rule);
  }
}

function section(title, paragraphs) {
  return h(
    "section.card.stack.tight",
    {},
    h("h2", {}, title),
    paragraphs.map((text) => h("p", {}, text)),
  );
}

function rules() {
  const notes = fact("rules").map(({ title, help }) => section(title, help));
  const openings = fact("openings").map(({ title, summary }) =>
    h("li", {}, h("strong", {}, title), `: ${summary}`),
  );
  return h(
    "div.stack",
    {},
    section("The game", fact("help").goal),
    h("div.columns", {}, notes),
    h("section.card.stack.tight", {}, h("h2", {}, "Openings"), h("ul", {}, openings)),
  );
}

function strategy() {
  return h(
    "div.columns",
    {},
    fact("help").strategy.map(([title, paragraphs]) => section(title, paragraphs)),
  );
}

function controls() {
  const rows = fact("help").controls.map(([what, does]) =>
    h("tr", {}, h("th", { scope: "row" }, what), h("td", {}, does)),
  );
  return h("div.card", {}, h("table.controls", {}, h("tbody", {}, rows)));
}
