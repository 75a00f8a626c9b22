// The analyse view: any position, its tree of moves, the engine's opinion, and reasons in words.

import { BoardWidget, DEFAULTS } from "../board/board.js";
import { button, h, markMore, tabs } from "../lib/dom.js";
import { EngineNotice } from "../lib/engine-notice.js";
import { outcomeScore } from "../lib/format.js";
import { boardLooks, settings } from "../lib/settings.js";
import { play } from "../lib/sounds.js";
import { phraseText, t } from "../lib/texts.js";
import { ruleOf, sizeTitle } from "../lib/words.js";
import { newest } from "../lib/newest.js";
import { describe } from "../net/api.js";
import { ghostsOf, positionPicture } from "../play/picture.js";
import { scoresOf } from "../review/facts.js";
import { ReviewPanel } from "../review/panel.js";
import { Editor } from "./editor.js";
import { EnginePanel, overlayOf } from "./engine-panel.js";
import { EvalBar } from "./eval-bar.js";
import { Exchange } from "./exchange.js";
import { Explorer } from "./explorer.js";
import { MovesPanel } from "./moves-panel.js";
import { freshTree, mainLine, openedBy, remember } from "./origin.js";
import { samePositions } from "./positions.js";
import { Report, threatPicture } from "./report.js";
import { StudyKeeper } from "./study.js";
import { GameTree } from "./tree.js";
import { UndoHistory } from "./undo.js";

const REMEMBER_AFTER = 300; // milliseconds
const NOTHING = { preview: [], highlight: [] };

export class AnalyseView {
  element = h("div.table.analyse");
  #app;
  #tree = new GameTree();
  #current = 0;
  #position = null; // of the current node, as the server described it
  #known = new Map(); // node -> position
  #pointed = NOTHING; // the moves to preview and the points to ring while the pointer is on their words
  #tab = "moves";
  #source = null; // the game played here that the tree comes from: { game, moves }
  #signs = new Map(); // of the review: node -> { sign, words }
  #history = new UndoHistory();
  #remembering = null;
  #leaving; // aborted when another view is shown
  #heading = h("p.status-text", { role: "status" });
  #about = h("p.small.muted");

  constructor(app, { parameters, leaving }) {
    this.#app = app;
    this.#leaving = leaving;
    this.#makeParts();
    const boardHost = h("div.board");
    const heading = h("div", this.#heading, this.#about);
    const fresh = button(t("analyse-new"), () => this.#replace(freshTree()), {
      picture: "plus",
      title: t("analyse-new-about"),
    });
    this.element.append(
      h("h1.unseen", t("nav-analyse")),
      h("div.over.spread", heading, fresh),
      h("div.board-area", this.bar.element, boardHost),
      this.#panel(),
    );
    this.board = new BoardWidget(boardHost, {
      onPick: (point) => this.#pick(point),
      onHover: (point) =>
        this.#tab === "report" && !this.editor.draft && this.#canPlay(point) && this.report.hover(point),
    });
    this.#listen();
    this.#enter(parameters);
  }

