// Links to a game: the invitation while a seat is free, and the link for spectators.

import { button, field, fill, h } from "../lib/dom.js";
import { t } from "../lib/texts.js";

/** A text field with its text to copy. */
export function copyField(label, text, about, notify) {
  const input = h("input", { type: "text", readOnly: true, value: text, onfocus: () => input.select() });
  const onclick = async () => {
    input.select();
    try {
      await navigator.clipboard.writeText(text);
      notify(t("share-link-copied"));
    } catch {
      notify(t("share-press-copy")); // browsers give the clipboard to secure pages only
    }
  };
  const copy = button(t("share-copy"), onclick, {
    picture: "copy",
    "aria-label": t("share-copy-this", { label }),
  });
  const labelled = field(label, input, about);
  const row = h("div.copy.spread");
  input.replaceWith(row);
  row.append(input, copy);
  return labelled;
}

/** A text field with what shows a game on another site: `query` is "game=…" or the like. */
export function embedField(query, notify) {
  const source = `${location.origin}/embed?${query}`;
  const code = `<iframe src="${source.replaceAll("&", "&amp;")}" width="420" height="500" title="Gomoku"></iframe>`;
  return copyField(t("share-embed"), code, t("share-embed-about"), notify);
}

export class Share {
  invitation = h("div.card.invitation", { hidden: true });
  #summary = h("summary");
  watching = h("details.card", this.#summary);
  #token;
  #notify;
  #shown = "";

  constructor(token, notify) {
    this.#token = token;
    this.#notify = notify;
  }

  show(state) {
    const [[, invite] = []] = Object.entries(state.invites);
    this.#summary.textContent = state.spectators
      ? t("share-spectators", { count: state.spectators })
      : t("share-let-watch");
    const key = `${state.id} ${invite ?? ""}`;
    if (key === this.#shown) return; // a link that is being copied is not taken away
    this.#shown = key;
    const link = (label, query, about) => copyField(label, this.#link(state.id, query), about, this.#notify);
    const about = t("share-invitation-about");
    this.invitation.hidden = !invite;
    fill(this.invitation, invite && link(t("share-invitation"), { join: invite }, about));
    const watch = link(t("share-spectator-link"), {}, t("share-spectator-about"));
    const embed = this.#token ? null : embedField(`game=${state.id}`, this.#notify); // frames have no token
    fill(this.watching, this.#summary, watch, embed);
  }

  #link(game, more) {
    const query = new URLSearchParams({ game, ...more });
    if (this.#token) query.set("token", this.#token);
    return `${location.origin}/?${query}`;
  }
}
