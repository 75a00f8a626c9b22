// Says that the engine compiles, how far it is, and what can be done meanwhile.

import { fill, h } from "./dom.js";
import { t } from "./texts.js";

const STATES = {
  starting: t("engine-starting"),
  compiling: t("engine-compiling"),
  failed: t("engine-failed"),
};

export class EngineNotice {
  element = h("div.engine-notice.card.stack.tight", { role: "status", hidden: true });

  constructor({ live, engine }, leaving) {
    live.on("engine", (news) => this.#show(news), leaving);
    this.#show(engine);
  }

  #show({ state, ready, progress }) {
    this.element.hidden = ready;
    if (ready) return;
    const percent = Math.round(progress * 100);
    fill(
      this.element,
      h("p.small", STATES[state]),
      state !== "failed" && h("progress", { max: 100, value: percent, "aria-label": t("engine-preparing") }),
      state === "compiling" && h("p.small.muted", t("engine-progress", { percent })),
    );
  }
}
