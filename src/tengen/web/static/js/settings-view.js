// The settings view. Every change takes effect immediately.

import { allowNotifications } from "./lib/call.js";
import { button, choices, field, fill, h, nameInput, select, toggle } from "./lib/dom.js";
import { accountName } from "./lib/identity.js";
import { chooseLanguage, settings } from "./lib/settings.js";
import { play } from "./lib/sounds.js";
import { LANGUAGE, LANGUAGES, t, UNREAD } from "./lib/texts.js";

export class SettingsView {
  element = h("div.page.stack.settings");
  #app;

  constructor(app) {
    this.#app = app;
    this.#draw();
  }

  #draw() {
    const flip = (key, words, after = () => {}) =>
      toggle(words, settings.get(key), (value) => {
        settings.set({ [key]: value });
        after();
      });
    const choose = (key, words, options) =>
      choices(words, options, settings.get(key), (value) => settings.set({ [key]: value }));
    const name = nameInput(settings.get("name"), (name) => settings.set({ name }));
    const looks = [
      this.#languageField(),
      choose("theme", t("settings-theme"), {
        system: t("settings-theme-system"),
        light: t("settings-theme-light"),
        dark: t("settings-theme-dark"),
      }),
      flip("coordinates", t("settings-coordinates")),
      flip("numbers", t("settings-numbers")),
      flip("forbidden", t("settings-forbidden")),
    ];
    const confirm = {
      never: t("settings-confirm-never"),
      touch: t("settings-confirm-touch"),
      always: t("settings-confirm-always"),
    };
    const playing = [
      choose("confirm", t("settings-confirm"), confirm),
      flip("sounds", t("settings-sounds"), () => play("stone")),
      flip("notifications", t("settings-notifications"), () => this.#allow()),
      accountName() ? null : field(t("your-name"), name, t("settings-name-about")),
    ];
    const group = (title, parts) => h("section.card.stack", { "aria-label": title }, h("h2", title), parts);
    const reset = button(t("settings-reset"), () => this.#reset());
    fill(
      this.element,
      h("h1", t("nav-settings")),
      h("div.columns", group(t("settings-looks"), looks), group(t("settings-playing"), playing)),
      h("div", reset),
      h("p.small.muted", `Tengen ${this.#app.config.version}`),
    );
  }

  #languageField() {
    const options = [["", t("settings-language-browser")], ...Object.entries(LANGUAGES)];
    const control = select(options, settings.get("language"), chooseLanguage);
    const about = UNREAD.includes(LANGUAGE) ? t("settings-language-unread") : null;
    return field(t("settings-language"), control, about);
  }

  /** Asks the browser when notifications are switched on; without leave they are off again. */
  async #allow() {
    if (!settings.get("notifications") || (await allowNotifications())) return;
    settings.set({ notifications: false });
    this.#draw();
    this.#app.notify(t("settings-notifications-refused"));
  }

  async #reset() {
    await settings.reset().catch((error) => this.#app.fail(error));
    this.#draw();
    this.#app.notify(t("settings-reset-done"));
  }
}
