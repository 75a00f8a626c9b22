// The leaderboards: the highest ratings by rule and speed.

import { setTitle } from "../lib/call.js";
import { fill, h, rowHeading, selectField, table, tableRow } from "../lib/dom.js";
import { t } from "../lib/texts.js";
import { fact, optionsOf, personTitle } from "../lib/words.js";
import { api } from "../net/api.js";
import { playerAddress } from "./player.js";

export class LeadersView {
  element = h("div.page.stack.leaders");
  #leaving;
  #list = h("section.card.stack", { "aria-label": t("leaders-title") });
  #wish = { rule: "freestyle", speed: "blitz" };

  constructor(app, { leaving }) {
    this.#leaving = leaving;
    setTitle(t("leaders-title"));
    const speeds = fact("rated").speeds.map((name) => [name, t(`speed-${name}`)]);
    const change = (key) => (value) => this.#load({ [key]: value });
    const rule = selectField(t("rule"), optionsOf("rules"), this.#wish.rule, change("rule"));
    const speed = selectField(t("leaders-speed"), speeds, this.#wish.speed, change("speed"));
    const about = h("p", t("leaders-about"));
    fill(this.element, h("h1", t("leaders-title")), about, h("div.row.even", rule, speed), this.#list);
    this.#load({});
  }

  async #load(change) {
    this.#wish = { ...this.#wish, ...change };
    const { players } = await api.get(`/api/leaders?${new URLSearchParams(this.#wish)}`, this.#leaving);
    const row = ({ name, bot, value, games }, index) =>
      tableRow(
        rowHeading([`${index + 1}. `, h("a", { href: playerAddress(name) }, personTitle(name, bot))]),
        value,
        games,
      );
    const columns = [t("profile-title"), t("puzzles-rating"), t("leaders-games")];
    fill(this.#list, players.length ? table(columns, players.map(row)) : h("p.muted", t("leaders-none")));
  }
}
