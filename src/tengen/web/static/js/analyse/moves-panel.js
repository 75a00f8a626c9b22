// The moves of an analysis: tree, steps, comment.

import { button, fill, h, stepButtons } from "../lib/dom.js";
import { t } from "../lib/texts.js";
import { TreeView } from "./tree-view.js";

const SHOWN_PLACES = 30; // where a position was found
const SHOWN_MOVES = 6; // the last ones on the way there

export class MovesPanel {
  element = h("div.stack.tight");
  #tree = null;
  #current = 0;
  #view;
  #comment = h("textarea", {
    rows: 1,
    maxLength: 2000,
    placeholder: t("analyse-comment-hint"),
    "aria-label": t("analyse-comment"),
  });
  #undo;
  #redo;
  #found = h("div.stack.tight", { "aria-live": "polite" });

  /** `calls`: go(node), comment(text), promote(), remove(), undo(), redo(), find() -> nodes. */
  constructor(calls) {
    this.#view = new TreeView(calls.go);
    this.#comment.oninput = () => calls.comment(this.#comment.value);
    this.#undo = button(t("undo"), calls.undo, { picture: "undo", title: t("analyse-undo-about") });
    this.#redo = button(t("redo"), calls.redo, { picture: "redo", title: t("analyse-redo-about") });
    const tools = [
      this.#undo,
      this.#redo,
      button(t("analyse-promote"), calls.promote, { picture: "up", title: t("analyse-promote-about") }),
      button(t("analyse-delete"), calls.remove, { picture: "trash", title: t("analyse-delete-about") }),
      button(t("explorer-find"), () => this.#showFound(calls), {
        picture: "search",
        title: t("explorer-find-about"),
      }),
    ];
    this.element.append(
      this.#view.element,
      stepButtons(t("step-last"), (name) => calls.go(this.#tree.steps(this.#current)[name])),
      this.#comment,
      h("div.tools", tools),
      this.#found,
    );
  }

  /** Lists where else in the tree the position on the board stands. */
  #showFound({ find, go }) {
    const nodes = find();
    const place = (id) => {
      const moves = this.#tree.moves(id);
      const words = `${moves.length}. ${moves.slice(-SHOWN_MOVES).join(" ")}`;
      return h("li", button(words, () => go(id), { kind: "plain move" }));
    };
    const text = nodes.length ? t("explorer-found", { count: nodes.length }) : t("explorer-found-none");
    fill(
      this.#found,
      h("p.small", text),
      nodes.length > 0 && h("ul.found", nodes.slice(0, SHOWN_PLACES).map(place)),
    );
  }

  /** Shows a tree, where in it the board is, and the signs of a review: node -> { sign, words }. */
  show(tree, current, { canUndo, canRedo }, signs) {
    this.#undo.disabled = !canUndo;
    this.#redo.disabled = !canRedo;
    if (tree !== this.#tree) fill(this.#found);
    this.#tree = tree;
    this.#current = current;
    this.#view.show(tree, current, signs);
    const { comment } = tree.get(current);
    if (this.#comment.value !== comment) this.#comment.value = comment;
  }
}
