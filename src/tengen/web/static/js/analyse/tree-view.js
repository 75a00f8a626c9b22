// The tree of moves: the main line in flowing text, variations as indented blocks below the move
// that they replace. In a large tree, a variation that is not being followed is its first move only.

import { button, fill, h } from "../lib/dom.js";

const LARGE = 600; // moves

export class TreeView {
  element = h("div.tree", { tabIndex: 0, role: "region", "aria-label": "Moves and variations" });
  #onGo;

  constructor(onGo) {
    this.#onGo = onGo;
  }

  show(tree, current) {
    const drawing = {
      tree,
      current,
      onPath: new Set(tree.path(current)),
      isLarge: tree.nodes.length > LARGE,
    };
    const start = button("Start", () => this.#onGo(0), { kind: "move start" });
    start.setAttribute("aria-current", String(current === 0));
    fill(this.element, start, comment(tree.get(0)), this.#line(drawing, tree.get(0).children, 1));
    this.#reveal();
  }

  #reveal() {
    const shown = this.element.querySelector('[aria-current="true"]');
    const { scrollTop, clientHeight } = this.element;
    const top = shown?.offsetTop ?? 0;
    if (top < scrollTop || top > scrollTop + clientHeight - 40)
      this.element.scrollTop = top - clientHeight / 2;
  }

  /** The elements of a line that begins with the first of `children`, its rivals in blocks. */
  #line(drawing, children, number) {
    const { tree } = drawing;
    const elements = [];
    for (let at = number; children.length; at++) {
      const [main, ...others] = children;
      elements.push(this.#move(drawing, main, at));
      for (const other of others) {
        elements.push(
          h("div.variation", {}, this.#move(drawing, other, at), this.#rest(drawing, other, at + 1)),
        );
      }
      children = tree.get(main).children;
    }
    return elements;
  }

  #rest({ tree, onPath, isLarge, ...more }, id, number) {
    const { children } = tree.get(id);
    if (isLarge && !onPath.has(id)) return children.length ? h("span.muted.small", {}, "…") : null;
    return this.#line({ tree, onPath, isLarge, ...more }, children, number);
  }

  #move({ tree, current }, id, number) {
    const node = tree.get(id);
    const black = (number % 2 === 1) === ((tree.setup?.turn ?? "black") === "black");
    const move = button(node.move, () => this.#onGo(id), { kind: `move ${black ? "black" : "white"}` });
    move.setAttribute("aria-label", `${number}. ${black ? "Black" : "White"} ${node.move}`);
    move.setAttribute("aria-current", String(id === current));
    move.dataset.number = number;
    return [move, comment(node)];
  }
}

function comment(node) {
  return node.comment ? h("span.comment", {}, node.comment) : null;
}
