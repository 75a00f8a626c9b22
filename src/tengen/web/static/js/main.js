// Starts the page: settings, socket, and the view that the address names.

import { AccountView } from "./account/account.js";
import { AnalyseView } from "./analyse/analyse.js";
import { speak } from "./board/board.js";
import { DrillsView } from "./drills/drills.js";
import { GamesView } from "./games/games.js";
import { LearnView } from "./learn/learn.js";
import { boardWords } from "./lib/board-words.js";
import { callPlayer, setTitle } from "./lib/call.js";
import { button, fill, h } from "./lib/dom.js";
import { accountName, learnIdentity } from "./lib/identity.js";
import { applyTheme, rememberLanguage, settings } from "./lib/settings.js";
import { phraseText, t } from "./lib/texts.js";
import { learnFacts, personTitle } from "./lib/words.js";
import { api, forgetKnown, learnAnswers } from "./net/api.js";
import { Live } from "./net/live.js";
import { keep, keepFor } from "./net/seen.js";
import { LeadersView } from "./people/leaders.js";
import { PlayerView } from "./people/player.js";
import { LobbyView } from "./lobby/lobby.js";
import { PlayView } from "./play/play.js";
import { PlacementView } from "./puzzles/placement.js";
import { PuzzlesView } from "./puzzles/puzzles.js";
import { SettingsView } from "./settings-view.js";
import { TournamentView } from "./tournaments/tournament.js";
import { TournamentsView } from "./tournaments/tournaments.js";

const VIEWS = {
  play: PlayView,
  analyse: AnalyseView,
  puzzles: PuzzlesView,
  placement: PlacementView,
  drills: DrillsView,
  games: GamesView,
  learn: LearnView,
  settings: SettingsView,
  account: AccountView,
  lobby: LobbyView,
  player: PlayerView,
  leaders: LeadersView,
  tournaments: TournamentsView,
  tournament: TournamentView,
};
const NOTICE_SECONDS = 7;
const CALL_SECONDS = 60;
const SILENT_SECONDS = 2; // without the server before the page says so
const MOST_NOTICES = 2; // more would reach down to the board
const LOBBY = "/?view=lobby";
const WAITING = ["lobby", "tournament"]; // where one waits for a game, and is led to it at once

/** Which view an address means: `?view=`, or a link that carries a position, a study or a game. */
function viewOf(parameters) {
  const named = parameters.get("view");
  if (named in VIEWS) return named;
  if (parameters.has("game")) return "play";
  return parameters.has("rule") || parameters.has("study") ? "analyse" : "play";
}

class App {
  engine = { ready: true }; // until the server says otherwise: nothing flashes up on a usual start
  #leaving = new AbortController(); // ends everything that the view has begun
  #notices = document.getElementById("notices");
  #offline = document.getElementById("offline");
  #host = document.getElementById("view");

