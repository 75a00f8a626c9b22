// The tree of moves: a list of runs, each a piece of one line in flowing text; variations are indented
// below the move that they replace. A run gets its buttons when it comes into sight, and runs that do
// not change stay as they are, so that a step through thousands of moves costs no more than one
// through ten.

import { button, h, markMore } from "../lib/dom.js";
import { t } from "../lib/texts.js";

const LONGEST_RUN = 40; // moves
const USUAL_LINE = 6; // moves in a line of text, as far as nothing is drawn yet
const DEEPEST_INDENT = 6;
const NEARBY = "120px"; // what is so close to the visible part is filled already

/** The tree as runs in the order they are read: [{ depth, number, ids }], `number` of the first move. */
export function runsOf(tree) {
  const runs = [];
  const todo = [{ children: tree.get(0).children, number: 1, depth: 0 }];
  while (todo.length) {
    let { children, number, depth } = todo.pop();
    const run = { depth, number, ids: [] };
    while (children.length) {
      const [main, ...others] = children;
      run.ids.push(main);
      number++;
      children = tree.get(main).children;
      if (others.length || run.ids.length === LONGEST_RUN) {
        todo.push({ children, number, depth });
        for (const other of others.reverse())
          todo.push({ children: [other], number: number - 1, depth: depth + 1 });
        break;
      }
    }
    if (run.ids.length) runs.push(run);
  }
  return runs;
}

export class TreeView {
  element = markMore(h("div.tree", { tabIndex: 0, role: "region", "aria-label": t("analyse-tree") }));
  #onGo;
  #tree = null;
  #version = 0;
  #signs = new Map(); // of a review: node -> { sign, words }
  #current = 0;
  #start = button(t("analyse-start"), () => this.#onGo(0), { kind: "move start" });
  #rows = new Map(); // what a run shows, as text -> its element
  #runs = new WeakMap(); // element -> its run
  #places = new Map(); // node -> the element of its run
  #sight = new IntersectionObserver(
    (entries) => entries.forEach(({ isIntersecting, target }) => isIntersecting && this.#fill(target)),
    { root: this.element, rootMargin: NEARBY },
  );

  constructor(onGo) {
    this.#onGo = onGo;
  }

  show(tree, current, signs) {
    const isOther = tree !== this.#tree;
    const isChanged = isOther || tree.version !== this.#version || signs !== this.#signs;
    this.#signs = signs;
    this.#tree = tree;
    this.#version = tree.version;
    this.#mark(this.#current, false);
    this.#current = current;
    if (isChanged) this.#draw(isOther);
    this.#mark(current, true);
    this.#reveal();
  }

  /** Puts the runs in order; those that show the same as before are kept. */
  #draw(isOther) {
    if (isOther) this.#rows.clear();
    const rows = new Map();
    this.#places.clear();
    for (const run of runsOf(this.#tree)) {
      const about = run.ids.map((id) => [this.#tree.get(id).comment, this.#signs.get(id)]);
      const key = JSON.stringify([run, about]);
      const row = this.#rows.get(key) ?? this.#row(run);
      rows.set(key, row);
      for (const id of run.ids) this.#places.set(id, row);
    }
    const shown = [this.#start, comment(this.#tree.get(0)), ...rows.values()].filter(Boolean);
    const { children } = this.element;
    const isSame = shown.length === children.length && shown.every((row, at) => row === children[at]);
    if (!isSame) this.element.replaceChildren(...shown);
    this.#rows = rows;
  }

  #row(run) {
    const row = h(`div.run${run.depth ? ".variation" : ""}`);
    row.style.setProperty("--depth", Math.min(run.depth, DEEPEST_INDENT));
    row.style.setProperty("--lines", Math.ceil(run.ids.length / USUAL_LINE));
    this.#runs.set(row, run);
    this.#sight.observe(row);
    return row;
  }

  #fill(row) {
    const run = this.#runs.get(row);
    if (row.children.length || !run) return;
    this.#sight.unobserve(row);
    row.append(...run.ids.flatMap((id, index) => this.#move(id, run.number + index)));
  }

  #move(id, number) {
    const node = this.#tree.get(id);
    const black = (number % 2 === 1) === ((this.#tree.setup?.turn ?? "black") === "black");
    const { sign = null, words = null } = this.#signs.get(id) ?? {};
    const move = button(node.move, () => this.#onGo(id), {
      kind: `move ${black ? "black" : "white"}`,
      title: words ?? "",
      "aria-label": [
        t("analyse-tree-move", { number, color: black ? "black" : "white", move: node.move }),
        words,
      ]
        .filter(Boolean)
        .join(", "),
      "data-sign": sign,
      "aria-current": id === this.#current,
      "data-number": number,
      "data-node": id,
    });
    return [move, comment(node)].filter(Boolean);
  }

  #button(id) {
    return id === 0 ? this.#start : this.#places.get(id)?.querySelector(`[data-node="${id}"]`);
  }

  #mark(id, isCurrent) {
    if (isCurrent && id !== 0) this.#fill(this.#places.get(id));
    this.#button(id)?.setAttribute("aria-current", String(isCurrent));
  }

  #reveal() {
    const { top, bottom } = this.#button(this.#current).getBoundingClientRect();
    const frame = this.element.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom)
      this.element.scrollTop += top - frame.top - this.element.clientHeight / 2;
  }
}

function comment(node) {
  return node.comment ? h("span.comment", node.comment) : null;
}