  #leave() {
    this.#rememberNow();
    this.keeper.flush();
    this.enginePanel.stop();
  }

  #makeParts() {
    const { live, config } = this.#app;
    this.bar = new EvalBar();
    this.keeper = new StudyKeeper({
      game: () => this.#export().game,
      merge: (game) => this.#merge(GameTree.fromJson(game)),
      onState: () => this.#onKept(),
    });
    this.engineNotice = new EngineNotice(this.#app, this.#leaving);
    this.enginePanel = new EnginePanel(live, config.limits, {
      onInfo: (info) => this.#onInfo(info),
      preview: (moves) => this.#drawBoard({ preview: moves }),
      play: (moves) => this.#playLine(moves),
    });
    this.moves = new MovesPanel({
      go: (id) => this.#go(id),
      comment: (text) =>
        this.#change(() => this.#tree.setComment(this.#current, text), `comment ${this.#current}`),
      promote: () => this.#change(() => this.#tree.promote(this.#current)),
      remove: () => this.#remove(),
      undo: () => this.#restore("undo"),
      redo: () => this.#restore("redo"),
      find: () => samePositions(this.#tree, this.#current),
    });
    const calls = {
      subject: () => this.#subject(),
      look: (ply, moves) => this.#look(ply, moves),
      onReview: () => this.#onReview(),
    };
    this.review = new ReviewPanel(calls, this.#leaving);
    this.report = new Report({
      highlight: (points) => this.#drawBoard({ highlight: points }),
      onChange: () => this.#drawBoard(),
    });
    this.explorer = new Explorer(this.#app, {
      play: (moves) => this.#playLine(moves),
      highlight: (points) => this.#drawBoard({ highlight: points }),
      current: () => this.#export().game,
    });
    this.editor = new Editor({
      onBegin: () => this.#position && this.editor.begin(this.#position),
      onDraft: () => this.#drawBoard(),
      onDone: (start) => this.#replace(new GameTree(start)),
    });
    this.exchange = new Exchange(this.#app, this.keeper, {
      onGame: (game) => this.#takeIn(GameTree.fromJson(game)),
      current: () => this.#export(),
    });
  }

  #panel() {
    const entries = [
      ["moves", t("play-moves"), this.moves.element],
      ["review", t("review-title"), this.review.element],
      ["report", t("report-title"), this.report.element],
      ["explorer", t("explorer-title"), this.explorer.element],
      ["edit", t("editor-title"), this.editor.element],
      ["share", t("exchange-title"), this.exchange.element],
    ];
    this.tabs = tabs(t("games-analysis"), entries, (name) => this.#showTab(name));
    const card = h("div.card.stack.tight.tabbed", this.tabs.parts);
    return markMore(h("div.panel.stack", this.engineNotice.element, this.enginePanel.element, card));
  }

  #showTab(name) {
    this.#tab = name;
    if (this.editor?.draft && name !== "edit") this.editor.end();
    this.review?.endTry();
    this.explorer?.show(name === "explorer");
    if (this.board) this.#drawBoard(NOTHING);
  }

  #listen() {
    const on = (name, listener) => addEventListener(name, listener, { signal: this.#leaving });
    on("keydown", (event) => this.#onKey(event));
    on(
      "paste",
      ({ target, clipboardData }) => target.closest?.("input, textarea") || this.#take(clipboardData),
    );
    on("dragover", (event) => event.preventDefault());
    on("drop", (event) => {
      event.preventDefault();
      this.#take(event.dataTransfer);
    });
    on("pagehide", () => this.#rememberNow());
    on("beforeunload", (event) => this.keeper.isDirty && event.preventDefault());
    settings.watch(() => this.#drawBoard(), this.#leaving);
    this.#leaving.addEventListener("abort", () => this.#leave());
  }

  // Which tree

  /** Opens what the address means; until it can be seen nothing can be pressed that would be lost with it. */
  async #enter(parameters) {
    this.element.inert = true;
    this.#heading.textContent = t("analyse-opening");
    try {
      const { tree, study, isDirty, source = null } = await this.#opened(parameters);
      this.#source = source;
      await this.#open(tree, study);
      if (isDirty) this.keeper.changed();
      const isPlayed = source?.moves === mainLine(tree);
      if ((isPlayed || study) && this.#isFinished) this.#openReview();
    } finally {
      this.element.inert = false;
    }
  }

  /** What the address means, or an empty board if that cannot be had. */
  async #opened(parameters) {
    try {
      return await openedBy(parameters, location);
    } catch (error) {
      this.#app.fail(error);
      return { tree: freshTree(), study: null };
    }
  }

  /** Opens a tree at the end of its main line; changes are saved in the study it comes from. */
  async #open(tree, study, current = tree.line(0).at(-1)) {
    if (this.#leaving.aborted) return;
    this.keeper.attach(study);
    this.#tree = tree;
    this.#known = new Map();
    this.tabs.show("moves");
    await this.#go(current);
  }

  /** Opens another tree instead; the one before can be had back by Undo, and stays kept where it was. */
  #replace(tree) {
    if (this.#tree.get(0).children.length) this.#history.note(this.#snapshot());
    return this.#open(tree, null);
  }

  /** Opens a game from a file or a text. */
  async #takeIn(tree) {
    await this.#replace(tree);
    if (this.#tree === tree && this.#isFinished) this.#openReview();
  }

  /** The review of a game that has ended opens by itself. */
  #openReview() {
    this.tabs.show("review");
    this.review.begin();
  }

  /** Whether the board shows the end of a game that is over. */
  get #isFinished() {
    return Boolean(this.#tree.result || this.#position?.outcome);
  }

  // Changes

  /** Changes the tree, so that it can be undone and is saved. */
  #change(action, name = null) {
    this.#history.note(this.#snapshot(), name);
    const result = action();
    this.keeper.changed();
    this.#nameAddress();
    this.#remember();
    this.#drawTree();
    return result;
  }

  #snapshot() {
    return { tree: this.#tree, current: this.#current, study: this.keeper.study };
  }

  /** Goes to the state before the last change ("undo"), or after one that was undone ("redo"). */
  #restore(call) {
    const state = this.#history[call](this.#snapshot());
    if (!state) return;
    this.#open(state.tree, state.study, state.current);
    this.keeper.changed();
  }

  /** Takes in what was saved elsewhere. */
  #merge(tree) {
    const isMerged = this.#tree.merge(tree);
    if (isMerged) this.#app.notify(t("analyse-merged"));
    this.#drawTree();
    return isMerged;
  }

  /** The address names what is open, so that loading the page again brings it back. */
  #nameAddress() {
    const { study } = this.keeper;
    const address = study ? `/?study=${encodeURIComponent(study.id)}` : "/?view=analyse";
    if (!this.element.inert) history.replaceState(null, "", address);
  }

  #onKept() {
    if (this.#leaving.aborted) return;
    this.#nameAddress();
    this.exchange.drawKeeping();
    this.#remember();
    if (this.#position) this.#drawHeading();
  }

  #remember() {
    clearTimeout(this.#remembering);
    this.#remembering = setTimeout(() => this.#rememberNow(), REMEMBER_AFTER);
  }

  #rememberNow() {
    clearTimeout(this.#remembering);
    if (!this.element.inert) remember(this.#tree, this.keeper, this.#source);
  }

  #export() {
    const { game, numbers } = this.#tree.toJson();
    return { game, node: numbers.get(this.#current) };
  }

  // Where in the tree

  #go(id) {
    this.review.endTry();
    return this.#goTo(id);
  }

  async #goTo(id) {
    this.#current = id;
    this.#pointed = NOTHING;
    this.#drawTree();
    if (!this.#known.has(id)) await this.#describe();
    const position = this.#known.get(id);
    if (position && this.#current === id && !this.#leaving.aborted) this.#show(position);
  }

  /** Asks for the current position. Whoever is further on by then sees it in passing. */
  #describe = newest(async () => {
    const [id, known] = [this.#current, this.#known];
    if (known.has(id)) return;
    const position = await describe(this.#tree.position(id));
    known.set(id, position);
    if (known !== this.#known || this.#current === id || this.#known.has(this.#current)) return;
    this.#position = position;
    this.#drawBoard();
  });

  #show(position) {
    this.#position = position;
    if (position.outcome) this.#onScore(this.#current, outcomeScore(position.outcome), Infinity);
    this.#drawHeading();
    this.report.setPosition(this.#tree.position(this.#current), position.threats);
    this.explorer.setPosition(
      this.#tree.position(this.#current),
      position.outcome ? null : position.turn,
    );
    this.#analyse();
    this.#drawBoard();
  }

  async #pick(point) {
    if (this.editor.draft) {
      this.editor.pick(point);
    } else if (this.#tab === "review" && this.review.isTrying) {
      this.review.pick(point);
    } else if (this.#tab === "report" && this.#canPlay(point)) {
      this.report.pin(point);
    } else if (this.#position?.outcome === null && !(point in this.board.state.stones)) {
      await this.#playLine([point]);
      this.explorer.answer();
    }
  }

  #canPlay(point) {
    return point !== null && this.#position !== null && !(point in this.board.state.stones);
  }

  /** Adds moves behind the current one and goes to the last; the server judges the position first. */
  async #playLine(moves) {
    const start = this.#tree.position(this.#current);
    const position = await describe({ ...start, moves: [...start.moves, ...moves] });
    const add = () => moves.reduce((id, move) => this.#tree.add(id, move), this.#current);
    const isNew = this.#tree.find(this.#current, moves) === null;
    const id = isNew ? this.#change(add) : add();
    this.#known.set(id, position);
    play("stone");
    await this.#go(id);
  }

  #remove() {
    if (this.#current === 0) return;
    this.#change(() => (this.#current = this.#tree.remove(this.#current)));
    this.#go(this.#current);
  }

  #onKey(event) {
    if (
      this.element.inert ||
      event.target.closest?.("input:not([type=checkbox]), select, textarea, [role=tab]") ||
      event.altKey
    )
      return;
    if (event.ctrlKey || event.metaKey) {
      const call = { z: event.shiftKey ? "redo" : "undo", y: "redo" }[event.key.toLowerCase()];
      if (!call) return;
      event.preventDefault();
      this.#restore(call);
      return;
    }
    const { first, back, forward, last } = this.#tree.steps(this.#current);
    const targets = {
      ArrowLeft: back,
      ArrowRight: forward,
      ArrowUp: this.#tree.sibling(this.#current, -1),
      ArrowDown: this.#tree.sibling(this.#current, 1),
      Home: first,
      End: last,
    };
    if (event.key in targets) this.#go(targets[event.key]);
    else if (event.key === "Delete") this.#remove();
    else return;
    event.preventDefault();
  }

  /** Reads a file or a text that was pasted or dropped. */
  #take(transfer) {
    if (this.element.inert) return;
    const [file] = transfer.files;
    const text = transfer.getData("text");
    if (file) this.exchange.importFile(file);
    else if (text.trim()) this.exchange.import({ text });
  }

  // The engine

  #onInfo(info) {
    const [best] = info?.lines ?? [];
    if (best) this.#tree.setScore(this.#current, best.score, info.depth);
    this.bar.show(best?.score ?? this.#tree.get(this.#current).score);
    if (this.board) this.#drawBoard();
  }

  #onScore(id, score, depth) {
    this.#tree.setScore(id, score, depth);
    if (id === this.#current) this.bar.show(this.#tree.get(id).score);
  }

  /** Gives the engine the position that is shown. */
  #analyse() {
    const { outcome, turn } = this.#position;
    this.enginePanel.setPosition(this.#tree.position(this.#current), outcome ? null : turn);
  }

  // The review

  /** What the server is to review: the game or the study as it has it, or else the tree as it is here. */
  #subject() {
    const { study, isDirty } = this.keeper;
    if (this.#source?.moves === mainLine(this.#tree)) return { game: this.#source.game };
    return study && !isDirty ? { study: study.id } : { tree: this.#export().game };
  }

  /** Shows a position of the main line, and moves after it that are only imagined. */
  async #look(ply, moves) {
    const id = this.#tree.line(0)[ply];
    await this.#goTo(id);
    if (this.#current === id) this.#drawBoard({ preview: moves });
  }

  /** Takes over the scores and signs of the review. */
  #onReview() {
    const review = this.review?.review;
    const line = this.#tree.line(0);
    this.#signs = new Map();
    if (review) {
      for (const [number, sign] of this.review.signs) this.#signs.set(line[number], sign);
      scoresOf(review).forEach((score, ply) => score && this.#tree.setScore(line[ply], score, 1));
    }
    if (this.#position) this.#drawTree();
  }

  /** Drops a review that is not of the main line any more. */
  #checkReview() {
    const { review } = this.review;
    if (review && review.game.moves.join(" ") !== mainLine(this.#tree)) this.review.clear();
    const line = new Set(this.#tree.line(0));
    this.review.showPly(this.#tree.path(this.#current).filter((id) => line.has(id)).length - 1);
  }

  // Drawing

  #drawHeading() {
    const { outcome, turn, ply, pending_five: pending, pairs, rule, size, name } = this.#position;
    this.#heading.textContent = outcome ? phraseText(outcome) : t("play-color-to-move", { color: turn });
    const parts = [ruleOf(rule).title, sizeTitle(size), t("moves", { count: ply })];
    if (name) parts.push(phraseText(name));
    if (pairs.needed) parts.push(t("analyse-pairs", { black: pairs.black, white: pairs.white }));
    if (this.keeper.study)
      parts.push(
        t(
          this.keeper.isDirty ? "analyse-saving" : this.keeper.isKept ? "analyse-saved" : "analyse-read-only",
        ),
      );
    if (pending && !outcome) parts.push(t("analyse-pending-five", { color: pending.color }));
    this.#about.textContent = parts.join(" · ");
  }

  #drawTree() {
    this.#checkReview();
    this.moves.show(this.#tree, this.#current, this.#history, this.#signs);
    this.bar.show(this.#tree.get(this.#current).score);
  }

  #drawBoard(pointed = {}) {
    this.#pointed = { ...this.#pointed, ...pointed };
    if (this.#leaving.aborted || !this.#position) return;
    if (this.editor.draft) this.#drawDraft();
    else this.#drawPosition();
  }

  #drawDraft() {
    const { size, stones } = this.editor.draft;
    const { label, coordinates } = this.board.state;
    const hover = this.editor.tool === "erase" ? null : this.editor.tool;
    this.board.set({ ...DEFAULTS, label, coordinates, size, stones, hover });
  }

  #drawPosition() {
    const position = this.#position;
    const picture = positionPicture(position, {
      numbers: settings.get("numbers"),
      forbidden: settings.get("forbidden") && !position.outcome,
    });
    const { preview, highlight } = this.#pointed;
    const isReport = this.#tab === "report";
    const isPlain = preview.length > 0;
    const showsThreats = settings.get("threats") && isReport && !isPlain;
    const info = isReport || isPlain ? null : this.enginePanel.info;
    const threats = threatPicture(showsThreats ? position.threats : []);
    this.board.set({
      ...picture,
      ...threats,
      marks: { ...picture.marks, ...threats.marks }, // where stones were captured, and threats
      ...overlayOf(info, settings.get("overlay")),
      ...boardLooks(),
      ghosts: ghostsOf(preview, position.turn),
      threatened: highlight,
      selected: isReport ? this.report.pinned : null,
      hover: position.outcome ? null : position.turn,
    });
  }
}
