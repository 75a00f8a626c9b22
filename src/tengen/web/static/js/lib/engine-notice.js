// Says that the engine compiles, how far it is, and what can be done meanwhile.

import { fill, h } from "./dom.js";

const STATES = {
  starting: "The engine is starting.",
  compiling:
    "The engine is being prepared for this computer. This happens once and takes about a minute. Two people can already play.",
  failed: "The engine could not start. Two people can still play.",
};

export class EngineNotice {
  element = h("div.engine-notice.card.stack.tight", { role: "status", hidden: true });

  constructor({ live, engine }, leaving) {
    live.on("engine", (news) => this.#show(news), leaving);
    this.#show(engine);
  }

  #show({ state, ready, progress, message }) {
    this.element.hidden = ready;
    if (ready) return;
    const percent = Math.round(progress * 100);
    fill(
      this.element,
      h("p.small", STATES[state] ?? message),
      state !== "failed" && h("progress", { max: 100, value: percent, "aria-label": "Preparing the engine" }),
      state === "compiling" && h("p.small.muted", `${percent} %. ${message}`),
    );
  }
}
