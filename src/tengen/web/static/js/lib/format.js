// Numbers, times, scores and names as text. Pure functions.

import { LANGUAGE, t } from "./texts.js";

/** Seconds left on a clock: "5:03", "1:02:03", and "9.4" in the last ten seconds. */
export function clockText(seconds) {
  const left = Math.max(0, seconds);
  if (left < 10) return (Math.floor(left * 10) / 10).toFixed(1);
  const whole = Math.floor(left);
  const pad = (value) => String(value).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/** A duration: "0.4 s", "12 s", "3 min 20 s". */
export function durationText(seconds) {
  if (seconds < 10) return t("duration-seconds", { seconds: seconds.toFixed(1) });
  if (seconds < 60) return t("duration-seconds", { seconds: Math.round(seconds) });
  const whole = Math.round(seconds);
  return t("duration-minutes", { minutes: Math.floor(whole / 60), seconds: whole % 60 });
}

/** A large count: "950", "12.3 k", "4.10 M". */
export function countText(count) {
  if (count < 1000) return String(Math.round(count));
  const [value, unit] =
    count < 1e6 ? [count / 1e3, "k"] : count < 1e9 ? [count / 1e6, "M"] : [count / 1e9, "G"];
  const digits = value < 10 ? 2 : value < 100 ? 1 : 0;
  return `${value.toFixed(digits)} ${unit}`;
}

/** How likely Black wins by a score, 0 to 1. */
export function blackChance(score) {
  return score.color === "black" ? score.win_chance : 1 - score.win_chance;
}

/** The score of a finished game. */
export function outcomeScore({ winner }) {
  const won = winner !== null;
  return { color: winner ?? "black", centi: won ? null : 0, win_in: null, win_chance: won ? 1 : 0.5, winner };
}

/**
 * A score as the side to move sees it, which is how the server tells every score: "+0.42", "−1.30",
 * "+M7" for a proven win in seven plies; a finished game has its result, "1–0" when Black has won.
 */
export function scoreText(score) {
  if (score.winner !== undefined) return { black: "1–0", white: "0–1" }[score.winner] ?? "½–½";
  if (isProven(score)) return `${score.win_in > 0 ? "+" : "−"}M${Math.abs(score.win_in)}`;
  return signedText(score.centi);
}

/** Hundredths with their sign: "+0.42". */
export function signedText(hundredths) {
  return `${hundredths < 0 ? "−" : "+"}${(Math.abs(hundredths) / 100).toFixed(2)}`;
}

/** The chances of the side to move as a whole percentage; a proven result as `scoreText` has it. */
export function chanceText(score) {
  if (isProven(score)) return scoreText(score);
  return String(Math.min(99, Math.max(1, Math.round(score.win_chance * 100)))); // 0 and 100 would be proven
}

export function isProven(score) {
  return score.win_in !== null && score.win_in !== undefined;
}

/** A score in words: "Black wins in 7 plies", "White is better (63 %)". */
export function scoreWords(score) {
  if (score.winner !== undefined)
    return score.winner ? t("score-won", { color: score.winner }) : t("score-drawn");
  if (isProven(score)) {
    const isBlack = (score.color === "black") === score.win_in > 0;
    const plies = Math.abs(score.win_in);
    return t("score-wins-in", { color: isBlack ? "black" : "white", plies });
  }
  const chance = blackChance(score);
  const percent = Math.round(Math.max(chance, 1 - chance) * 100);
  if (percent <= 52) return t("score-even");
  return t("score-better", { color: chance > 0.5 ? "black" : "white", percent });
}

const DATES = LANGUAGE.startsWith("en") ? "en-GB" : LANGUAGE;

/** When something happened, for a list: "today 14:05", "3 Nov 2026". */
export function whenText(seconds, now = Date.now()) {
  const date = new Date(seconds * 1000);
  const time = date.toLocaleTimeString(DATES, { hour: "2-digit", minute: "2-digit" });
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 864e5);
  if (days === 0) return t("when-today", { time });
  if (days === 1) return t("when-yesterday", { time });
  return date.toLocaleDateString(DATES, { day: "numeric", month: "short", year: "numeric" });
}
