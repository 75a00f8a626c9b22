// The buttons of a game. Each keeps its place as long as the game is shown: what cannot be done is
// disabled, and what comes after the end is added, so that no click hits a button it was not meant for.
// What a game never allows, as hints in a game against a person, is not there at all.

import { button, field, fill, h, select } from "../lib/dom.js";
import { t } from "../lib/texts.js";

const PACES = [
  ["2", t("play-pace-slow")],
  ["0.5", t("play-pace-normal")],
  ["0", t("play-pace-fast")],
]; // seconds between the moves of two engines

/** Whether the game allows something at no time: help and going back, where there is something at stake. */
function isNever(name, { rated, seats, you }) {
  const others = Object.keys(seats).filter((seat) => !you.includes(seat));
  const isShared = others.some((seat) => ["person", "invite"].includes(seats[seat].kind));
  if (name === "undo") return rated && !isShared; // another person may be asked
  return ["redo", "hint"].includes(name) && (isShared || Boolean(rated));
}

export class Actions {
  element = h("section.actions.stack.tight", { "aria-label": t("play-actions"), hidden: true });
  #after = h("div.row.even.after");
  #buttons;
  #grid;
  #calls;
  #pause;
  #pace;
  #watching = h("div.spread", { hidden: true });

  /** `calls`: undo(), redo(), hint(), draw(), resign(), rematch(), analyse(), fresh(), pause(on), pace(seconds). */
  constructor(calls) {
    this.#calls = calls;
    this.#buttons = {
      undo: button(t("undo"), calls.undo, { picture: "undo" }),
      redo: button(t("redo"), calls.redo, { picture: "redo", title: t("play-redo-about") }),
      hint: button(t("hint"), calls.hint, { picture: "hint", title: t("play-hint-about") }),
      draw: button(t("play-draw"), calls.draw, { picture: "half", title: t("play-draw-about") }),
      resign: button(t("play-resign"), calls.resign, { picture: "flag" }),
      fresh: button(t("setup-title"), calls.fresh),
    };
    this.#pause = button(t("play-pause"), () => calls.pause(this.#pause.value !== "paused"));
    this.#pace = select(PACES, "0.5", (seconds) => calls.pace(Number(seconds)));
    this.#watching.append(this.#pause, field(t("play-speed"), this.#pace, null, "div.field.inline"));
    this.#grid = h("div.action-grid", Object.values(this.#buttons));
    this.element.append(this.#after, this.#watching, this.#grid);
  }

  show(state) {
    const { can, you } = state;
    const { fresh, ...game } = this.#buttons;
    this.element.hidden = false;
    for (const [name, item] of Object.entries(game)) {
      item.hidden = you.length === 0 || isNever(name, state);
      item.disabled = !can[name] && !(name === "undo" && can.ask_undo);
    }
    this.#grid.classList.toggle("pairs", isNever("hint", state) && !isNever("undo", state));
    this.#buttons.undo.title = t(can.ask_undo ? "play-undo-ask" : "play-undo-about");
    this.#watching.hidden = !can.pause;
    this.#pause.value = state.paused ? "paused" : "";
    this.#pause.lastChild.textContent = t(state.paused ? "play-resume" : "play-pause");
    this.#pace.value = String(state.pace);
    this.#showAfter(state);
  }

  #showAfter({ can, result, rematch, rematch_offer: offer, you, tournament }) {
    const shown = JSON.stringify([result && can.rematch, rematch, offer, you, tournament]);
    if (shown === this.#after.dataset.shown) return; // a button that is being pressed is not replaced
    this.#after.dataset.shown = shown;
    const title = t(
      !offer ? "play-rematch" : you.includes(offer) ? "play-rematch-offered" : "play-rematch-accept",
    );
    const address = `/?game=${encodeURIComponent(rematch)}`;
    const kind = { kind: "primary", picture: "again", disabled: you.includes(offer) };
    const next =
      rematch && you.length
        ? h("a.button.primary", { href: address }, t("play-rematch-go"))
        : can.rematch && button(title, this.#calls.rematch, kind);
    const analyse = button(t("nav-analyse"), this.#calls.analyse, { picture: "search" });
    const place = `/?view=tournament&id=${encodeURIComponent(tournament)}`;
    const back = tournament && h("a.button", { href: place }, t("tournament-link"));
    fill(this.#after, back, result && next, (result || !you.length) && analyse);
  }
}
