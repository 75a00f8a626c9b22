// Names and summaries of rules, openings and the like, whose list the server's configuration has, and
// the words for players.
import { hasText, t } from "./texts.js";

let facts = null;

/** Takes over the configuration; called once, before any view is shown. */
export function learnFacts(config) {
  facts = config;
}

/** A part of the configuration: "rules", "openings", "clocks", "levels" … */
export function fact(part) {
  return facts[part];
}

const WORDS = { rules: "rule", openings: "opening", forbidden: "forbidden", choices: "choice" };

/** The entry of a list with this name, in words; one that is not known has its name for a title. */
function entry(part, name) {
  const row = facts[part].find((row) => row.name === name) ?? { name, sign: "×" };
  const key = `${WORDS[part]}-${name}`;
  const text = (key, other) => (hasText(key) ? t(key) : other);
  const title = text(key, row.title ?? name);
  return { ...row, title, summary: text(`${key}-summary`, row.summary ?? name) };
}

/** A rule: { name, title, summary, default_size, captures }. */
export const ruleOf = (name) => entry("rules", name);

/** What is said about a rule, a paragraph each. */
export const ruleHelp = (name) => t(`rule-${name}-help`).split("\n\n");

/** An opening: { name, title, summary, min_size, swap }. */
export const openingOf = (name) => entry("openings", name);

/** Why a point is forbidden: { sign, title, summary }. */
export const forbiddenOf = (reason) => entry("forbidden", reason);

/** A choice in an opening: { name, title, summary }. */
export function choiceOf(name) {
  if (!name.startsWith("offer-")) return entry("choices", name);
  const count = { count: Number(name.slice(6)) };
  return { name, title: t("choice-offer", count), summary: t("choice-offer-summary", count) };
}

/** A time control in words. */
export function clockTitle(name) {
  if (name === "none") return t("clock-none");
  const [, minutes, increment] = /^(\d+)\+(\d+)$/.exec(name) ?? [];
  if (minutes) return t("clock-main", { minutes, increment });
  const [, seconds] = /^(\d+)s\/move$/.exec(name) ?? [];
  return seconds ? t("clock-per-move", { seconds }) : name;
}

/** The entries of a list for a select: [name, title]. */
export function optionsOf(part) {
  const title = part === "clocks" ? clockTitle : (name) => entry(part, name).title;
  return facts[part].map(({ name }) => [name, title(name)]);
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
  return t(color === "black" ? "black" : "white");
}

export function otherColor(color) {
  return color === "black" ? "white" : "black";
}

/** The numbers of all levels. */
export function levelNumbers() {
  const { min, max } = facts.levels;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** The name of a level: "beginner". */
export function levelName(level) {
  return t(`level-${level}`);
}

/** The name of a person who gave none; whoever sits there reads "You". */
export const UNNAMED = "Player";

/** The name of a player as a list of games has it: levels and persons without a name are put into words. */
export function nameTitle(name) {
  const [, level] = /^Level (\d+)$/.exec(name) ?? [];
  if (level) return t("level-number", { level });
  return !name || name === UNNAMED ? t("player") : name;
}

/** The player in a seat, as a name to show. */
export function seatTitle(seat) {
  if (seat.kind === "level") return t("level-number", { level: seat.level });
  if (seat.kind === "adaptive") return t("setup-adaptive-name");
  if (seat.kind === "tengen") return "Tengen";
  return personTitle(seat.name, seat.bot);
}

/** The name of a person or a bot, which is always marked as one. */
export function personTitle(name, isBot) {
  return isBot ? t("bot-name", { name: nameTitle(name) }) : nameTitle(name);
}

/** The two players of a listed game: "Ann – Fake (bot)". */
export function playersTitle({ names, bots }) {
  return ["first", "second"].map((seat) => personTitle(names[seat], bots.includes(seat))).join(" – ");
}

/** What a session says of its browser, "Firefox on Linux", in words. */
export function deviceTitle(about) {
  const [, name = about, system] = /^(.+) on (.+)$/.exec(about) ?? [];
  const browser = name === "A browser" ? t("account-some-browser") : name;
  return system ? t("account-device", { browser, system }) : browser;
}

/** A line about the player in a seat: "Engine, middle", "Engine, 2 s per move". */
export function seatAbout(seat) {
  if (seat.kind === "level") return t("seat-engine-level", { name: levelName(seat.level) });
  if (seat.kind === "adaptive") return t("setup-adaptive-seat");
  if (seat.kind === "tengen") return t("seat-engine-full", { seconds: seat.time });
  if (seat.kind === "invite") return t("seat-by-link");
  if (seat.bot) return t("seat-engine-bot");
  return t("seat-person");
}
