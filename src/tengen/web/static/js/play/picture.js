// From the state of a game to what the board and the status line show. Pure functions.

import { counted } from "../lib/format.js";
import { choiceOf, colorTitle, forbiddenOf, otherColor, seatTitle } from "../lib/words.js";

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
  const taken = captured.length ? `, captures ${captured.join(" ")}` : "";
  return `${colorTitle(otherColor(turn))} ${last}${taken}`;
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
      ? { text: `${offering} offers a draw`, detail: "Accept it, or play on." }
      : { text: "Draw offered", detail: `Waiting for ${name} to answer.` };
  }
  if (state.to_act.kind === "undo-answer") {
    const asking = seatTitle(state.seats[state.undo_request]);
    return yours
      ? { text: `${asking} asks to undo`, detail: "Allow it, or play on." }
      : { text: "Undo requested", detail: `Waiting for ${name} to allow it.` };
  }
  if (state.to_act.kind === "choice") {
    return { text: yours && !shared ? "Your choice" : `${name} chooses`, detail: choiceDetail(state.to_act) };
  }
  if (state.paused) return { text: "Paused", detail: "Press Resume to let the engines play on." };
  if (state.thinking) return { text: `${name} is thinking`, detail: "" };
  const text = shared ? `${colorTitle(state.turn)} to move` : yours ? "Your move" : `${name} to move`;
  return { text, detail: moveDetail(state, yours) };
}

function chosenWords(name) {
  const { title } = choiceOf(name);
  const words = `${title[0].toLowerCase()}${title.slice(1)}`;
  return name.startsWith("offer-") ? words : `to ${words}`;
}

function choiceDetail({ choices }) {
  const isCount = choices.every((name) => name.startsWith("offer-"));
  return isCount ? "How many fifth moves does Black offer?" : "Who plays which colour?";
}

function waitingStatus({ you }) {
  if (!you.length) return { text: "Waiting for a player", detail: "You are watching." };
  const detail = "Send the link below. The game begins when somebody opens it.";
  return { text: "Waiting for your opponent", detail };
}

function moveDetail(state, yours) {
  if (state.pending_five) {
    return state.pending_five.color === state.turn
      ? "Your five wins unless it is broken."
      : `${colorTitle(state.pending_five.color)} has five: break it by a capture, or lose.`;
  }
  if (!state.colors) return sentence(state.to_act.instruction);
  if (state.draw_offer) return "A draw is offered; playing on declines it.";
  if (state.to_act.points) return sentence(state.to_act.instruction);
  if (state.ply === 0 && yours) return "Place a stone anywhere to begin.";
  return state.you.length === 0 ? "You are watching." : "";
}

/** Who won as this client sees it, and how. */
function resultStatus(state) {
  const { winner, text } = state.result;
  const own = state.you.length === 1 ? colorOf(state, state.you[0]) : null;
  const detail = `${text} The game took ${counted(state.ply, "move")}.`;
  if (winner === null) return { text: "Draw", detail };
  if (own) return { text: own === winner ? "You won" : "You lost", detail };
  const name = seatTitle(state.seats[state.colors[winner]]);
  return { text: `${state.you.length ? colorTitle(winner) : name} won`, detail };
}

/** What others have done between two states that the board does not show, in sentences. */
export function eventsOf(before, after) {
  const events = [];
  const tell = (seat, text) =>
    after.you.includes(seat) || events.push(`${seatTitle(after.seats[seat])} ${text}.`);
  const other = (seat) => (seat === "first" ? "second" : "first");
  for (const [seat, { kind }] of Object.entries(before.seats))
    if (kind === "invite" && after.seats[seat].kind !== "invite") tell(seat, "has joined the game");
  if (after.rematch_offer && !before.rematch_offer) tell(after.rematch_offer, "offers a rematch");
  if (before.draw_offer && !after.draw_offer && !after.result)
    tell(
      other(before.draw_offer),
      after.ply > before.ply ? "played on, which declines the draw" : "declined the draw",
    );
  if (before.undo_request && !after.undo_request && !after.result && after.ply >= before.ply)
    tell(other(before.undo_request), "did not allow the undo");
  if (before.to_act?.kind === "choice" && after.seq > before.seq && after.ply >= before.ply) {
    if (after.chosen) tell(before.to_act.seat, `chose ${chosenWords(after.chosen)}`);
  }
  return events;
}

/** "Place a stone." from "place a stone". */
export function sentence(text) {
  return `${text[0].toUpperCase()}${text.slice(1)}.`;
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
