// Where a tree has a position, turned, mirrored or after another order of moves. Pure.
//
// Every position has a number that its eight images share: for each image the stones' numbers are put
// together by exclusive or, and the least of the eight counts. Captures are not looked at: where stones are
// taken, positions count as the same when the same moves led there.

const IMAGES = 8;
const HIGH_BITS = 21; // with the 32 low ones as many as a number holds exactly

/** SplitMix-like: numbers of 32 bits that look random and are the same each time. */
function mixed(number) {
  let word = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return (word ^ (word >>> 16)) >>> 0;
}

/** Where a point lies in each of the eight images. */
function images(x, y, size) {
  const last = size - 1;
  const turned = [
    [x, y],
    [last - y, x],
    [last - x, last - y],
    [y, last - x],
  ];
  return turned.flatMap(([u, v]) => [v * size + u, v * size + last - u]);
}

class PositionNumber {
  #size;
  #low = new Uint32Array(IMAGES);
  #high = new Uint32Array(IMAGES);

  constructor(size) {
    this.#size = size;
  }

  /** Puts a stone down, or takes it away. */
  toggle(name, isBlack) {
    const x = name.charCodeAt(0) - 97;
    images(x, Number(name.slice(1)) - 1, this.#size).forEach((point, image) => {
      const seed = 4 * point + (isBlack ? 1 : 2);
      this.#low[image] ^= mixed(seed * 2 + 1);
      this.#high[image] ^= mixed(seed * 2 + 0x5bd1e995) >>> (32 - HIGH_BITS);
    });
  }

  get value() {
    let least = Infinity;
    for (let image = 0; image < IMAGES; image++)
      least = Math.min(least, this.#high[image] * 2 ** 32 + this.#low[image]);
    return least;
  }
}

/** The numbers of all positions of a tree: node -> number, by a walk that takes every step once. */
export function positionNumbers(tree) {
  const numbers = new Map();
  const number = new PositionNumber(tree.size);
  const blackBegins = (tree.setup?.turn ?? "black") === "black";
  for (const color of ["black", "white"])
    for (const name of tree.setup?.[color] ?? []) number.toggle(name, color === "black");
  const path = [];
  const todo = [0];
  while (todo.length) {
    const id = todo.pop();
    const node = tree.get(id);
    while (path.length && path.at(-1).id !== node.parent) {
      const { move, isBlack } = path.pop();
      number.toggle(move, isBlack);
    }
    if (node.move !== null) {
      const isBlack = (path.length % 2 === 0) === blackBegins;
      number.toggle(node.move, isBlack);
      path.push({ id, move: node.move, isBlack });
    }
    numbers.set(id, number.value);
    todo.push(...node.children.toReversed());
  }
  return numbers;
}

const known = new WeakMap(); // tree -> { version, numbers }

/** The other nodes of a tree with the position of this one, in the order of the tree. */
export function samePositions(tree, id) {
  if (known.get(tree)?.version !== tree.version)
    known.set(tree, { version: tree.version, numbers: positionNumbers(tree) });
  const { numbers } = known.get(tree);
  const wanted = numbers.get(id);
  return [...numbers].filter(([other, number]) => number === wanted && other !== id).map(([other]) => other);
}
