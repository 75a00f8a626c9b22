// A lesson: its steps and puzzles, one after the other, on the exercise widget.

import { Exercise } from "../exercise/exercise.js";
import { fill, h } from "../lib/dom.js";
import { hasText, phraseText, t } from "../lib/texts.js";
import { choiceOf } from "../lib/words.js";
import { api } from "../net/api.js";

const LAST_STAGE = 2; // a hint names the part of the board, then the shape, then the point

/** The address of a lesson, or of one of its steps. */
export function lessonAddress(lesson, item = null) {
  const parameters = { view: "learn", lesson };
  if (item !== null) parameters.step = item;
  return `/?${new URLSearchParams(parameters)}`;
}

/** A sentence of the server. The texts of lessons are not sent with the page: the server says them. */
const said = (phrase) => (hasText(phrase.key) ? phraseText(phrase) : phrase.text);

/** A step of a lesson, or a puzzle at its end, as a source of the exercise widget. */
export function lessonSource(step, onSolved) {
  const path = `/api/lessons/${step.lesson.name}/${encodeURIComponent(step.id)}`;
  let hinted = { key: "", stage: 0 }; // the stage that comes next, after these moves
  const ask = async (what, body) => {
    const answer = await api.post(`${path}/${what}`, body);
    return { ...answer, text: said(answer.phrase) };
  };
  return {
    title: step.title,
    prompt: step.prompt.map(said).join(" "),
    position: step.position,
    last: step.last,
    isPointing: Boolean(step.points),
    choices: (step.choices ?? []).map((name) => [name, choiceOf(name).title]),
    async play(line, move) {
      const answer = await ask("play", { line, move });
      if (answer.verdict === "solved") onSolved();
      return answer;
    },
    hint:
      step.hints === false
        ? null
        : async (line) => {
            const key = line.join(" ");
            const stage = hinted.key === key ? hinted.stage : 0;
            const { text, move } = await ask("hint", { line, stage });
            hinted = { key, stage: Math.min(stage + 1, LAST_STAGE) };
            return { text, point: move, isLast: move !== null };
          },
    async solution(line) {
      const { steps, ...answer } = await ask("solution", { line });
      return { ...answer, steps: steps.map(said) };
    },
  };
}

export class LessonView {
  element;
  #app;
  #exercise;
  #leaving;
  #step = null;
  #loads = 0; // counts the steps asked for: only the last one is shown
  #place = h("p.small.muted");
  #list = h("ol.lesson-steps", { "aria-label": t("learn-steps") });

  constructor(app, { lesson, item, leaving }) {
    this.#app = app;
    this.#leaving = leaving;
    const all = h("a", { href: "/?view=learn" }, t("learn-all-lessons"));
    this.#exercise = new Exercise({
      leaving,
      nextWords: t("learn-next-step"),
      skipWords: t("learn-skip"),
      onNext: (how) => this.#next(how),
      side: [this.#place, this.#list, h("p", all)],
    });
    this.element = this.#exercise.element;
    this.element.inert = true; // until there is a step
    this.#begin(lesson, item);
  }

  async #begin(lesson, item) {
    const { lessons } = await api.get("/api/lessons", this.#leaving);
    const found = lessons.find(({ name }) => name === lesson);
    if (!found) {
      this.#app.navigate("/?view=learn");
      return;
    }
    await this.#show(lesson, item ?? found.next);
  }

  async #show(lesson, item, how) {
    const load = ++this.#loads;
    const path = `/api/lessons/${encodeURIComponent(lesson)}/${encodeURIComponent(item)}`;
    const step = await api.get(path, this.#leaving);
    if (load !== this.#loads) return;
    this.#step = step;
    this.#exercise.show(lessonSource(step, () => this.#solved(step)));
    this.element.inert = false;
    history.replaceState(null, "", lessonAddress(lesson, item));
    this.#draw();
    if (how === "keyboard") this.#exercise.focus();
  }

  #solved(step) {
    for (const entry of step.lesson.items) if (entry.id === step.id) entry.solved = true;
    this.#draw();
  }

  #draw() {
    const { lesson, number } = this.#step;
    const place = { title: lesson.title.text, number, count: lesson.items.length };
    this.#place.textContent = t("learn-step", place);
    const steps = lesson.items.filter(({ title }) => title !== null).length;
    fill(
      this.#list,
      lesson.items.map((entry, index) => this.#entry(lesson, entry, index + 1 - steps)),
    );
  }

  #entry(lesson, { id, title, solved }, number) {
    const isHere = id === this.#step.id;
    const words = title?.text ?? t("learn-puzzle", { number });
    const mark = solved && h("span.lesson-mark", { role: "img", "aria-label": t("learn-solved-mark") }, "✓");
    const link = h("a", { href: lessonAddress(lesson.name, id) }, words);
    if (isHere) link.setAttribute("aria-current", "step");
    return h("li", link, mark);
  }

  /** The next step of the lesson; after the last one the path. */
  #next(how) {
    const { lesson, next } = this.#step;
    if (next === null) this.#app.navigate("/?view=learn");
    else this.#show(lesson.name, next, how);
  }
}
