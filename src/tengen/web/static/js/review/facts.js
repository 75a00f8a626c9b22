// From a review to what is shown of it. Pure functions.

import { phraseText, t } from "../lib/texts.js";

const SIGNS = { "??": "blunder", "?": "mistake", "?!": "inaccuracy", "!": "only-move" };

/** The score of every position, as far as it is known: that of the next move's best, else after the last. */
export function scoresOf({ game, moves }) {
  const scores = Array(game.moves.length + 1).fill(null);
  for (const { number, after } of moves) scores[number] = after;
  for (const { number, before } of moves) scores[number - 1] = before;
  return scores;
}

/** The moves that carry a sign: number -> { sign, words }. */
export function signsOf({ moves }) {
  const signed = moves.filter(({ mark }) => mark);
  return new Map(signed.map((move) => [move.number, { sign: move.mark, words: classWords(move) }]));
}

/** What a move was, in a word or two: "blunder", "missed win", "forced win allowed". */
export function classWords(move) {
  const isNamed = ["missed win", "forced win allowed", "only move", "lost"].includes(move.class);
  return t(`class-${isNamed ? move.class.replaceAll(" ", "-") : SIGNS[move.mark]}`);
}

/** The moves to learn from, in the order of the game: mistakes, and those that only hastened a loss. */
export function explainedMoves({ moves }) {
  return moves.filter(({ reason }) => reason);
}

/** Why a move is a mistake, in a sentence or two. */
export function reasonWords({ reason, also }) {
  return [reason, also].filter(Boolean).map(phraseText).join(" ");
}

/** Where a side stands by its own score: "58 %"; a proof is a win or a loss and no percentage. */
export function standing({ win_in: plies, win_chance: chance }) {
  if (plies === null) return `${Math.min(99, Math.max(1, Math.round(100 * chance)))} %`;
  const moves = Math.max(1, Math.floor((Math.abs(plies) + (plies > 0 ? 1 : 0)) / 2));
  return t(plies > 0 ? "standing-win" : "standing-loss", { count: moves });
}

/** "From 72 % to 41 %", "From a forced win in 4 moves to 41 %". */
export function changeWords({ before, after }) {
  return t("review-change", { before: standing(before), after: standing(after) });
}
