// The play view: a board one can play on at once, and the game that grows out of the first stone.

import { BoardWidget } from "../board/board.js";
import { parsePoint } from "../board/geometry.js";
import { button, field, fill, h } from "../lib/dom.js";
import { EngineNotice } from "../lib/engine-notice.js";
import { settings } from "../lib/settings.js";
import { play } from "../lib/sounds.js";
import { OPENINGS, colorTitle, ruleTitle, seatTitle } from "../lib/words.js";
import { scoreWords } from "../lib/format.js";
import { api } from "../net/api.js";
import { Actions } from "./actions.js";
import { MoveList } from "./moves.js";
import { colorOf, hoverColor, isYourTurn, nearSeat, positionPicture, stonesOf } from "./picture.js";
import { SeatCard } from "./seats.js";
import { SetupForm, gameRequest } from "./setup.js";
import { Share } from "./share.js";
import { Statistics } from "./statistics.js";
import { StatusPanel } from "./status.js";

const OFFLINE_AFTER = 1500; // milliseconds without a connection before it is worth a word

export class PlayView {
  element = h("div.table.play");
  #app;
  #boardHost = h("div.board");
  #board;
  #state = null; // of the game; null while a new one is being set up
  #looking = null; // the ply of an earlier position that is shown, or null
  #selected = null; // a point that waits to be confirmed
  #sent = null; // a point that the server has not answered yet
  #hint = null;
  #starting = false;
  #gone = false;
  #stops = [];
  #unwatch = () => {};
  #far = new SeatCard();
  #near = new SeatCard();
  #panel = h("div.panel.stack");
  #past = new Map(); // ply and moves -> position

