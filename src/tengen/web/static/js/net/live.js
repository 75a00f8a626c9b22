// The one socket of a page: games that are watched, actions, hints, one analysis. It reconnects by
// itself, watches again, and sends once more what has had no answer, under the same ref.

import { ApiError } from "./api.js";

const FIRST_WAIT = 300; // milliseconds before the first new attempt; doubles up to LONGEST_WAIT
const LONGEST_WAIT = 4000;
const PING_EVERY = 20_000;
const EVENTS = ["engine", "notice", "you", "paired", "round", "challenge", "your-move"]; // for the whole page

/** A text that names one message of one page. */
export function uniqueRef() {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (value) => value.toString(36)).join("");
}

export class Live {
  #url;
  #socket = null;
  #wait = FIRST_WAIT;
  #games = new Map(); // id -> listener
  #states = new Map(); // id -> the state as the server has told it, to which changes are added
  #pending = new Map(); // ref -> { message, resolve, reject }
  #lobby = null; // listener
  #tournament = null; // { id, listener }
  #analysis = null; // { ref, message, listener }
  #events = new EventTarget();

  constructor(url) {
    this.#url = url;
    this.#connect();
    setInterval(() => this.#send({ type: "ping" }), PING_EVERY);
    addEventListener("online", () => this.#connect());
  }

  /** Calls back for one of `EVENTS` or "connection", until the signal is aborted. */
  on(type, listener, signal) {
    this.#events.addEventListener(type, ({ detail }) => listener(detail), { signal });
  }

  /** Sends every message about a game to the listener, until the signal is aborted. */
  watch(id, listener, signal) {
    this.#games.set(id, listener);
    this.#send({ type: "watch", game: id });
    signal.addEventListener("abort", () => {
      if (this.#games.get(id) !== listener) return;
      this.#games.delete(id);
      this.#states.delete(id);
      this.#send({ type: "leave", game: id });
    });
  }

  /**
   * Asks something of a game and settles when the server has answered or refused: "act" with { seq, action }
   * is answered once it is stored, "hint" by { move, score, line, depth }, "rematch" by the id of a new game.
   */
  ask(type, game, more = {}) {
    const message = { type, game, ...more, ref: uniqueRef() };
    return new Promise((resolve, reject) => {
      this.#pending.set(message.ref, { message, resolve, reject });
      this.#send(message);
    });
  }

  /** Sends the lobby to the listener whenever it changes, until the signal is aborted. */
  watchLobby(listener, signal) {
    this.#lobby = listener;
    this.askLobby();
    signal.addEventListener("abort", () => {
      if (this.#lobby !== listener) return;
      this.#lobby = null;
      this.#send({ type: "leave-lobby" });
    });
  }

  /** Asks for the lobby as it is now. */
  askLobby() {
    this.#send({ type: "lobby" });
  }

  /** Sends a tournament to the listener whenever it changes, until the signal is aborted. */
  watchTournament(id, listener, signal) {
    if (signal.aborted) return;
    const watched = { id, listener };
    this.#tournament = watched;
    this.#send({ type: "tournament", tournament: id });
    signal.addEventListener("abort", () => {
      if (this.#tournament !== watched) return;
      this.#tournament = null;
      this.#send({ type: "leave-tournament" });
    });
  }

  /** Sets the seconds between the moves of two engines. */
  setPace(game, seconds) {
    this.#send({ type: "pace", game, seconds });
  }

  /** Starts an analysis instead of the one before; the listener gets queued, info, done and error. */
  analyse(request, listener) {
    const ref = uniqueRef();
    this.#analysis = { ref, message: { type: "analyse", ref, ...request }, listener };
    this.#send(this.#analysis.message);
  }

  /** Ends the analysis; its listener hears no more. */
  stop() {
    if (!this.#analysis) return;
    this.#analysis = null;
    this.#send({ type: "stop" });
  }

  #send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect() {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.addEventListener("open", () => this.#onOpen());
    socket.addEventListener("message", (event) => this.#onMessage(JSON.parse(event.data)));
    socket.addEventListener("close", () => socket === this.#socket && this.#onClose());
  }

  #onOpen() {
    this.#wait = FIRST_WAIT;
    this.#tell("connection", true);
    for (const id of this.#games.keys()) this.#send({ type: "watch", game: id });
    if (this.#lobby) this.askLobby();
    if (this.#tournament) this.#send({ type: "tournament", tournament: this.#tournament.id });
    for (const { message } of this.#pending.values()) this.#send(message);
    if (this.#analysis) this.#send(this.#analysis.message);
  }

  #onClose() {
    this.#tell("connection", false);
    setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #tell(type, detail) {
    this.#events.dispatchEvent(new CustomEvent(type, { detail }));
  }

  #onMessage(message) {
    const pending = this.#pending.get(message.ref);
    if (pending && message.type !== "state") {
      this.#pending.delete(message.ref);
      if (message.type === "error") pending.reject(new ApiError(message));
      else pending.resolve(message);
    } else if (this.#analysis && message.ref === this.#analysis.ref) {
      this.#analysis.listener(message);
    } else if (message.type === "lobby") {
      this.#lobby?.(message);
    } else if (message.type === "tournament") {
      if (this.#tournament?.id === message.tournament.id) this.#tournament.listener(message.tournament);
    } else if (EVENTS.includes(message.type)) {
      this.#tell(message.type, message);
    } else if (message.type === "state") {
      this.#states.set(message.game.id, message.game);
      this.#games.get(message.game.id)?.(message);
    } else if (message.type === "changes") {
      if (!this.#states.has(message.game)) return;
      const game = { ...this.#states.get(message.game), ...message.changes };
      this.#states.set(game.id, game);
      this.#games.get(game.id)?.({ type: "state", game: { ...game } });
    } else if (message.game) {
      this.#games.get(message.game)?.(message);
    }
  }
}
