// The tournaments: those that start soon, run or are over, and the form for a new one.

import { setTitle } from "../lib/call.js";
import { fill, h } from "../lib/dom.js";
import { whenText } from "../lib/format.js";
import { accountName, watchIdentity } from "../lib/identity.js";
import { ratedWords } from "../lib/rated.js";
import { t } from "../lib/texts.js";
import { clockTitle, openingOf, ruleOf, sizeTitle } from "../lib/words.js";
import { api } from "../net/api.js";
import { TournamentForm } from "./form.js";

const REFRESH_MILLISECONDS = 10_000;

export const tournamentAddress = (id) => `/?view=tournament&id=${encodeURIComponent(id)}`;

/** A tournament in a line: "Swiss, 5 rounds · Renju · 15 × 15 · 5 min + 3 s per move · Rated · Blitz". */
export function tournamentWords(tournament) {
  const { kind, rounds, minutes, rule, size, opening, clock, rated, speed, bots } = tournament;
  const isSwiss = kind === "swiss";
  const length = isSwiss ? t("tournament-rounds-of", { count: rounds }) : t("tournament-length", { minutes });
  const parts = [t(`tournament-${kind}`), length, ruleOf(rule).title, sizeTitle(size)];
  if (opening !== "free") parts.push(openingOf(opening).title);
  parts.push(clockTitle(clock), ratedWords(rated && speed));
  if (bots) parts.push(t("tournament-bots"));
  return parts.join(" · ");
}

export class TournamentsView {
  element = h("div.page.stack.tournaments");
  #leaving;
  #lists = h("div.stack");

  constructor(app, { leaving }) {
    this.#leaving = leaving;
    setTitle(t("tournaments-title"));
    const make = h("div");
    const form = () =>
      accountName()
        ? new TournamentForm((id) => app.navigate(tournamentAddress(id))).element
        : h("p", h("a", { href: "/?view=account" }, t("tournament-make-account")));
    fill(this.element, h("h1", t("tournaments-title")), h("p", t("tournaments-about")), this.#lists, make);
    watchIdentity(() => fill(make, form()), leaving);
    fill(make, form());
    this.#load();
    const timer = setInterval(() => this.#load().catch(() => {}), REFRESH_MILLISECONDS);
    leaving.addEventListener("abort", () => clearInterval(timer));
  }

  async #load() {
    const { open, running, over } = await api.get("/api/tournaments", this.#leaving);
    fill(
      this.#lists,
      this.#list(t("tournaments-running"), running, null),
      this.#list(t("tournaments-open"), open, t("tournaments-open-none")),
      this.#list(t("tournaments-over"), over, null),
    );
  }

  #list(title, rows, none) {
    if (!rows.length && none === null) return null;
    const entries = rows.map((row) => this.#entry(row));
    return h(
      "section.card.stack",
      { "aria-label": title },
      h("h2", title),
      entries.length ? h("ul.entries", entries) : h("p.small.muted", none),
    );
  }

  #entry(row) {
    const link = h("a", { href: tournamentAddress(row.id) }, h("bdi", row.name));
    const when = whenText(row.state === "open" ? row.starts : (row.ended ?? row.starts));
    const facts = [when, t("tournament-players", { count: row.entrants })].join(" · ");
    const words = h("div.small.muted", tournamentWords(row));
    return h("li.spread", h("div", h("div", link), words), h("span.small", facts));
  }
}