  constructor(app, parameters) {
    this.#app = app;
    this.status = new StatusPanel((action) => this.#act(action));
    this.#makeParts();
    this.element.append(
      h("h1.unseen", {}, "Play Gomoku"),
      h("div.over", {}, this.#far.element),
      h("div.board-area", {}, this.#boardHost),
      this.status.element,
      h("div.under", {}, this.#near.element),
      this.#panel,
    );
    this.#board = new BoardWidget(this.#boardHost, { onPick: (point, how) => this.#pick(point, how), onHover: (point) => this.#explainPoint(point) });
    this.#board.set({ label: "Board. Arrow keys move the cursor, Enter plays." });
    this.#listen();
    this.#enter(parameters).catch((error) => this.#failedToOpen(error));
  }

  destroy() {
    this.#gone = true;
    this.#unwatch();
    for (const stop of this.#stops) stop();
    this.engineNotice.destroy();
    this.#far.destroy();
    this.#near.destroy();
    this.#board.destroy();
  }

  #makeParts() {
    const app = this.#app;
    this.engineNotice = new EngineNotice(app.live, app.engine);
    this.moves = new MoveList((ply) => this.#look(ply));
    this.statistics = new Statistics();
    this.share = new Share(app.config.token, (text) => app.notify(text));
    this.actions = new Actions({
      act: (action) => this.#act(action),
      hint: () => this.#askHint(),
      rematch: () => this.#rematch(),
      analyse: () => app.navigate(`/?view=analyse&from=${encodeURIComponent(this.#state.id)}`),
      fresh: () => app.navigate("/"),
    });
  }

  #listen() {
    const onKey = (event) => this.#onKey(event);
    document.addEventListener("keydown", onKey);
    this.#stops.push(
      () => document.removeEventListener("keydown", onKey),
      settings.watch(() => this.#draw()),
      this.#app.live.on("connection", (connected) => this.#onConnection(connected)),
    );
  }

  // Which game

  async #enter(parameters) {
    const id = parameters.get("game");
    if (!id) {
      this.#showSetup();
      return;
    }
    const { game } = await api.get(`/api/games/${encodeURIComponent(id)}`);
    const invite = parameters.get("join");
    if (invite && game.you.length === 0) this.#showInvitation(game, invite);
    else this.#open(game);
  }

  #failedToOpen(error) {
    this.#showSetup();
    this.status.say("This game cannot be opened", error.message);
  }

  /** A board to play on, and the choices beside it. */
  #showSetup() {
    this.form = new SetupForm(this.#app.config, { onStart: () => this.#start(null), onChange: () => this.#draw() });
    this.resume = h("div");
    fill(this.#panel, this.engineNotice.element, this.resume, this.form.element);
    this.#draw();
    this.#offerResume().catch(() => {}); // only an offer
  }

  async #offerResume() {
    const { games } = await api.get("/api/games?limit=5");
    const open = games.find((game) => game.result === null && game.ply > 0 && game.you.length);
    if (!open || this.#gone) return;
    const words = `Continue: ${open.names.first} – ${open.names.second}, move ${open.ply}`;
    fill(this.resume, h("a.button.wide", { href: `/?game=${encodeURIComponent(open.id)}` }, words));
  }

  #showInvitation(game, invite) {
    const host = Object.values(game.seats).find((seat) => seat.kind === "person") ?? { kind: "person" };
    const name = h("input", { type: "text", maxLength: 40, value: settings.get("name"), autocomplete: "nickname" });
    const join = async (event) => {
      event.preventDefault();
      if (name.value.trim()) settings.set({ name: name.value.trim() });
      const answer = await api.post(`/api/games/${encodeURIComponent(game.id)}/join`, { invite, name: name.value.trim() || "Guest" });
      this.#open(answer.game);
    };
    const parts = [ruleTitle(game.rule), `${game.size} × ${game.size}`, OPENINGS[game.opening]?.title, game.clock ? game.clock.control : "no clock"];
    const form = h(
      "form.card.stack",
      { onsubmit: (event) => join(event).catch((error) => this.#app.fail(error)) },
      h("h2", {}, `${seatTitle(host)} invites you to a game`),
      h("p", {}, parts.join(" · ")),
      field("Your name", name),
      button("Join the game", () => {}, { kind: "primary wide", type: "submit" }),
      button("Only watch", () => this.#open(game), { kind: "wide" }),
    );
    fill(this.#panel, form);
    this.#show(game);
    this.status.say("You are invited", "Join the game, or watch it.");
  }

  async #start(firstPoint) {
    if (this.#starting) return;
    this.#starting = true;
    this.#sent = firstPoint;
    this.#draw();
    try {
      const request = gameRequest((key) => settings.get(key));
      const { game } = await api.post("/api/games", request);
      history.pushState(null, "", `/?game=${encodeURIComponent(game.id)}`);
      this.#open(game);
      if (firstPoint && isYourTurn(game)) await this.#act({ kind: "push", point: firstPoint });
    } catch (error) {
      this.#app.fail(error);
    } finally {
      this.#starting = false;
      this.#sent = null;
      this.#draw();
    }
  }

  #open(game) {
    fill(
      this.#panel,
      this.engineNotice.element,
      this.share.invitation,
      this.moves.element,
      this.actions.element,
      this.#typedMove(),
      this.statistics.element,
      this.share.watching,
    );
    this.panelOpen = true;
    this.#show(game);
    this.#unwatch = this.#app.live.watch(game.id, (message) => this.#onMessage(message));
  }

  #typedMove() {
    const input = h("input", { type: "text", maxLength: 4, autocomplete: "off", placeholder: "h8" });
    const submit = (event) => {
      event.preventDefault();
      const name = input.value.trim().toLowerCase();
      if (!parsePoint(name, this.#state.size)) this.status.explain(`“${input.value}” is no point of this board: type a letter and a number, such as h8.`);
      else this.#play(name);
      input.value = "";
    };
    const labelled = field("Type a move", input);
    labelled.classList.add("inline");
    return h("form.typed", { onsubmit: submit }, labelled, button("Play", () => {}, { type: "submit" }));
  }

  // What comes in

  #onMessage(message) {
    if (message.type === "state") this.#show(message.game);
    if (message.type === "thinking" && this.#looking === null) this.status.thinking(message);
  }

  #show(game) {
    const before = this.#state;
    if (before && before.id === game.id && game.seq < before.seq) return; // an older picture that came late
    this.#state = game;
    if (!before || game.seq !== before.seq) {
      this.#hint = null;
      this.#selected = null;
      if (this.#sent && this.#sent in stonesOf(game.stones)) this.#sent = null;
    }
    if (before) this.#sound(before, game);
    this.#draw();
  }

  #sound(before, game) {
    if (game.ply > before.ply) {
      const captured = game.stats.at(-1)?.captured?.length;
      play(captured ? "capture" : game.ply % 2 ? "stone" : "reply");
      this.#board.say(`${colorTitle(game.turn === "black" ? "white" : "black")} ${game.last}`);
    }
    if (game.result && !before.result) {
      const own = game.you.length === 1 ? colorOf(game, game.you[0]) : null;
      const lost = own && game.result.winner && game.result.winner !== own;
      play(game.result.winner === null ? "draw" : lost ? "loss" : "win");
    }
  }

  #onConnection(connected) {
    clearTimeout(this.offline);
    if (connected) {
      if (this.wasOffline) this.#draw();
      this.wasOffline = false;
      return;
    }
    this.offline = setTimeout(() => {
      this.wasOffline = true;
      if (!this.#gone && this.#state) this.status.say("Connecting again", "The game is kept; it goes on as soon as the server answers.");
    }, OFFLINE_AFTER);
  }

  // Drawing

  #draw() {
    if (this.#gone) return;
    this.#boardHost.setAttribute("aria-busy", String(this.#sent !== null || this.#starting));
    if (this.#state) this.#drawGame();
    else this.#drawDraft();
  }

  #drawDraft() {
    const request = gameRequest((key) => settings.get(key), 0);
    const opponent = settings.get("opponent");
    const canBegin = opponent !== "watch" && opponent !== "invite" && (settings.get("side") !== "white" || opponent === "person");
    const colors = request.opening.startsWith("swap") ? null : { black: "first", white: "second" };
    const you = opponent === "person" ? ["first", "second"] : opponent === "watch" ? [] : [settings.get("side") === "white" ? "second" : "first"];
    const draft = { seats: request.seats, colors, you, to_act: { seat: "first" }, pairs: { black: 0, white: 0, needed: 5 }, clock: null };
    this.#drawSeats(draft, request.rule);
    this.status.say(
      this.#starting ? "Starting the game" : canBegin ? "Your move" : "Ready when you are",
      canBegin ? "Place a stone anywhere to begin." : "Press Start game.",
    );
    this.#board.set({
      ...positionPicture({ size: request.size, stones: { black: [], white: [] }, moves: [], last: null, forbidden: {} }),
      stones: this.#sent ? { [this.#sent]: "black" } : {},
      coordinates: settings.get("coordinates"),
      hover: canBegin && !this.#starting ? "black" : null,
      zone: null,
    });
  }

  #drawGame() {
    const state = this.#state;
    this.#drawSeats(state, state.rule);
    this.share.show(state);
    this.actions.show(state);
    this.statistics.show(state.stats, this.#captures(state.rule));
    this.moves.show(state.moves, this.#looking ?? state.ply, state.setup?.turn ?? "black");
    if (this.#looking === null) this.#drawNow();
    else this.#drawPast();
    if (this.wasOffline) return;
    if (this.#looking !== null) this.#sayLooking();
    else if (this.#selected) this.#sayConfirm();
    else if (!this.panelOpen) this.status.say("You are invited", "Join the game, or watch it.");
    else this.#sayState();
  }

  #sayState() {
    this.status.show(this.#state);
    if (this.#hint) this.status.explain(`Hint: ${this.#hint.move}. ${scoreWords(this.#hint.score)}.`);
  }

  #drawSeats(state, rule) {
    const near = nearSeat(state);
    this.#near.show(state, near, this.#captures(rule));
    this.#far.show(state, near === "first" ? "second" : "first", this.#captures(rule));
  }

  #drawNow() {
    const state = this.#state;
    const picture = positionPicture(state, { numbers: settings.get("numbers"), forbidden: settings.get("forbidden") && !state.result });
    if (this.#sent && !(this.#sent in picture.stones)) {
      picture.stones = { ...picture.stones, [this.#sent]: state.turn };
      picture.last = this.#sent;
    }
    this.#board.set({
      ...picture,
      coordinates: settings.get("coordinates"),
      hover: this.#sent ? null : hoverColor(state),
      zone: state.to_act?.points && isYourTurn(state) ? new Set(state.to_act.points) : null,
      selected: this.#selected,
      ghosts: {},
      marks: this.#hint ? { [this.#hint.move]: { shape: "diamond", tone: "accent" } } : {},
    });
  }

  #drawPast() {
    const position = this.#past.get(this.#pastKey(this.#looking));
    if (!position) return;
    this.#board.set({
      ...positionPicture(position, { numbers: settings.get("numbers"), forbidden: false }),
      coordinates: settings.get("coordinates"),
      hover: null,
      zone: null,
      selected: null,
      marks: {},
    });
  }

  #sayLooking() {
    this.status.say(`Position after move ${this.#looking}`, "");
    fill(this.status.element.querySelector(".status-asks"), button("Back to the game", () => this.#look(this.#state.ply), { kind: "primary" }));
  }

  #captures(rule) {
    return this.#app.config.rules.find(({ name }) => name === rule).captures;
  }

  // What the user does

  #pick(point, how) {
    if (this.#looking !== null) {
      this.#look(this.#state.ply);
      return;
    }
    if (this.#selected === point) {
      this.#play(point);
      return;
    }
    if (this.#mustConfirm(how) && this.#isPlayable(point)) {
      this.#selected = point;
      this.#draw();
      return;
    }
    this.#selected = null;
    this.#play(point);
  }

  #mustConfirm(how) {
    const confirm = settings.get("confirm");
    return this.#state !== null && (confirm === "always" || (confirm === "touch" && how === "touch"));
  }

  #isPlayable(point) {
    const { hover, stones, forbidden, zone } = this.#board.state;
    return hover !== null && !(point in stones) && !(point in forbidden) && (!zone || zone.has(point));
  }

