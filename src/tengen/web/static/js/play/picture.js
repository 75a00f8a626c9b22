// From the state of a game to what the board and the status line show. Pure functions.

import { phraseText, t } from "../lib/texts.js";
import { choiceOf, forbiddenOf, otherColor, seatTitle } from "../lib/words.js";

/** Points to colours, from lists of points per colour. */
export function stonesOf({ black, white }) {
  const colored = (points, color) => points.map((point) => [point, color]);
  return Object.fromEntries([...colored(black, "black"), ...colored(white, "white")]);
}

/** The number of each move whose stone still stands; a point played twice has its latest. */
export function numbersOf(moves, stones) {
  const numbers = {};
  moves.forEach((point, index) => {
    if (point in stones) numbers[point] = index + 1;
  });
  return numbers;
}

/** Forbidden points with their signs and words. */
export function forbiddenPoints(forbidden) {
  return Object.fromEntries(
    Object.entries(forbidden).map(([point, reason]) => {
      const { sign, summary } = forbiddenOf(reason);
      return [point, { label: sign, text: summary }];
    }),
  );
}

const CAPTURED = { shape: "cross", tone: "warn" };

/** What every position shows, in a game or in analysis. */
export function positionPicture(position, { numbers = false, forbidden = true } = {}) {
  const stones = stonesOf(position.stones);
  return {
    size: position.size,
    stones,
    numbers: numbers ? numbersOf(position.moves, stones) : {},
    last: position.last,
    line: (position.result ?? position.outcome)?.line ?? [],
    pending: position.pending_five?.line ?? [],
    forbidden: forbidden ? forbiddenPoints(position.forbidden) : {},
    marks: Object.fromEntries(position.captured.map((point) => [point, CAPTURED])),
  };
}

/** The stones of a line that is only looked at, with their numbers. */
export function ghostsOf(moves, turn) {
  return Object.fromEntries(
    moves.map((move, index) => [move, { color: index % 2 ? otherColor(turn) : turn, text: index + 1 }]),
  );
}

/** The points that an opening puts up for choice, as stones with letters. */
export function offersOf({ offers, turn }) {
  const letter = (index) => String.fromCharCode(65 + index);
  return Object.fromEntries(offers.map((point, index) => [point, { color: turn, text: letter(index) }]));
}

/** The last move in words: "Black f5, captures d5 e5". */
export function lastMoveWords({ turn, last, captured }) {
  const facts = { color: otherColor(turn), move: last, stones: captured.join(" ") };
  return t(captured.length ? "play-last-capture" : "play-last-move", facts);
}

/** Whether this client is to do what the game waits for. */
export function isYourTurn(state) {
  return state.to_act !== null && state.you.includes(state.to_act.seat);
}

/** The colour of the stone that this client may place now, or null; an open question stops nobody. */
export function hoverColor(state) {
  return state.mover && state.you.includes(state.mover) ? state.turn : null;
}

/** The colour of a seat, or null while the opening has not settled it. */
export function colorOf(state, seat) {
  if (!state.colors) return null;
  return state.colors.black === seat ? "black" : "white";
}

/** The seat shown below the board: one's own, else the first. */
export function nearSeat(state) {
  return state.you.length === 1 ? state.you[0] : "first";
}

/** What goes on, in a short line and a longer one. */
export function statusOf(state) {
  if (state.result) return resultStatus(state);
  const waiting = Object.values(state.seats).some((seat) => seat.kind === "invite" && !seat.taken);
  if (waiting) return waitingStatus(state);
  const name = seatTitle(state.seats[state.to_act.seat]);
  const shared = state.you.length === 2;
  const yours = isYourTurn(state);
  if (state.to_act.kind === "draw-answer") {
    const offering = seatTitle(state.seats[state.draw_offer]);
    return yours
      ? { text: t("play-draw-offered", { name: offering }), detail: t("play-draw-offered-about") }
      : { text: t("play-draw-asked"), detail: t("play-draw-asked-about", { name }) };
  }
  if (state.to_act.kind === "undo-answer") {
    const asking = seatTitle(state.seats[state.undo_request]);
    return yours
      ? { text: t("play-undo-asked", { name: asking }), detail: t("play-undo-asked-about") }
      : { text: t("play-undo-waiting"), detail: t("play-undo-waiting-about", { name }) };
  }
  if (state.to_act.kind === "choice") {
    const text = yours && !shared ? t("play-your-choice") : t("play-chooses", { name });
    return { text, detail: choiceDetail(state.to_act) };
  }
  if (state.paused) return { text: t("play-paused"), detail: t("play-paused-about") };
  if (state.thinking) return { text: t("play-thinking", { name }), detail: "" };
  const other = shared ? t("play-color-to-move", { color: state.turn }) : t("play-to-move", { name });
  const text = yours && !shared ? t("play-your-move") : other;
  return { text, detail: moveDetail(state, yours) };
}

