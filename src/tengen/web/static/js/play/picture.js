// From the state of a game to what the board and the status line show. Pure functions.

import { CHOICES, FORBIDDEN, colorTitle, seatTitle } from "../lib/words.js";

/** Points to colours, from lists of points per colour. */
export function stonesOf({ black, white }) {
  const stones = {};
  for (const point of black) stones[point] = "black";
  for (const point of white) stones[point] = "white";
  return stones;
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
export function forbiddenOf(forbidden) {
  return Object.fromEntries(
    Object.entries(forbidden).map(([point, reason]) => [
      point,
      FORBIDDEN[reason] ?? { label: "×", text: reason },
    ]),
  );
}

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
    forbidden: forbidden ? forbiddenOf(position.forbidden) : {},
  };
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
  if (state.result) return { text: state.result.text, detail: endDetail(state) };
  const waiting = Object.values(state.seats).some((seat) => seat.kind === "invite" && !seat.taken);
  if (waiting) return waitingStatus(state);
  const name = seatTitle(state.seats[state.to_act.seat]);
  const shared = state.you.length === 2;
  const yours = isYourTurn(state);
  if (state.to_act.kind === "draw") {
    const offering = seatTitle(state.seats[state.draw_offer]);
    return yours
      ? { text: `${offering} offers a draw`, detail: "Accept it, or play on." }
      : { text: "Draw offered", detail: `${name} may accept it.` };
  }
  if (state.to_act.kind === "undo") {
    const asking = seatTitle(state.seats[state.undo_request]);
    return yours
      ? { text: `${asking} asks to take back`, detail: "Allow it, or play on." }
      : { text: "Asked to take back", detail: `${name} may allow it.` };
  }
  if (state.to_act.kind === "choice") {
    return { text: yours && !shared ? "Your choice" : `${name} chooses`, detail: "Who plays which colour?" };
  }
  if (state.thinking) return { text: `${name} is thinking`, detail: "" };
  const text = shared ? `${colorTitle(state.turn)} to move` : yours ? "Your move" : `${name} to move`;
  return { text, detail: moveDetail(state, yours) };
}

function waitingStatus({ you }) {
  return you.length
    ? { text: "Waiting for your opponent", detail: "Send the link below. The game begins when it is opened." }
    : { text: "Waiting for a player", detail: "You are watching." };
}

function moveDetail(state, yours) {
  if (state.pending_five) {
    return state.pending_five.color === state.turn
      ? "Your five stands if it is not broken."
      : `${colorTitle(state.pending_five.color)} has five: break it by a capture, or lose.`;
  }
  if (!state.colors) return sentence(state.to_act.instruction);
  if (state.draw_offer) return "A draw is offered; playing on declines it.";
  if (state.to_act.points) return sentence(state.to_act.instruction);
  if (state.ply === 0 && yours) return "Place a stone anywhere to begin.";
  return state.you.length === 0 ? "You are watching." : "";
}

function endDetail(state) {
  const moves = state.ply === 1 ? "1 move" : `${state.ply} moves`;
  return state.you.length === 1 && state.result.winner
    ? `${colorOf(state, state.you[0]) === state.result.winner ? "You won" : "You lost"} after ${moves}.`
    : `The game took ${moves}.`;
}

/** "Place a stone." from "place a stone". */
export function sentence(text) {
  return `${text[0].toUpperCase()}${text.slice(1)}.`;
}

/** The choices of an opening with their words. */
export function openingChoices(state) {
  return state.to_act?.kind === "choice"
    ? state.to_act.choices.map((name) => ({ name, ...(CHOICES[name] ?? { title: name, about: "" }) }))
    : [];
}

/** The sounds that tell what has happened between two states of a game. */
export function soundsOf(before, after) {
  const sounds = [];
  if (after.ply > before.ply) {
    const captured = after.stats.at(-1)?.captured?.length;
    sounds.push(captured ? "capture" : after.ply % 2 ? "stone" : "reply");
  }
  if (after.result && !before.result) {
    const own = after.you.length === 1 ? colorOf(after, after.you[0]) : null;
    const { winner } = after.result;
    sounds.push(winner === null ? "draw" : own && winner !== own ? "loss" : "win");
  }
  return sounds;
}