  #sayConfirm() {
    this.status.confirm(this.#selected, () => this.#play(this.#selected), () => {
      this.#selected = null;
      this.#draw();
    });
  }

  #play(point) {
    this.#selected = null;
    if (this.#state === null) {
      if (this.#isPlayable(point)) this.#start(point);
    } else if (this.#isPlayable(point)) {
      this.#sent = point;
      this.#draw();
      this.#act({ kind: "push", point });
    } else {
      this.#draw();
      this.#explainPoint(point);
    }
  }

  /** Says why a point cannot be played, when it is forbidden. */
  #explainPoint(point) {
    const state = this.#state;
    if (!state || this.#looking !== null || this.#selected || !isYourTurn(state)) return;
    const reason = point && this.#board.state.forbidden[point];
    if (reason) this.status.explain(`${point} is forbidden: ${reason.text}.`);
    else if (!state.thinking) this.#sayState();
  }

  async #act(action) {
    try {
      await this.#app.live.act(this.#state.id, this.#state.seq, action);
    } catch (error) {
      if (error.code !== "stale") this.#app.notify(error.message);
    } finally {
      if (this.#sent === (action.point ?? null)) this.#sent = null;
      this.#draw();
    }
  }

  async #askHint() {
    const { id, seq } = this.#state;
    this.status.explain("Looking for a good move …");
    try {
      const hint = await this.#app.live.hint(id);
      if (this.#state.seq === seq) this.#hint = hint;
      this.#draw();
    } catch (error) {
      this.#draw();
      this.#app.notify(error.message);
    }
  }

  async #rematch() {
    try {
      const { id } = await this.#app.live.rematch(this.#state.id);
      this.#app.navigate(`/?game=${encodeURIComponent(id)}`);
    } catch (error) {
      this.#app.notify(error.message);
    }
  }

  // Looking back

  #pastKey(ply) {
    return this.#state.moves.slice(0, ply).join("") + ply;
  }

  async #look(ply) {
    const { moves, rule, size, setup } = this.#state;
    if (ply >= moves.length) {
      this.#looking = null;
      this.#draw();
      return;
    }
    const key = this.#pastKey(ply);
    try {
      if (!this.#past.has(key)) {
        this.#past.set(key, await api.post("/api/position", { position: { rule, size, setup, moves: moves.slice(0, ply) } }));
      }
      this.#looking = ply;
      this.#draw();
    } catch (error) {
      this.#app.fail(error);
    }
  }

  #onKey(event) {
    if (event.target.closest?.("input, select, textarea") || !this.#state) return;
    const shown = this.#looking ?? this.#state.ply;
    const key = event.key.toLowerCase();
    const control = event.ctrlKey || event.metaKey;
    if (control && key === "z" && !event.shiftKey) this.#ifCan("undo");
    else if (control && (key === "y" || key === "z")) this.#ifCan("redo");
    else if (key === "arrowleft" && shown > 0) this.#look(shown - 1);
    else if (key === "arrowright") this.#look(shown + 1);
    else return;
    event.preventDefault();
  }

  #ifCan(kind) {
    if (this.#state.can[kind]) this.#act({ kind });
  }
}
