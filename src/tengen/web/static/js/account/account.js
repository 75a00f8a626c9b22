// The account view: logging in and out, and everything that belongs to an account.

import { button, field, fill, h } from "../lib/dom.js";
import { counted, whenText } from "../lib/format.js";
import { changingIdentity } from "../lib/identity.js";
import { forgetSettings } from "../lib/settings.js";
import { api } from "../net/api.js";
import { confirmation, formOf, loginForm, passwordInput, recoverForm, registerForm } from "./forms.js";
import { hasPasskeys, makePasskey } from "./passkeys.js";

const ABOUT = "An account is optional. With one, your games and your learning are the same in every browser.";
const NO_PASSKEYS = "This browser cannot use passkeys.";

export class AccountView {
  element = h("div.page.stack.account");
  #app;
  #account = null;
  #passkeys;

  constructor(app) {
    this.#app = app;
    this.#load();
  }

  async #load() {
    const { account, passkeys } = await api.get("/api/account");
    this.#account = account;
    this.#passkeys =
      passkeys.available && !hasPasskeys() ? { available: false, reason: NO_PASSKEYS } : passkeys;
    if (account) this.#drawAccount();
    else this.#drawGuest();
  }

  // Guests

  #drawGuest() {
    const onEntered = (answer) => this.#onEntered(answer);
    const log = loginForm({ passkeys: this.#passkeys, onEntered, onForgotten: () => this.#drawRecovery() });
    const register = registerForm({ onEntered });
    const forms = h("div.columns", log, register);
    fill(this.element, h("h1", "Account"), h("p", ABOUT), forms, this.#data("What this browser has"));
  }

  #drawRecovery() {
    const onEntered = (answer) => this.#onEntered(answer);
    const form = recoverForm({ onEntered, onBack: () => this.#drawGuest() });
    fill(this.element, h("h1", "Account"), form);
    form.querySelector("input").focus();
  }

  /** Logged in: new codes are shown first, then the page starts again as somebody else. */
  #onEntered({ codes, adopted }) {
    forgetSettings();
    const onDone = () => location.assign("/?view=account");
    if (!codes) onDone();
    else
      this.#showCodes(
        codes,
        adopted?.games ? `Your account has ${counted(adopted.games, "game")} now.` : "",
        onDone,
      );
  }

  // Members

  #drawAccount() {
    const { name, created } = this.#account;
    const since = h("p.muted", `Member since ${whenText(created)}`);
    const out = button("Log out", () => this.#logOut());
    fill(
      this.element,
      h("div.spread", h("div", h("h1", name), since), out),
      h("div.columns", this.#signIn(), this.#sessions()),
      this.#data("Your data"),
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
      this.#app.notify("The password is changed. Other browsers are logged out.");
      await this.#load();
    };
    const change = formOf(
      "",
      [field("New password", password, "At least 8 characters.")],
      "Change password",
      send,
    );
    change.classList.remove("card");
    const items = passkeys.map((passkey) => this.#passkey(passkey));
    const add = button("Add a passkey", () => this.#addPasskey(), { disabled: !this.#passkeys.available });
    const left = h("p.small.muted", `${counted(codes, "recovery code")} left. New ones replace them.`);
    return h(
      "section.card.stack",
      { "aria-label": "Logging in" },
      h("h2", "Logging in"),
      change,
      h("h2.minor", "Passkeys"),
      items.length ? h("ul.entries", items) : h("p.small.muted", "None yet."),
      h("div.row", add),
      !this.#passkeys.available && h("p.small.muted", this.#passkeys.reason),
      h("h2.minor", "Recovery codes"),
      left,
      h(
        "div.row",
        button("Make new codes", () => this.#newCodes()),
      ),
    );
  }

  #passkey({ id, name, created, used }) {
    const when = used ? `used ${whenText(used)}` : `made ${whenText(created)}`;
    const remove = async () => {
      const done = await this.#confirmed(async () => {
        await api.delete(`/api/passkeys/${encodeURIComponent(id)}`);
        return true;
      });
      if (done) await this.#load();
    };
    const title = `Remove ${name}`;
    const words = h("span", name, h("span.small.muted", ` · ${when}`));
    return h("li.spread", words, button("Remove", remove, { kind: "plain", title, "aria-label": title }));
  }

  async #addPasskey() {
    const name = `Passkey ${this.#account.passkeys.length + 1}`;
    if (await this.#confirmed(() => makePasskey(name))) await this.#load();
  }

  async #newCodes() {
    const made = await this.#confirmed(() => api.post("/api/account/codes"));
    if (made) this.#showCodes(made.codes, "The earlier codes no longer work.", () => this.#load());
  }

  #showCodes(codes, text, onDone) {
    const file = new Blob([`${codes.join("\n")}\n`], { type: "text/plain" });
    const link = { href: URL.createObjectURL(file), download: "tengen-recovery-codes.txt" };
    const about =
      "Keep these codes. If you lose your password, each of them opens your account once. They are not shown again.";
    fill(
      this.element,
      h("h1", "Recovery codes"),
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
          h("a.button", link, "Save as a file"),
          button("I have kept them", onDone, { kind: "primary" }),
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
      const about_ = h(
        "span",
        about,
        h("span.small.muted", current ? " · this browser" : ` · ${whenText(seen)}`),
      );
      const title = `Log out ${about}`;
      const out = button("Log out", () => end(path), { kind: "plain", title, "aria-label": title });
      return h("li.spread", about_, !current && out);
    };
    const others = button("Log out all others", () => end("/api/account/sessions"));
    return h(
      "section.card.stack",
      { "aria-label": "Browsers" },
      h("h2", "Browsers that are logged in"),
      h("ul.entries", sessions.map(entry)),
      sessions.length > 1 && h("div.row", others),
    );
  }

  // Everybody

  #data(title) {
    const exported = { href: "/api/account/export", download: "tengen.json" };
    const what = this.#account ? "account and all its data" : "data of this browser";
    const about = `Games with other people stay for them, without your name. Games in progress with them are resigned.`;
    let asked = false;
    const remove = async () => {
      if (!asked) {
        asked = true;
        removal.lastChild.textContent = `Really delete the ${what}? This cannot be undone.`;
        return;
      }
      const done = await this.#confirmed(() => changingIdentity(() => api.delete("/api/account")));
      if (!done) return;
      forgetSettings();
      location.assign("/");
    };
    const removal = button(`Delete the ${what}`, remove, { picture: "trash" });
    return h(
      "section.card.stack",
      { "aria-label": title },
      h("h2", title),
      h("p.small.muted", about),
      h("div.row", h("a.button", exported, "Save everything as a file"), removal),
    );
  }
}
