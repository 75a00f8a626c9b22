// The card of a player: stone, name, captured pairs, clock.

import { fill, h } from "../lib/dom.js";
import { clockText } from "../lib/format.js";
import { ratingWords } from "../lib/rated.js";
import { play } from "../lib/sounds.js";
import { t } from "../lib/texts.js";
import { UNNAMED, colorTitle, seatAbout, seatTitle } from "../lib/words.js";
import { colorOf } from "./picture.js";

const LOW_SECONDS = 10;

export class SeatCard {
  element = h("section.seat.card.spread");
  #stone = h("span.seat-stone", { "aria-hidden": "true" });
  #name = h("span.seat-name");
  #about = h("span.seat-about.small.muted");
  #pairs = h("span.seat-pairs");
  #clock = h("span.seat-clock.number", { role: "timer" });
  #timer = null;
  #warned = false;

  constructor() {
    const who = h("div.seat-who", this.#name, this.#about);
    this.element.append(this.#stone, who, this.#pairs, this.#clock);
  }

  /** Shows a seat of a game; `captures` where the rule takes pairs. */
  show(state, seat, captures) {
    const player = state.seats[seat];
    const color = colorOf(state, seat);
    const mine = state.you.includes(seat) && state.you.length === 1;
    this.element.setAttribute("aria-label", color ? colorTitle(color) : t(`seat-${seat}`));
    this.element.classList.toggle("to-act", state.to_act?.seat === seat);
    this.#stone.className = `seat-stone ${color ?? "either"}`;
    const unnamed = mine && player.name === UNNAMED;
    this.#name.textContent = unnamed ? t("you") : seatTitle(player);
    this.#about.textContent = this.#aboutText(player, color, mine, unnamed);
    this.#showPairs(state.pairs, captures ? color : null);
    this.#showClock(state.clock, seat);
  }

  #aboutText(player, color, mine, unnamed) {
    if (player.kind === "invite" && !player.taken) return t("seat-absent");
    const engine = player.kind === "level" || player.kind === "tengen";
    const rating = player.rating ? ratingWords(player.rating) : "";
    const isPlain = unnamed || (rating && player.kind === "person" && !player.bot); // a rating says it
    const who = mine && !unnamed ? t("seat-you") : isPlain ? "" : seatAbout(player);
    const away = player.online === false && !engine && !mine ? t("seat-away") : "";
    const words = [color ? colorTitle(color) : t("seat-color-open"), rating, who, away];
    return words.filter(Boolean).join(" · ");
  }

  /** Captured pairs as dots, filled for each pair that is taken. */
  #showPairs(pairs, color) {
    this.#pairs.hidden = !color;
    if (this.#pairs.hidden) return;
    const { [color]: taken, needed } = pairs;
    const dots = Array.from({ length: needed }, (_, index) => h(`span.pair${index < taken ? ".taken" : ""}`));
    const words = t("seat-pairs", { taken, needed });
    fill(this.#pairs, h("span.unseen", words), h("span.pair-dots", { "aria-hidden": "true" }, dots));
    this.#pairs.title = words;
  }

  #showClock(clock, seat) {
    clearTimeout(this.#timer);
    this.#clock.hidden = clock === null;
    if (clock === null) return;
    const runs = clock.running === seat;
    this.#clock.classList.toggle("running", runs);
    if (clock[seat] > LOW_SECONDS) this.#warned = false;
    this.#tick(clock[seat], clock.since, runs);
  }

  /** Shows a clock that had `left` seconds at the time `since`. */
  #tick(left, since, runs) {
    const now = runs ? left - (performance.now() - since) / 1000 : left;
    this.#clock.textContent = clockText(now);
    this.#clock.classList.toggle("low", now < LOW_SECONDS);
    if (!runs) return;
    if (now < LOW_SECONDS && !this.#warned && left > LOW_SECONDS) {
      this.#warned = true;
      play("low");
    }
    const next = () => this.element.isConnected && this.#tick(left, since, runs);
    this.#timer = setTimeout(next, now < LOW_SECONDS ? 100 : 250);
  }
}
