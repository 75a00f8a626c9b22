// The bots of an account: engines that play here by a token, which is shown once.

import { button, field, h } from "../lib/dom.js";
import { whenText } from "../lib/format.js";
import { t } from "../lib/texts.js";
import { api } from "../net/api.js";
import { formOf } from "./forms.js";

const pathOf = (name) => `/api/account/bots/${encodeURIComponent(name)}`;

/**
 * The section with the bots. `confirmed(change)` does what needs a fresh confirmation, `onToken(made)` shows
 * a new token, `onChanged()` draws the account again.
 */
export function botsSection({ bots, confirmed, onToken, onChanged }) {
  const name = h("input", {
    type: "text",
    autocomplete: "off",
    required: true,
    minLength: 3,
    maxLength: 20,
    pattern: "[A-Za-z0-9][A-Za-z0-9_\\-]{2,}",
    spellcheck: false,
  });
  const send = async () => {
    const made = await confirmed(() => api.post("/api/account/bots", { name: name.value.trim() }));
    if (made) onToken(made);
  };
  const form = formOf("", [field(t("account-bot-name"), name)], t("account-bot-make"), send);
  form.classList.remove("card");
  const entries = bots.map((bot) => entry(bot, { confirmed, onToken, onChanged }));
  return h(
    "section.card.stack.bots",
    { "aria-label": t("account-bots") },
    h("h2", t("account-bots")),
    h("p.small.muted", t("account-bots-about")),
    entries.length > 0 && h("ul.entries", entries),
    form,
  );
}

function entry({ name, used, active }, { confirmed, onToken, onChanged }) {
  const state = !active
    ? t("account-bot-revoked")
    : used
      ? t("account-bot-used", { when: whenText(used) })
      : t("account-bot-unused");
  const renew = async () => {
    const made = await confirmed(() => api.post(`${pathOf(name)}/token`));
    if (made) onToken(made);
  };
  const revoke = async () => {
    await api.delete(`${pathOf(name)}/token`);
    onChanged();
  };
  return h(
    "li.stack.tight",
    h("span", name, h("span.small.muted", ` · ${state}`)),
    h(
      "div.row",
      named(t("account-bot-token-new"), t("account-bot-token-new-this", { name }), renew),
      active && named(t("account-bot-revoke"), t("account-bot-revoke-this", { name }), revoke),
      removal(name, { confirmed, onChanged }),
    ),
  );
}

/** A button whose words are short, with the whole sentence as its name. */
function named(words, title, onClick) {
  return button(words, onClick, { kind: "plain", title, "aria-label": title });
}

/** A button that asks once more before a bot is deleted. */
function removal(name, { confirmed, onChanged }) {
  let asked = false;
  const remove = async () => {
    if (!asked) {
      asked = true;
      out.lastChild.textContent = t("account-bot-delete-really");
      out.removeAttribute("aria-label");
      return;
    }
    const done = await confirmed(async () => {
      await api.delete(pathOf(name));
      return true;
    });
    if (done) onChanged();
  };
  const out = named(t("account-bot-delete"), t("account-bot-delete-this", { name }), remove);
  return out;
}

/** A new token and the command that uses it. */
export function tokenCard({ name, token }, onDone) {
  const command = `TENGEN_BOT_TOKEN=${token} tengen bot ${location.origin} --engine level:5`;
  return h(
    "section.card.stack",
    h("p", h("code.token", token)),
    h("p", t("account-bot-token-about")),
    h("pre.command", { tabIndex: 0, "aria-label": t("account-bot-token", { name }) }, h("code", command)),
    h("div.row", button(t("account-bot-token-kept"), onDone, { kind: "primary" })),
  );
}
