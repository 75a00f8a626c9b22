// The board editor: stones are put down and taken away freely; the server says whether it is a position.

import { button, choices, field, fill, h, select } from "../lib/dom.js";
import { optionsOf, ruleOf, sizeOptions } from "../lib/words.js";
import { api } from "../net/api.js";

const TOOLS = [
  ["black", "Black"],
  ["white", "White"],
  ["erase", "Erase"],
];

export class Editor {
  element = h("div.stack.editor");
  #calls;
  #draft = null;
  #tool = "black";
  #problem = h("p.problem.small", { role: "alert" });

  /** `calls`: onDraft(draft | null) to show it, onDone(position) when it is to be analysed. */
  constructor(calls) {
    this.#calls = calls;
    this.#draw();
  }

  /** The position being edited, or null. */
  get draft() {
    return this.#draft;
  }

  /** Begins with a position, or with an empty board of its rule. */
  begin(position) {
    const { black, white } = position.stones;
    this.#draft = {
      rule: position.rule,
      size: position.size,
      turn: position.turn,
      pairs: [position.pairs.black, position.pairs.white],
      stones: {},
    };
    for (const point of black) this.#draft.stones[point] = "black";
    for (const point of white) this.#draft.stones[point] = "white";
    this.#changed();
    this.#draw();
  }

  /** Stops editing; nothing is changed. */
  end() {
    this.#draft = null;
    this.#calls.onDraft(null);
    this.#draw();
  }

  /** Uses the tool on a point; the same tool again takes the stone away. */
  pick(point) {
    const { [point]: standing, ...rest } = this.#draft.stones;
    this.#draft.stones =
      this.#tool === "erase" || standing === this.#tool ? rest : { ...rest, [point]: this.#tool };
    this.#changed();
  }

  get tool() {
    return this.#tool;
  }

  #changed() {
    this.#problem.textContent = "";
    this.#calls.onDraft(this.#draft);
  }

  #set(change) {
    Object.assign(this.#draft, change);
    this.#changed();
    this.#draw();
  }

  #draw() {
    if (!this.#draft) {
      fill(
        this.element,
        h("p", {}, "Set up any position: from a book, a puzzle, or a game on paper."),
        button("Edit this position", () => this.#calls.onBegin(), { kind: "primary wide" }),
      );
      return;
    }
    const { rule, size, turn, pairs } = this.#draft;
    fill(
      this.element,
      choices("A click places", TOOLS, this.#tool, (tool) => {
        this.#tool = tool;
        this.#changed();
      }),
      choices("To move", TOOLS.slice(0, 2), turn, (color) => this.#set({ turn: color })),
      h(
        "div.row.even",
        {},
        field(
          "Rule",
          select(optionsOf("rules"), rule, (name) => this.#set({ rule: name })),
        ),
        field(
          "Board",
          select(sizeOptions(), String(size), (value) => this.#set({ size: Number(value), stones: {} })),
        ),
      ),
      ruleOf(rule).captures &&
        h(
          "div.row.even",
          {},
          ["Black", "White"].map((title, index) =>
            this.#pairField(`Pairs captured by ${title}`, pairs, index),
          ),
        ),
      this.#problem,
      h(
        "div.row.even",
        {},
        button("Clear", () => this.#set({ stones: {} })),
        button("Cancel", () => this.end()),
        button("Done", () => this.#finish(), { kind: "primary" }),
      ),
    );
  }

  #pairField(label, pairs, index) {
    const options = Array.from({ length: 5 }, (_, count) => [String(count), String(count)]);
    return field(
      label,
      select(options, String(pairs[index]), (count) =>
        this.#set({ pairs: pairs.with(index, Number(count)) }),
      ),
    );
  }

  async #finish() {
    const { rule, size, turn, pairs, stones } = this.#draft;
    const of = (color) => Object.keys(stones).filter((point) => stones[point] === color);
    const setup =
      Object.keys(stones).length || turn === "white"
        ? { black: of("black"), white: of("white"), turn, pairs }
        : null;
    try {
      await api.post("/api/position", { position: { rule, size, setup, moves: [] } });
    } catch (error) {
      this.#problem.textContent = error.message;
      return;
    }
    this.#draft = null;
    this.#draw();
    this.#calls.onDone({ rule, size, setup });
  }
}
