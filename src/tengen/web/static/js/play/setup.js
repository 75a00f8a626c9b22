// The form for a new game. What is chosen is remembered, so that the next game starts the same way.

import { button, choices, field, fill, h, markMore, nameInput, selectField, toggle } from "../lib/dom.js";
import { accountName, watchIdentity } from "../lib/identity.js";
import { whyCasual } from "../lib/rated.js";
import { DEFAULTS, settings } from "../lib/settings.js";
import { t } from "../lib/texts.js";
import {
  UNNAMED,
  clockTitle,
  fact,
  levelName,
  levelNumbers,
  openingOf,
  optionsOf,
  ruleOf,
} from "../lib/words.js";
import { sizeOptions, sizeTitle } from "../lib/words.js";
import { uniqueRef } from "../net/live.js";
import { TEACHING } from "./teacher.js";

const OPPONENTS = ["adaptive", "level", "tengen", "lobby", "challenge", "person", "invite", "watch"];
const RATED = ["level", "lobby", "challenge"]; // against whom a game may count
const STRANGERS = ["lobby", "challenge"]; // with whom the seats are random
const SIDES = { black: t("black"), white: t("white"), random: t("setup-random") };
const OPENERS = { black: t("setup-you"), white: t("setup-opponent"), random: t("setup-random") };

/** The clock as the server takes it: "5+3", "10s/move" or null. */
function clockOf(get) {
  if (get("clock") === "custom") return `${get("minutes")}+${get("increment")}`;
  return get("clock") === "none" ? null : get("clock");
}

function engineSeat(text) {
  const [kind, value] = text.split(":");
  return kind === "level" ? { kind, level: Number(value) } : { kind, time: Number(value) };
}

/** The game that the settings describe: { rule, size, opening, clock }. */
function boardOf(get) {
  return { rule: get("rule"), size: get("size"), opening: get("opening"), clock: clockOf(get) };
}

/** A wish for a game against somebody in the lobby, with this clock or the chosen one. */
export function seekRequest(get, clock = clockOf(get)) {
  const game = { ...boardOf(get), clock };
  return { ...game, rated: get("rated") && !whyCasual(game), name: get("name") };
}

/** The request for a game as the settings have it; `side` random is settled by `coin`. */
export function gameRequest(get, coin = Math.random()) {
  const opponent = get("opponent");
  const unnamed = opponent === "person" ? t("player-number", { number: 1 }) : UNNAMED;
  const me = { kind: "person", name: get("name") || unnamed };
  const others = {
    level: { kind: "level", level: get("level") },
    adaptive: { kind: "adaptive" },
    tengen: { kind: "tengen", time: get("think") },
    person: { kind: "person", name: t("player-number", { number: 2 }) },
    invite: { kind: "invite" },
    lobby: { kind: "invite" },
    challenge: { kind: "invite" },
  };
  const opens = { black: true, white: false, random: coin < 0.5 }[get("side")] || opponent === "person";
  const mine = opens ? [me, others[opponent]] : [others[opponent], me];
  const [first, second] =
    opponent === "watch" ? [engineSeat(get("watch_first")), engineSeat(get("watch_second"))] : mine;
  const game = boardOf(get);
  return {
    ...game,
    clock: opponent === "watch" ? null : game.clock,
    rated: opponent === "level" && get("rated") && !whyCasual(game),
    seats: { first, second },
    ref: uniqueRef(),
  };
}

/** The game that the settings describe, as far as it can be shown before it is started. */
export function draftOf(get) {
  const request = gameRequest(get, 0);
  const opponent = get("opponent");
  const alone = get("side") === "white" ? ["second"] : ["first"];
  const draft = {
    seats: request.seats,
    colors: openingOf(request.opening).swap ? null : { black: "first", white: "second" },
    you: { person: ["first", "second"], watch: [] }[opponent] ?? alone,
    to_act: { seat: "first" },
    pairs: { black: 0, white: 0, needed: 5 },
    clock: null,
  };
  const begins = opponent === "person" || get("side") !== "white";
  const waits = ["watch", "invite", ...STRANGERS].includes(opponent);
  return { draft, request, canBegin: begins && !waits };
}

export class SetupForm {
  element = h("form.card.stack.setup", { "aria-label": t("setup-title") });
  #onChange;
  #fields; // by name; they stay, so that the keyboard never loses the one it is in
  #summary = h("p.setup-summary.small.muted");

