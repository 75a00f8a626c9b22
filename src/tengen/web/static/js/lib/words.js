// The words of the game as the page shows them, one place for all views.

/** Every rule: its title, and what a player has to know in one sentence. */
export const RULES = {
  freestyle: { title: "Freestyle", summary: "Five or more in a row win." },
  standard: { title: "Standard", summary: "Exactly five in a row win; six or more do not." },
  renju: {
    title: "Renju",
    summary:
      "Black needs exactly five and may not make a double-three, a double-four or an overline. White is free.",
  },
  caro: {
    title: "Caro",
    summary: "Five in a row win unless enemy stones stand at both ends; six or more always win.",
  },
  "caro-standard": {
    title: "Caro, exactly five",
    summary: "Exactly five in a row win unless enemy stones stand at both ends.",
  },
  1337: {
    title: "Capture 1337",
    summary:
      "Two stones between two of yours are captured. Five in a row that cannot be broken, or five pairs, win. Both colours have forbidden moves.",
  },
  42: {
    title: "Capture 42",
    summary:
      "Two stones between two of yours are captured. Five or more in a row that cannot be broken, or five pairs, win. Only the double-three is forbidden.",
  },
};

/** The order in which rules are offered; an object with number-like keys has an order of its own. */
export const RULE_NAMES = ["freestyle", "standard", "renju", "caro", "caro-standard", "1337", "42"];

export const OPENINGS = {
  free: { title: "Free", summary: "Black plays anywhere." },
  swap: {
    title: "Swap",
    summary: "The first player places a black stone; the second takes White, or that stone.",
  },
  swap2: {
    title: "Swap2",
    summary:
      "The first player places three stones; the second takes White, takes Black, or adds two and lets the first choose.",
  },
  pro: {
    title: "Pro",
    summary: "Black starts in the centre; Black's second stone is outside the central 5×5.",
  },
  "long-pro": {
    title: "Long pro",
    summary: "Black starts in the centre; Black's second stone is outside the central 7×7.",
  },
};

/** Why a point is forbidden: the sign on the board, and the words. */
export const FORBIDDEN = {
  overline: { label: "6", text: "overline: six or more in a row" },
  "double-four": { label: "44", text: "double-four: two fours at once" },
  "double-three": { label: "33", text: "double-three: two open threes at once" },
  "in-capture": { label: "><", text: "in capture: the pair would stand between two enemy stones" },
};

export const CHOICES = {
  "take-black": { title: "Play Black", about: "the stones stay, White moves next" },
  "take-white": { title: "Play White", about: "and make the next move" },
  "add-two": { title: "Add two stones", about: "a white and a black one; then the other player chooses" },
};

export const LEVELS = [
  "",
  "first steps",
  "beginner",
  "easy",
  "fair",
  "middle",
  "good",
  "strong",
  "very strong",
  "expert",
  "master",
];

/** "Black" or "White". */
export function colorTitle(color) {
  return color === "black" ? "Black" : "White";
}

export function otherColor(color) {
  return color === "black" ? "white" : "black";
}

export function ruleTitle(name) {
  return RULES[name]?.title ?? name;
}

/** The name of a person who gave none; whoever sits there reads "You". */
export const UNNAMED = "Player";

/** What sits in a seat, as a name to show. */
export function seatTitle(seat) {
  if (seat.kind === "level") return `Level ${seat.level}`;
  if (seat.kind === "tengen") return "Tengen";
  return seat.name || UNNAMED;
}

/** A line about who sits there: "Engine, middle", "Engine, 2 s a move". */
export function seatAbout(seat) {
  if (seat.kind === "level") return `Engine, ${LEVELS[seat.level]}`;
  if (seat.kind === "tengen") return `Engine at full strength, ${seat.time} s a move`;
  if (seat.kind === "invite") return "Person by link";
  return "Person";
}
