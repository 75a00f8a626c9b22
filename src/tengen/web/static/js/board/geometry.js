// Points and where they lie. A point is its name, "h8": column from the left, row from the bottom.

/** The distance between neighbouring points, in the units of the drawing. */
export const CELL = 40;

const LETTERS = "abcdefghijklmnopqrstuv";
const LABEL_MARGIN = 1.1;
const BARE_MARGIN = 0.75;

/** The name of the point in column x from the left and row y from the top, both from 0. */
export function pointName(x, y, size) {
  return LETTERS[x] + (size - y);
}

/** {x, y} of a name in either case; null when there is no such point on the board. */
export function parsePoint(name, size) {
  const match = /^([a-v])([1-9][0-9]?)$/i.exec(String(name).trim());
  if (!match) return null;
  const x = LETTERS.indexOf(match[1].toLowerCase());
  const y = size - Number(match[2]);
  return x < size && y >= 0 && y < size ? { x, y } : null;
}

/** A column as the edge of the board names it. */
export function columnLabel(x, columns = "letters") {
  return columns === "numbers" ? String(x + 1) : LETTERS[x].toUpperCase();
}

/** The dotted points: near the corners, the centre of odd sizes, the sides of large ones. */
export function starPoints(size) {
  const edge = size >= 12 ? 3 : size >= 8 ? 2 : size >= 6 ? 1 : Math.floor(size / 2);
  const lines = [...new Set([edge, size - 1 - edge])];
  const middle = (size - 1) / 2;
  const odd = size % 2 === 1;
  const along = odd && size >= 17 ? [...lines, middle] : lines;
  const points = along.flatMap((x) => along.map((y) => ({ x, y })));
  if (odd && !points.some(({ x, y }) => x === middle && y === middle)) {
    points.push({ x: middle, y: middle });
  }
  return points;
}

/** Where points lie on a drawing of this size, with or without room for the coordinates. */
export class Frame {
  constructor(size, coordinates, columns = "letters") {
    this.size = size;
    this.coordinates = coordinates;
    this.columns = columns;
    this.margin = (coordinates ? LABEL_MARGIN : BARE_MARGIN) * CELL;
    this.side = (size - 1) * CELL + 2 * this.margin;
  }

  /** Where a column lies from the left, or a row from the top. */
  along(index) {
    return this.margin + index * CELL;
  }

  /** The place of a named point. */
  at(name) {
    const { x, y } = parsePoint(name, this.size);
    return [this.along(x), this.along(y)];
  }

  /** Whether the board has a point of this name. */
  has(name) {
    return parsePoint(name, this.size) !== null;
  }

  /** The point nearest to a place on the drawing; null beyond half a cell from the grid. */
  nearest(left, top) {
    const x = Math.round((left - this.margin) / CELL);
    const y = Math.round((top - this.margin) / CELL);
    const inside = x >= 0 && y >= 0 && x < this.size && y < this.size;
    return inside ? pointName(x, y, this.size) : null;
  }

  /** The point some columns to the right and rows down, held at the edge. */
  moved(name, columns, rows) {
    const { x, y } = parsePoint(name, this.size);
    const held = (value) => Math.min(Math.max(value, 0), this.size - 1);
    return pointName(held(x + columns), held(y + rows), this.size);
  }

  /** The point in the middle; on even boards the one that opening protocols call the centre. */
  get centre() {
    const middle = Math.floor(this.size / 2);
    return pointName(middle, middle, this.size);
  }
}
