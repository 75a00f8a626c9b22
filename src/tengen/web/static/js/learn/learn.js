// The learn view: the path of lessons, the rules, some strategy, the controls; or one lesson.

import { fill, h, rowHeading, tabs } from "../lib/dom.js";
import { t } from "../lib/texts.js";
import { fact, openingOf, ruleHelp, ruleOf } from "../lib/words.js";
import { api } from "../net/api.js";
import { LessonView, lessonAddress } from "./lesson-view.js";

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
  element;
  #leaving;
  #path = h("div.stack");

  constructor(app, { parameters, leaving }) {
    this.#leaving = leaving;
    const lesson = parameters.get("lesson");
    if (lesson !== null) {
      this.element = new LessonView(app, { lesson, item: parameters.get("step"), leaving }).element;
      return;
    }
    const panels = [
      ["lessons", t("learn-lessons"), this.#path],
      ["rules", t("learn-rules"), rules()],
      ["strategy", t("learn-strategy"), strategy()],
      ["controls", t("learn-controls"), controls()],
    ];
    const title = t("learn-title");
    this.element = h("div.page.stack.learn", h("h1", title), ...tabs(title, panels).parts);
    this.#load();
  }

  async #load() {
    const [path, drills] = await Promise.all([
      api.get("/api/lessons", this.#leaving),
      api.get("/api/drills/due", this.#leaving),
    ]);
    fill(this.#path, summary(path), drillsLine(drills), h("ol.cards.lessons", path.lessons.map(card)));
  }
}

/** How far the player has come, and where the path goes on. */
function summary({ lessons, next, solved, steps }) {
  const following = lessons.find(({ name }) => name === next);
  if (!following) return h("p", t("learn-all-done"));
  const words = t(solved > 0 ? "learn-go-on" : "learn-begin", { title: following.title.text });
  return h(
    "div.row",
    h("a.button.primary", { href: lessonAddress(next) }, words),
    h("span.muted", t("learn-progress", { solved, count: steps })),
  );
}

/** How many drills there are, with a link to them. */
function drillsLine({ due, total }) {
  const link = h("a", { href: "/?view=drills" }, t("drills-title"));
  return h("p", link, ` · ${total > 0 ? t("drills-count", { due, total }) : t("drills-none")}`);
}

function card(lesson, index) {
  const count = lesson.items.length;
  const isDone = lesson.solved === count;
  const title = t("learn-open-lesson", { number: index + 1, title: lesson.title.text });
  const progress = t("learn-lesson-progress", { solved: lesson.solved, count });
  return h(
    "li.card.entry.stack.tight",
    h("h2.entry-title", h("a", { href: lessonAddress(lesson.name) }, title)),
    h("p.muted", lesson.about.text),
    h(
      "div.row.spread.small",
      h("span.muted", ruleOf(lesson.rule).title),
      h("span", isDone ? `✓ ${t("learn-lesson-done")}` : progress),
    ),
    h("progress.lesson-progress", { value: lesson.solved, max: count, "aria-label": progress }),
  );
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
    section(t("learn-game"), t("guide-goal").split("\n\n")),
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
