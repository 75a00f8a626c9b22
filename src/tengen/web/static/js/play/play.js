// The play view: a board one can play on at once, and the game that grows out of the first stone.

import { BoardWidget } from "../board/board.js";
import { button, fill, h, markMore } from "../lib/dom.js";
import { EngineNotice } from "../lib/engine-notice.js";
import { scoreWords } from "../lib/format.js";
import { settings } from "../lib/settings.js";
import { play } from "../lib/sounds.js";
import { ruleOf } from "../lib/words.js";
import { api } from "../net/api.js";
import { Actions } from "./actions.js";
import { invitationForm, resumeLink } from "./entrance.js";
import { MoveList } from "./moves.js";
import { PastPositions } from "./past.js";
import {
  eventsOf,
  hoverColor,
  isYourTurn,
  lastMoveWords,
  nearSeat,
  positionPicture,
  sentence,
  soundsOf,
  stonesOf,
} from "./picture.js";
import { SeatCard } from "./seats.js";
import { SetupForm, draftOf, gameRequest } from "./setup.js";
import { Share } from "./share.js";
import { Statistics } from "./statistics.js";
import { StatusPanel } from "./status.js";
import { typedMove } from "./typed.js";

const OFFLINE_AFTER = 1500; // milliseconds without a connection before it is worth a word

function gameAddress(id) {
  return `/?game=${encodeURIComponent(id)}`;
}

