// One's games and kept analyses, newest first.

import { button, fill, h } from "../lib/dom.js";
import { counted, whenText } from "../lib/format.js";
import { openingOf, ruleOf, sizeTitle } from "../lib/words.js";
import { api } from "../net/api.js";

const NO_GAMES = "No games yet. Place a stone on the board to begin one.";
const NO_STUDIES = "No analyses yet. Keep one under Analyse, Share.";

export class GamesView {
  element = h("div.page.stack.games");
  #games = h("ul.cards", { "aria-label": "Games" });
  #studies = h("ul.cards", { "aria-label": "Analyses" });
  #more = h("div");

  constructor() {
    const analyses = h("h2", "Analyses");
    this.element.append(h("h1", "Games"), this.#games, this.#more, analyses, this.#studies);
    this.#loadGames("");
    this.#loadStudies();
  }

  async #loadGames(before) {
    const query = before ? `&before=${encodeURIComponent(before)}` : "";
    const { games, next } = await api.get(`/api/games?limit=30${query}`);
    if (!before) this.#games.replaceChildren();
    this.#games.append(...games.map((game) => this.#game(game)));
    this.#sayIfEmpty(this.#games);
    fill(this.#more, next && button("Show more", () => this.#loadGames(next)));
  }

  async #loadStudies() {
    const { studies } = await api.get("/api/studies");
    const entries = studies.map((study) => this.#study(study));
    fill(this.#studies, entries);
    this.#sayIfEmpty(this.#studies);
  }

  /** Says so where a list that has been loaded is empty. */
  #sayIfEmpty(list) {
    const text = list === this.#games ? NO_GAMES : NO_STUDIES;
    if (!list.children.length) list.append(h("li.muted.none", text));
  }

  #game(game) {
    const title = `${game.names.first} – ${game.names.second}`;
    const parts = [ruleOf(game.rule).title, sizeTitle(game.size)];
    if (game.opening !== "free") parts.push(openingOf(game.opening).title);
    parts.push(counted(game.ply, "move"), whenText(game.updated));
    const id = encodeURIComponent(game.id);
    const link = { href: `/?view=analyse&from=${id}`, "aria-label": `Analyse ${title}` };
    return this.#entry(title, `/?game=${id}`, parts, {
      state: h("p.small", game.result ?? "In progress"),
      buttons: [h("a.button", link, "Analyse"), this.#removal(`/api/games/${id}`, title)],
    });
  }

  #study({ id, title, rule, size, updated }) {
    const path = encodeURIComponent(id);
    const parts = [ruleOf(rule).title, sizeTitle(size), whenText(updated)];
    const buttons = this.#removal(`/api/studies/${path}`, title);
    return this.#entry(title || "Analysis", `/?study=${path}`, parts, { buttons });
  }

  #entry(title, href, parts, { state = null, buttons }) {
    return h(
      "li.card.entry",
      h("a.entry-title", { href }, title),
      state,
      h("p.small.muted", parts.join(" · ")),
      h("div.row", buttons),
    );
  }

  /** A button that asks once more before it takes something off the list. */
  #removal(path, title) {
    let asked = false;
    const onclick = async () => {
      if (!asked) {
        asked = true;
        remove.lastChild.textContent = "Really remove?";
        return;
      }
      await api.delete(path);
      const list = remove.closest("ul");
      remove.closest("li").remove();
      this.#sayIfEmpty(list);
    };
    const about = `Remove ${title} from this list`;
    const remove = button("Remove", onclick, { picture: "trash", kind: "plain", title: about });
    return remove;
  }
}
