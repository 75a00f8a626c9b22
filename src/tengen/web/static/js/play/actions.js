// The buttons of a game. Each keeps its place as long as the game is shown: what cannot be done is
// disabled, and what comes after the end is added, so that no click hits a button it was not meant for.

import { button, field, fill, h, select } from "../lib/dom.js";

const PACES = [
  ["2", "Slow"],
  ["0.5", "Normal"],
  ["0", "Fast"],
]; // seconds between the moves of two engines

export class Actions {
  element = h("section.actions.stack.tight", { "aria-label": "Actions", hidden: true });
  #after = h("div.row.even.after");
  #buttons;
  #calls;
  #pause;
  #pace;
  #watching = h("div.spread", { hidden: true });

  /** `calls`: undo(), redo(), hint(), draw(), resign(), rematch(), analyse(), fresh(), pause(on), pace(seconds). */
  constructor(calls) {
    this.#calls = calls;
    this.#buttons = {
      undo: button("Undo", calls.undo, { picture: "undo" }),
      redo: button("Redo", calls.redo, { picture: "redo", title: "Play the undone move again (Ctrl+Y)" }),
      hint: button("Hint", calls.hint, { picture: "hint", title: "Ask the engine for a good move" }),
      draw: button("Draw", calls.draw, { picture: "half", title: "Offer a draw" }),
      resign: button("Resign", calls.resign, { picture: "flag" }),
      fresh: button("New game", calls.fresh),
    };
    this.#pause = button("Pause", () => calls.pause(this.#pause.value !== "paused"));
    this.#pace = select(PACES, "0.5", (seconds) => calls.pace(Number(seconds)));
    this.#watching.append(this.#pause, field("Speed", this.#pace, null, "div.field.inline"));
    this.element.append(this.#after, this.#watching, h("div.action-grid", Object.values(this.#buttons)));
  }

  show(state) {
    const { can, you } = state;
    const { fresh, ...game } = this.#buttons;
    this.element.hidden = false;
    for (const [name, item] of Object.entries(game)) {
      item.hidden = you.length === 0;
      item.disabled = !can[name] && !(name === "undo" && can.ask_undo);
    }
    this.#buttons.undo.title = can.ask_undo
      ? "Ask the other player to undo the last move (Ctrl+Z)"
      : "Undo the last move (Ctrl+Z)";
    this.#watching.hidden = !can.pause;
    this.#pause.value = state.paused ? "paused" : "";
    this.#pause.lastChild.textContent = state.paused ? "Resume" : "Pause";
    this.#pace.value = String(state.pace);
    this.#showAfter(state);
  }

  #showAfter({ can, result, rematch, rematch_offer: offer, you }) {
    const shown = JSON.stringify([result && can.rematch, rematch, offer, you]);
    if (shown === this.#after.dataset.shown) return; // a button that is being pressed is not replaced
    this.#after.dataset.shown = shown;
    const title = !offer ? "Rematch" : you.includes(offer) ? "Rematch offered" : "Accept the rematch";
    const address = `/?game=${encodeURIComponent(rematch)}`;
    const kind = { kind: "primary", picture: "again", disabled: you.includes(offer) };
    const next =
      rematch && you.length
        ? h("a.button.primary", { href: address }, "Go to the rematch")
        : can.rematch && button(title, this.#calls.rematch, kind);
    const analyse = button("Analyse", this.#calls.analyse, { picture: "search" });
    fill(this.#after, result && next, (result || !you.length) && analyse);
  }
}
