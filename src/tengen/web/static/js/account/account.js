// The account view: logging in and out, and everything that belongs to an account.

import { button, field, fill, h } from "../lib/dom.js";
import { whenText } from "../lib/format.js";
import { changingIdentity } from "../lib/identity.js";
import { forgetSettings } from "../lib/settings.js";
import { errorText, t } from "../lib/texts.js";
import { deviceTitle } from "../lib/words.js";
import { playerAddress } from "../people/player.js";
import { api } from "../net/api.js";
import { botsSection, tokenCard } from "./bots.js";
import { confirmation, formOf, loginForm, passwordInput, recoverForm, registerForm } from "./forms.js";
import { hasPasskeys, makePasskey } from "./passkeys.js";

export class AccountView {
  element = h("div.page.stack.account");
  #app;
  #account = null;
  #passkeys;
  #adopted; // games that the account took over when this browser was logged in

  constructor(app, { parameters }) {
    this.#app = app;
    this.#adopted = Number(parameters.get("adopted")) || 0;
    this.#load();
  }

  async #load() {
    const { account, passkeys } = await api.get("/api/account");
    this.#account = account;
    this.#passkeys =
      passkeys.available && !hasPasskeys()
        ? { available: false, reason: t("account-no-passkeys") }
        : { ...passkeys, reason: passkeys.reason && errorText(passkeys.reason) };
    if (account) this.#drawAccount();
    else this.#drawGuest();
  }

  // Guests

  #drawGuest() {
    const onEntered = (answer) => this.#onEntered(answer);
    const log = loginForm({ passkeys: this.#passkeys, onEntered, onForgotten: () => this.#drawRecovery() });
    const register = registerForm({ onEntered });
    const forms = h("div.columns", log, register);
    fill(
      this.element,
      h("h1", t("account-title")),
      h("p", t("account-about")),
      forms,
      this.#data(t("account-browser-data")),
    );
  }

  #drawRecovery() {
    const onEntered = (answer) => this.#onEntered(answer);
    const form = recoverForm({ onEntered, onBack: () => this.#drawGuest() });
    fill(this.element, h("h1", t("account-title")), form);
    form.querySelector("input").focus();
  }

  /** Logged in: new codes are shown first, then the page starts again as somebody else. */
  #onEntered({ codes, adopted }) {
    forgetSettings();
    const games = adopted?.games ?? 0;
    const onDone = () => location.assign("/?view=account");
    if (codes) this.#showCodes(codes, games ? t("account-adopted", { count: games }) : "", onDone);
    else if (games) location.assign(`/?view=account&adopted=${games}`);
    else onDone();
  }

  // Members

  #drawAccount() {
    const { name, created } = this.#account;
    const since = h("p.muted", t("account-since", { when: whenText(created) }));
    const out = button(t("account-log-out"), () => this.#logOut());
    const profile = h("a.button", { href: playerAddress(name) }, t("profile-link"));
    fill(
      this.element,
      h("div.spread", h("div", h("h1", name), since), h("div.row", profile, out)),
      this.#adopted > 0 && h("p", { role: "status" }, t("account-adopted", { count: this.#adopted })),
      h("div.columns", this.#signIn(), h("div.stack", this.#sessions(), this.#bots())),
      this.#data(t("account-data")),
    );
  }

  async #logOut() {
    await changingIdentity(() => api.post("/api/account/logout"));
    forgetSettings();
    location.assign("/");
  }

  /** Does something that needs a fresh confirmation, which is asked for when it is missing. */
  async #confirmed(change) {
    try {
      return await change();
    } catch (error) {
      if (error.code !== "unconfirmed") throw error;
    }
    const passkeys = this.#passkeys.available && this.#account?.passkeys.length > 0;
    return (await confirmation({ passkeys })) ? change() : null;
  }

  #signIn() {
    const { passkeys, codes } = this.#account;
    const password = passwordInput("new-password");
    const send = async () => {
      const done = await this.#confirmed(() =>
        api.put("/api/account/password", { password: password.value }),
      );
      if (!done) return;
      this.#app.notify(t("account-password-changed"));
      await this.#load();
    };
    const change = formOf(
      "",
      [field(t("account-new-password"), password, t("account-password-about"))],
      t("account-password-change"),
      send,
    );
    change.classList.remove("card");
    const items = passkeys.map((passkey) => this.#passkey(passkey));
    const add = button(t("account-passkey-add"), () => this.#addPasskey(), {
      disabled: !this.#passkeys.available,
    });
    const left = h("p.small.muted", t("account-codes-left", { count: codes }));
    return h(
      "section.card.stack",
      { "aria-label": t("account-signing-in") },
      h("h2", t("account-signing-in")),
      change,
      h("h2.minor", t("account-passkeys")),
      items.length ? h("ul.entries", items) : h("p.small.muted", t("account-passkeys-none")),
      h("div.row", add),
      !this.#passkeys.available && h("p.small.muted", this.#passkeys.reason),
      h("h2.minor", t("account-codes")),
      left,
      h(
        "div.row",
        button(t("account-codes-new"), () => this.#newCodes()),
      ),
    );
  }

  #passkey({ id, name, created, used }) {
    const when = t(used ? "account-passkey-used" : "account-passkey-made", {
      when: whenText(used ?? created),
    });
    const remove = async () => {
      const done = await this.#confirmed(async () => {
        await api.delete(`/api/passkeys/${encodeURIComponent(id)}`);
        return true;
      });
      if (done) await this.#load();
    };
    const title = t("account-passkey-remove-this", { name });
    const words = h("span", name, h("span.small.muted", ` · ${when}`));
    return h(
      "li.spread",
      words,
      button(t("account-passkey-remove"), remove, { kind: "plain", title, "aria-label": title }),
    );
  }

  async #addPasskey() {
    const name = t("account-passkey-name", { number: this.#account.passkeys.length + 1 });
    if (await this.#confirmed(() => makePasskey(name))) await this.#load();
  }

  async #newCodes() {
    const made = await this.#confirmed(() => api.post("/api/account/codes"));
    if (made) this.#showCodes(made.codes, t("account-codes-replaced"), () => this.#load());
  }

  #showCodes(codes, text, onDone) {
    const file = new Blob([`${codes.join("\n")}\n`], { type: "text/plain" });
    const link = { href: URL.createObjectURL(file), download: "tengen-recovery-codes.txt" };
    const about = t("account-codes-about");
    fill(
      this.element,
      h("h1", t("account-codes")),
      h(
        "section.card.stack",
        text && h("p", text),
        h("p", about),
        h(
          "ul.codes",
          codes.map((code) => h("li", h("code", code))),
        ),
        h(
          "div.row",
          h("a.button", link, t("account-codes-save")),
          button(t("account-codes-kept"), onDone, { kind: "primary" }),
        ),
      ),
    );
  }

  #sessions() {
    const { sessions } = this.#account;
    const end = async (path) => {
      await api.delete(path);
      await this.#load();
    };
    const entry = ({ id, about, seen, current }) => {
      const path = `/api/account/sessions/${encodeURIComponent(id)}`;
      const words = h(
        "span",
        deviceTitle(about),
        h("span.small.muted", current ? ` · ${t("account-this-browser")}` : ` · ${whenText(seen)}`),
      );
      const title = t("account-log-out-this", { browser: deviceTitle(about) });
      const out = button(t("account-log-out"), () => end(path), {
        kind: "plain",
        title,
        "aria-label": title,
      });
      return h("li.spread", words, !current && out);
    };
    const others = button(t("account-log-out-others"), () => end("/api/account/sessions"));
    return h(
      "section.card.stack",
      { "aria-label": t("account-browsers") },
      h("h2", t("account-browsers")),
      h("ul.entries", sessions.map(entry)),
      sessions.length > 1 && h("div.row", others),
    );
  }

  #bots() {
    return botsSection({
      bots: this.#account.bots,
      confirmed: (change) => this.#confirmed(change),
      onToken: (made) => this.#showToken(made),
      onChanged: () => this.#load(),
    });
  }

  #showToken(made) {
    const title = t("account-bot-token", { name: made.name });
    fill(this.element, h("h1", title), tokenCard(made, () => this.#load()));
  }

  // Everybody

  #data(title) {
    const exported = { href: "/api/account/export", download: "tengen.json" };
    const kind = this.#account ? "account" : "browser";
    const about = t("account-delete-about");
    let asked = false;
    const remove = async () => {
      if (!asked) {
        asked = true;
        removal.lastChild.textContent = t("account-delete-really", { kind });
        return;
      }
      const done = await this.#confirmed(() => changingIdentity(() => api.delete("/api/account")));
      if (!done) return;
      forgetSettings();
      location.assign("/");
    };
    const removal = button(t("account-delete", { kind }), remove, { picture: "trash" });
    return h(
      "section.card.stack",
      { "aria-label": title },
      h("h2", title),
      h("p.small.muted", about),
      h("div.row", h("a.button", exported, t("account-export")), removal),
    );
  }
}
