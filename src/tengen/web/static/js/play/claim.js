// The opponent has left, or does not begin: how long to wait, and then the claim to the game.

import { button, fill, h } from "../lib/dom.js";
import { clockText } from "../lib/format.js";
import { t } from "../lib/texts.js";
import { seatTitle } from "../lib/words.js";

export class Claim {
  element = h("section.card.stack.tight.claim", { "aria-label": t("claim-title"), hidden: true });
  #words = h("p", { role: "status" });
  #wait = h("p.small.muted.number", { role: "timer" });
  #buttons = h("div.row");
  #claim = null; // as the server has told it last
  #until = 0;
  #timer = null;

  /** `act(action)` when the game is claimed. */
  constructor(act) {
    const claim = (kind) => button(t(kind), () => act({ do: kind }), { kind: kind === "claim-win" && "primary" });
    fill(this.#buttons, claim("claim-win"), claim("claim-draw"));
    this.element.append(this.#words, this.#wait, this.#buttons);
  }

  /** Shows what the state of a game says about a claim. */
  show(state) {
    this.element.hidden = !state.claim;
    clearTimeout(this.#timer);
    if (!state.claim) {
      this.#claim = null;
      return;
    }
    if (this.#claim !== state.claim) this.#until = performance.now() + state.claim.seconds * 1000;
    this.#claim = state.claim;
    const [, other] = Object.entries(state.seats).find(([seat]) => !state.you.includes(seat));
    this.#say(t(other.online ? "claim-idle" : "claim-left", { name: seatTitle(other) }));
    this.#tick();
  }

  #say(text) {
    if (this.#words.textContent !== text) this.#words.textContent = text;
  }

  #tick() {
    const left = Math.max(0, (this.#until - performance.now()) / 1000);
    this.#buttons.hidden = left > 0;
    this.#wait.hidden = left === 0;
    this.#wait.textContent = t("claim-wait", { time: clockText(left) });
    if (left > 0) this.#timer = setTimeout(() => this.#tick(), 250);
  }
}
