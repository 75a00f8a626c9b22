// The lobby: who looks for a game, challenges, and games to watch. The socket keeps it up to date.

import { button, fill, h, toggle } from "../lib/dom.js";
import { watchIdentity } from "../lib/identity.js";
import { ratedWords, ratingText, whyCasual } from "../lib/rated.js";
import { settings } from "../lib/settings.js";
import { phraseText, t } from "../lib/texts.js";
import { clockTitle, fact, openingOf, personTitle, playersTitle, ruleOf, sizeTitle } from "../lib/words.js";
import { playerAddress } from "../people/player.js";
import { api } from "../net/api.js";
import { seekRequest } from "../play/setup.js";

const QUICK = 4; // clocks that are offered for quick pairing

/** A game in a line: "Renju · 15 × 15 · Swap2 · 5 min + 3 s per move · Rated · Blitz". */
function gameWords({ rule, size, opening, opening_name: name, clock, rated, speed }) {
  const parts = [ruleOf(rule).title, sizeTitle(size)];
  if (opening !== "free") parts.push(openingOf(opening).title);
  if (name) parts.push(phraseText(name));
  if (clock) parts.push(clockTitle(clock));
  if (rated !== undefined) parts.push(ratedWords(rated && (speed ?? rated)));
  return parts.join(" · ");
}

const gameAddress = (id) => `/?game=${encodeURIComponent(id)}`;
const seekPath = (id) => `/api/lobby/seeks/${encodeURIComponent(id)}`;

export class LobbyView {
  element = h("div.page.stack.lobby");
  #app;
  #parts = h("div.stack");

  constructor(app, { leaving }) {
    this.#app = app;
    const quick = h("div");
    fill(this.element, h("h1", t("lobby-title")), h("p", t("lobby-about")), quick, this.#parts);
    fill(quick, this.#quick());
    const leaders = h("a.button", { href: "/?view=leaders" }, t("leaders-title"));
    const tournaments = h("a.button", { href: "/?view=tournaments" }, t("tournaments-title"));
    this.element.append(this.#engines(), h("div.row", leaders, tournaments));
    watchIdentity(() => fill(quick, this.#quick()), leaving);
    app.live.watchLobby((lobby) => this.#draw(lobby), leaving);
  }

  /** One button a clock: pairs at once, or waits. The rest is as it was chosen last. */
  #quick() {
    const clocks = fact("clocks").filter(({ name }) => name !== "none");
    const get = (key) => settings.get(key);
    const pair = (clock) => this.#seek(seekRequest(get, clock));
    const { rule, size, opening } = seekRequest(get);
    const words = gameWords({ rule, size, opening });
    const why = whyCasual({ rule, size, opening, clock: clocks[0].name });
    const rated = toggle(t("setup-rated"), get("rated") && !why, (on) => settings.set({ rated: on }));
    rated.querySelector("input").disabled = why !== null;
    return h(
      "section.card.stack",
      { "aria-label": t("lobby-quick") },
      h("h2", t("lobby-quick")),
      h("p.small.muted", words),
      h("div.field", rated, why && h("span.small.muted", why)),
      h(
        "div.clocks",
        clocks.slice(0, QUICK).map(({ name }) => button(clockTitle(name), () => pair(name))),
        button(t("lobby-other"), () => this.#choose("lobby"), { kind: "plain" }),
      ),
    );
  }

  /** The opponents who are always there, rated or not. */
  #engines() {
    const choose = (kind) => button(t(`setup-${kind}`), () => this.#choose(kind));
    return h(
      "section.card.stack",
      { "aria-label": t("lobby-engine") },
      h("h2", t("lobby-engine")),
      h("div.row", ["adaptive", "level"].map(choose)),
    );
  }

  /** Leads to the form of a new game against an opponent of this kind. */
  #choose(opponent) {
    settings.set({ opponent });
    this.#app.navigate("/");
  }

  async #seek(wish) {
    const { game } = await api.post("/api/lobby/seeks", wish);
    if (game) this.#app.navigate(gameAddress(game));
    else this.#app.live.askLobby();
  }

  async #accept(id) {
    const { game } = await api.post(`${seekPath(id)}/accept`, { name: settings.get("name") || null });
    this.#app.navigate(gameAddress(game));
  }

  async #remove(id) {
    await api.delete(seekPath(id));
    this.#app.live.askLobby();
  }

  #draw({ seeks, challenges, live }) {
    const mine = seeks.filter(({ yours }) => yours);
    const others = seeks.filter(({ yours }) => !yours);
    const list = (title, entries, none) =>
      (entries.length || none) &&
      h(
        "section.card.stack",
        { "aria-label": title },
        h("h2", title),
        entries.length ? h("ul.entries", entries) : h("p.small.muted", none),
      );
    const calls = [
      ...mine.map((seek) => this.#own(seek)),
      ...challenges.map((each) => this.#challenge(each)),
    ];
    const open = others.map((seek) => this.#open(seek));
    const watched = live.map((game) => this.#live(game));
    fill(
      this.#parts,
      list(t("lobby-yours"), calls, null),
      h(
        "div.columns",
        list(t("lobby-open"), open, t("lobby-open-none")),
        list(t("lobby-live"), watched, t("lobby-live-none")),
      ),
    );
  }

  #entry(title, words, buttons) {
    const text = h("div", h("div", title), h("div.small.muted", words));
    return h("li.spread", text, h("div.row", buttons));
  }

  #own(seek) {
    const cancel = button(t("lobby-cancel"), () => this.#remove(seek.id));
    return this.#entry(t("lobby-waiting"), gameWords(seek), cancel);
  }

  #challenge(seek) {
    const { id, to, yours } = seek;
    const name = personTitle(seek.name, seek.bot);
    const remove = button(t(yours ? "lobby-withdraw" : "lobby-decline"), () => this.#remove(id));
    const accept = button(t("lobby-accept"), () => this.#accept(id), { kind: "primary" });
    const rated = seek.rating && !yours ? ` (${ratingText(seek.rating)})` : "";
    const title = yours ? t("lobby-challenged", { name: to }) : t("lobby-challenges", { name: name + rated });
    return this.#entry(title, gameWords(seek), yours ? remove : [accept, remove]);
  }

  #open(seek) {
    const name = personTitle(seek.name, seek.bot);
    const about = { "aria-label": t("lobby-play-this", { name }) };
    const shown = h("bdi", name);
    const person = seek.member ? h("a", { href: playerAddress(seek.name) }, shown) : shown;
    const title = [person, seek.rating && ` ${ratingText(seek.rating)}`];
    return this.#entry(
      title,
      gameWords(seek),
      button(t("lobby-play"), () => this.#accept(seek.id), about),
    );
  }

  #live(game) {
    const title = h("bdi", playersTitle(game));
    const words = `${gameWords(game)} · ${t("moves", { count: game.ply })}`;
    return this.#entry(h("a", { href: gameAddress(game.id) }, title), words, []);
  }
}
