// The moves of an analysis: tree, steps, comment, and the curve of the evaluation.

import { button, h } from "../lib/dom.js";
import { Graph } from "./graph.js";
import { TreeView } from "./tree-view.js";

export class MovesPanel {
  element = h("div.stack.tight");
  #calls;
  #tree = null;
  #current = 0;
  #view;
  #graph;
  #comment = h("textarea", { rows: 1, maxLength: 2000, placeholder: "A comment on this move" });
  #sweep;

  #undo;
  #redo;

  /** `calls`: go(node), comment(text), promote(), remove(), undo(), redo(), sweep(). */
  constructor(calls) {
    this.#calls = calls;
    this.#view = new TreeView(calls.go);
    this.#graph = new Graph((ply) => calls.go(this.#tree.line(this.#current)[ply]));
    this.#comment.setAttribute("aria-label", "Comment");
    this.#comment.addEventListener("input", () => calls.comment(this.#comment.value));
    this.#sweep = button("Evaluate the game", calls.sweep, { picture: "search" });
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
      this.#steps(),
      this.#graph.element,
      this.#comment,
      this.#sweep,
      h("div.tools", {}, tools),
    );
  }

  /** Shows a tree and where in it the board is. */
  show(tree, current, { canUndo, canRedo }) {
    this.#undo.disabled = !canUndo;
    this.#redo.disabled = !canRedo;
    this.#tree = tree;
    this.#current = current;
    this.#view.show(tree, current);
    this.showScores();
    const { comment } = tree.get(current);
    if (this.#comment.value !== comment) this.#comment.value = comment;
  }

  /** Shows the scores that the tree has got since. */
  showScores() {
    const scores = this.#tree.line(this.#current).map((id) => this.#tree.get(id).score);
    this.#graph.show(scores, this.#tree.path(this.#current).length - 1);
  }

  /** Shows how far the evaluation of the game is. */
  showSweep({ running, done, total }) {
    this.#sweep.lastChild.textContent = running ? `Stop (${done} of ${total})` : "Evaluate the game";
  }

  #steps() {
    const step = (words, picture, to) =>
      button(words, () => this.#calls.go(to()), { picture, kind: "step", title: words });
    const line = () => this.#tree.line(this.#current);
    const next = () => this.#tree.get(this.#current).children[0] ?? this.#current;
    return h("div.steps", {}, [
      step("First position", "first", () => 0),
      step("Back", "back", () => this.#tree.get(this.#current).parent ?? 0),
      step("Forward", "forward", next),
      step("Last position", "last", () => line().at(-1)),
    ]);
  }
}
