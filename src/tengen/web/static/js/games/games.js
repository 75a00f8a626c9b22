// One's games and kept analyses, newest first.

import { button, fill, h } from "../lib/dom.js";
import { whenText } from "../lib/format.js";
import { phraseText, t } from "../lib/texts.js";
import { openingOf, playersTitle, ruleOf, sizeTitle } from "../lib/words.js";
import { api } from "../net/api.js";

export class GamesView {
  element = h("div.page.stack.games");
  #games = h("ul.cards", { "aria-label": t("games-title") });
  #studies = h("ul.cards", { "aria-label": t("games-analyses") });
  #more = h("div");

  constructor() {
    const analyses = h("h2", t("games-analyses"));
    this.element.append(h("h1", t("games-title")), this.#games, this.#more, analyses, this.#studies);
    this.#loadGames("");
    this.#loadStudies();
  }

  async #loadGames(before) {
    const query = before ? `&before=${encodeURIComponent(before)}` : "";
    const { games, next } = await api.get(`/api/games?limit=30${query}`);
    if (!before) this.#games.replaceChildren();
    this.#games.append(...games.map((game) => this.#game(game)));
    this.#sayIfEmpty(this.#games);
    fill(this.#more, next && button(t("games-more"), () => this.#loadGames(next)));
  }

  async #loadStudies() {
    const { studies } = await api.get("/api/studies");
    const entries = studies.map((study) => this.#study(study));
    fill(this.#studies, entries);
    this.#sayIfEmpty(this.#studies);
  }

  /** Says so where a list that has been loaded is empty. */
  #sayIfEmpty(list) {
    const text = t(list === this.#games ? "games-none" : "games-no-analyses");
    if (!list.children.length) list.append(h("li.muted.none", text));
  }

  #game(game) {
    const title = playersTitle(game);
    const parts = [ruleOf(game.rule).title, sizeTitle(game.size)];
    if (game.opening !== "free") parts.push(openingOf(game.opening).title);
    if (game.opening_name) parts.push(phraseText(game.opening_name));
    parts.push(t("moves", { count: game.ply }), whenText(game.updated));
    const id = encodeURIComponent(game.id);
    const link = { href: `/?view=analyse&from=${id}`, "aria-label": t("games-analyse-this", { title }) };
    return this.#entry(title, `/?game=${id}`, parts, {
      state: h("p.small", game.result ? phraseText(game.result) : t("games-in-progress")),
      buttons: [h("a.button", link, t("games-analyse")), this.#removal(`/api/games/${id}`, title)],
    });
  }

  #study({ id, title, rule, size, updated }) {
    const path = encodeURIComponent(id);
    const parts = [ruleOf(rule).title, sizeTitle(size), whenText(updated)];
    const buttons = this.#removal(`/api/studies/${path}`, title);
    return this.#entry(title || t("games-analysis"), `/?study=${path}`, parts, { buttons });
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
        remove.lastChild.textContent = t("games-remove-really");
        return;
      }
      await api.delete(path);
      const list = remove.closest("ul");
      remove.closest("li").remove();
      this.#sayIfEmpty(list);
    };
    const about = t("games-remove-this", { title });
    const remove = button(t("games-remove"), onclick, { picture: "trash", kind: "plain", title: about });
    return remove;
  }
}
