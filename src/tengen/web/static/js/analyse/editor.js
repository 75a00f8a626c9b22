// The board editor: stones are put down and taken away freely; the server says whether it is a position.

import { button, choices, fill, h, selectField } from "../lib/dom.js";
import { t } from "../lib/texts.js";
import { optionsOf, ruleOf, sizeOptions } from "../lib/words.js";
import { api } from "../net/api.js";
import { stonesOf } from "../play/picture.js";

const COLORS = { black: t("black"), white: t("white") };
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
        h("p", t("editor-about")),
        button(t("editor-begin"), () => this.#calls.onBegin(), { kind: "primary wide" }),
      );
      return;
    }
    const { rule, size, turn, pairs } = this.draft;
    const onTool = (tool) => {
      this.tool = tool;
      this.#changed();
    };
    const onSize = (value) => this.#set({ size: Number(value), stones: {} });
    const pairField = (color, index) =>
      selectField(t("editor-pairs", { color }), PAIRS, pairs[index], (count) =>
        this.#set({ pairs: pairs.with(index, Number(count)) }),
      );
    fill(
      this.element,
      choices(t("editor-places"), { ...COLORS, erase: t("editor-erase") }, this.tool, onTool),
      choices(t("editor-turn"), COLORS, turn, (color) => this.#set({ turn: color })),
      h(
        "div.row.even",
        selectField(t("rule"), optionsOf("rules"), rule, (name) => this.#set({ rule: name })),
        selectField(t("board"), sizeOptions(), size, onSize),
      ),
      ruleOf(rule).captures && h("div.row.even", Object.keys(COLORS).map(pairField)),
      this.#problem,
      h(
        "div.row.even",
        button(t("editor-clear"), () => this.#set({ stones: {} })),
        button(t("cancel"), () => this.end()),
        button(t("editor-done"), () => this.#finish(), { kind: "primary" }),
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
