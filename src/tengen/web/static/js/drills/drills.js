// The drills view: what is due, one drill after the other; then the list of all.

import { Exercise } from "../exercise/exercise.js";
import { button, fill, h } from "../lib/dom.js";
import { t } from "../lib/texts.js";
import { ruleOf } from "../lib/words.js";
import { api } from "../net/api.js";
import { drillSource, whenWords } from "./source.js";

/** A link to what is due, or null when nothing is. */
export async function dueLink() {
  const { due } = await api.get("/api/drills/due");
  return due > 0 ? h("a.button.wide", { href: "/?view=drills" }, t("drills-due", { count: due })) : null;
}

export class DrillsView {
  element = h("div.drills");
  #exercise;
  #leaving;
  #loads = 0; // counts the drills asked for: only the last one is shown
  #counts = h("p.small.muted", { role: "status" });

  constructor(app, { leaving }) {
    this.#leaving = leaving;
    document.title = `${t("drills-title")} · Tengen`;
    this.#exercise = new Exercise({
      leaving,
      nextWords: t("drills-next"),
      skipWords: t("drills-all"),
      onNext: (how) => (this.#exercise.isOver ? this.#showNext(how) : this.#showList()),
      side: [this.#counts],
    });
    this.#showNext();
  }

  /** The next drill that is due, or the list when nothing is. */
  async #showNext(how) {
    const load = ++this.#loads;
    const { drill, ...counts } = await api.get("/api/drills/due", this.#leaving);
    if (load !== this.#loads) return;
    if (drill === null) await this.#showList();
    else this.#show(drill, counts, how);
  }

  #show(drill, counts, how) {
    const { sources } = drill;
    const place = sources.length ? t("drills-move", { number: sources[0].number }) : "";
    this.#drawCounts(counts, [ruleOf(drill.position.rule).title, place]);
    this.#exercise.show(drillSource(drill, (news) => this.#drawCounts(news)));
    fill(this.element, this.#exercise.element);
    if (how === "keyboard") this.#exercise.focus();
  }

  #drawCounts({ due, total }, more = []) {
    this.#counts.textContent = [...more, t("drills-count", { due, total })].filter(Boolean).join(" · ");
  }

  async #showList() {
    const load = ++this.#loads;
    const { drills, due, next, now } = await api.get("/api/drills", this.#leaving);
    if (load !== this.#loads) return;
    const solve = button(t("drills-solve", { count: due }), () => this.#showNext(), { kind: "primary" });
    const following = next && h("p", t("drills-next-due", { when: whenWords(next, now) }));
    fill(
      this.element,
      h(
        "div.page.stack",
        h("h1", t("drills-title")),
        due > 0 ? h("div", solve) : drills.length > 0 ? following : h("p", t("drills-none")),
        h(
          "ul.cards.lessons",
          drills.map((drill) => this.#entry(drill, now)),
        ),
      ),
    );
  }

  #entry({ id, rule, color, move, mark, due, is_due: isDue }, now) {
    const title = t("drills-entry", { color, move, mark });
    const remove = async () => {
      await api.delete(`/api/drills/${encodeURIComponent(id)}`);
      await this.#showList();
    };
    return h(
      "li.card.entry.stack.tight",
      h("span.entry-title", title),
      h("span.small.muted", `${ruleOf(rule).title} · ${isDue ? t("drills-now") : whenWords(due, now)}`),
      h(
        "div.row",
        button(t("drills-try"), () => this.#open(id), { title: `${t("drills-try")}: ${title}` }),
        button(t("games-remove"), remove, { kind: "plain", title: t("games-remove-this", { title }) }),
      ),
    );
  }

  /** A drill of the list, whether it is due or not. */
  async #open(id) {
    const load = ++this.#loads;
    const [drill, counts] = await Promise.all([
      api.get(`/api/drills/${encodeURIComponent(id)}`, this.#leaving),
      api.get("/api/drills/due", this.#leaving),
    ]);
    if (load === this.#loads) this.#show(drill, counts, "keyboard");
  }
}
