// Help in plain words: rules, strategy, controls. Each section is a heading and its paragraphs.

export const GOAL = [
  "Two players, Black and White, place one stone in turn on the points of the board. Black begins. Stones do not move.",
  "Whoever first has five stones of one colour in an unbroken row, across, down or diagonally, wins. A full board is a draw.",
];

export const RULE_NOTES = {
  freestyle: [
    "Five or more in a row win. Nothing is forbidden. Black has a large advantage, so an opening such as swap2 makes it fair.",
  ],
  standard: ["Exactly five in a row win. Six or more are allowed and simply do not win."],
  renju: [
    "Black wins with exactly five; White wins with five or more.",
    "Black may not make a double-three, a double-four or an overline, unless the same stone makes five. A three counts only if it can really become four with two open ends.",
    "Forbidden points are marked on the board: 33, 44 and 6. White has none.",
  ],
  caro: [
    "Five in a row win unless enemy stones stand at both ends; the edge does not block. Six or more win in any case.",
  ],
  "caro-standard": [
    "Exactly five in a row win unless enemy stones stand at both ends; the edge does not block.",
  ],
  1337: [
    "A stone that closes a row with an own stone beyond exactly two enemy stones captures these two. Five captured pairs win.",
    "Exactly five in a row win, but only if the other side cannot break the row at once by a capture. Such a five is pending for one move.",
    "For both colours it is forbidden to make a double-three (unless it captures), a double-four, an overline, or a pair that stands between two enemy stones.",
  ],
  42: [
    "A stone that closes a row with an own stone beyond exactly two enemy stones captures these two. Five captured pairs win.",
    "Five or more in a row win, but only if the other side cannot break the row at once by a capture. Such a five is pending for one move.",
    "Only the double-three is forbidden, and not when the stone captures. A pair may walk between two enemy stones and is safe there.",
  ],
};

export const STRATEGY = [
  [
    "Know the threats",
    [
      "A four is one move from five: it must be answered at once. An open four has two such points and cannot be stopped.",
      "An open three is one move from an open four: it must be answered, or met with fours of one's own.",
    ],
  ],
  [
    "Win with two threats at once",
    [
      "One stone that makes a four and an open three, or two open threes, makes two threats. The answer stops one, the other wins.",
      "Look for points where two of your rows cross. That is where such stones are.",
    ],
  ],
  [
    "Do not spend threats early",
    [
      "A four that leads to nothing only gives the other side a stone. Keep fours until they win, or gain a move that you need.",
    ],
  ],
  [
    "Answer with a gain",
    [
      "An open three has two or three answers. Choose the one that makes a row of your own, or breaks one of theirs.",
    ],
  ],
  [
    "Keep stones connected",
    [
      "Stones one or two points apart, on lines that cross, work together. Stones near the edge have fewer rows.",
    ],
  ],
  [
    "Before each move, look",
    [
      "Can I win? Does the other side threaten to win? Can I make threats until I win? Only then: where do both of us want to play?",
    ],
  ],
  [
    "Where stones are captured",
    [
      "Two stones in a row with a free end can be taken. Build with gaps or threes; look at every pair before you rely on it.",
    ],
  ],
];

export const CONTROLS = [
  ["Mouse", "Point to see the stone, click to play it."],
  ["Touch", "Tap a point, then tap it again or press Play. The question can be switched off under Settings."],
  ["Tab", "Goes to the board; the cursor shows where you are."],
  ["Arrow keys", "Move the cursor; with Shift, four points at a time."],
  ["Enter or Space", "Plays on the cursor."],
  ["h8", "Typed on the board: the cursor goes there. Enter plays."],
  ["Ctrl+Z, Ctrl+Y", "Undo and redo."],
  ["← →", "Without the cursor: back and forward through the moves."],
  ["↑ ↓, Home, End", "In analysis: other variations, first and last position."],
  ["Delete", "In analysis: deletes the move and what follows."],
  ["Esc", "Takes the cursor away."],
];
