// What the two people of a game say to each other: quick phrases, short texts, mute, report.

import { button, field, fill, h, select } from "../lib/dom.js";
import { t } from "../lib/texts.js";
import { api } from "../net/api.js";

const LONGEST = 200; // characters, as the server has it
const LONGEST_REPORT = 500;
const LONGEST_NOTICE = 60;

export class Talk {
  element = h("section.talk.card.stack", { hidden: true, "aria-label": t("talk-title") });
  #log = h("div.said", { role: "log", "aria-label": t("talk-title"), tabIndex: 0 });
  #about = h("p.small.muted", t("talk-about"));
  #foot = h("div.stack.tight");
  #state = null; // of the talk, as the server tells it
  #heard = []; // since the talk was asked for: the answer may be older
  #game = null; // its id
  #other = ""; // the name of the other player
  #notify;

  constructor(notify) {
    this.#notify = notify;
  }

  /** Shows the talk of a game, where two people play and one of them looks. */
  async open(game, other) {
    this.#game = game.id;
    this.#other = other;
    const seats = Object.values(game.seats);
    const between = seats.every((seat) => seat.kind === "person" && seat.taken && !seat.bot);
    this.element.hidden = true;
    this.#heard = [];
    if (!between || game.you.length !== 1) return;
    try {
      this.#take(await api.get(this.#path("talk")));
    } catch (error) {
      if (error.code !== "not-found") throw error;
    }
  }

  /** Adds a message that has just been said. */
  hear(message) {
    this.#heard.push(message);
    if (!this.#state || this.#state.messages.some(({ id }) => id === message.id)) return;
    this.#state.messages.push(message);
    this.#about.hidden = true;
    this.#log.append(this.#said(message));
    this.#log.scrollTop = this.#log.scrollHeight;
    if (message.seat !== this.#state.seat && !this.#isInSight()) this.#notify(this.#words(message));
  }

  /** Whether a new message is seen where it stands. */
  #isInSight() {
    const { bottom } = this.#log.getBoundingClientRect();
    return bottom > 0 && bottom <= (this.element.parentElement?.getBoundingClientRect().bottom ?? 0);
  }

  /** A message in a notice, which is above the board and therefore short. */
  #words({ phrase, text }) {
    const letters = [...(phrase ? t(phrase) : text)];
    const isLong = letters.length > LONGEST_NOTICE;
    return `${this.#other}: ${letters.slice(0, LONGEST_NOTICE).join("")}${isLong ? "…" : ""}`;
  }

  #path(what) {
    return `/api/games/${encodeURIComponent(this.#game)}/${what}`;
  }

  #take(state) {
    const isNew = ({ id }) => !state.messages.some((known) => known.id === id);
    state.messages.push(...this.#heard.filter(isNew));
    this.#state = state;
    this.element.hidden = false;
    fill(
      this.#log,
      state.messages.map((message) => this.#said(message)),
    );
    fill(this.element, h("h2.minor", t("talk-title")), this.#log, this.#foot);
    this.#drawFoot();
    this.#log.scrollTop = this.#log.scrollHeight;
  }

  #said({ seat, phrase, text }) {
    const who = seat === this.#state.seat ? t("talk-you") : this.#other;
    return h("p", h("strong", h("bdi", who)), " ", h("bdi", phrase ? t(phrase) : text));
  }

  #drawFoot() {
    const { messages, phrases, writes, muted } = this.#state;
    this.#about.hidden = messages.length > 0;
    const say = async (wish) => this.hear((await api.post(this.#path("talk"), wish)).message);
    const quick = phrases.map((phrase) => button(t(phrase), () => say({ phrase })));
    const input = h("input", { type: "text", maxLength: LONGEST, autocomplete: "off", dir: "auto" });
    input.setAttribute("aria-label", t("talk-message"));
    const onsubmit = async (event) => {
      event.preventDefault();
      if (!input.value.trim()) return;
      await say({ text: input.value });
      input.value = "";
    };
    const write = h("form", { onsubmit }, input, button(t("talk-send"), null, { type: "submit" }));
    const mute = async () => {
      const state = await api.put(this.#path("mute"), { muted: !muted });
      this.#heard = []; // among it may be what is muted now
      this.#take(state);
    };
    fill(
      this.#foot,
      this.#about,
      muted && h("p.small.muted", t("talk-muted")),
      h("div.row.phrases", quick),
      writes ? write : h("p.small.muted", t("talk-log-in")),
      h(
        "div.row",
        button(t(muted ? "talk-unmute" : "talk-mute"), mute, { kind: "plain" }),
        button(t("talk-report"), () => this.#report(), { kind: "plain" }),
      ),
    );
  }

  /** Asks what is wrong, and tells the host. */
  #report() {
    const title = t("talk-report-this", { name: this.#other });
    const dialog = h("dialog.confirm", { "aria-label": title });
    const close = () => {
      dialog.close();
      dialog.remove();
    };
    const options = {
      talk: t("report-talk"),
      cheating: t("report-cheating"),
      stalling: t("report-stalling"),
      name: t("report-name"),
      other: t("report-other"),
    };
    let reason = "talk";
    const why = select(options, reason, (value) => (reason = value));
    const details = h("textarea", { rows: 3, maxLength: LONGEST_REPORT, dir: "auto" });
    const onsubmit = async (event) => {
      event.preventDefault();
      close();
      await api.post(this.#path("report"), { reason, text: details.value });
      this.#notify(t("talk-reported"));
    };
    const form = h(
      "form.card.stack",
      { onsubmit },
      h("h2", title),
      field(t("talk-report-why"), why),
      field(t("talk-report-details"), details),
      h(
        "div.row",
        button(t("talk-report-send"), null, { kind: "primary", type: "submit" }),
        button(t("talk-report-cancel"), close),
      ),
    );
    dialog.append(form);
    dialog.addEventListener("cancel", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }
}
