// The demo of the board widget: it uses nothing but what every page gets.

import { BoardWidget } from "./board.js";

const CHOICES = {
  theme: ["system", "light", "dark", "contrast"],
  board: ["kaya", "walnut", "slate", "felt", "paper"],
  stones: ["glass", "flat", "ringed"],
  marks: ["usual", "safe"],
  columns: ["letters", "numbers"],
};
const byId = (id) => document.getElementById(id);

// A board to play on

const moves = [];
const host = byId("playing");
const board = new BoardWidget(host, {
  onPick(point) {
    if (board.isFree(point)) moves.push(point);
    show();
  },
});
const form = byId("looks");
const colorOf = (index) => (index % 2 ? "white" : "black");

function show() {
  const { coordinates, columns, numbers, ...looks } = Object.fromEntries(new FormData(form));
  Object.assign(host.dataset, looks);
  board.set({
    coordinates: coordinates === "on",
    columns,
    stones: Object.fromEntries(moves.map((point, index) => [point, colorOf(index)])),
    numbers: numbers ? Object.fromEntries(moves.map((point, index) => [point, index + 1])) : {},
    last: moves.at(-1) ?? null,
    hover: colorOf(moves.length),
  });
  if (moves.length) byId("said").textContent = `Move ${moves.length}: ${moves.at(-1)}`;
}

for (const [name, values] of Object.entries(CHOICES)) {
  for (const value of values) form.elements[name].add(new Option(value));
}
form.addEventListener("change", show);
byId("back").addEventListener("click", () => {
  moves.pop();
  show();
});
show();

// What it can show

const row = (points, color) => Object.fromEntries(points.map((point) => [point, color]));
const five = ["c3", "d4", "e5", "f6", "g7"];
const some = { ...row(["d5", "e5", "e4"], "black"), ...row(["d4", "f5", "e6"], "white") };
const EXAMPLES = {
  "last: the last move": { stones: some, last: "e6" },
  "numbers: on stones": { stones: some, numbers: { d5: 1, d4: 2, e5: 3, f5: 4, e4: 5, e6: 6 }, last: "e6" },
  "line: a five": { stones: { ...row(five, "black"), ...row(["c4", "d6"], "white") }, line: five, last: "g7" },
  "pending: a five that may be broken": { stones: row(five, "white"), pending: five },
  "forbidden: points with a sign": {
    stones: row(["d4", "d6", "e5", "f5"], "black"),
    forbidden: { d5: { label: "33", text: "double-three" } },
  },
  "marks: four shapes, four tones": {
    stones: some,
    marks: {
      d5: { shape: "circle", tone: "accent" },
      f5: { shape: "cross", tone: "warn" },
      c6: { shape: "square", tone: "white" },
      f3: { shape: "diamond", tone: "black" },
    },
  },
  "heat: 0 to 1": { stones: some, heat: { c5: 0.2, c6: 0.5, f4: 1, g5: 0.05 } },
  "candidates: with labels": {
    stones: some,
    candidates: { f4: { label: "61", rank: 1 }, c6: { label: "48", rank: 2 } },
  },
  "ghosts: a line to come": {
    stones: some,
    ghosts: { f4: { color: "black", text: 7 }, g4: { color: "white", text: 8 } },
  },
  "links and threatened": {
    stones: some,
    links: [{ from: "d5", to: "f3", tone: "black" }],
    threatened: ["d5", "e4"],
  },
  "zone: the only points": { stones: { e5: "black" }, zone: new Set(["d6", "e6", "f6"]), hover: "white" },
  "selected: to be confirmed": { stones: some, hover: "black", selected: "f4" },
};

for (const [words, state] of Object.entries(EXAMPLES)) {
  const figure = document.createElement("figure");
  const place = document.createElement("div");
  const caption = document.createElement("figcaption");
  caption.textContent = words;
  figure.append(place, caption);
  byId("shown").append(figure);
  new BoardWidget(place).set({ size: 9, label: words, ...state });
}
