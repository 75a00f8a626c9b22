// One tournament: taking part, one's own game, standings and pairings. The socket keeps it up to date.

import { setTitle } from "../lib/call.js";
import { button, fill, h, rowHeading, table, tableRow } from "../lib/dom.js";
import { clockText } from "../lib/format.js";
import { accountName, watchIdentity } from "../lib/identity.js";
import { t } from "../lib/texts.js";
import { personTitle } from "../lib/words.js";
import { api } from "../net/api.js";
import { playerAddress } from "../people/player.js";
import { tournamentWords } from "./tournaments.js";

const UNDER_WAY = ["open", "running"];

const gameAddress = (id) => `/?game=${encodeURIComponent(id)}`;

/** Points as text: "2½". */
export function pointsText(points) {
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  return `${whole || ""}½`;
}

/** The result of a pairing: "1–0", "½–½", or "+–−" where somebody did not come. */
export function resultText({ score, played }) {
  if (score === null) return "–";
  if (!played) return score ? "+–−" : "−–+";
  return { 1: "1–0", 0.5: "½–½", 0: "0–1" }[score];
}

/** A number of the tie-breaks: "12.5" as "12½", others rounded. */
const tieText = (value) => (value * 2 === Math.round(value * 2) ? pointsText(value) : value.toFixed(2));

export class TournamentView {
  element = h("div.page.stack.tournament");
  #app;
  #path;
  #shown = null;
  #state = h("p", { role: "status" });
  #timer = h("p.number", { role: "timer" });
  #buttons = h("div.row");
  #standings = h("section.card.stack", { "aria-label": t("tournament-standings") });
  #pairings = h("section.card.stack", { "aria-label": t("tournament-pairings") });
  #until = null; // what is due next: { at, key }

