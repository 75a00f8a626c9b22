// The settings view. Every change takes effect immediately.

import { BoardWidget } from "./board/board.js";
import { allowNotifications } from "./lib/call.js";
import { button, choices, field, fill, h, nameInput, select, toggle } from "./lib/dom.js";
import { accountName } from "./lib/identity.js";
import { BOARDS, STONES, THEMES, boardLooks, chooseLanguage, settings } from "./lib/settings.js";
import { canVibrate, play } from "./lib/sounds.js";
import { LANGUAGE, LANGUAGES, t, UNREAD } from "./lib/texts.js";

export class SettingsView {
  element = h("div.page.stack.settings");
  #app;

  #sample = h("div.sample", { inert: true, "aria-hidden": "true" });
  #board = new BoardWidget(this.#sample);

  constructor(app, { leaving }) {
    this.#app = app;
    this.#draw();
    this.#drawSample();
    settings.watch(() => this.#drawSample(), leaving);
  }

  /** A small board on which the choices can be seen. */
  #drawSample() {
    const stones = { c4: "black", d4: "black", e4: "black", d5: "white", c5: "white", e6: "white" };
    const numbers = settings.get("numbers") ? { c4: 1, d5: 2, d4: 3, c5: 4, e4: 5, e6: 6 } : {};
    const forbidden = settings.get("forbidden") ? { f4: { label: "33", text: "" } } : {};
    const looks = { ...boardLooks(), size: 7, stones, numbers, forbidden, last: "e6" };
    this.#board.set({ ...looks, marks: { b4: { shape: "square", tone: "white" } } });
  }

  #draw() {
    const flip = (key, words, after = () => {}) =>
      toggle(words, settings.get(key), (value) => {
        settings.set({ [key]: value });
        after();
      });
    const choose = (key, words, options) =>
      choices(words, options, settings.get(key), (value) => settings.set({ [key]: value }));
    const pick = (key, words, names) => {
      const options = names.map((name) => [name, t(`settings-${key}-${name}`)]);
      return field(
        words,
        select(options, settings.get(key), (value) => settings.set({ [key]: value })),
      );
    };
    const name = nameInput(settings.get("name"), (name) => settings.set({ name }));
    const looks = [
      this.#languageField(),
      pick("theme", t("settings-theme"), THEMES),
      this.#sample,
      pick("board", t("settings-board"), BOARDS),
      pick("stones", t("settings-stones"), STONES),
      flip("marks_safe", t("settings-marks-safe")),
      flip("coordinates", t("settings-coordinates")),
      choose("columns", t("settings-columns"), {
        letters: t("settings-columns-letters"),
        numbers: t("settings-columns-numbers"),
      }),
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
      this.#volumeField(),
      canVibrate() ? flip("haptics", t("settings-haptics"), () => play("stone")) : null,
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

  #volumeField() {
    const value = settings.get("volume");
    const range = h("input", { type: "range", min: 0, max: 100, step: 5, value });
    range.onchange = () => {
      settings.set({ volume: Number(range.value) });
      play("stone");
    };
    return field(t("settings-volume"), range);
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