/** The key and parameters that tell what was chosen. */
function chosenWords(name) {
  if (name.startsWith("offer-")) return ["event-chose-offers", { count: Number(name.slice(6)) }];
  return name === "add-two" ? ["event-added-two"] : ["event-chose-color", { color: name.slice(5) }];
}

function choiceDetail({ choices }) {
  const isCount = choices.every((name) => name.startsWith("offer-"));
  return t(isCount ? "play-offers-about" : "play-choice-about");
}

function waitingStatus({ you }) {
  if (!you.length) return { text: t("play-waiting-player"), detail: t("play-watching") };
  return { text: t("play-waiting-opponent"), detail: t("play-waiting-about") };
}

function moveDetail(state, yours) {
  if (state.pending_five) {
    return state.pending_five.color === state.turn
      ? t("play-own-five")
      : t("play-other-five", { color: state.pending_five.color });
  }
  if (!state.colors) return instructionOf(state.to_act);
  if (state.draw_offer) return t("play-draw-open");
  if (state.to_act.points) return instructionOf(state.to_act);
  if (state.ply === 0 && yours) return t("play-begin");
  return state.you.length === 0 ? t("play-watching") : "";
}

/** Who won as this client sees it, and how. */
function resultStatus(state) {
  const { winner } = state.result;
  const own = state.you.length === 1 ? colorOf(state, state.you[0]) : null;
  const detail = t("play-result", { text: phraseText(state.result), count: state.ply });
  if (winner === null) return { text: t("play-drawn"), detail };
  if (own) return { text: t(own === winner ? "play-won" : "play-lost"), detail };
  if (state.you.length) return { text: t("play-color-won", { color: winner }), detail };
  return { text: t("play-name-won", { name: seatTitle(state.seats[state.colors[winner]]) }), detail };
}

/** What others have done between two states that the board does not show, in sentences. */
export function eventsOf(before, after) {
  const events = [];
  const tell = (seat, key, more = {}) =>
    after.you.includes(seat) || events.push(t(key, { name: seatTitle(after.seats[seat]), ...more }));
  const other = (seat) => (seat === "first" ? "second" : "first");
  for (const [seat, { kind }] of Object.entries(before.seats))
    if (kind === "invite" && after.seats[seat].kind !== "invite") tell(seat, "event-joined");
  if (after.rematch_offer && !before.rematch_offer) tell(after.rematch_offer, "event-rematch");
  if (before.draw_offer && !after.draw_offer && !after.result)
    tell(other(before.draw_offer), after.ply > before.ply ? "event-played-on" : "event-declined-draw");
  if (before.undo_request && !after.undo_request && !after.result && after.ply >= before.ply)
    tell(other(before.undo_request), "event-refused-undo");
  if (before.to_act?.kind === "choice" && after.seq > before.seq && after.ply >= before.ply) {
    if (after.chosen) tell(before.to_act.seat, ...chosenWords(after.chosen));
  }
  return events;
}

/** What a player has to do in an opening: "Place a white stone.". */
function instructionOf({ instruction }) {
  return phraseText(instruction);
}

/** Why a point cannot be played: "h8 is forbidden. Overline: six or more in a row.". */
export function forbiddenWords(point, { text }) {
  return t("play-forbidden", { point, reason: `${text[0].toUpperCase()}${text.slice(1)}` });
}

/** The choices of an opening with their words. */
export function openingChoices(state) {
  return state.to_act?.kind === "choice" ? state.to_act.choices.map(choiceOf) : [];
}

/** The sounds that tell what has happened between two states of a game. */
export function soundsOf(before, after) {
  const sounds = [];
  if (after.ply > before.ply) {
    sounds.push(after.captured.length ? "capture" : after.ply % 2 ? "stone" : "reply");
  }
  if (after.result && !before.result) {
    const own = after.you.length === 1 ? colorOf(after, after.you[0]) : null;
    const { winner } = after.result;
    sounds.push(winner === null ? "draw" : own && winner !== own ? "loss" : "win");
  }
  return sounds;
}
