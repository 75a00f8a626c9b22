// Live analysis: its switch, its figures, its best lines.

import { fill, h, select, toggle } from "../lib/dom.js";
import { chanceText, countText, durationText, isProven, scoreText, scoreWords } from "../lib/format.js";
import { settings } from "../lib/settings.js";
import { errorText, t } from "../lib/texts.js";

const LINE_COUNTS = [1, 2, 3, 5, 8];
const HEAT_LINES = 12;
const OVERLAYS = {
  moves: t("overlay-moves"),
  heat: t("overlay-heat"),
  none: t("overlay-none"),
};

export class EnginePanel {
  element = h("section.card.stack.tight.engine", { "aria-label": t("engine-title") });
  #live;
  #calls;
  #limits;
  #toggle;
  #on = false;
  info = null; // what the engine said last of the position
  #position = null;
  #again = null; // the timer of the next attempt, when all engines were busy
  #figures = h("div.figures");
  #lines = h("ol.lines", { "aria-label": t("engine-best-lines") });
  #progress = h("progress", { max: 1, value: 0, "aria-label": t("engine-depth-progress") });
  #view = h("p.small.muted.engine-view");
  #message = h("p.small.muted.engine-message");

  /** `calls`: onInfo(info), preview(moves), play(moves). */
  constructor(live, limits, calls) {
    this.#toggle = toggle(t("engine-switch"), false, (on) => this.#switch(on));
    this.#live = live;
    this.#limits = limits;
    this.#calls = calls;
    const counts = LINE_COUNTS.filter((count) => count <= limits.multipv);
    const options = counts.map((count) => [count, t("engine-lines", { count: Number(count) })]);
    const onLines = (count) => this.#change({ lines: Number(count) });
    const onOverlay = (overlay) => this.#change({ overlay });
    const lines = select(options, settings.get("lines"), onLines, { "aria-label": t("engine-lines-label") });
    const about = { "aria-label": t("engine-overlay-label") };
    const overlay = select(OVERLAYS, settings.get("overlay"), onOverlay, about);
    this.element.append(
      h("div.spread", this.#toggle, h("div.row.compact", lines, overlay)),
      this.#figures,
      this.#progress,
      this.#view,
      this.#lines,
      this.#message,
    );
    this.#lines.addEventListener("pointerleave", () => this.#draw());
    this.#draw();
  }

  /** Analyses a position from now on, when the switch is on; `turn` is null when its game has ended. */
  setPosition(position, turn) {
    this.#position = turn ? position : null;
    this.#view.textContent = turn ? t("engine-view", { color: turn }) : "";
    this.info = null;
    this.#run();
  }

  /** Stops the analysis for good. */
  stop() {
    clearTimeout(this.#again);
    this.#live.stop();
  }

  #switch(on) {
    this.#on = on;
    this.info = null;
    this.#run();
  }

  #change(change) {
    settings.set(change);
    this.#run();
  }

  #run() {
    clearTimeout(this.#again);
    this.#say("");
    if (this.#on && this.#position) {
      const wanted = settings.get("overlay") === "heat" ? HEAT_LINES : settings.get("lines");
      const request = {
        position: this.#position,
        multipv: Math.min(wanted, this.#limits.multipv),
        time: this.#limits.analysis_seconds,
      };
      this.#live.analyse(request, (message) => this.#hear(message));
    } else {
      this.#live.stop();
      if (this.#on) this.#say(t("engine-game-over"));
    }
    this.#draw();
    this.#calls.onInfo(this.info);
  }

  #hear(message) {
    if (message.type === "info") {
      this.info = message;
      this.#say("");
      this.#draw();
      this.#calls.onInfo(message);
    } else if (message.type === "queued") {
      this.#say(t("engine-queued", { count: message.ahead }));
    } else if (message.type === "error") {
      this.#say(errorText(message));
      if (message.code === "busy") this.#again = setTimeout(() => this.#run(), message.retry * 1000);
    } else if (message.type === "done") {
      this.#progress.value = 1;
      if (message.reason === "limit") this.#say(t("engine-complete"));
    }
  }

  #say(text) {
    this.#message.textContent = text;
  }

  #draw() {
    const info = this.info;
    this.element.classList.toggle("off", !this.#on);
    this.#lines.style.setProperty("--count", settings.get("lines"));
    const figures = {
      [t("stats-depth")]: info && `${info.depth}${info.seldepth ? ` / ${info.seldepth}` : ""}`,
      [t("stats-nodes")]: info && countText(info.nodes),
      [t("engine-speed")]: info && `${countText(info.nps)}/s`,
      [t("stats-time")]: info && durationText(info.time),
    };
    const figure = ([words, value]) =>
      h("span.figure", h("span.small.muted", words), h("span.number", value ?? "–"));
    fill(this.#figures, Object.entries(figures).map(figure));
    this.#progress.value = info?.progress?.total ? info.progress.done / info.progress.total : 0;
    this.#drawLines(info?.lines.slice(0, settings.get("lines")) ?? []);
  }

  /** Under the pointer lines stay as they are, so that a click plays what was read. */
  #drawLines(lines) {
    const isHeld = this.#lines.matches(":hover") && this.#lines.children.length === lines.length;
    if (isHeld && lines.length) return;
    const buttons = () => [...this.#lines.querySelectorAll("button")];
    const focused = buttons().indexOf(document.activeElement);
    fill(
      this.#lines,
      lines.map((line) => this.#line(line)),
    );
    if (focused >= 0) buttons()[focused]?.focus();
  }

  #line({ score, pv }) {
    const moves = pv.map((move, index) => {
      const upTo = pv.slice(0, index + 1);
      const show = () => this.#calls.preview(upTo);
      const calls = { onpointerenter: show, onfocus: show, onblur: () => this.#calls.preview([]) };
      return h("button.pv-move", { type: "button", onclick: () => this.#calls.play(upTo), ...calls }, move);
    });
    const chip = h("span.score.number", { title: scoreWords(score) }, scoreText(score));
    const row = isProven(score) ? "li.line.proven" : "li.line"; // which is shown to its end
    return h(row, { onpointerleave: () => this.#calls.preview([]) }, chip, h("div.pv", moves));
  }
}

/** What the lines of an analysis put on the board: marks with chances, or heat. */
export function overlayOf(info, kind) {
  if (!info || kind === "none") return { candidates: {}, heat: {} };
  const lines = info.lines.filter((line) => line.pv.length);
  // The best line comes last: its mark lies on top, and counts where two lines begin with the same move.
  const entries = (value) =>
    Object.fromEntries(lines.map((line, index) => [line.pv[0], value(line, index)]).reverse());
  const best = Math.max(...lines.map(({ score }) => score.win_chance), 0.01);
  return kind === "heat"
    ? { candidates: {}, heat: entries(({ score }) => (score.win_chance / best) ** 3) }
    : {
        heat: {},
        candidates: entries(({ score }, index) => ({ label: chanceText(score), rank: index + 1 })),
      };
}
