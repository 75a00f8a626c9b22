// The play view: a board one can play on at once, and the game that grows out of the first stone.

import { BoardWidget } from "../board/board.js";
import { callPlayer, setTitle } from "../lib/call.js";
import { button, fill, h, markMore } from "../lib/dom.js";
import { dueLink } from "../drills/drills.js";
import { EngineNotice } from "../lib/engine-notice.js";
import { scoreWords } from "../lib/format.js";
import { boardLooks, settings } from "../lib/settings.js";
import { play } from "../lib/sounds.js";
import { phraseText, t } from "../lib/texts.js";
import { ruleOf, seatTitle } from "../lib/words.js";
import { api } from "../net/api.js";
import { Actions } from "./actions.js";
import { Claim } from "./claim.js";
import { invitationForm, resumeLink } from "./entrance.js";
import { MoveList } from "./moves.js";
import { PastPositions } from "./past.js";
import { eventsOf, hoverColor, isYourTurn, lastMoveWords, nearSeat } from "./picture.js";
import { forbiddenWords, ghostsOf, offersOf, positionPicture, soundsOf, stonesOf } from "./picture.js";
import { ReviewPanel } from "../review/panel.js";
import { SeatCard } from "./seats.js";
import { SetupForm, draftOf, gameRequest, seekRequest } from "./setup.js";
import { Share } from "./share.js";
import { Statistics } from "./statistics.js";
import { StatusPanel } from "./status.js";
import { Talk } from "./talk.js";
import { Teacher } from "./teacher.js";
import { typedMove } from "./typed.js";
import { welcome } from "./welcome.js";

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
  #waiting = []; // to be told of the next state of the game
  #hint = null;
  #preview = []; // moves of a review that are only imagined after the position that is shown
  #resigning = false; // asked whether to resign
  #starting = false;
  #leaving; // aborted when another view is shown
  #far = new SeatCard();
  #near = new SeatCard();
  #panel = markMore(h("div.panel.stack"));

  constructor(app, { parameters, leaving }) {
    this.#app = app;
    this.#leaving = leaving;
    this.status = new StatusPanel((action) => this.#act(action));
    this.#makeParts();
    this.element.append(
      h("h1.unseen", t("play-title")),
      h("div.over", this.#far.element),
      h("div.board-area", this.#boardHost),
      this.status.element,
      h("div.under", this.#near.element),
      this.#panel,
      this.actions.element,
    );
    this.#board = new BoardWidget(this.#boardHost, {
      onPick: (point, how) => this.#pick(point, how),
      onHover: (point) => this.#explainPoint(point),
    });
    document.addEventListener("keydown", (event) => this.#onKey(event), { signal: leaving });
    settings.watch(() => this.#draw(), leaving);
    app.live.on("connection", (connected) => this.#onConnection(connected), leaving);
    this.#enter(parameters).catch((error) => this.#failedToOpen(error));
  }

  #makeParts() {
    const app = this.#app;
    this.engineNotice = new EngineNotice(app, this.#leaving);
    this.claim = new Claim((action) => this.#act(action));
    this.moves = new MoveList((ply) => this.#look(ply));
    this.statistics = new Statistics();
    this.talk = new Talk((text) => this.#tell(text));
    this.share = new Share(app.config.token, (text) => this.#tell(text));
    const calls = {
      subject: () => ({ game: this.#state.id }),
      look: (ply, moves) => this.#lookAt(ply, moves),
      onReview: () => this.#state && this.#draw(),
    };
    this.review = new ReviewPanel(calls, this.#leaving);
    this.review.element.classList.add("card");
    this.review.element.hidden = true;
    this.teacher = new Teacher({
      state: () => this.#state,
      takeBack: () => this.#look(this.#state.ply).then(() => this.#undo()),
      look: (ply, moves) => this.#lookAt(ply, moves),
      draw: () => this.#draw(),
    });
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
    if (invite && !isFree && game.you.length === 0) this.#tell(t("play-invitation-used"));
  }

  #failedToOpen(error) {
    this.#showSetup();
    this.status.say(t("play-cannot-open"), error.message);
  }

  /** A board to play on, and the choices beside it. */
  #showSetup() {
    const due = h("div.due");
    const resume = h("div");
    const lobby = h("a.button", { href: "/?view=lobby" }, t("lobby-title"));
    const tournaments = h("a.button", { href: "/?view=tournaments" }, t("tournaments-title"));
    const ways = h("div.stack.tight", h("div.row.even", lobby, tournaments), resume);
    const show = (greeting) => {
      const calls = { onStart: () => this.#start(null), onChange: () => this.#draw() };
      const form = new SetupForm({ ...calls, leaving: this.#leaving });
      fill(this.#panel, this.engineNotice.element, greeting, due, form.element, ways);
      this.#draw();
    };
    if (settings.get("welcomed")) show(null);
    else welcome(show).then(show, () => show(null)); // the question is only an offer
    this.#draw();
    const offer = (place, link) => link.then((shown) => fill(place, shown)).catch(() => {}); // only an offer
    offer(resume, resumeLink());
    offer(due, dueLink());
  }

  #showInvitation(game, invite) {
    const onGame = (joined) => {
      history.replaceState(null, "", gameAddress(joined.id)); // without the invitation, which is used now
      this.#open(joined);
    };
    fill(this.#panel, invitationForm(game, invite, onGame));
    this.#show(game);
  }

  /** Looks for somebody in the lobby, if that is what was chosen; whether it was. */
  async #seek() {
    const opponent = settings.get("opponent");
    const wish = seekRequest((key) => settings.get(key));
    if (opponent === "challenge")
      await api.post("/api/lobby/challenges", { ...wish, player: settings.get("challenged") });
    else if (opponent !== "lobby") return false;
    const { game } = opponent === "lobby" ? await api.post("/api/lobby/seeks", wish) : { game: null };
    this.#app.navigate(game ? gameAddress(game) : "/?view=lobby");
    return true;
  }

  async #start(firstPoint) {
    if (this.#starting) return;
    this.#starting = true;
    this.#sent = firstPoint;
    this.#draw();
    try {
      if (await this.#seek()) return;
      const request = gameRequest((key) => settings.get(key));
      const { game } = await api.post("/api/games", request);
      history.pushState(null, "", gameAddress(game.id));
      this.#open(game);
      if (firstPoint && isYourTurn(game)) await this.#act({ do: "move", point: firstPoint });
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
      this.claim.element,
      this.share.invitation,
      this.review.element,
      this.moves.element,
      this.typed,
      this.talk.element,
      this.statistics.element,
      this.share.watching,
    );
    // The form before may have been scrolled to its button: what is new stands above that.
    this.#panel.scrollTop = 0;
    scrollTo(0, 0);
    this.panelOpen = true;
    this.#show(game);
    this.#app.live.watch(game.id, (message) => this.#onMessage(message), this.#leaving);
  }

  // What comes in

  #onMessage(message) {
    if (message.type === "state") this.#show(message.game);
    if (message.type === "said") this.talk.hear(message.message);
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
    this.#talkOf(before, game);
    this.#reviewWhenOver(game);
    for (const tell of this.#waiting.splice(0)) tell();
    setTitle(t(isYourTurn(game) && game.you.length === 1 ? "play-your-move" : "nav-play"));
    this.#draw();
  }

  /** Opens the talk with the game, and again when somebody sits down. */
  #talkOf(before, game) {
    const taken = (state) => Object.values(state.seats).filter((seat) => seat.taken).length;
    if (before?.id === game.id && taken(before) === taken(game)) return;
    const other = Object.entries(game.seats).find(([seat]) => !game.you.includes(seat));
    this.talk.open(game, other ? seatTitle(other[1]) : "");
  }

  /** The review opens by itself when a game has ended, and goes when it is played on. */
  #reviewWhenOver(game) {
    const isOver = game.result !== null && game.ply > 0;
    if (isOver === !this.review.element.hidden || !this.panelOpen) return;
    this.review.element.hidden = !isOver;
    if (isOver) this.review.begin();
    else this.review.clear();
  }

  /** Says something about this game, which must not stand above the next one. */
  #tell(text) {
    this.#app.notify(text, { leaving: this.#leaving });
  }

  #announce(before, game) {
    if (!before.rematch && game.rematch && before.rematch_offer && game.you.length)
      this.#app.navigate(gameAddress(game.rematch)); // agreed: its clock may run soon
    for (const name of soundsOf(before, game)) play(name);
    if (document.hidden && isYourTurn(game) && !isYourTurn(before)) this.#callBack(game);
    for (const text of eventsOf(before, game)) this.#tell(text);
    if (game.ply > before.ply) this.#board.say(lastMoveWords(game));
  }

  /** Calls the player back to a page that is out of sight. */
  #callBack(game) {
    const other = Object.entries(game.seats).find(([seat]) => !game.you.includes(seat));
    const text = t("call-your-move", { name: other ? seatTitle(other[1]) : "" });
    callPlayer(text, gameAddress(game.id), (address) => this.#app.navigate(address));
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
      if (!this.#leaving.aborted && this.#state)
        this.status.say(t("play-reconnecting"), t("play-reconnecting-about"));
    }, OFFLINE_AFTER);
  }

  // Drawing

  #draw() {
    if (this.#leaving.aborted) return;
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
        t(this.#starting ? "play-starting" : canBegin ? "play-your-move" : "play-ready"),
        t(canBegin ? "play-begin" : "play-press-start"),
      );
    this.#board.set({
      selected: this.#selected,
      size: request.size,
      stones: this.#sent ? { [this.#sent]: "black" } : {},
      ...boardLooks(),
      hover: canBegin && !this.#starting ? "black" : null,
    });
  }

  #drawGame() {
    const state = this.#state;
    this.#drawSeats(state, state.rule);
    this.share.show(state);
    this.actions.show(state);
    this.claim.show(state);
    if (this.typed) this.typed.hidden = state.you.length === 0 || state.result !== null;
    this.statistics.show(state.stats, ruleOf(state.rule).captures);
    this.moves.show(state, this.#past.ply ?? state.ply, this.review.signs);
    this.review.showPly(this.#past.ply ?? state.ply);
    this.#drawBoard();
    if (this.wasOffline) return;
    if (this.#past.ply !== null) this.#sayLooking();
    else if (this.#selected) this.#sayConfirm();
    else if (this.#resigning) this.#sayResign();
    else if (this.teacher.mistake) this.teacher.say(this.status);
    else if (!this.panelOpen) this.status.say(t("play-invited"), t("play-invited-about"));
    else this.#sayState();
  }

  #sayState() {
    this.status.show(this.#state);
    if (this.#hint) this.status.explain(this.#hintWords);
  }

  /** A hint as far as it has been asked for: the part of the board, the shape, then the point. */
  get #hintWords() {
    const { stages, stage, move, score } = this.#hint;
    if (stage < stages.length - 1) return phraseText(stages[stage].phrase);
    return t("play-hint-point", { move, score: scoreWords(score) });
  }

  #drawSeats(state, rule) {
    const near = nearSeat(state);
    const { captures } = ruleOf(rule);
    this.#near.show(state, near, captures);
    this.#far.show(state, near === "first" ? "second" : "first", captures);
  }

  /** The newest position, or the earlier one that is looked at; nothing can be played there. */
  #drawBoard() {
    const state = this.#state;
    const isNow = this.#past.ply === null;
    const picture = positionPicture(isNow ? state : this.#past.position, {
      numbers: settings.get("numbers"),
      forbidden: isNow && settings.get("forbidden") && !state.result,
    });
    if (isNow && this.#sent && !(this.#sent in picture.stones)) {
      picture.stones[this.#sent] = state.turn;
      picture.last = this.#sent;
    }
    const isPoint = this.#hint && this.#hint.stage >= this.#hint.stages.length - 1;
    const hint = isNow && isPoint && { [this.#hint.move]: { shape: "diamond", tone: "accent" } };
    const points = isNow && isYourTurn(state) && state.to_act.points;
    this.#board.set({
      ...picture,
      ...boardLooks(),
      ghosts: {
        ...(isNow ? offersOf(state) : {}),
        ...ghostsOf(this.#preview, (isNow ? state : this.#past.position).turn),
      },
      hover: isNow ? (this.#sent ? null : hoverColor(state)) : this.#tryColor,
      zone: points ? new Set(points) : null,
      selected: isNow ? this.#selected : null,
      marks: { ...picture.marks, ...hint },
    });
  }

  /** The colour that a better move is tried for, or null. */
  get #tryColor() {
    return this.review.isTrying ? this.#past.position.turn : null;
  }

  #sayLooking() {
    const back = button(t("play-back-to-game"), () => this.#look(this.#state.ply), { kind: "primary" });
    this.status.say(t("play-position-after", { ply: this.#past.ply }), "", [back]);
  }

  // What the user does

  #pick(point, how) {
    const mustConfirm = ["always", how].includes(settings.get("confirm"));
    if (this.review.isTrying) this.review.pick(point);
    else if (this.#past.ply !== null) this.#look(this.#state.ply);
    else if (mustConfirm && this.#selected !== point && this.#board.isFree(point)) this.#select(point);
    else this.#play(point);
  }

  #select(point) {
    this.#selected = point;
    this.#draw();
  }

  #sayConfirm() {
    this.status.say(t("play-confirm", { point: this.#selected }), t("play-confirm-about"), [
      button(t("play"), () => this.#play(this.#selected), { kind: "primary", picture: "check" }),
      button(t("cancel"), () => this.#select(null)),
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
    this.status.say(t("play-resign-sure"), "", [
      button(t("play-resign-yes"), resign, { kind: "primary" }),
      button(t("play-on"), () => this.#askResign(false)),
    ]);
  }

  /** The seat to act for: one's own, or with both on one screen the one whose turn it is. */
  get #mySeat() {
    const { you, to_act: toAct } = this.#state;
    return you.length === 2 ? toAct.seat : you[0];
  }

  #play(point) {
    this.#selected = null;
    const isFree = this.#board.isFree(point);
    if (this.#state === null) {
      if (isFree) this.#start(point);
    } else if (isFree) {
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
    if (this.teacher.mistake) return;
    const reason = point && this.#board.state.forbidden[point];
    if (reason) this.status.explain(forbiddenWords(point, reason));
    else if (!state.thinking) this.#sayState();
  }

  async #act(action) {
    const { id, seq, ply } = this.#state;
    this.teacher.dismiss();
    try {
      await this.#app.live.ask("act", id, { seq, action });
      if (action.do === "move" && !this.#leaving.aborted) this.teacher.judge(ply + 1);
    } catch (error) {
      if (error.code !== "stale") this.#tell(error.message);
      else if (await this.#isStillMeant(action, seq, ply)) await this.#act(action);
    } finally {
      if (this.#sent === (action.point ?? null)) this.#sent = null;
      this.#draw();
    }
  }

  /** Whether an action that met a newer game is meant for that one as well; waits until it is here. */
  async #isStillMeant(action, seq, ply) {
    if (action.do === "pause" || action.do === "resume") return true; // however far the engines have come
    if (action.do !== "move") return false;
    while (this.#state.seq === seq && !this.#leaving.aborted)
      await new Promise((resolve) => this.#waiting.push(resolve));
    // A draw offer or somebody who sat down changes nothing for a move; another move does.
    return !this.#leaving.aborted && this.#state.ply === ply && hoverColor(this.#state) !== null;
  }

  async #askHint() {
    const { id, seq } = this.#state;
    this.teacher.dismiss();
    if (this.#hint) {
      this.#hint.stage++; // the next stage of the same hint
      this.#draw();
      return;
    }
    if (this.asksHint) return;
    this.asksHint = true;
    this.status.explain(t("play-looking"));
    try {
      const hint = await this.#app.live.ask("hint", id);
      if (this.#state.seq === seq) this.#hint = { ...hint, stage: 0 };
    } finally {
      this.asksHint = false;
      this.#draw();
    }
  }

  async #rematch() {
    const { id } = await this.#app.live.ask("rematch", this.#state.id);
    if (id) this.#app.navigate(gameAddress(id));
    else this.#tell(t("play-rematch-told"));
  }

  // Looking back

  #look(ply) {
    this.review.endTry();
    return this.#lookAt(ply, []);
  }

  async #lookAt(ply, preview) {
    await this.#past.look(this.#state, ply, () => {
      this.#preview = preview;
      this.#draw();
    });
  }

  #onKey(event) {
    if (event.target.closest?.("input, select, textarea") || !this.#state) return;
    const shown = this.#past.wanted ?? this.#state.ply;
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
