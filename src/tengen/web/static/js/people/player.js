// The public profile of a player: ratings with their curves, results, recent games.

import { svg } from "../board/svg.js";
import { setTitle } from "../lib/call.js";
import { button, fill, h, rowHeading, table, tableRow } from "../lib/dom.js";
import { whenText } from "../lib/format.js";
import { accountName, watchIdentity } from "../lib/identity.js";
import { ratedWords, ratingText } from "../lib/rated.js";
import { settings } from "../lib/settings.js";
import { phraseText, t } from "../lib/texts.js";
import { colorTitle, personTitle, playersTitle, ruleOf, sizeTitle } from "../lib/words.js";
import { api } from "../net/api.js";

const WIDTH = 240;
const HEIGHT = 56;
const LEAST_RANGE = 50; // points that the height of a curve stands for at least

export const playerAddress = (name) => `/?view=player&name=${encodeURIComponent(name)}`;

/** The path of a rating curve, from left to right with the highest value at the top. */
export function curvePath(values, width = WIDTH, height = HEIGHT) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const range = Math.max(LEAST_RANGE, high - low);
  const top = (high + low + range) / 2;
  const step = width / Math.max(1, values.length - 1);
  return values
    .map((value, index) => `${index ? "L" : "M"}${(index * step).toFixed(1)} ${(((top - value) / range) * height).toFixed(1)}`)
    .join("");
}

export class PlayerView {
  element = h("div.page.stack.player");
  #app;
  #leaving;

  constructor(app, { parameters, leaving }) {
    this.#app = app;
    this.#leaving = leaving;
    const name = parameters.get("name") ?? "";
    setTitle(name);
    fill(this.element, h("h1", name));
    this.element.inert = true;
    api
      .get(`/api/players/${encodeURIComponent(name)}`, leaving)
      .then((player) => this.#draw(player))
      .catch((error) => leaving.aborted || fill(this.element, h("h1", t("profile-title")), h("p", error.message)))
      .finally(() => (this.element.inert = false));
  }

  #draw({ name, created, bot, ratings, results, games }) {
    const since = h("p.muted", t("account-since", { when: whenText(created) }));
    fill(
      this.element,
      h("div.spread", h("div", h("h1", personTitle(name, bot)), since), this.#challenge(name)),
      this.#section(t("profile-ratings"), ratings.map(ratingEntry), t("profile-ratings-none"), "ul.entries.ratings"),
      results.length > 0 && this.#results(results),
      this.#section(t("profile-games"), games.map(gameEntry), t("profile-games-none"), "ul.entries"),
    );
  }

  /** Leads to the form of a new game, for everybody but the player themselves. */
  #challenge(name) {
    const choose = () => {
      settings.set({ opponent: "challenge", challenged: name });
      this.#app.navigate("/");
    };
    const item = button(t("profile-challenge"), choose);
    const show = () => (item.hidden = accountName() === name);
    watchIdentity(show, this.#leaving);
    show();
    return item;
  }

  #section(title, entries, none, list) {
    return h(
      "section.card.stack",
      { "aria-label": title },
      h("h2", title),
      entries.length ? h(list, entries) : h("p.small.muted", none),
    );
  }

  #results(results) {
    const rows = results.map(({ rule, color, won, drawn, lost }) =>
      tableRow(rowHeading(`${ruleOf(rule).title}, ${colorTitle(color)}`), won, drawn, lost),
    );
    const columns = ["", t("profile-won"), t("profile-drawn"), t("profile-lost")];
    return h(
      "section.card.stack",
      { "aria-label": t("profile-results") },
      h("h2", t("profile-results")),
      table(columns, rows),
    );
  }
}

function ratingEntry(rating) {
  const { rule, speed, games, curve } = rating;
  const values = curve.map(([, value]) => value);
  const words = `${ruleOf(rule).title} · ${t(`speed-${speed}`)}`;
  const counted = `${t("leaders-games")}: ${games}`;
  return h(
    "li.spread",
    h("div", h("div", words), h("div.small.muted", counted)),
    values.length > 1 && h("div.row.rating-course", curveOf(values), rangeOf(values)),
    h("strong.number.rating", ratingText(rating)),
  );
}

function curveOf(values) {
  const facts = { low: Math.min(...values), high: Math.max(...values), now: values.at(-1) };
  const figure = { viewBox: `0 -3 ${WIDTH} ${HEIGHT + 6}`, role: "img", "aria-label": t("profile-curve", facts) };
  return svg("svg", { class: "rating-curve", ...figure }, svg("path", { d: curvePath(values) }));
}

/** The highest and the lowest value, beside the top and the bottom of a curve, which says them too. */
function rangeOf(values) {
  const ends = [Math.max(...values), Math.min(...values)].map((value) => h("span", ratingText({ value })));
  return h("div.rating-range.small.muted.number", { "aria-hidden": "true" }, ends);
}

function gameEntry(game) {
  const parts = [ruleOf(game.rule).title, sizeTitle(game.size)];
  if (game.opening_name) parts.push(phraseText(game.opening_name));
  parts.push(ratedWords(game.rated), whenText(game.updated));
  const link = h("a", { href: `/?game=${encodeURIComponent(game.id)}` }, playersTitle(game));
  const result = game.result ? phraseText(game.result) : t("games-in-progress");
  return h("li.spread", h("div", h("div", link), h("div.small.muted", parts.join(" · "))), h("span.small", result));
}