export class PlayView {
  element = h("div.table.play");
  #app;
  #boardHost = h("div.board");
  #board;
  #state = null; // of the game; null while a new one is being set up
  #past = new PastPositions();
  #selected = null; // a point that waits to be confirmed
  #sent = null; // a point that the server has not answered yet
  #hint = null;
  #resigning = false; // asked whether to resign
  #starting = false;
  #gone = false;
  #stops = [];
  #leaving = new AbortController();
  #unwatch = () => {};
  #far = new SeatCard();
  #near = new SeatCard();
  #panel = markMore(h("div.panel.stack"));

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
      this.actions.element,
    );
    this.#board = new BoardWidget(this.#boardHost, {
      onPick: (point, how) => this.#pick(point, how),
      onHover: (point) => this.#explainPoint(point),
    });
    this.#board.set({ label: "Board. Arrow keys move the cursor, Enter plays." });
    this.#listen();
    this.#enter(parameters).catch((error) => this.#failedToOpen(error));
  }

  destroy() {
    this.#gone = true;
    this.#leaving.abort();
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
      undo: () => this.#undo(),
      redo: () => this.#act({ do: "redo" }),
      hint: () => this.#askHint(),
      draw: () => this.#act({ do: "offer-draw", seat: this.#mySeat }),
      resign: () => this.#askResign(true),
      rematch: () => this.#rematch(),
      analyse: () => app.navigate(`/?view=analyse&from=${encodeURIComponent(this.#state.id)}`),
      fresh: () => app.navigate("/"),
      pause: (on) => this.#act({ do: on ? "pause" : "resume" }),
      pace: (seconds) => app.live.setPace(this.#state.id, seconds),
    });
  }

  #listen() {
    document.addEventListener("keydown", (event) => this.#onKey(event), { signal: this.#leaving.signal });
    this.#stops.push(
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
    const isFree = Object.values(game.seats).some((seat) => !seat.taken);
    if (invite && isFree && game.you.length === 0) this.#showInvitation(game, invite);
    else this.#open(game);
    if (invite && !isFree && game.you.length === 0)
      this.#app.notify("This invitation has been used. You are watching the game.");
  }

  #failedToOpen(error) {
    this.#showSetup();
    this.status.say("This game cannot be opened", error.message);
  }

  /** A board to play on, and the choices beside it. */
  #showSetup() {
    this.form = new SetupForm({
      onStart: () => this.#start(null),
      onChange: () => this.#draw(),
    });
    this.resume = h("div");
    fill(this.#panel, this.engineNotice.element, this.form.element, this.resume);
    this.#draw();
    resumeLink()
      .then((link) => fill(this.resume, link))
      .catch(() => {}); // only an offer
  }

  #showInvitation(game, invite) {
    const onGame = (joined) => {
      history.replaceState(null, "", gameAddress(joined.id)); // without the invitation, which is used now
      this.#open(joined);
    };
    const calls = { onGame, onFail: (error) => this.#app.fail(error) };
    fill(this.#panel, invitationForm(game, invite, calls));
    this.#show(game);
  }

  async #start(firstPoint) {
    if (this.#starting) return;
    this.#starting = true;
    this.#sent = firstPoint;
    this.#draw();
    try {
      const request = gameRequest((key) => settings.get(key));
      const { game } = await api.post("/api/games", request);
      history.pushState(null, "", gameAddress(game.id));
      this.#open(game);
      if (firstPoint && isYourTurn(game)) await this.#act({ do: "move", point: firstPoint });
    } catch (error) {
      this.#app.fail(error);
    } finally {
      this.#starting = false;
      this.#sent = null;
      this.#draw();
    }
  }

  #open(game) {
    this.typed = typedMove(game.size, {
      onPoint: (point) => this.#play(point),
      onBad: (text) => this.status.explain(text),
    });
    fill(
      this.#panel,
      this.engineNotice.element,
      this.share.invitation,
      this.moves.element,
      this.typed,
      this.statistics.element,
      this.share.watching,
    );
    // The form before may have been scrolled to its button: what is new stands above that.
    this.#panel.scrollTop = 0;
    scrollTo(0, 0);
    this.panelOpen = true;
    this.#show(game);
    this.#unwatch = this.#app.live.watch(game.id, (message) => this.#onMessage(message));
  }

  // What comes in

  #onMessage(message) {
    if (message.type === "state") this.#show(message.game);
    if (message.type === "thinking" && this.#past.ply === null) this.status.thinking(message);
  }

  #show(game) {
    const before = this.#state;
    if (before && before.id === game.id && game.seq < before.seq) return; // an older picture that came late
    // A clock counts from the moment the server told it, however often the page is drawn meanwhile.
    if (game.clock) game.clock.since ??= performance.now();
    this.#state = game;
    if (!before || game.seq !== before.seq) {
      this.#hint = null;
      this.#selected = null;
      this.#resigning &&= !game.result;
      if (this.#sent && this.#sent in stonesOf(game.stones)) this.#sent = null;
    }
    if (before) this.#announce(before, game);
    document.title = `${isYourTurn(game) && game.you.length === 1 ? "Your move" : "Play"} · Tengen`;
    this.#draw();
  }

  #announce(before, game) {
    if (!before.rematch && game.rematch && before.rematch_offer && game.you.length)
      this.#app.navigate(gameAddress(game.rematch)); // agreed: its clock may run soon
    for (const name of soundsOf(before, game)) play(name);
    for (const text of eventsOf(before, game)) this.#app.notify(text);
    if (game.ply > before.ply) this.#board.say(lastMoveWords(game));
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
      if (!this.#gone && this.#state)
        this.status.say("Reconnecting", "The game is saved and continues when the server answers.");
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
    const { draft, request, canBegin } = draftOf((key) => settings.get(key));
    this.#drawSeats(draft, request.rule);
    if (this.#selected) this.#sayConfirm();
    else
      this.status.say(
        this.#starting ? "Starting the game" : canBegin ? "Your move" : "Ready when you are",
        canBegin ? "Place a stone anywhere to begin." : "Press Start game.",
      );
    this.#board.set({
      selected: this.#selected,
      size: request.size,
      stones: this.#sent ? { [this.#sent]: "black" } : {},
      coordinates: settings.get("coordinates"),
      hover: canBegin && !this.#starting ? "black" : null,
    });
  }

  #drawGame() {
    const state = this.#state;
    this.#drawSeats(state, state.rule);
    this.share.show(state);
    this.actions.show(state);
    if (this.typed) this.typed.hidden = state.you.length === 0 || state.result !== null;
    this.statistics.show(state.stats, this.#captures(state.rule));
    this.moves.show(state, this.#past.ply ?? state.ply);
    if (this.#past.ply === null) this.#drawNow();
    else this.#drawPast();
    if (this.wasOffline) return;
    if (this.#past.ply !== null) this.#sayLooking();
    else if (this.#selected) this.#sayConfirm();
    else if (this.#resigning) this.#sayResign();
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
    const picture = positionPicture(state, {
      numbers: settings.get("numbers"),
      forbidden: settings.get("forbidden") && !state.result,
    });
    if (this.#sent && !(this.#sent in picture.stones)) {
      picture.stones = { ...picture.stones, [this.#sent]: state.turn };
      picture.last = this.#sent;
    }
    const hint = this.#hint && { [this.#hint.move]: { shape: "diamond", tone: "accent" } };
    this.#board.set({
      ...picture,
      coordinates: settings.get("coordinates"),
      hover: this.#sent ? null : hoverColor(state),
      zone: state.to_act?.points && isYourTurn(state) ? new Set(state.to_act.points) : null,
      selected: this.#selected,
      ghosts: {},
      marks: { ...picture.marks, ...hint },
    });
  }

  #drawPast() {
    this.#board.set({
      ...positionPicture(this.#past.position, { numbers: settings.get("numbers"), forbidden: false }),
      coordinates: settings.get("coordinates"),
      hover: null,
      zone: null,
      selected: null,
    });
  }

  #sayLooking() {
    const back = button("Back to the game", () => this.#look(this.#state.ply), { kind: "primary" });
    this.status.say(`Position after move ${this.#past.ply}`, "", [back]);
  }

  #captures(rule) {
    return ruleOf(rule).captures;
  }

  // What the user does

  #pick(point, how) {
    if (this.#past.ply !== null) {
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
    return confirm === "always" || (confirm === "touch" && how === "touch");
  }

  #isPlayable(point) {
    const { hover, stones, forbidden, zone } = this.#board.state;
    return hover !== null && !(point in stones) && !(point in forbidden) && (!zone || zone.has(point));
  }

  #sayConfirm() {
    const cancel = () => {
      this.#selected = null;
      this.#draw();
    };
    this.status.say(`Play ${this.#selected}?`, "Tap the same point again, or press Play.", [
      button("Play", () => this.#play(this.#selected), { kind: "primary", picture: "check" }),
      button("Cancel", cancel),
    ]);
  }

  #askResign(asking) {
    this.#resigning = asking;
    this.#draw();
  }

  #sayResign() {
    const resign = () => {
      this.#resigning = false;
      this.#act({ do: "resign", seat: this.#mySeat });
    };
    this.status.say("Resign this game?", "", [
      button("Yes, resign", resign, { kind: "primary" }),
      button("Play on", () => this.#askResign(false)),
    ]);
  }

  /** The seat to act for: one's own, or with both on one screen the one whose turn it is. */
  get #mySeat() {
    const { you, to_act: toAct } = this.#state;
    return you.length === 2 ? toAct.seat : you[0];
  }

  #play(point) {
    this.#selected = null;
    if (this.#state === null) {
      if (this.#isPlayable(point)) this.#start(point);
    } else if (this.#isPlayable(point)) {
      this.#sent = point;
      this.#draw();
      this.#act({ do: "move", point });
    } else {
      this.#draw();
      this.#explainPoint(point);
    }
  }

  /** Says why a point cannot be played, when it is forbidden. */
  #explainPoint(point) {
    const state = this.#state;
    if (!state || this.#past.ply !== null || this.#selected || this.#resigning || !isYourTurn(state)) return;
    const reason = point && this.#board.state.forbidden[point];
    if (reason) this.status.explain(`${point} is forbidden. ${sentence(reason.text)}`);
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
      if (id) this.#app.navigate(gameAddress(id));
      else this.#app.notify("Rematch offered. It starts when the other player accepts.");
    } catch (error) {
      this.#app.notify(error.message);
    }
  }

  // Looking back

  #look(ply) {
    this.#past
      .look(this.#state, ply)
      .then(() => this.#draw())
      .catch((error) => this.#app.fail(error));
  }

  #onKey(event) {
    if (event.target.closest?.("input, select, textarea") || !this.#state) return;
    const shown = this.#past.ply ?? this.#state.ply;
    const key = event.key.toLowerCase();
    const control = event.ctrlKey || event.metaKey;
    if (control && key === "z" && !event.shiftKey) this.#undo();
    else if (control && (key === "y" || key === "z")) this.#state.can.redo && this.#act({ do: "redo" });
    else if (key === "arrowleft" && shown > 0) this.#look(shown - 1);
    else if (key === "arrowright") this.#look(shown + 1);
    else return;
    event.preventDefault();
  }

  #undo() {
    const { can } = this.#state;
    if (can.ask_undo) this.#act({ do: "ask-undo" });
    else if (can.undo) this.#act({ do: "undo" });
  }
}
