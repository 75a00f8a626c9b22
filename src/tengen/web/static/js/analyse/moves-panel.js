// The moves of an analysis: tree, steps, comment.

import { button, h, stepButtons } from "../lib/dom.js";
import { TreeView } from "./tree-view.js";

export class MovesPanel {
  element = h("div.stack.tight");
  #tree = null;
  #current = 0;
  #view;
  #comment = h("textarea", {
    rows: 1,
    maxLength: 2000,
    placeholder: "A comment on this move",
    "aria-label": "Comment",
  });
  #undo;
  #redo;

  /** `calls`: go(node), comment(text), promote(), remove(), undo(), redo(). */
  constructor(calls) {
    this.#view = new TreeView(calls.go);
    this.#comment.oninput = () => calls.comment(this.#comment.value);
    this.#undo = button("Undo", calls.undo, { picture: "undo", title: "Undo the last change (Ctrl+Z)" });
    this.#redo = button("Redo", calls.redo, { picture: "redo", title: "Redo what was undone (Ctrl+Y)" });
    const tools = [
      this.#undo,
      this.#redo,
      button("Promote", calls.promote, { picture: "up", title: "Make this the main line" }),
      button("Delete", calls.remove, { picture: "trash", title: "Delete this move and everything after it" }),
    ];
    this.element.append(
      this.#view.element,
      stepButtons("Last position", (name) => calls.go(this.#tree.steps(this.#current)[name])),
      this.#comment,
      h("div.tools", tools),
    );
  }

  /** Shows a tree, where in it the board is, and the signs of a review: node -> { sign, words }. */
  show(tree, current, { canUndo, canRedo }, signs) {
    this.#undo.disabled = !canUndo;
    this.#redo.disabled = !canRedo;
    this.#tree = tree;
    this.#current = current;
    this.#view.show(tree, current, signs);
    const { comment } = tree.get(current);
    if (this.#comment.value !== comment) this.#comment.value = comment;
  }
}
