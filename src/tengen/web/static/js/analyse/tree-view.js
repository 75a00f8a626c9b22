// The tree of moves: a list of runs, each a piece of one line in flowing text; variations are indented
// below the move that they replace. Runs stand in blocks: a block gets its buttons when it comes into
// sight and loses them when it is far away, and blocks that do not change stay as they are, so that a step
// through a hundred thousand moves costs no more than one through ten.

import { button, h, markMore } from "../lib/dom.js";
import { t } from "../lib/texts.js";

const LONGEST_RUN = 40; // moves
const USUAL_LINE = 6; // moves in a line of text, as far as nothing is drawn yet
const DEEPEST_INDENT = 6;
const NEARBY = "120px"; // what is so close to the visible part is filled already
const BLOCK_MOVES = 120; // after which another block begins

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

/** Runs in blocks, so that a tree of a hundred thousand moves has some thousand elements at most. */
export function blocksOf(runs) {
  const blocks = [];
  let moves = 0;
  for (const run of runs) {
    if (!blocks.length || moves >= BLOCK_MOVES) {
      blocks.push([]);
      moves = 0;
    }
    blocks.at(-1).push(run);
    moves += run.ids.length;
  }
  return blocks;
}

export class TreeView {
  element = markMore(h("div.tree", { tabIndex: 0, role: "region", "aria-label": t("analyse-tree") }));
  #onGo;
  #tree = null;
  #version = 0;
  #signs = new Map(); // of a review: node -> { sign, words }
  #current = 0;
  #start = button(t("analyse-start"), () => this.#onGo(0), { kind: "move start" });
  #blocks = new Map(); // what a block shows, as text -> its element
  #runs = new WeakMap(); // element -> the runs of the block
  #places = new Map(); // node -> the element of its block
  #seen = new Set(); // blocks in sight
  #sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        this.#seen[isIntersecting ? "add" : "delete"](target);
        if (isIntersecting) this.#fill(target);
        else this.#empty(target);
      }
    },
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
    const left = this.#places.get(this.#current);
    this.#current = current;
    if (isChanged) this.#draw(isOther);
    this.#mark(current, true);
    if (left && !this.#seen.has(left)) this.#empty(left);
    this.#reveal();
  }

  /** Puts the blocks in order; those that show the same as before are kept. */
  #draw(isOther) {
    if (isOther) this.#blocks.clear();
    const blocks = new Map();
    this.#places.clear();
    for (const runs of blocksOf(runsOf(this.#tree))) {
      const ids = runs.flatMap((run) => run.ids);
      const about = ids.map((id) => [this.#tree.get(id).comment, this.#signs.get(id)]);
      const key = JSON.stringify([runs, about]);
      const block = this.#blocks.get(key) ?? this.#block(runs);
      blocks.set(key, block);
      for (const id of ids) this.#places.set(id, block);
    }
    for (const [key, block] of this.#blocks) if (!blocks.has(key)) this.#forget(block);
    const shown = [this.#start, comment(this.#tree.get(0)), ...blocks.values()].filter(Boolean);
    const { children } = this.element;
    const isSame = shown.length === children.length && shown.every((part, at) => part === children[at]);
    if (!isSame) this.element.replaceChildren(...shown);
    this.#blocks = blocks;
  }

  #forget(block) {
    this.#sight.unobserve(block);
    this.#seen.delete(block);
  }

  #block(runs) {
    const block = h("div.runs");
    const lines = runs.map((run) => Math.ceil(run.ids.length / USUAL_LINE));
    block.style.setProperty("--lines", lines.reduce((sum, each) => sum + each, 0));
    this.#runs.set(block, runs);
    this.#sight.observe(block);
    return block;
  }

  #fill(block) {
    if (block.children.length || !this.#runs.has(block)) return;
    block.style.height = "";
    block.append(...this.#runs.get(block).map((run) => this.#row(run)));
  }

  /** Takes the moves of a block out that nobody sees; it stays as high as it was. */
  #empty(block) {
    if (!block.children.length || block === this.#places.get(this.#current)) return;
    if (block.contains(document.activeElement)) return;
    block.style.height = `${block.offsetHeight}px`;
    block.replaceChildren();
  }

  #row(run) {
    const row = h(`div.run${run.depth ? ".variation" : ""}`);
    row.style.setProperty("--depth", Math.min(run.depth, DEEPEST_INDENT));
    row.append(...run.ids.flatMap((id, index) => this.#move(id, run.number + index)));
    return row;
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
