// Tests of the page's pure modules. They run in the browser; `run()` gives the failures.

import { Frame, parsePoint, pointName, starPoints } from "/static/js/board/geometry.js";
import * as format from "/static/js/lib/format.js";
import { DEFAULTS, sane } from "/static/js/lib/settings.js";
import { overlayOf } from "/static/js/analyse/engine-panel.js";
import { placesOf } from "/static/js/review/curve.js";
import { scoresOf, standing } from "/static/js/review/facts.js";
import { threatPicture } from "/static/js/analyse/report.js";
import { GameTree } from "/static/js/analyse/tree.js";
import { positionNumbers, samePositions } from "/static/js/analyse/positions.js";
import { positionAt, wantedLooks } from "/static/js/embed/replay.js";
import { blocksOf, runsOf, TreeView } from "/static/js/analyse/tree-view.js";
import { UndoHistory } from "/static/js/analyse/undo.js";
import * as picture from "/static/js/play/picture.js";
import { draftOf, gameRequest } from "/static/js/play/setup.js";
import { summary } from "/static/js/play/statistics.js";

const score = (more) => ({ centi: 42, win_in: null, win_chance: 0.59, color: "black", ...more });
const chosen = (more) => (key) => ({ ...DEFAULTS, ...more })[key];

const CASES = {
  "points have names that count from the bottom"() {
    equal(pointName(7, 7, 15), "h8");
    equal(parsePoint("H8", 15), { x: 7, y: 7 });
    equal(parsePoint("a15", 15), { x: 0, y: 0 });
    for (const bad of ["p1", "h16", "h0", "8h", "", "h8x", "h08"]) equal(parsePoint(bad, 15), null);
    for (let size = 5; size <= 22; size++) {
      const corner = pointName(size - 1, size - 1, size);
      equal(parsePoint(corner, size), { x: size - 1, y: size - 1 });
    }
  },

  "an embedded game is played move by move, with what each move takes"() {
    const game = {
      size: 19,
      setup: { black: ["j10"], white: ["k10", "l10"] },
      moves: [
        { point: "m10", color: "black", captured: ["k10", "l10"] },
        { point: "a1", color: "white", captured: [] },
      ],
      line: [],
    };
    const before = positionAt(game, 0);
    equal(before.stones, { j10: "black", k10: "white", l10: "white" });
    equal(before.last, null);
    const taken = positionAt(game, 1, { numbers: true });
    equal(taken.stones, { j10: "black", m10: "black" });
    equal(Object.keys(taken.marks), ["k10", "l10"]);
    equal([taken.last, taken.numbers], ["m10", { m10: 1 }]);
    equal(positionAt(game, 2).marks, {});
  },

  "an embedded game looks as its address says"() {
    const looks = (text) => wantedLooks(new URLSearchParams(text));
    equal(looks("").ply, null);
    equal(looks("ply=12").ply, 12);
    for (const bad of ["ply=-1", "ply=x", "ply=99999"]) equal(looks(bad).ply, null);
    equal([looks("").coordinates, looks("coordinates=0").coordinates], [true, false]);
    equal([looks("").numbers, looks("numbers=1").numbers], [false, true]);
    equal(looks("columns=roman").columns, "letters");
    equal(looks("board=slate&theme=dark").board, "slate");
  },

  "a frame finds the nearest point and stays on the board"() {
    const frame = new Frame(15, true);
    equal(frame.nearest(...frame.at("c4")), "c4");
    equal(frame.nearest(frame.along(2) + 15, frame.along(11) - 15), "c4");
    equal(frame.nearest(1, 1), null);
    equal(frame.moved("a1", -1, 1), "a1");
    equal(frame.moved("a1", 4, -4), "e5");
    equal(new Frame(20, false).centre, "k10");
  },

  "star points are symmetrical"() {
    for (let size = 5; size <= 22; size++) {
      const names = new Set(starPoints(size).map(({ x, y }) => `${x},${y}`));
      for (const { x, y } of starPoints(size)) equal(names.has(`${size - 1 - x},${y}`), true);
    }
    equal(starPoints(15).length, 5);
    equal(starPoints(19).length, 9);
  },

  "times and counts"() {
    equal(format.clockText(303.7), "5:03");
    equal(format.clockText(3723), "1:02:03");
    equal(format.clockText(9.49), "9.4");
    equal(format.clockText(-1), "0.0");
    equal(format.durationText(0.44), "0.4 s");
    equal(format.durationText(200), "3 min 20 s");
    equal(["950", "1.23 k", "12.3 k", "4.10 M"], [950, 1234, 12345, 4_100_000].map(format.countText));
  },

  "every score is told as the side to move sees it"() {
    equal(format.scoreText(score()), "+0.42");
    equal(format.scoreText(score({ color: "white", centi: -42 })), "−0.42");
    equal(format.scoreText(score({ centi: null, win_in: 7, color: "white" })), "+M7");
    equal(format.scoreText(score({ centi: null, win_in: -4 })), "−M4");
    equal(format.chanceText(score({ centi: null, win_in: 7, color: "white" })), "+M7");
    equal(format.chanceText(score({ win_chance: 0.999 })), "99");
    equal(format.signedText(-2472), "−24.72");
    equal(format.scoreWords(score({ win_in: -4 })), "White wins in 4 plies");
    equal(format.scoreWords(score({ win_in: 1, color: "white" })), "White wins in 1 ply");
    equal(format.scoreWords(score({ color: "white", win_chance: 0.7 })), "White is better (70 %)");
    equal(format.blackChance(score({ color: "white", win_chance: 0.7 })).toFixed(2), "0.30");
  },

  "a finished game has its result for a score"() {
    const told = (winner) => {
      const over = format.outcomeScore({ winner });
      return [format.scoreText(over), format.blackChance(over), format.scoreWords(over)];
    };
    equal(told("black"), ["1–0", 1, "Black has won"]);
    equal(told("white"), ["0–1", 0, "White has won"]);
    equal(told(null), ["½–½", 0.5, "a draw"]);
  },

  "settings of the wrong kind are dropped, unknown ones kept"() {
    equal(sane({ size: "large", theme: "dark", future: [1] }), { theme: "dark", future: [1] });
  },

  "a request for each kind of opponent"() {
    const seats = (more, coin) => gameRequest(chosen(more), coin).seats;
    equal(seats({}).second, { kind: "level", level: 5 });
    equal(seats({ side: "white" }).first, { kind: "level", level: 5 });
    equal(seats({ side: "random" }, 0.9).second.kind, "person");
    equal(seats({ opponent: "tengen", think: 5 }).second, { kind: "tengen", time: 5 });
    equal(seats({ opponent: "invite" }).second, { kind: "invite" });
    equal(seats({ opponent: "person", side: "white" }).second.name, "Player 2");
    const watched = gameRequest(chosen({ opponent: "watch", watch_first: "tengen:2", clock: "5+3" }));
    equal([watched.seats.first, watched.clock], [{ kind: "tengen", time: 2 }, null]);
    equal(gameRequest(chosen({ clock: "custom", minutes: 7, increment: 4 })).clock, "7+4");
  },

  "a board to begin on, unless somebody else begins"() {
    equal(draftOf(chosen({})).canBegin, true);
    for (const more of [{ side: "white" }, { opponent: "watch" }, { opponent: "invite" }]) {
      equal(draftOf(chosen(more)).canBegin, false);
    }
    equal(draftOf(chosen({ opening: "swap2" })).draft.colors, null);
  },

  "move numbers where stones stand"() {
    const stones = picture.stonesOf({ black: ["h8", "c3"], white: ["i9"] });
    equal(picture.numbersOf(["c3", "i9", "d4", "h8", "c3"], stones), { c3: 5, i9: 2, h8: 4 });
  },

  "what the status line says"() {
    const seats = { first: { kind: "person", name: "Ann" }, second: { kind: "level", level: 5 } };
    const colors = { black: "first", white: "second" };
    const state = {
      seats,
      colors,
      you: ["first"],
      result: null,
      thinking: null,
      turn: "black",
      mover: "first",
      ply: 4,
      draw_offer: null,
      pending_five: null,
    };
    const move = { seat: "first", kind: "move", instruction: "", points: null, choices: [] };
    const text = (more) => picture.statusOf({ ...state, to_act: move, ...more }).text;
    equal(text({}), "Your move");
    equal(text({ you: [] }), "Ann to move");
    equal(text({ you: ["first", "second"] }), "Black to move");
    equal(text({ to_act: { ...move, seat: "second" }, thinking: "second" }), "Level 5 is thinking");
    equal(text({ to_act: { ...move, kind: "draw-answer" }, draw_offer: "second" }), "Level 5 offers a draw");
    equal(text({ to_act: { ...move, kind: "undo-answer" }, undo_request: "second" }), "Level 5 asks to undo");
    equal(picture.hoverColor({ ...state, to_act: { ...move, seat: "second", kind: "draw-answer" } }), "black");
    const lost = { winner: "white", text: "White wins with 5 in a row.", line: [] };
    equal(picture.statusOf({ ...state, to_act: null, result: lost }), {
      text: "You lost",
      detail: "White wins with 5 in a row. The game took 4 moves.",
    });
    equal(text({ to_act: null, result: { ...lost, winner: "black" } }), "You won");
    equal(text({ to_act: null, result: { ...lost, winner: null } }), "Draw");
    equal(text({ to_act: null, result: lost, you: ["first", "second"] }), "White won");
    equal(text({ to_act: null, result: lost, you: [] }), "Level 5 won");
    equal(picture.soundsOf({ ply: 4, result: null }, { ...state, ply: 5, captured: [], result: lost }), [
      "stone",
      "loss",
    ]);
  },

  "what others did is told, what one did oneself is not"() {
    const seats = { first: { kind: "person", name: "Ann" }, second: { kind: "person", name: "Bob" } };
    const base = {
      seats,
      you: ["first"],
      seq: 5,
      ply: 4,
      draw_offer: null,
      undo_request: null,
      result: null,
    };
    const choice = { to_act: { kind: "choice", seat: "second" } };
    const events = (before, after) => picture.eventsOf({ ...base, ...before }, { ...base, seq: 6, ...after });
    equal(events({ draw_offer: "first" }, {}), ["Bob declined the draw."]);
    equal(events({ draw_offer: "first" }, { ply: 5 }), ["Bob played on, which declines the draw."]);
    equal(events({ draw_offer: "second" }, {}), []);
    equal(events({ draw_offer: "first" }, { result: {} }), []);
    equal(events({ undo_request: "first" }, {}), ["Bob did not allow the undo."]);
    equal(events({ undo_request: "first" }, { ply: 3 }), []);
    equal(events(choice, { colors: null, chosen: "add-two" }), ["Bob chose to add two stones."]);
    equal(events(choice, { colors: { black: "first", white: "second" }, chosen: "take-white" }), ["Bob chose to play White."]);
    equal(events({ ...choice, you: ["second"] }, { colors: null, you: ["second"] }), []);
    const free = { seats: { ...seats, second: { kind: "invite" } } };
    equal(events(free, {}), ["Bob has joined the game."]);
  },

  "a tree goes out as it came in"() {
    const nodes = [
      { comment: "before" },
      { move: "h8", clock: { left: 5 } },
      { move: "i9", properties: { SBKV: ["51"] } },
      { parent: 1, move: "g7", comment: "instead" },
      { parent: 0, move: "j10" },
    ];
    const game = { tengen: 1, rule: "renju", size: 15, nodes, headers: { Black: "Aoki" } };
    equal(GameTree.fromJson(game).toJson().game, game);
  },

  "a tree grows, is pruned, and its variations change places"() {
    const tree = new GameTree();
    const first = tree.add(0, "h8");
    equal(tree.add(0, "h8"), first);
    const other = tree.add(0, "i9");
    const end = tree.add(other, "j10");
    equal(tree.moves(end), ["i9", "j10"]);
    equal(tree.line(0), [0, first]);
    tree.promote(end);
    equal(tree.line(0), [0, other, end]);
    equal(tree.sibling(other, 1), first);
    equal(tree.remove(other), 0);
    equal(
      tree.toJson().game.nodes.map((node) => node.move),
      [undefined, "h8"],
    );
    tree.setScore(first, score(), 9);
    tree.setScore(first, score({ centi: 1 }), 3);
    equal(tree.get(first).score.centi, 42);
  },

  "two versions of a tree are merged and neither loses anything"() {
    const [ours, theirs] = [new GameTree(), new GameTree()];
    ours.setComment(ours.add(ours.add(0, "h8"), "i9"), "ours");
    theirs.setComment(theirs.add(theirs.add(0, "h8"), "i9"), "theirs");
    theirs.add(theirs.add(0, "c3"), "c4");
    equal(ours.merge(theirs), true);
    equal(ours.toJson().game.nodes.slice(1), [
      { move: "h8" },
      { move: "i9", comment: "ours\ntheirs" },
      { move: "c3", parent: 0 },
      { move: "c4" },
    ]);
    equal(ours.merge(new GameTree({ rule: "renju" })), false);
  },

  "a change is undone and done again"() {
    const tree = new GameTree();
    const history = new UndoHistory();
    history.note({ tree, current: 0 });
    const current = tree.add(0, "h8");
    for (const text of ["g", "go", "good"]) {
      history.note({ tree, current }, "comment");
      tree.setComment(current, text);
    }
    const { tree: silent } = history.undo({ tree, current });
    equal([silent.get(current).comment, tree.get(current).comment], ["", "good"]);
    const { tree: empty } = history.undo({ tree: silent, current });
    equal([empty.get(0).children, history.canUndo, history.canRedo], [[], false, true]);
    history.redo({ tree: empty, current: 0 });
    equal(history.redo({ tree: silent, current }).tree.get(current).comment, "good");
  },

  "a tree is read run by run, variations below the move they replace"() {
    const tree = new GameTree();
    const a = tree.add(0, "a1");
    const b = tree.add(a, "b1");
    const other = tree.add(a, "b2");
    const deeper = tree.add(other, "c2");
    const c = tree.add(b, "c1");
    equal(runsOf(tree), [
      { depth: 0, number: 1, ids: [a, b] },
      { depth: 1, number: 2, ids: [other, deeper] },
      { depth: 0, number: 3, ids: [c] },
    ]);
  },

  "a deep tree is no matter of recursion"() {
    const tree = new GameTree();
    let at = 0;
    for (let ply = 0; ply < 20_000; ply++) at = tree.add(at, "h8");
    equal(tree.toJson().game.nodes.length, 20_001);
    equal(runsOf(tree).flatMap(({ ids }) => ids).length, 20_000);
  },

  "a tree is searched by position, whichever way it is turned"() {
    const tree = new GameTree();
    const line = (moves) => moves.split(" ").reduce((at, move) => tree.add(at, move), 0);
    const first = line("h8 i9 g10 a1");
    const turned = line("h8 g7 i6 o15"); // by half a turn
    const other = line("g10 a1 h8 i9"); // the same stones after another order
    line("h8 i9 g10 a2");
    equal(samePositions(tree, first), [turned, other]);
    equal(samePositions(tree, 0), []);
    const mirrored = line("h8 i7 g6 a15");
    equal(samePositions(tree, mirrored), [first, turned, other]);
  },

  "of a hundred thousand moves only those in sight are drawn, and all are searched"() {
    const tree = new GameTree();
    let id = 0;
    for (let count = 0; count < 100_000; count++) {
      const at = count % 200 === 0 ? 0 : id;
      id = tree.nodes.length;
      const move = `${"abcdefghijklmno"[count % 15]}${1 + ((count >> 4) % 15)}`;
      tree.nodes.push({ ...tree.get(0), id, parent: at, move, children: [] });
      tree.get(at).children.push(id);
    }
    equal(positionNumbers(tree).size, 100_001);
    const blocks = blocksOf(runsOf(tree));
    equal(blocks.flat().flatMap(({ ids }) => ids).length, 100_000);
    equal(blocks.length < 2_000, true);
    const view = new TreeView(() => {});
    document.body.append(view.element);
    view.show(tree, 50_000, new Map());
    equal(view.element.querySelectorAll(".move").length < 400, true);
    equal(view.element.querySelector("[aria-current=true]").dataset.node, "50000");
    view.show(tree, 99_999, new Map());
    equal(view.element.querySelectorAll(".move").length < 400, true);
    view.element.remove();
  },

  "marks and heat from the engine's lines"() {
    const lines = [
      { pv: ["h8", "i9"], score: score() },
      { pv: ["c3"], score: score({ win_in: -4 }) },
      { pv: [], score: score() },
    ];
    equal(overlayOf({ lines }, "moves").candidates.h8, { label: "59", rank: 1 });
    equal(overlayOf({ lines }, "moves").candidates.c3.label, "−M4");
    equal(overlayOf({ lines }, "heat").heat.h8, 1);
    equal(overlayOf(null, "moves"), { candidates: {}, heat: {} });
  },

  "threats are drawn along their rows, by shape and tone"() {
    const stones = ["d5", "b5", "c5", "e5"];
    const four = { color: "white", kind: "four", stones, gains: ["f5"], answers: ["f5"] };
    const { links, marks } = threatPicture([four]);
    equal(links, [{ from: "f5", to: "b5", tone: "white" }]);
    equal(marks, { f5: { shape: "square", tone: "white" } });
    const fork = { color: "black", kind: "double-three", stones: ["g8", "h8", "g9", "h10"], gains: ["f8"] };
    equal(
      threatPicture([fork])
        .links.map(({ to }) => to)
        .sort(),
      ["h10", "h8"],
    );
  },

  "a review gives every position a score, as far as it is known"() {
    const [a, b, c] = [{ centi: 1 }, { centi: 2 }, { centi: 3 }];
    const moves = [{ number: 2, before: a, after: b }, { number: 3, before: b, after: c }];
    equal(scoresOf({ game: { moves: ["h8", "i9", "j8"] }, moves }), [null, a, b, c]);
  },

  "proven results are no percentages"() {
    equal(standing({ win_in: null, win_chance: 0.583 }), "58 %");
    equal(standing({ win_in: null, win_chance: 1 }), "99 %");
    equal(standing({ win_in: 7, win_chance: 1 }), "a forced win in 4 moves");
    equal(standing({ win_in: -2, win_chance: 0 }), "a forced loss in 1 move");
  },

  "the curve leaves out what is not known"() {
    equal(placesOf([0.5, null, 1], 100, 50), [
      { ply: 0, x: 0, y: 25 },
      { ply: 2, x: 100, y: 0 },
    ]);
  },

  "statistics of a side"() {
    const stats = [
      { color: "black", seconds: 1, captured: ["a1", "a2"], nodes: null },
      { color: "white", seconds: 9, captured: [], nodes: 50 },
      { color: "black", seconds: 3, captured: [], nodes: 10 },
    ];
    equal(summary(stats, "black"), { moves: 2, total: 4, mean: 2, longest: 3, pairs: 1, nodes: 10 });
  },
};

function equal(actual, expected) {
  const texts = [actual, expected].map((value) => JSON.stringify(sorted(value)));
  if (texts[0] !== texts[1]) throw new Error(`expected ${texts[1]}, but got ${texts[0]}`);
}

/** The value with the keys of its objects in order, so that only contents count. */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value ?? null;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}

/** Runs every case; gives "name: reason" for each that fails, and how many there were. */
export function run() {
  const failures = [];
  for (const [name, test] of Object.entries(CASES)) {
    try {
      test();
    } catch (error) {
      failures.push(`${name}: ${error.message}`);
    }
  }
  return { failures, count: Object.keys(CASES).length };
}
