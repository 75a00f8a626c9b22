// The form for a new game. What is chosen is remembered, so that the next game starts the same way.

import { button, choices, field, fill, h, select } from "../lib/dom.js";
import { settings } from "../lib/settings.js";
import { LEVELS, OPENINGS, RULES, RULE_NAMES, UNNAMED } from "../lib/words.js";
import { uniqueRef } from "../net/live.js";

const OPPONENTS = [
  ["level", "Engine, by level"],
  ["tengen", "Engine, full strength"],
  ["person", "Person on this screen"],
  ["invite", "Person by link"],
  ["watch", "Watch two engines"],
];
const OPPONENT_NOTES = {
  level: "From first steps to master.",
  tengen: "As strong as it can play in the time you give it.",
  person: "Two people take turns.",
  invite: "You get a link to send to the other person.",
  watch: "Two engines play, you look on.",
};
const CLOCKS = [
  ["", "No clock"],
  ["1+1", "1 min + 1 s a move"],
  ["3+2", "3 min + 2 s a move"],
  ["5+3", "5 min + 3 s a move"],
  ["10+5", "10 min + 5 s a move"],
  ["30+10", "30 min + 10 s a move"],
  ["10s/move", "10 s for each move"],
  ["30s/move", "30 s for each move"],
];
const THINK_SECONDS = [0.5, 1, 2, 5, 10, 30, 60];
const SIDES = [["black", "Black"], ["white", "White"], ["random", "Random"]];
const SWAP_SIDES = [["black", "You"], ["white", "Opponent"], ["random", "Random"]];

/** Who chooses the colours by an opening: then one opens, and has no colour yet. */
function swaps(opening) {
  return opening === "swap" || opening === "swap2";
}

function engineSeat(text) {
  const [kind, value] = text.split(":");
  return kind === "level" ? { kind, level: Number(value) } : { kind, time: Number(value) };
}

/** The request for a game as the settings have it; `side` random is settled by `coin`. */
export function gameRequest(get, coin = Math.random()) {
  const opponent = get("opponent");
  const me = { kind: "person", name: get("name") || (opponent === "person" ? "Player 1" : UNNAMED) };
  const others = {
    level: { kind: "level", level: get("level") },
    tengen: { kind: "tengen", time: get("think") },
    person: { kind: "person", name: "Player 2" },
    invite: { kind: "invite" },
  };
  const opens = { black: true, white: false, random: coin < 0.5 }[get("side")] || opponent === "person";
  const mine = opens ? [me, others[opponent]] : [others[opponent], me];
  const [first, second] = opponent === "watch" ? [engineSeat(get("watch_first")), engineSeat(get("watch_second"))] : mine;
  return {
    rule: get("rule"),
    size: get("size"),
    opening: get("opening"),
    clock: opponent === "watch" ? null : get("clock") || null,
    seats: { first, second },
    ref: uniqueRef(),
  };
}

export class SetupForm {
  element = h("form.card.stack.setup", { "aria-label": "New game" });
  #config;
  #onChange;

