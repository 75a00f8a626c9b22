// The board widget: a picture of the state it is given, and points as the user picks them.
//
//   const board = new BoardWidget(host, { onPick(point, how) {}, onHover(point) {} });
//   board.set({ size: 15, stones: { h8: "black" }, last: "h8", hover: "white" });
//   board.destroy();
//
// It knows no rules and nothing of the page around it. Looks are in board.css; other sites get both as
// one module and one sheet with types (`widget/`, docs/widget.md).

import { Frame } from "./geometry.js";
import { LAYERS, stone } from "./layers.js";
import { Loupe } from "./loupe.js";
import { definitions, surface } from "./surface.js";
import { svg } from "./svg.js";

/** Every field that `set` takes, with what it is when nothing is said. */
export const DEFAULTS = Object.freeze({
  size: 15,
  coordinates: true,
  columns: "letters", // or "numbers": how the edge names them
  stones: {}, // point -> "black" | "white"
  numbers: {}, // point -> what is written on its stone
  last: null, // the point of the last move
  line: [], // winning stones
  pending: [], // stones of a five that may still be broken
  forbidden: {}, // point -> { label, text }
  marks: {}, // point -> { shape, tone }
  heat: {}, // point -> 0 to 1
  candidates: {}, // point -> { label, rank }
  ghosts: {}, // point -> { color, text }: stones that are only imagined
  links: [], // { from, to, tone }: lines between points
  threatened: [], // stones to ring
  zone: null, // the only points that may be picked; null is all
  hover: null, // the colour of the stone under the pointer; null when nothing can be placed
  selected: null, // a point that waits to be confirmed
  label: "", // the widget's name for assistive technology; `WORDS.label` when empty
});

/** What the widget says to those who hear it; a page in another language replaces them (`speak`). */
const WORDS = {
  label: "Board. Arrow keys move the cursor, Enter plays.",
  kind: "game board",
  point: (point, what) => `${point}, ${what === "empty" ? what : `${what} stone`}`,
  last: "last move",
  forbidden: (reason) => `forbidden, ${reason}`,
};

/** Replaces words of all boards that are made from now on. */
export function speak(words) {
  Object.assign(WORDS, words);
}

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
let made = 0;

export class BoardWidget {
  #host;
  #id = `board-${++made}`;
  #callbacks;
  #state = { ...DEFAULTS, cursor: null, typed: "" };
  #frame = new Frame(DEFAULTS.size, true);
  #layers = {};
  #stones = new Map(); // point -> element
  #root;
  #voice;
  #hovered = null;
  #ending = new AbortController(); // takes every listener away

