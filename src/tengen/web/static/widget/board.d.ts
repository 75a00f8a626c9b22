// Types of the board widget, `board.js`. docs/widget.md explains it.

/** The name of a point, such as "h8": column from the left, row from the bottom. */
export type Point = string;

export type Color = "black" | "white";
export type Tone = "accent" | "warn" | "black" | "white";

/** What a board shows. `BoardWidget.set` takes any of the fields; the others stay as they are. */
export interface BoardState {
  /** Lines in each direction, 1 to 22. */
  size: number;
  /** Whether the edge names columns and rows. */
  coordinates: boolean;
  /** How it names the columns. */
  columns: "letters" | "numbers";
  stones: Record<Point, Color>;
  /** What is written on stones. */
  numbers: Record<Point, number | string>;
  /** The last move. */
  last: Point | null;
  /** The winning stones, in order along their line. */
  line: Point[];
  /** Stones of a five that may still be broken. */
  pending: Point[];
  /** Points that cannot be picked: a sign of up to two characters, and the reason in words. */
  forbidden: Record<Point, { label: string; text: string }>;
  /** Signs on stones or empty points. */
  marks: Record<Point, { shape: "circle" | "square" | "diamond" | "cross"; tone: Tone }>;
  /** Discs that grow and darken from 0 to 1. */
  heat: Record<Point, number>;
  /** Labels such as "55 %"; the one of rank 1 stands out. */
  candidates: Record<Point, { label: string; rank: number }>;
  /** Stones that are only imagined, with a text. */
  ghosts: Record<Point, { color: Color; text: number | string }>;
  /** Lines between points. */
  links: { from: Point; to: Point; tone: Tone }[];
  /** Stones with a ring. */
  threatened: Point[];
  /** The only points that may be picked; null for all. */
  zone: Set<Point> | null;
  /** The colour of the stone under the pointer; null when none can be placed. */
  hover: Color | null;
  /** A point that waits to be confirmed. */
  selected: Point | null;
  /** The board's name for assistive technology; the word `label` when empty. */
  label: string;
}

/** What the fields are when nothing is said. */
export const DEFAULTS: Readonly<BoardState>;

export interface BoardCallbacks {
  /** A point was chosen, whether or not a stone may stand there. */
  onPick?(point: Point, how: "mouse" | "pen" | "touch" | "keyboard"): void;
  /** The pointer has moved to another point, or off the board. */
  onHover?(point: Point | null): void;
}

/** A board. It knows no rules: it draws what it is told and reports which points are chosen. */
export class BoardWidget {
  /** Draws an empty board into an element, which becomes as high as it is wide. */
  constructor(host: HTMLElement, callbacks?: BoardCallbacks);
  /** What the board shows now. */
  get state(): Readonly<BoardState>;
  /** Changes the given fields. */
  set(change: Partial<BoardState>): void;
  /** Moves the keyboard's cursor to a point, or hides it. */
  moveCursor(point: Point | null): void;
  /** Says something to assistive technology. */
  say(text: string): void;
  /** Whether a stone can be placed on a point now. */
  isFree(point: Point): boolean;
  /** Takes the board and everything it has added out of its element. */
  destroy(): void;
}

/** What boards say to those who hear them; English unless replaced. */
export interface BoardWords {
  label: string;
  kind: string;
  point(point: string, what: Color | "empty"): string;
  last: string;
  forbidden(reason: string): string;
}

/** Replaces words of all boards that are made from now on. */
export function speak(words: Partial<BoardWords>): void;
