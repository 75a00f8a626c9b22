// Names and summaries of rules, openings and the like, as the server's configuration has them, and
// the words for players.

import { t } from "./texts.js";

let facts = null;

/** Takes over the configuration; called once, before any view is shown. */
export function learnFacts(config) {
  facts = config;
}

/** A part of the configuration: "rules", "openings", "clocks", "levels" … */
export function fact(part) {
  return facts[part];
}

/** The entry of a list with this name; one that is not known has its name for a title. */
function entry(part, name) {
  return facts[part].find((row) => row.name === name) ?? { name, title: name, summary: name, sign: "×" };
}

/** A rule: { name, title, summary, help, default_size, captures }. */
export const ruleOf = (name) => entry("rules", name);

/** An opening: { name, title, summary, min_size, swap }. */
export const openingOf = (name) => entry("openings", name);

/** Why a point is forbidden: { sign, summary }. */
export const forbiddenOf = (reason) => entry("forbidden", reason);

/** A choice in an opening: { name, title, summary }. */
export const choiceOf = (name) => entry("choices", name);

/** A time control in words. */
export const clockTitle = (name) => entry("clocks", name).title;

/** The entries of a list for a select: [name, title]. */
export function optionsOf(part) {
  return facts[part].map(({ name, title }) => [name, title]);
}

/** The board sizes for a select. */
export function sizeOptions() {
  const { min, max } = facts.sizes;
  return Array.from({ length: max - min + 1 }, (_, index) => [String(min + index), sizeTitle(min + index)]);
}

/** "15 × 15". */
export function sizeTitle(size) {
  return `${size} × ${size}`;
}

/** "Black" or "White". */
export function colorTitle(color) {
  return color === "black" ? "Black" : "White";
}

export function otherColor(color) {
  return color === "black" ? "white" : "black";
}

/** The name of a level: "beginner". */
export function levelName(level) {
  return facts.levels.names[level - 1];
}

/** The name of a person who gave none; whoever sits there reads "You". */
export const UNNAMED = "Player";

/** The player in a seat, as a name to show. */
export function seatTitle(seat) {
  if (seat.kind === "level") return `Level ${seat.level}`;
  if (seat.kind === "adaptive") return t("opponent-adaptive-name");
  if (seat.kind === "tengen") return "Tengen";
  return seat.name || UNNAMED;
}

/** A line about the player in a seat: "Engine, middle", "Engine, 2 s per move". */
export function seatAbout(seat) {
  if (seat.kind === "level") return `Engine, ${levelName(seat.level)}`;
  if (seat.kind === "adaptive") return t("opponent-adaptive-seat");
  if (seat.kind === "tengen") return `Engine at full strength, ${seat.time} s per move`;
  if (seat.kind === "invite") return "Person by link";
  return "Person";
}