  /** Draws an empty board into `host`. Callbacks: onPick(point, how), onHover(point | null). */
  constructor(host, callbacks = {}) {
    this.#host = host;
    this.#callbacks = callbacks;
    this.#root = svg("svg", { class: "tb", "aria-hidden": "true", focusable: "false" });
    this.#voice = document.createElement("div");
    this.#voice.className = "tb-voice";
    this.#voice.setAttribute("aria-live", "polite");
    host.classList.add("tb-host");
    host.tabIndex = 0;
    host.setAttribute("role", "application");
    host.setAttribute("aria-roledescription", WORDS.kind);
    host.replaceChildren(this.#root, this.#voice);
    this.#rebuild();
    this.#listen();
    new Loupe(host, `${this.#id}-picture`, {
      pointAt: (touch) => this.#pointAt(touch),
      placeOf: (point) => this.#frame.at(point),
      onAim: (point) => this.#hover(point),
      onPick: (point) => this.#pick(point, "touch"),
      signal: this.#ending.signal,
    });
  }

  /** The fields as they stand. */
  get state() {
    return this.#state;
  }

  /** Changes the given fields and draws what depends on them. */
  set(change) {
    const before = this.#state;
    this.#state = { ...before, ...change };
    const { size, coordinates, columns } = this.#state;
    const isOther = (field) => this.#state[field] !== before[field];
    if (["size", "coordinates", "columns"].some(isOther)) {
      this.#frame = new Frame(size, coordinates, columns);
      if (size !== before.size) this.#state.cursor = null;
      this.#rebuild();
      return;
    }
    const changed = Object.keys(change).filter((key) => change[key] !== before[key]);
    this.#draw(new Set(changed));
  }

  /** Puts the keyboard's cursor on a point, or takes it away with null. */
  moveCursor(point) {
    this.set({ cursor: point });
    if (point) this.say(this.#words(point));
  }

  /** Says something to assistive technology. */
  say(text) {
    this.#voice.textContent = text;
  }

  /** Takes the board and everything it has added out of its host. */
  destroy() {
    this.#ending.abort();
    this.#host.replaceChildren();
    this.#host.classList.remove("tb-host", "tb-playable");
    for (const name of ["tabindex", "role", "aria-roledescription", "aria-label"]) this.#host.removeAttribute(name);
  }

  /** Whether a stone can be placed on a point now. */
  isFree(point) {
    const { hover, stones, zone, forbidden } = this.#state;
    return hover !== null && !(point in stones) && !(point in forbidden) && (!zone || zone.has(point));
  }

  // Drawing

  #rebuild() {
    const { side } = this.#frame;
    const groups = ["under", "over"].map((place) =>
      LAYERS[place].map(({ name }) => (this.#layers[name] = svg("g", { class: `tb-layer-${name}` }))),
    );
    this.#layers.stones = svg("g", { class: "tb-layer-stones" });
    this.#layers.pointer = svg("g", { class: "tb-layer-pointer" });
    this.#stones.clear();
    this.#root.setAttribute("viewBox", `0 0 ${side} ${side}`);
    const picture = [
      surface(this.#frame, this.#id),
      ...groups[0],
      this.#layers.stones,
      this.#layers.pointer,
      ...groups[1],
    ];
    this.#root.replaceChildren(definitions(this.#id), svg("g", { id: `${this.#id}-picture` }, picture));
    this.#draw(null);
  }

  /** Draws the layers that depend on the changed fields; all of them for null. */
  #draw(changed) {
    const touches = (fields) => changed === null || fields.some((field) => changed.has(field));
    if (touches(["stones"])) this.#drawStones();
    for (const { name, draw, fields } of [...LAYERS.under, ...LAYERS.over]) {
      if (touches(fields)) {
        this.#layers[name].replaceChildren(...draw(this.#frame, this.#state, this.#id));
      }
    }
    if (touches(["stones", "hover", "zone", "forbidden", "selected", "ghosts"])) this.#drawPointer();
    if (touches(["label"])) this.#host.setAttribute("aria-label", this.#state.label || WORDS.label);
    if (touches(["hover"])) this.#host.classList.toggle("tb-playable", this.#state.hover !== null);
  }

  #drawStones() {
    const { stones } = this.#state;
    for (const [point, element] of this.#stones) {
      if (element.dataset.color !== stones[point]) {
        element.remove();
        this.#stones.delete(point);
      }
    }
    for (const [point, color] of Object.entries(stones)) {
      if (this.#stones.has(point)) continue;
      const element = stone(this.#frame, point, color, this.#id);
      element.dataset.color = color;
      this.#stones.set(point, element);
      this.#layers.stones.append(element);
    }
  }

  #drawPointer() {
    const point = this.#state.selected ?? this.#hovered;
    const shown = point && this.isFree(point) && !(point in this.#state.ghosts);
    const element = shown ? stone(this.#frame, point, this.#state.hover, this.#id) : null;
    element?.classList.add("tb-ghost");
    this.#layers.pointer.replaceChildren(...(element ? [element] : []));
  }

  // Listening

  #listen() {
    const { signal } = this.#ending;
    const on = (name, listener) => this.#host.addEventListener(name, listener, { signal });
    on("pointermove", (event) => event.pointerType !== "touch" && this.#hover(this.#pointAt(event)));
    on("pointerleave", () => this.#hover(null));
    on("pointerdown", () => this.#state.cursor && this.moveCursor(null));
    on("click", (event) => this.#pick(this.#pointAt(event), event.pointerType || "mouse"));
    on("keydown", (event) => this.#onKey(event));
    on("focus", () => this.#onFocus());
    on("blur", () => this.set({ cursor: null, typed: "" }));
  }

  #pointAt(event) {
    const { left, top, width } = this.#root.getBoundingClientRect();
    const scale = this.#frame.side / width;
    return this.#frame.nearest((event.clientX - left) * scale, (event.clientY - top) * scale);
  }

  #hover(point) {
    if (point === this.#hovered) return;
    this.#hovered = point;
    this.#drawPointer();
    this.#callbacks.onHover?.(point);
  }

  #pick(point, how) {
    if (point) this.#callbacks.onPick?.(point, how);
  }

  /** Arriving by keyboard shows the cursor; arriving by pointer does not. */
  #onFocus() {
    if (!this.#host.matches(":focus-visible") || this.#state.cursor) return;
    this.moveCursor(this.#state.last ?? this.#frame.centre);
  }

  /** Arrows move the cursor once it is there, Enter picks, a typed name such as h8 goes there. */
  #onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const handled = this.#typed(event.key) || this.#stepped(event.key, event.shiftKey);
    if (handled) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  #stepped(key, far) {
    const { cursor } = this.#state;
    if (!cursor) return false;
    if (key in STEPS) {
      const [columns, rows] = STEPS[key].map((step) => step * (far ? 4 : 1));
      this.moveCursor(this.#frame.moved(cursor, columns, rows));
    } else if (key === "Enter" || key === " ") {
      this.#pick(cursor, "keyboard");
      this.say(this.#words(cursor));
    } else if (key === "Escape") {
      this.set({ cursor: null, typed: "" });
    } else {
      return false;
    }
    return true;
  }

  #typed(key) {
    const typed = this.#state.typed;
    const isStart = /^[a-v]$/i.test(key);
    const isNext = typed !== "" && /^[0-9]$/.test(key);
    if (!isStart && !isNext) return false;
    const text = isStart ? key.toLowerCase() : typed + key;
    const point = [text, text.slice(0, 1) + key].find((name) => this.#frame.has(name));
    this.set({ typed: point ?? text });
    if (point) this.moveCursor(point);
    else this.say(text);
    return true;
  }

  #words(point) {
    const { stones, forbidden, last } = this.#state;
    const parts = [WORDS.point(point.toUpperCase(), stones[point] ?? "empty")];
    if (point === last) parts.push(WORDS.last);
    if (point in forbidden) parts.push(WORDS.forbidden(forbidden[point].text));
    return parts.join(", ");
  }
}