  constructor(config) {
    this.config = config;
    this.live = new Live(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
    this.live.on("engine", (engine) => (this.engine = engine));
    this.live.on("notice", (notice) => this.notify(phraseText(notice)));
    this.live.on("you", ({ account }) => this.#onIdentity(account));
    this.live.on("paired", (news) => this.#onPaired(news));
    this.live.on("round", (news) => this.#onPaired(news, "call-round"));
    this.live.on("challenge", ({ seek }) => this.#call("call-challenge", seek, LOBBY));
    this.live.on("your-move", (news) =>
      this.#call("call-your-move", news, `/?game=${encodeURIComponent(news.game)}`),
    );
    this.live.on("connection", (isThere) => this.#onConnection(isThere));
    addEventListener("popstate", () => this.go());
    addEventListener("unhandledrejection", (event) => {
      event.preventDefault();
      this.fail(event.reason);
    });
    document.addEventListener("click", (event) => this.#onLink(event));
  }

  /** Shows the view of the current address. */
  show() {
    const parameters = new URLSearchParams(location.search);
    const name = viewOf(parameters);
    this.#leaving.abort();
    this.#leaving = new AbortController();
    for (const link of document.querySelectorAll(".views a, a.me")) {
      if (link.dataset.view === name) setTitle(link.title || link.textContent.trim());
      else if (name === "lobby") setTitle(t("lobby-title"));
      link.setAttribute("aria-current", link.dataset.view === name ? "page" : "false");
    }
    scrollTo(0, 0);
    const view = new VIEWS[name](this, { parameters, leaving: this.#leaving.signal });
    fill(this.#host, view.element);
  }

  /** Shows the view of a new address, with news from the server. */
  go() {
    forgetKnown();
    this.show();
  }

  /** Says what needs the server while there is no connection to it. */
  #onConnection(isThere) {
    clearTimeout(this.silence);
    if (isThere) fill(this.#offline);
    else this.silence = setTimeout(() => fill(this.#offline, t("server-offline")), SILENT_SECONDS * 1000);
  }

  /** Shows who is logged in; when that changes in another tab, this one starts again. */
  #onIdentity(account) {
    if (learnIdentity(account)) location.reload();
    document.querySelector(".me > span").textContent = accountName() ?? t("account-log-in");
  }

  /** Somebody plays with us: whoever waits for that goes to the board at once. */
  #onPaired(news, key = "call-paired") {
    const address = `/?game=${encodeURIComponent(news.game)}`;
    if (WAITING.includes(viewOf(new URLSearchParams(location.search)))) this.navigate(address);
    this.#call(key, news, address);
  }

  /** Tells the player wherever they are, with a link to where they are wanted. */
  #call(key, { name, bot, title }, address) {
    const text = t(key, { name: personTitle(name, bot), ...(title && { title }) });
    callPlayer(text, address, (there) => this.navigate(there));
    if (location.pathname + location.search !== address) this.notify(text, { address });
  }

  /** Goes to another address of this page. */
  navigate(address) {
    history.pushState(null, "", address);
    this.go();
  }

  /**
   * Says something in passing, with a link if there is one; it can be put away, and leaves by itself,
   * at the latest with the view that it is about.
   */
  notify(text, { address = null, leaving = null } = {}) {
    const close = button(t("close"), () => notice.remove(), { kind: "plain" });
    const go = address && h("a.button", { href: address, onclick: () => notice.remove() }, t("call-go"));
    const notice = h("div.notice.spread", h("span", text), go, close);
    for (const same of this.#notices.querySelectorAll("a"))
      if (same.getAttribute("href") === address) same.parentElement.remove();
    this.#notices.append(notice);
    while (this.#notices.children.length > MOST_NOTICES) this.#notices.firstChild.remove();
    leaving?.addEventListener("abort", () => notice.remove());
    setTimeout(() => notice.remove(), (address ? CALL_SECONDS : NOTICE_SECONDS) * 1000);
  }

  /** Says why something failed. Every rejection that no view handles ends here. */
  fail(error) {
    if (error.name === "AbortError") return;
    this.notify(error.message);
    if (error.name !== "ApiError") reportError(error); // a fault of the page: the console has the details
  }

  /** Links of our own change the view without loading the page again. */
  #onLink(event) {
    const link = event.target.closest?.("a[href]");
    if (!link || link.target || link.hasAttribute("download")) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    if (origin !== location.origin || pathname !== "/" || link.getAttribute("href").startsWith("#")) return;
    event.preventDefault();
    this.navigate(pathname + search + hash);
  }
}

async function start() {
  speak(boardWords());
  applyTheme();
  settings.watch(applyTheme);
  const config = await api.get("/api/config");
  learnFacts(config);
  learnAnswers(config.answers);
  const app = new App(config);
  await settings.load().catch((error) => app.fail(error));
  if (rememberLanguage()) location.reload();
  else app.show();
  openWithoutServer(config);
}

/** Lets the browser open this page without the server, where it can. */
async function openWithoutServer(config) {
  await keepFor(config.identity);
  const { "/api/settings": settings, ...answers } = config.answers; // this browser has newer ones itself
  await keep("/api/config", { ...config, answers, token: null });
  if (location.pathname === "/") await navigator.serviceWorker?.register("/sw.js");
}

start().catch((error) => {
  const again = button(t("try-again"), () => location.reload(), { kind: "primary" });
  const parts = [h("h1", t("page-cannot-start")), h("p", error.message), h("div", again)];
  fill(document.getElementById("view"), h("div.page.stack", parts));
});
