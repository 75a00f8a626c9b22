// One's games and kept analyses, newest first.

import { button, fill, h } from "../lib/dom.js";
import { counted, whenText } from "../lib/format.js";
import { openingOf, ruleOf, sizeTitle } from "../lib/words.js";
import { api } from "../net/api.js";

const NO_GAMES = "No games yet. Place a stone on the board to begin one.";
const NO_STUDIES = "No analyses yet. Keep one under Analyse, Share.";

export class GamesView {
  element = h("div.page.stack.games");
  #app;
  #games = h("ul.cards", { "aria-label": "Games" });
  #studies = h("ul.cards", { "aria-label": "Analyses" });
  #more = h("div");
  #gone = false;

  constructor(app) {
    this.#app = app;
    this.element.append(
      h("h1", {}, "Games"),
      this.#games,
      this.#more,
      h("h2", {}, "Analyses"),
      this.#studies,
    );
    this.#loadGames("").catch((error) => app.fail(error));
    this.#loadStudies().catch((error) => app.fail(error));
  }

  destroy() {
    this.#gone = true;
  }

  async #loadGames(before) {
    const query = before ? `&before=${encodeURIComponent(before)}` : "";
    const { games, next } = await api.get(`/api/games?limit=30${query}`);
    if (this.#gone) return;
    if (!before) this.#games.replaceChildren();
    this.#games.append(...games.map((game) => this.#game(game)));
    this.#sayIfEmpty(this.#games);
    fill(
      this.#more,
      next && button("Show more", () => this.#loadGames(next).catch((error) => this.#app.fail(error))),
    );
  }

  async #loadStudies() {
    const { studies } = await api.get("/api/studies");
    fill(
      this.#studies,
      studies.map((study) => this.#study(study)),
    );
    this.#sayIfEmpty(this.#studies);
  }

  /** Says so where a list that has been loaded is empty. */
  #sayIfEmpty(list) {
    const text = list === this.#games ? NO_GAMES : NO_STUDIES;
    if (!list.children.length) list.append(h("li.muted.none", {}, text));
  }

  #game(game) {
    const title = `${game.names.first} – ${game.names.second}`;
    const parts = [ruleOf(game.rule).title, sizeTitle(game.size)];
    if (game.opening !== "free") parts.push(openingOf(game.opening).title);
    parts.push(counted(game.ply, "move"), whenText(game.updated));
    const id = encodeURIComponent(game.id);
    return h(
      "li.card.entry",
      {},
      h("a.entry-title", { href: `/?game=${id}` }, title),
      h("p.small", {}, game.result ?? "In progress"),
      h("p.small.muted", {}, parts.join(" · ")),
      h(
        "div.row",
        {},
        h("a.button", { href: `/?view=analyse&from=${id}`, "aria-label": `Analyse ${title}` }, "Analyse"),
        this.#removal(`/api/games/${id}`, title),
      ),
    );
  }

  #study(study) {
    const id = encodeURIComponent(study.id);
    return h(
      "li.card.entry",
      {},
      h("a.entry-title", { href: `/?study=${id}` }, study.title || "Analysis"),
      h(
        "p.small.muted",
        {},
        [ruleOf(study.rule).title, sizeTitle(study.size), whenText(study.updated)].join(" · "),
      ),
      h("div.row", {}, this.#removal(`/api/studies/${id}`, study.title)),
    );
  }

  /** A button that asks once more before it takes something off the list. */
  #removal(path, title) {
    let asked = false;
    const remove = button(
      "Remove",
      async () => {
        if (!asked) {
          asked = true;
          remove.lastChild.textContent = "Really remove?";
          return;
        }
        try {
          await api.delete(path);
          const list = remove.closest("ul");
          remove.closest("li").remove();
          this.#sayIfEmpty(list);
        } catch (error) {
          this.#app.fail(error);
        }
      },
      { picture: "trash", kind: "plain" },
    );
    remove.title = `Remove ${title} from this list`;
    return remove;
  }
}
