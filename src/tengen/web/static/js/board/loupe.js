// A magnifier for fingers: hold one on the board, and what is under it appears enlarged above; move to aim,
// let go to pick. A short tap never sees it.

import { svg } from "./svg.js";

const HOLD = 220; // milliseconds until it appears; a finger that moves before that scrolls the page
const STILL = 10; // pixels that a finger may wander meanwhile
const VIEW = 150; // units of the board's drawing that it shows
const SIDE = 136; // its size in pixels
const ABOVE = 34; // pixels between it and the finger

export class Loupe {
  #host;
  #calls;
  #element;
  #timer = null;
  #start = null; // the touch that may become one that aims
  #point; // undefined while it is not shown; null beside the board

  /**
   * `picture` is the id of what it enlarges. Calls: pointAt(touch), placeOf(point), onAim(point), onPick(point);
   * `signal` ends it.
   */
  constructor(host, picture, calls) {
    this.#host = host;
    this.#calls = calls;
    const across = svg("path", { class: "tb-loupe-cross" });
    this.#element = svg("svg", { class: "tb-loupe", "aria-hidden": "true" });
    this.#element.append(svg("use", { href: `#${picture}` }), across);
    this.#element.setAttribute("width", SIDE);
    this.#element.setAttribute("height", SIDE);
    const on = (name, listener, passive) => host.addEventListener(name, listener, { passive, signal: calls.signal });
    on("touchstart", (event) => this.#onStart(event), true);
    on("touchmove", (event) => this.#onMove(event), false);
    on("touchend", (event) => this.#onEnd(event), false);
    on("touchcancel", () => this.#hide(), true);
    calls.signal.addEventListener("abort", () => this.#hide());
    on("contextmenu", (event) => this.#start && event.preventDefault(), false);
  }

  get #isShown() {
    return this.#point !== undefined;
  }

  #onStart({ touches }) {
    this.#hide();
    if (touches.length !== 1 || !this.#host.classList.contains("tb-playable")) return;
    [this.#start] = touches;
    this.#timer = setTimeout(() => this.#aim(this.#start), HOLD);
  }

  #onMove(event) {
    const [touch] = event.touches;
    if (this.#isShown) {
      event.preventDefault(); // the page stays where it is
      this.#aim(touch);
    } else if (this.#start) {
      const { clientX, clientY } = this.#start;
      if (Math.hypot(touch.clientX - clientX, touch.clientY - clientY) > STILL) this.#hide();
    }
  }

  #onEnd(event) {
    const point = this.#point;
    if (this.#isShown) event.preventDefault(); // no click follows
    this.#hide();
    if (point) this.#calls.onPick(point);
  }

  #aim(touch) {
    const point = this.#calls.pointAt(touch);
    this.#calls.onAim(point);
    if (point) this.#look(point);
    this.#place(touch);
    this.#point = point;
    if (!this.#element.isConnected) this.#host.append(this.#element);
  }

  /** Shows the surroundings of a point. */
  #look(point) {
    const [x, y] = this.#calls.placeOf(point);
    const half = VIEW / 2;
    this.#element.setAttribute("viewBox", `${x - half} ${y - half} ${VIEW} ${VIEW}`);
    const arms = `M${x - 26} ${y}h12m28 0h12M${x} ${y - 26}v12m0 28v12`;
    this.#element.lastChild.setAttribute("d", arms);
  }

  /** Above the finger; beside it where the screen ends. */
  #place({ clientX, clientY }) {
    const box = this.#host.getBoundingClientRect();
    const fits = clientY - SIDE - ABOVE > 0;
    const side = clientX > innerWidth / 2 ? -SIDE - ABOVE : ABOVE;
    const left = fits ? clientX - SIDE / 2 : clientX + side;
    const held = Math.min(Math.max(left, 2), innerWidth - SIDE - 2);
    const top = fits ? clientY - SIDE - ABOVE : clientY - SIDE / 2;
    this.#element.style.left = `${held - box.left}px`;
    this.#element.style.top = `${Math.max(top, 2) - box.top}px`;
  }

  #hide() {
    clearTimeout(this.#timer);
    this.#start = null;
    if (!this.#isShown) return;
    this.#point = undefined;
    this.#calls.onAim(null);
    this.#element.remove();
  }
}
