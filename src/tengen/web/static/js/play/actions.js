// The buttons of a game: undo and redo, hint, draw, resign, and what comes after the end.

import { button, fill, h } from "../lib/dom.js";

export class Actions {
  element = h("section.actions.stack.tight", { "aria-label": "Actions" });
  #calls;
  #resigning = false;
  #state = null;

  /** `calls`: act(action), hint(), rematch(), analyse(), fresh(), share(). */
  constructor(calls) {
    this.#calls = calls;
  }

  show(state) {
    if (state.result) this.#resigning = false;
    this.#state = state;
    const focused = this.element.contains(document.activeElement) ? document.activeElement.textContent : null;
    fill(this.element, this.#during(), this.#after());
    if (focused)
      [...this.element.querySelectorAll("button")]
        .find((item) => item.textContent === focused && !item.disabled)
        ?.focus();
  }

  #during() {
    const { can, result, you, to_act: toAct } = this.#state;
    if (result || you.length === 0) return null;
    if (this.#resigning) return this.#resignQuestion();
    const act = (kind) => () => this.#calls.act({ kind });
    const seat = you.length === 2 ? toAct.seat : you[0];
    return h(
      "div.action-grid",
      {},
      button("Undo", act(can.ask_undo ? "ask-undo" : "undo"), {
        picture: "undo",
        disabled: !can.undo && !can.ask_undo,
        title: can.ask_undo ? "Ask the other player to take back (Ctrl+Z)" : "Take back (Ctrl+Z)",
      }),
      button("Redo", act("redo"), {
        picture: "redo",
        disabled: !can.redo,
        title: "Play again what was taken back (Ctrl+Y)",
      }),
      button("Hint", this.#calls.hint, { picture: "hint", disabled: !can.hint }),
      button("Draw", () => this.#calls.act({ kind: "offer-draw", seat }), {
        picture: "half",
        disabled: !can.draw,
        title: "Offer a draw",
      }),
      button("Resign", () => this.#askResign(true), { picture: "flag", disabled: !can.resign }),
      button("New game", this.#calls.fresh),
    );
  }

  #resignQuestion() {
    const { you, to_act: toAct } = this.#state;
    const seat = you.length === 2 ? toAct.seat : you[0];
    const resign = () => {
      this.#resigning = false;
      this.#calls.act({ kind: "resign", seat });
    };
    return h(
      "div.stack.tight",
      { role: "group", "aria-label": "Resign" },
      h("p", {}, "Resign this game?"),
      h(
        "div.row.even",
        {},
        button("Yes, resign", resign, { kind: "primary" }),
        button("Play on", () => this.#askResign(false)),
      ),
    );
  }

  #askResign(asking) {
    this.#resigning = asking;
    this.show(this.#state);
    this.element.querySelector("button")?.focus();
  }

  #after() {
    const { can, result, rematch, you } = this.#state;
    if (!result && you.length) return null;
    const buttons = [];
    if (result && rematch && you.length) {
      buttons.push(
        h("a.button.primary", { href: `/?game=${encodeURIComponent(rematch)}` }, "Go to the rematch"),
      );
    } else if (result && can.rematch) {
      buttons.push(button("Rematch", this.#calls.rematch, { kind: "primary", picture: "again" }));
    }
    buttons.push(
      button("Analyse", this.#calls.analyse, { picture: "search" }),
      button("New game", this.#calls.fresh),
    );
    return h("div.action-grid", {}, buttons);
  }
}
