// The analyse view: any position, its tree of moves, the engine's opinion, and reasons in words.

import { BoardWidget, DEFAULTS } from "../board/board.js";
import { button, h, markMore, tabs } from "../lib/dom.js";
import { EngineNotice } from "../lib/engine-notice.js";
import { counted, outcomeScore } from "../lib/format.js";
import { settings } from "../lib/settings.js";
import { play } from "../lib/sounds.js";
import { colorTitle, otherColor, ruleOf, sizeTitle } from "../lib/words.js";
import { api } from "../net/api.js";
import { positionPicture } from "../play/picture.js";
import { Editor } from "./editor.js";
import { EnginePanel, overlayOf } from "./engine-panel.js";
import { EvalBar } from "./eval-bar.js";
import { Exchange } from "./exchange.js";
import { MovesPanel } from "./moves-panel.js";
import { freshTree, openedBy, remember } from "./origin.js";
import { Report, threatPicture } from "./report.js";
import { StudyKeeper } from "./study.js";
import { GameSweep } from "./sweep.js";
import { GameTree } from "./tree.js";
import { UndoHistory } from "./undo.js";

const REMEMBER_AFTER = 300; // milliseconds

export class AnalyseView {
  element = h("div.table.analyse");
  #app;
  #tree = new GameTree();
  #current = 0;
  #position = null; // of the current node, as the server described it
  #editsFirst = false; // asked to edit before there was a position
  #known = new Map(); // node -> position
  #preview = [];
  #highlight = [];
  #tab = "moves";
  #history = new UndoHistory();
  #remembering = null;
  #gone = false;
  #leaving = new AbortController();
  #unwatch = () => {};
  #heading = h("p.status-text", { role: "status" });
  #about = h("p.small.muted");

  constructor(app, parameters) {
    this.#app = app;
    this.#makeParts();
    const boardHost = h("div.board");
    this.element.append(
      h("h1.unseen", {}, "Analyse"),
      h(
        "div.over.spread",
        {},
        h("div", {}, this.#heading, this.#about),
        button("New", () => this.#replace(freshTree()), {
          picture: "plus",
          title: "Start with an empty board",
        }),
      ),
      h("div.board-area", {}, this.bar.element, boardHost),
      this.#panel(),
    );
    this.board = new BoardWidget(boardHost, {
      onPick: (point) => this.#pick(point),
      onHover: (point) =>
        this.#tab === "report" && !this.editor.draft && this.#canPlay(point) && this.report.hover(point),
    });
    this.board.set({ label: "Board. Arrow keys move the cursor, Enter plays." });
    this.#listen();
    this.#enter(parameters);
  }

  destroy() {
    this.#rememberNow();
    this.keeper.flush();
    this.#gone = true;
    this.#leaving.abort();
    this.#unwatch();
    this.sweep.stop();
    this.enginePanel.destroy();
    this.engineNotice.destroy();
    this.board.destroy();
  }