  /** `onStart()` when the button is pressed, `onChange()` after every change of a setting. */
  constructor({ onStart, onChange, leaving }) {
    this.#onChange = onChange;
    watchIdentity(() => this.#refresh(), leaving);
    forgetUnknown("rule", "rules");
    forgetUnknown("clock", "clocks", "custom");
    this.#fields = { ...this.#opponentFields(), ...this.#sideFields(), ...this.#boardFields() };
    const { opponent, level, think, challenged, watching, colour, opener, teaching, ...others } = this.#fields;
    const { rated, ...more } = others;
    const words = h("summary", t("setup-more"));
    const details = h("details", words, h("div.stack", Object.values(more)));
    const first = [opponent, level, think, challenged, watching, colour, opener, teaching, rated];
    const shown = [...first, this.#summary, details];
    const fields = markMore(h("div.stack.setup-fields", h("h2", t("setup-title")), shown));
    details.ontoggle = () => details.open && (fields.scrollTop = details.offsetTop);
    this.element.append(fields, button(t("setup-start"), null, { kind: "primary wide", type: "submit" }));
    this.element.onsubmit = (event) => {
      event.preventDefault();
      onStart();
    };
    this.#refresh();
  }

  #set(change) {
    settings.set(change);
    this.#refresh();
    this.#onChange();
  }

  /** A labelled select for one setting. */
  #select(label, key, options, about = null, read = String) {
    const change = (value) => this.#set({ [key]: read(value) });
    return selectField(label, options, String(settings.get(key)), change, about);
  }

