// The board editor: stones are put down and taken away freely; the server says whether it is a position.

import { button, choices, fill, h, selectField } from "../lib/dom.js";
import { optionsOf, ruleOf, sizeOptions } from "../lib/words.js";
import { api } from "../net/api.js";
import { stonesOf } from "../play/picture.js";

const COLORS = { black: "Black", white: "White" };
const PAIRS = [0, 1, 2, 3, 4].map((count) => [count, count]);

export class Editor {
  element = h("div.stack.editor");
  draft = null; // the position being edited, or null
  tool = "black";
  #calls;
  #problem = h("p.problem.small", { role: "alert" });

  /** `calls`: onBegin() to edit, onDraft() to show the draft, onDone(position) when it is to be analysed. */
  constructor(calls) {
    this.#calls = calls;
    this.#draw();
  }

  /** Begins with a position, or with an empty board of its rule. */
  begin(position) {
    const { rule, size, turn, pairs } = position;
    this.#set({ rule, size, turn, pairs: [pairs.black, pairs.white], stones: stonesOf(position.stones) });
  }

  /** Stops editing; nothing is changed. */
  end() {
    this.draft = null;
    this.#calls.onDraft();
    this.#draw();
  }

  /** Uses the tool on a point; the same tool again takes the stone away. */
  pick(point) {
    const { [point]: standing, ...rest } = this.draft.stones;
    this.draft.stones =
      this.tool === "erase" || standing === this.tool ? rest : { ...rest, [point]: this.tool };
    this.#changed();
  }

  #changed() {
    this.#problem.textContent = "";
    this.#calls.onDraft();
  }

  #set(change) {
    this.draft = { ...this.draft, ...change };
    this.#changed();
    this.#draw();
  }

  #draw() {
    if (!this.draft) {
      fill(
        this.element,
        h("p", "Set up any position: from a book, a puzzle, or a game on paper."),
        button("Edit this position", () => this.#calls.onBegin(), { kind: "primary wide" }),
      );
      return;
    }
    const { rule, size, turn, pairs } = this.draft;
    const onTool = (tool) => {
      this.tool = tool;
      this.#changed();
    };
    const onSize = (value) => this.#set({ size: Number(value), stones: {} });
    const pairField = (title, index) =>
      selectField(`Pairs captured by ${title}`, PAIRS, pairs[index], (count) =>
        this.#set({ pairs: pairs.with(index, Number(count)) }),
      );
    fill(
      this.element,
      choices("A click places", { ...COLORS, erase: "Erase" }, this.tool, onTool),
      choices("To move", COLORS, turn, (color) => this.#set({ turn: color })),
      h(
        "div.row.even",
        selectField("Rule", optionsOf("rules"), rule, (name) => this.#set({ rule: name })),
        selectField("Board", sizeOptions(), size, onSize),
      ),
      ruleOf(rule).captures && h("div.row.even", Object.values(COLORS).map(pairField)),
      this.#problem,
      h(
        "div.row.even",
        button("Clear", () => this.#set({ stones: {} })),
        button("Cancel", () => this.end()),
        button("Done", () => this.#finish(), { kind: "primary" }),
      ),
    );
  }

  async #finish() {
    const { rule, size, turn, pairs, stones } = this.draft;
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
    this.draft = null;
    this.#draw();
    this.#calls.onDone({ rule, size, setup });
  }
}