  #makeParts() {
    const { live, config, engine } = this.#app;
    this.bar = new EvalBar();
    this.keeper = new StudyKeeper({
      game: () => this.#export().game,
      merge: (game) => this.#merge(GameTree.fromJson(game)),
      onState: () => this.#onKept(),
    });
    this.engineNotice = new EngineNotice(live, engine);
    this.enginePanel = new EnginePanel(live, config.caps, {
      onInfo: (info) => this.#onInfo(info),
      preview: (moves) => this.#setPreview(moves),
      play: (moves) => this.#playLine(moves),
    });
    this.moves = new MovesPanel({
      go: (id) => this.#go(id),
      comment: (text) => this.#setComment(text),
      promote: () => this.#change(() => this.#tree.promote(this.#current)),
      remove: () => this.#remove(),
      undo: () => this.#restore(this.#history.undo(this.#snapshot())),
      redo: () => this.#restore(this.#history.redo(this.#snapshot())),
      sweep: () => this.#toggleSweep(),
    });
    this.sweep = new GameSweep(live, {
      onScore: (id, score, depth) => this.#onScore(id, score, depth),
      onState: () => this.#drawSweep(),
      onFail: ({ message }) => this.#app.notify(message),
    });
    this.report = new Report({
      highlight: (points) => this.#setHighlight(points),
      onChange: () => this.#drawBoard(),
      fail: (error) => this.#app.fail(error),
    });
    this.editor = new Editor({
      onBegin: () => this.#edit(),
      onDraft: () => this.#drawBoard(),
      onDone: (start) => this.#replace(new GameTree(start)),
    });
    this.exchange = new Exchange(this.#app, this.keeper, {
      onGame: (game) => this.#replace(GameTree.fromJson(game)),
      current: () => this.#export(),
    });
  }

  #panel() {
    const moves = this.moves.element;
    this.tabs = tabs(
      "Analysis",
      [
        ["moves", "Moves", moves],
        ["report", "Report", this.report.element],
        ["edit", "Edit", this.editor.element],
        ["share", "Share", this.exchange.element],
      ],
      (name) => this.#showTab(name),
    );
    const card = h(
      "div.card.stack.tight.tabbed",
      {},
      this.tabs.element,
      moves,
      this.report.element,
      this.editor.element,
      this.exchange.element,
    );
    return markMore(h("div.panel.stack", {}, this.engineNotice.element, this.enginePanel.element, card));
  }

  #showTab(name) {
    this.#tab = name;
    if (name !== "edit") this.#editsFirst = false;
    if (this.editor?.draft && name !== "edit") this.editor.end();
    if (this.board) this.#drawBoard();
  }

  #listen() {
    const on = (name, listener) =>
      document.addEventListener(name, listener, { signal: this.#leaving.signal });
    on("keydown", (event) => this.#onKey(event));
    on("paste", (event) => this.#onPaste(event));
    on("dragover", (event) => event.preventDefault());
    on("drop", (event) => this.#onDrop(event));
    const { signal } = this.#leaving;
    addEventListener("pagehide", () => this.#rememberNow(), { signal });
    addEventListener("beforeunload", (event) => this.keeper.isDirty && event.preventDefault(), { signal });
    this.#unwatch = settings.watch(() => this.#drawBoard());
  }

  // Which tree

  /** Opens what the address means; until it is there nothing can be pressed that would be lost with it. */
  async #enter(parameters) {
    this.element.inert = true;
    this.#heading.textContent = "Opening …";
    try {
      const { tree, study, isDirty } = await openedBy(parameters, location);
      this.#open(tree, study);
      if (isDirty) this.keeper.changed();
    } catch (error) {
      this.#app.fail(error);
      this.#open(freshTree(), null);
    } finally {
      this.element.inert = false;
    }
  }

  /** Opens a tree at the end of its main line; changes are saved in the study it comes from. */
  #open(tree, study, current = tree.line(0).at(-1)) {
    if (this.#gone) return;
    this.sweep.stop();
    this.keeper.attach(study);
    this.#tree = tree;
    this.#known.clear();
    this.tabs.show("moves");
    this.#go(current);
  }

  /** Opens another tree instead; the one before can be had back by Undo, and stays kept where it was. */
  #replace(tree) {
    if (this.#tree.get(0).children.length) this.#history.note(this.#snapshot());
    this.#open(tree, null);
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

  #restore(state) {
    if (!state) return;
    this.#open(state.tree, state.study, state.current);
    this.keeper.changed();
  }

  /** Takes in what was saved elsewhere. */
  #merge(tree) {
    const isMerged = this.#tree.merge(tree);
    if (isMerged)
      this.#app.notify("This analysis was also changed elsewhere. Both versions have been merged.");
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
    if (this.#gone) return;
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
    if (!this.element.inert) remember(this.#tree, this.keeper);
  }

  #export() {
    const { game, numbers } = this.#tree.toJson();
    return { game, node: numbers.get(this.#current) };
  }

  // Where in the tree

  async #go(id) {
    this.#current = id;
    this.#preview = [];
    this.#highlight = [];
    this.#drawTree();
    try {
      const position =
        this.#known.get(id) ??
        (await api.post("/api/position", { position: this.#tree.position(id), threats: true }));
      if (this.#gone) return;
      this.#known.set(id, position);
      if (this.#current === id) this.#show(position);
    } catch (error) {
      this.#app.fail(error);
    }
  }

  #show(position) {
    this.#position = position;
    if (position.outcome) this.#onScore(this.#current, outcomeScore(position.outcome), Infinity);
    this.#drawHeading();
    this.report.setPosition(this.#tree.position(this.#current), position.threats);
    if (!this.sweep.running) this.#analyse();
    this.#drawBoard();
    if (this.#editsFirst) this.#edit();
  }

  /** Edits the current position, as soon as the server has described it. */
  #edit() {
    this.#editsFirst = this.#position === null;
    if (this.#position) this.editor.begin(this.#position);
  }

  async #pick(point) {
    if (this.editor.draft) {
      this.editor.pick(point);
    } else if (this.#tab === "report" && this.#canPlay(point)) {
      this.report.pin(point);
    } else if (this.#position?.outcome === null && !(point in this.board.state.stones)) {
      await this.#playLine([point]);
    }
  }

  #canPlay(point) {
    return point !== null && this.#position !== null && !(point in this.board.state.stones);
  }

  /** Adds moves behind the current one and goes to the last; the server judges the position first. */
  async #playLine(moves) {
    const { rule, size, setup, moves: before } = this.#tree.position(this.#current);
    try {
      const position = await api.post("/api/position", {
        position: { rule, size, setup, moves: [...before, ...moves] },
        threats: true,
      });
      const add = () => moves.reduce((id, move) => this.#tree.add(id, move), this.#current);
      const isNew = this.#tree.find(this.#current, moves) === null;
      const id = isNew ? this.#change(add) : add();
      this.#known.set(id, position);
      play("stone");
      await this.#go(id);
    } catch (error) {
      this.#app.fail(error);
    }
  }

  #remove() {
    if (this.#current === 0) return;
    this.#change(() => (this.#current = this.#tree.remove(this.#current)));
    this.#go(this.#current);
  }

  #setComment(text) {
    this.#change(() => this.#tree.setComment(this.#current, text), `comment ${this.#current}`);
  }

  #onKey(event) {
    if (
      this.element.inert ||
      event.target.closest?.("input:not([type=checkbox]), select, textarea, [role=tab]") ||
      event.altKey
    )
      return;
    if (event.ctrlKey || event.metaKey) {
      const calls = { z: event.shiftKey ? "redo" : "undo", y: "redo" };
      const call = calls[event.key.toLowerCase()];
      if (!call) return;
      event.preventDefault();
      this.#restore(this.#history[call](this.#snapshot()));
      return;
    }
    const { parent, children } = this.#tree.get(this.#current);
    const line = this.#tree.line(this.#current);
    const targets = {
      ArrowLeft: () => parent ?? 0,
      ArrowRight: () => children[0] ?? this.#current,
      ArrowUp: () => this.#tree.sibling(this.#current, -1),
      ArrowDown: () => this.#tree.sibling(this.#current, 1),
      Home: () => 0,
      End: () => line.at(-1),
    };
    if (event.key in targets) this.#go(targets[event.key]());
    else if (event.key === "Delete") this.#remove();
    else return;
    event.preventDefault();
  }

  #onPaste(event) {
    if (!event.target.closest?.("input, textarea")) this.#take(event.clipboardData);
  }

  #onDrop(event) {
    event.preventDefault();
    this.#take(event.dataTransfer);
  }

  /** Reads a file or a text that was pasted or dropped. */
  #take(transfer) {
    if (this.element.inert) return;
    const [file] = transfer.files;
    const text = transfer.getData("text");
    if (file) this.exchange.importFile(file);
    else if (text.trim()) this.exchange.importText(text);
  }

  // The engine

  #onInfo(info) {
    const [best] = info?.lines ?? [];
    if (best) {
      this.#tree.setScore(this.#current, best.score, info.depth);
      this.moves.showScores();
    }
    this.bar.show(best?.score ?? this.#tree.get(this.#current).score);
    if (this.board) this.#drawBoard();
  }

  #onScore(id, score, depth) {
    this.#tree.setScore(id, score, depth);
    if (id === this.#current) this.bar.show(this.#tree.get(id).score);
    this.moves.showScores();
  }

  #toggleSweep() {
    if (this.sweep.running) {
      this.sweep.stop();
      return;
    }
    this.enginePanel.switchOff();
    const line = this.#tree.line(this.#current);
    this.sweep.start(
      line.map((id) => ({ id, position: this.#tree.position(id), score: this.#tree.get(id).score })),
    );
  }

  #drawSweep() {
    this.moves.showSweep(this.sweep);
    if (!this.sweep.running && this.#position) this.#analyse();
  }

  /** Gives the engine the position that is shown. */
  #analyse() {
    const { outcome, turn } = this.#position;
    this.enginePanel.setPosition(this.#tree.position(this.#current), outcome ? null : turn);
  }

  // Drawing

  #setPreview(moves) {
    this.#preview = moves;
    this.#drawBoard();
  }

  #setHighlight(points) {
    this.#highlight = points;
    this.#drawBoard();
  }

  #drawHeading() {
    const { outcome, turn, ply, pending_five: pending, pairs, rule, size } = this.#position;
    this.#heading.textContent = outcome ? outcome.text : `${colorTitle(turn)} to move`;
    const parts = [ruleOf(rule).title, sizeTitle(size), counted(ply, "move")];
    if (pairs.needed) parts.push(`pairs ${pairs.black}–${pairs.white}`);
    if (this.keeper.study)
      parts.push(this.keeper.isDirty ? "saving …" : this.keeper.isKept ? "saved" : "read only");
    if (pending && !outcome) parts.push(`${colorTitle(pending.color)} has a five that can still be broken`);
    this.#about.textContent = parts.join(" · ");
  }

  #drawTree() {
    this.moves.show(this.#tree, this.#current, this.#history);
    this.bar.show(this.#tree.get(this.#current).score);
  }

  #drawBoard() {
    if (this.#gone || !this.#position) return;
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
    const previewing = this.#preview.length > 0;
    const threats =
      settings.get("threats") && this.#tab === "report" && !previewing
        ? threatPicture(position.threats)
        : { links: [], marks: {} };
    const overlay =
      previewing || this.#tab === "report"
        ? { candidates: {}, heat: {} }
        : overlayOf(this.enginePanel.info, settings.get("overlay"));
    this.board.set({
      ...picture,
      ...threats,
      ...overlay,
      coordinates: settings.get("coordinates"),
      ghosts: ghostsOf(this.#preview, position.turn),
      threatened: this.#highlight,
      selected: this.#tab === "report" ? this.report.pinned : null,
      hover: position.outcome ? null : position.turn,
    });
  }
}

/** The stones of a line that is only looked at, with their numbers. */
function ghostsOf(moves, turn) {
  return Object.fromEntries(
    moves.map((move, index) => [move, { color: index % 2 ? otherColor(turn) : turn, text: index + 1 }]),
  );
}