  #number(label, key, min, max) {
    const onchange = ({ target }) => {
      target.value = Math.min(max, Math.max(min, Math.round(Number(target.value)) || min));
      this.#set({ [key]: Number(target.value) });
    };
    return field(
      label,
      h("input", { type: "number", min, max, step: 1, value: settings.get(key), onchange }),
    );
  }

  #opponentFields() {
    const times = fact("think_seconds");
    const engines = [
      ...levelNumbers().map((level) => [
        `level:${level}`,
        t("setup-level-named", { level, name: levelName(level) }),
      ]),
      ...times.map((time) => [`tengen:${time}`, t("setup-full-strength", { seconds: time })]),
    ];
    const opponents = OPPONENTS.map((kind) => [kind, t(`setup-${kind}`)]);
    const seconds = times.map((time) => [String(time), t("seconds-per-move", { seconds: time })]);
    const watched = [
      this.#select(t("black"), "watch_first", engines),
      this.#select(t("white"), "watch_second", engines),
    ];
    const teaching = TEACHING.map((name) => [name, t(`teach-${name}`)]);
    return {
      opponent: this.#select(t("setup-opponent"), "opponent", opponents, ""),
      level: this.#levelField(),
      teaching: this.#select(t("teach-label"), "teaching", teaching, t("teach-about")),
      think: this.#select(t("setup-think"), "think", seconds, null, Number),
      challenged: this.#challengedField(),
      watching: h("div.row.even", watched),
      rated: this.#ratedField(),
    };
  }

  #ratedField() {
    const control = toggle(t("setup-rated"), false, (rated) => this.#set({ rated }));
    return h("div.field", control, h("span.about.small.muted"));
  }

  /** Says whether the game counts, and why not where it cannot. */
  #refreshRated(get) {
    const why = whyCasual(boardOf(get));
    const input = this.#fields.rated.querySelector("input");
    input.checked = get("rated") && !why;
    input.disabled = why !== null;
    const level = get("level");
    const rating = fact("rated").levels[level - 1];
    const more = get("opponent") === "level" ? ` ${t("setup-rated-level", { level, rating })}` : "";
    about(this.#fields.rated, why ?? `${t("setup-rated-about")}${more}`);
  }

  #challengedField() {
    const onchange = ({ target }) => this.#set({ challenged: target.value.trim() });
    const value = settings.get("challenged");
    const rules = { type: "text", maxLength: 20, autocomplete: "off", spellcheck: false };
    return field(t("setup-challenged"), h("input", { ...rules, value, onchange }));
  }

  #levelField() {
    const { min, max } = fact("levels");
    const words = (level) => t("setup-level-of", { level, max, name: levelName(level) });
    const value = settings.get("level");
    const output = h("output.level-words.small.muted", words(value));
    const range = h("input", { type: "range", min, max, step: 1, value, "aria-valuetext": words(value) });
    range.oninput = () => {
      output.textContent = words(Number(range.value));
      range.setAttribute("aria-valuetext", output.textContent);
    };
    range.onchange = () => this.#set({ level: Number(range.value) });
    const labelled = field(t("setup-level-field"), range, null, "div.field.level-field");
    labelled.firstChild.after(output);
    return labelled;
  }

  /** Where an opening settles the colours, one chooses who opens instead of a colour. */
  #sideFields() {
    const change = (side) => this.#set({ side });
    return {
      colour: choices(t("setup-you-play"), SIDES, settings.get("side"), change),
      opener: choices(t("setup-who-starts"), OPENERS, settings.get("side"), change),
    };
  }

  #boardFields() {
    const changeRule = (rule) => this.#set({ rule, size: ruleOf(rule).default_size });
    const name = nameInput(settings.get("name"), (name) => this.#set({ name }));
    const custom = [
      this.#number(t("setup-minutes"), "minutes", 1, 600),
      this.#number(t("setup-increment"), "increment", 0, 300),
    ];
    return {
      rule: selectField(t("rule"), optionsOf("rules"), settings.get("rule"), changeRule, ""),
      size: this.#select(t("board"), "size", sizeOptions(), null, Number),
      opening: this.#select(t("setup-opening"), "opening", [], ""),
      clock: this.#select(t("setup-clock"), "clock", [
        ...optionsOf("clocks"),
        ["custom", t("setup-other-clock")],
      ]),
      custom: h("div.row.even", custom),
      name: field(t("your-name"), name),
    };
  }

  /** Shows what belongs to the chosen settings and hides the rest. */
  #refresh() {
    const get = (key) => settings.get(key);
    const opponent = get("opponent");
    this.#refreshOpenings(get("size"));
    const alone = !["watch", "person", ...STRANGERS].includes(opponent);
    const { swap } = openingOf(get("opening"));
    const shown = {
      level: opponent === "level",
      think: opponent === "tengen",
      challenged: opponent === "challenge",
      teaching: ["adaptive", "level", "tengen"].includes(opponent),
      watching: opponent === "watch",
      rated: RATED.includes(opponent) && (accountName() !== null || STRANGERS.includes(opponent)),
      colour: alone && !swap,
      opener: alone && swap,
      clock: opponent !== "watch",
      custom: opponent !== "watch" && get("clock") === "custom",
      name: opponent !== "watch" && (!accountName() || opponent === "person"),
    };
    for (const [key, is] of Object.entries(shown)) this.#fields[key].hidden = !is;
    for (const bar of [this.#fields.colour, this.#fields.opener])
      bar.querySelector(`[value="${get("side")}"]`).checked = true;
    this.#fields.size.querySelector("select").value = get("size");
    about(this.#fields.opponent, t(`setup-${opponent}-about`));
    this.#refreshRated(get);
    about(this.#fields.rule, ruleOf(get("rule")).summary);
    about(this.#fields.opening, openingOf(get("opening")).summary);
    this.#summary.textContent = summary(get);
  }

  /** Offers the openings that the board is large enough for. */
  #refreshOpenings(size) {
    const control = this.#fields.opening.querySelector("select");
    const openings = fact("openings").filter(({ min_size: smallest }) => smallest <= size);
    if (!openings.some(({ name }) => name === settings.get("opening"))) settings.set({ opening: "free" });
    const options = openings.map(({ name }) => h("option", { value: name }, openingOf(name).title));
    if (control.options.length !== openings.length) fill(control, options);
    control.value = settings.get("opening");
  }
}

/** A remembered choice that is no longer offered gives way to the default. */
function forgetUnknown(key, part, other = null) {
  const known = [...optionsOf(part).map(([name]) => name), other];
  if (!known.includes(settings.get(key))) settings.set({ [key]: DEFAULTS[key] });
}

function about(labelled, text) {
  labelled.querySelector(".about").textContent = text;
}

function clockWords(get) {
  if (get("clock") === "custom")
    return t("clock-main", { minutes: get("minutes"), increment: get("increment") });
  return clockTitle(get("clock"));
}

/** The game in a line: "Renju · 15 × 15 · Swap2 · No clock". */
function summary(get) {
  const parts = [ruleOf(get("rule")).title, sizeTitle(get("size"))];
  if (get("opening") !== "free") parts.push(openingOf(get("opening")).title);
  if (get("opponent") !== "watch") parts.push(clockWords(get));
  return parts.join(" · ");
}