  /** `onStart()` when the button is pressed, `onChange()` after every change of a setting. */
  constructor(config, { onStart, onChange }) {
    this.#config = config;
    this.#onChange = onChange;
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      onStart();
    });
    this.#draw();
  }

  #set(change) {
    settings.set(change);
    this.#onChange();
  }

  /** The same, and the form is drawn anew where other fields depend on the setting. */
  #redraw(change) {
    const focused = this.element.contains(document.activeElement) ? this.#place(document.activeElement) : -1;
    this.#set(change);
    this.#draw();
    if (focused >= 0) this.#controls()[focused]?.focus();
  }

  #controls() {
    return [...this.element.querySelectorAll("input, select, button")];
  }

  #place(element) {
    return this.#controls().indexOf(element);
  }

  #draw() {
    const get = (key) => settings.get(key);
    const isOpen = this.element.querySelector("details")?.open ?? false;
    const opponent = get("opponent");
    const start = button("Start game", () => {}, { kind: "primary wide", type: "submit" });
    const more = h("details", { open: isOpen }, h("summary", {}, "Rule, board, opening, clock"), h("div.stack", {}, this.#boardFields(get)));
    fill(
      this.element,
      h("h2", {}, "New game"),
      this.#opponentField(get),
      this.#strengthFields(get),
      opponent !== "watch" && opponent !== "person" && this.#sideField(get),
      h("p.setup-summary.small.muted", {}, this.#summary(get)),
      more,
      start,
    );
  }

  #opponentField(get) {
    const control = select(OPPONENTS, get("opponent"), (opponent) => this.#redraw({ opponent }));
    return field("Opponent", control, OPPONENT_NOTES[get("opponent")]);
  }

  #strengthFields(get) {
    const opponent = get("opponent");
    if (opponent === "level") return this.#levelField(get);
    if (opponent === "tengen") {
      const limit = this.#config.caps.think_seconds ?? 60;
      const options = THINK_SECONDS.filter((time) => time <= limit).map((time) => [String(time), `${time} s a move`]);
      return field("Think time", select(options, String(get("think")), (time) => this.#set({ think: Number(time) })));
    }
    if (opponent !== "watch") return null;
    const engines = [
      ...LEVELS.slice(1).map((words, index) => [`level:${index + 1}`, `Level ${index + 1}, ${words}`]),
      ...THINK_SECONDS.slice(0, 5).map((time) => [`tengen:${time}`, `Full strength, ${time} s a move`]),
    ];
    return h(
      "div.row.even",
      {},
      field("Black", select(engines, get("watch_first"), (value) => this.#set({ watch_first: value }))),
      field("White", select(engines, get("watch_second"), (value) => this.#set({ watch_second: value }))),
    );
  }

  #levelField(get) {
    const { min, max } = this.#config.levels;
    const words = (level) => `${level} of ${max}, ${LEVELS[level]}`;
    const output = h("output.level-words", {}, words(get("level")));
    const range = h("input", { type: "range", min, max, step: 1, value: get("level"), "aria-valuetext": words(get("level")) });
    range.addEventListener("input", () => {
      output.textContent = words(Number(range.value));
      range.setAttribute("aria-valuetext", output.textContent);
    });
    range.addEventListener("change", () => this.#set({ level: Number(range.value) }));
    const labelled = field("Level", range);
    labelled.querySelector("label").after(output);
    labelled.classList.add("level-field");
    return labelled;
  }

  #sideField(get) {
    const swapping = swaps(get("opening"));
    return choices(swapping ? "Who opens" : "You play", swapping ? SWAP_SIDES : SIDES, get("side"), (side) => this.#redraw({ side }));
  }

  #boardFields(get) {
    const { sizes, rules } = this.#config;
    const rule = get("rule");
    const changeRule = (name) => this.#redraw({ rule: name, size: rules.find((entry) => entry.name === name).default_size });
    const sizeOptions = Array.from({ length: sizes.max - sizes.min + 1 }, (_, index) => {
      const size = sizes.min + index;
      return [String(size), `${size} × ${size}`];
    });
    const openings = this.#config.openings.filter(({ min_size }) => min_size <= get("size"));
    const opening = openings.some(({ name }) => name === get("opening")) ? get("opening") : "free";
    const openingOptions = openings.map(({ name }) => [name, OPENINGS[name]?.title ?? name]);
    const clockOptions = CLOCKS.some(([value]) => value === get("clock")) ? CLOCKS : [...CLOCKS, [get("clock"), get("clock")]];
    const name = h("input", { type: "text", value: get("name"), maxLength: 40, autocomplete: "nickname" });
    name.addEventListener("change", () => this.#set({ name: name.value.trim() }));
    return [
      field("Rule", select(RULE_NAMES.map((key) => [key, RULES[key].title]), rule, changeRule), RULES[rule].summary),
      field("Board", select(sizeOptions, String(get("size")), (size) => this.#redraw({ size: Number(size) }))),
      field("Opening", select(openingOptions, opening, (value) => this.#redraw({ opening: value })), OPENINGS[opening].summary),
      get("opponent") !== "watch" && field("Clock", select(clockOptions, get("clock"), (clock) => this.#redraw({ clock }))),
      get("opponent") !== "watch" && field("Your name", name),
    ];
  }

  #summary(get) {
    const clock = CLOCKS.find(([value]) => value === get("clock"))?.[1] ?? get("clock");
    const parts = [RULES[get("rule")].title, `${get("size")} × ${get("size")}`];
    if (get("opening") !== "free") parts.push(OPENINGS[get("opening")].title);
    if (get("opponent") !== "watch") parts.push(clock);
    return parts.join(" · ");
  }
}