  constructor(app, { parameters, leaving }) {
    this.#app = app;
    const id = parameters.get("id") ?? "";
    this.#path = `/api/tournaments/${encodeURIComponent(id)}`;
    setTitle(t("tournament-link"));
    this.element.inert = true;
    const timer = setInterval(() => this.#tick(), 500);
    leaving.addEventListener("abort", () => clearInterval(timer));
    watchIdentity(() => this.#shown && this.#draw(this.#shown), leaving);
    api
      .get(this.#path, leaving)
      .then((tournament) => {
        this.#begin(tournament);
        app.live.watchTournament(id, (news) => this.#draw(news), leaving);
      })
      .catch((error) => leaving.aborted || this.#failed(error))
      .finally(() => (this.element.inert = false));
  }

  #failed(error) {
    fill(this.element, h("h1", t("tournament-link")), h("p", error.message));
  }

  #begin(tournament) {
    setTitle(tournament.name);
    const mine = { "aria-label": t("tournament-link") };
    const all = h("a.button", { href: "/?view=tournaments" }, t("tournaments-title"));
    fill(
      this.element,
      h("h1", h("bdi", tournament.name)),
      h("p.muted", tournamentWords(tournament)),
      h("section.card.stack", mine, this.#state, this.#timer, this.#buttons),
      h("div.columns", this.#standings, this.#pairings),
      h("div.row", all),
    );
    this.#draw(tournament);
  }

  #draw(tournament) {
    this.#shown = tournament;
    const words = this.#words(tournament);
    if (this.#state.textContent !== words) this.#state.textContent = words;
    this.#until = this.#due(tournament);
    this.#tick();
    this.#drawButtons(tournament);
    this.#drawStandings(tournament);
    this.#drawPairings(tournament);
  }

  #words({ state, kind, round, rounds, you }) {
    const parts = [];
    if (state === "cancelled") parts.push(t("tournament-cancelled"));
    if (state === "over") parts.push(t("tournament-finished"));
    if (state === "running" && kind === "swiss") parts.push(t("tournament-round-of", { round, count: rounds }));
    if (you && UNDER_WAY.includes(state)) parts.push(t(you.in ? "tournament-waiting" : "tournament-out"));
    return parts.join(" ");
  }

  #due({ state, kind, starts_in: starts, due_in: due }) {
    const at = (seconds) => performance.now() + seconds * 1000;
    if (state === "open") return { at: at(starts), key: "tournament-starts-in" };
    if (state !== "running" || due === null) return null;
    return { at: at(due), key: kind === "swiss" ? "tournament-next-in" : "tournament-ends-in" };
  }

  #tick() {
    this.#timer.hidden = this.#until === null;
    if (this.#until === null) return;
    const left = Math.ceil(Math.max(0, (this.#until.at - performance.now()) / 1000));
    this.#timer.textContent = t(this.#until.key, { time: left < 10 ? `0:0${left}` : clockText(left) });
  }

  #drawButtons({ state, you, can_cancel: mayCancel }) {
    const parts = [];
    const game = you?.game && { href: gameAddress(you.game) };
    if (game) parts.push(h("a.button.primary", game, t("tournament-your-game")));
    if (UNDER_WAY.includes(state)) parts.push(this.#takingPart(you));
    if (mayCancel) parts.push(button(t("tournament-cancel"), () => this.#cancel(), { kind: "plain" }));
    const focused = [...this.#buttons.children].indexOf(document.activeElement);
    fill(this.#buttons, parts);
    if (focused >= 0) this.#buttons.children[Math.min(focused, parts.length - 1)]?.focus();
  }

  #takingPart(you) {
    if (!accountName()) return h("a.button", { href: "/?view=account" }, t("account-log-in"));
    if (you?.in) return button(t("tournament-leave"), () => this.#change("leave"));
    const words = t(you ? "tournament-back" : "tournament-join");
    return button(words, () => this.#change("join"), { kind: "primary" });
  }

  async #change(what) {
    this.#draw(await api.post(`${this.#path}/${what}`, {}));
  }

  async #cancel() {
    await api.delete(this.#path);
    this.#app.go();
  }

  #drawStandings({ kind, standings }) {
    const isSwiss = kind === "swiss";
    const ties = [h("abbr", { title: t("tournament-buchholz") }, "BH")];
    ties.push(h("abbr", { title: t("tournament-sonneborn") }, "SB"));
    const columns = [t("tournament-points"), ...(isSwiss ? ties : [t("tournament-wins"), t("leaders-games")])];
    const legend = `BH: ${t("tournament-buchholz")} · SB: ${t("tournament-sonneborn")}`;
    const rows = standings.map((row) => {
      const numbers = isSwiss ? [tieText(row.buchholz), tieText(row.sonneborn_berger)] : [row.wins, row.games];
      const doubles = { role: "img", "aria-label": t("tournament-on-streak"), title: t("tournament-on-streak") };
      const points = [row.streak && h("span.small", doubles, "×2 "), pointsText(row.points)];
      return tableRow(rowHeading([`${row.place}. `, this.#player(row)]), points, ...numbers);
    });
    const none = h("p.small.muted", t("tournament-none"));
    const list = rows.length ? table([t("profile-title"), ...columns], rows) : none;
    const title = h("h2", t("tournament-standings"));
    const about = isSwiss && rows.length > 0 && h("p.small.muted", legend);
    fill(this.#standings, title, h("div.wide-table", { tabIndex: 0 }, list), about);
  }

  #player({ name, member, bot, rating, in: isIn }) {
    const title = h("bdi", personTitle(name, bot));
    const who = member ? h("a", { href: playerAddress(name) }, title) : title;
    const gone = !isIn && h("span.small.muted", ` (${t("tournament-gone")})`);
    return [who, h("span.small.muted", ` ${rating}`), gone];
  }

  #drawPairings({ pairings }) {
    this.#pairings.hidden = !pairings.length;
    const entries = pairings.map((pairing) => {
      const { first, second, game } = pairing;
      const words = second === null ? `${first}: ${t("tournament-bye")}` : `${first} – ${second}`;
      const title = game ? h("a", { href: gameAddress(game) }, h("bdi", words)) : h("bdi", words);
      const round = h("span.small.muted", `${pairing.round}. `);
      const result = second === null ? "" : resultText(pairing);
      return h("li.spread", h("div", round, title), h("span.number", result));
    });
    fill(this.#pairings, h("h2", t("tournament-pairings")), h("ul.entries", entries));
  }
}
