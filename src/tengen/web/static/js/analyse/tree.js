// A game as a tree of moves, with comments and what the engine said about each position. Pure.

/** A node: `fields` is what the file said about it and we do not look at, kept for writing. */
function makeNode(id, parent, move, fields = {}) {
  return { id, parent, move, children: [], comment: "", score: null, depth: 0, fields };
}

export class GameTree {
  /** An empty tree; `setup` is null or { black, white, turn, pairs }. */
  constructor({ rule = "freestyle", size = 15, setup = null, headers = {}, result = null } = {}) {
    Object.assign(this, { rule, size, setup, headers, result });
    this.nodes = [makeNode(0, null, null)];
    this.version = 0; // of moves and comments: another one with every change
  }

  /** The tree of a game in Tengen JSON. */
  static fromJson(game) {
    const tree = new GameTree(game);
    game.nodes.forEach(({ move, parent, comment, ...fields }, index) => {
      if (index > 0) {
        const above = tree.nodes[parent ?? index - 1];
        tree.nodes.push(makeNode(index, above.id, move, fields));
        above.children.push(index);
      } else {
        tree.nodes[0].fields = fields;
      }
      tree.nodes[index].comment = comment ?? "";
    });
    return tree;
  }

  /** The game in Tengen JSON, and where each node stands in it (`numbers`: id -> index). */
  toJson() {
    const order = this.#order();
    const numbers = new Map(order.map((id, index) => [id, index]));
    const nodes = order.map((id, index) => {
      const { move, parent, comment, fields } = this.nodes[id];
      const node = { ...fields };
      if (move !== null) node.move = move;
      if (parent !== null && numbers.get(parent) !== index - 1) node.parent = numbers.get(parent);
      if (comment) node.comment = comment;
      return node;
    });
    const game = { tengen: 1, rule: this.rule, size: this.size, nodes };
    if (this.setup) game.setup = this.setup;
    if (Object.keys(this.headers).length) game.headers = this.headers;
    if (this.result) game.result = this.result;
    return { game, numbers };
  }

  /** All nodes, a parent before its children, a main line before its variations. */
  #order() {
    const order = [];
    const todo = [0];
    while (todo.length) {
      const id = todo.pop();
      order.push(id);
      todo.push(...this.nodes[id].children.toReversed());
    }
    return order;
  }

  /** A tree of its own that is the same. */
  copy() {
    const copy = new GameTree(this);
    copy.nodes = this.nodes.map((node) => ({ ...node, children: [...node.children] }));
    return copy;
  }

  /** Takes in the moves and comments of another tree; false when it has another start. */
  merge(other) {
    const start = ({ rule, size, setup }) => JSON.stringify([rule, size, setup]);
    if (start(this) !== start(other)) return false;
    const ours = new Map([[0, 0]]); // nodes of the other tree -> nodes of this one
    for (const id of other.#order()) {
      const { parent, move, comment } = other.nodes[id];
      if (parent !== null) ours.set(id, this.add(ours.get(parent), move));
      const node = this.nodes[ours.get(id)];
      if (!node.comment.includes(comment))
        this.setComment(node.id, comment.includes(node.comment) ? comment : `${node.comment}\n${comment}`);
    }
    return true;
  }

  get(id) {
    return this.nodes[id];
  }

  /** The nodes from the root to this one, both included. */
  path(id) {
    const path = [];
    for (let at = id; at !== null; at = this.nodes[at].parent) path.push(at);
    return path.reverse();
  }

  /** The moves that lead to a node. */
  moves(id) {
    return this.path(id)
      .slice(1)
      .map((at) => this.nodes[at].move);
  }

  /** The line through a node: its path, and the first continuation to the end. */
  line(id) {
    const line = this.path(id);
    for (let at = this.nodes[id].children[0]; at !== undefined; at = this.nodes[at].children[0])
      line.push(at);
    return line;
  }

  /** The position of a node, as the server takes it. */
  position(id) {
    return { rule: this.rule, size: this.size, setup: this.setup, moves: this.moves(id) };
  }

  /** The node at the end of these moves behind a node, or null where there is none. */
  find(id, moves) {
    return moves.reduce(
      (at, move) => this.nodes[at]?.children.find((child) => this.nodes[child].move === move) ?? null,
      id,
    );
  }

  /** The node after `move`, made where it is new. */
  add(id, move) {
    const known = this.nodes[id].children.find((child) => this.nodes[child].move === move);
    if (known !== undefined) return known;
    const node = makeNode(this.nodes.length, id, move);
    this.nodes.push(node);
    this.nodes[id].children.push(node.id);
    this.version++;
    this.result = null; // the file's result is of the game as it was
    return node.id;
  }

  /** Takes a node and all that follows away; gives its parent. The root stays. */
  remove(id) {
    const { parent } = this.nodes[id];
    if (parent === null) return id;
    this.version++;
    this.nodes[parent].children = this.nodes[parent].children.filter((child) => child !== id);
    return parent;
  }

  /** Makes every move on the way to a node the first choice. */
  promote(id) {
    this.version++;
    for (const at of this.path(id).slice(1)) {
      const { children } = this.nodes[this.nodes[at].parent];
      children.splice(children.indexOf(at), 1);
      children.unshift(at);
    }
  }

  /** Where steps from a node lead: { first, back, forward, last }. */
  steps(id) {
    const { parent, children } = this.nodes[id];
    return { first: 0, back: parent ?? 0, forward: children[0] ?? id, last: this.line(id).at(-1) };
  }

  /** The next variation beside a node, round and round. */
  sibling(id, step) {
    const { parent } = this.nodes[id];
    if (parent === null) return id;
    const { children } = this.nodes[parent];
    return children[(children.indexOf(id) + step + children.length) % children.length];
  }

  setComment(id, text) {
    this.version++;
    this.nodes[id].comment = text;
  }

  /** Keeps what the engine said, unless it is known from a deeper search. */
  setScore(id, score, depth) {
    const node = this.nodes[id];
    if (depth >= node.depth) Object.assign(node, { score, depth });
  }
}
