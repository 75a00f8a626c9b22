// The settings view. Every change takes effect immediately.

import { button, choices, field, fill, h, nameInput, toggle } from "./lib/dom.js";
import { settings } from "./lib/settings.js";
import { play } from "./lib/sounds.js";

export class SettingsView {
  element = h("div.page.stack.settings");
  #app;

  constructor(app) {
    this.#app = app;
    this.#draw();
  }

  destroy() {}

  #draw() {
    const get = (key) => settings.get(key);
    const flip = (key, words, after = () => {}) =>
      toggle(words, get(key), (value) => {
        settings.set({ [key]: value });
        after();
      });
    const name = nameInput(get("name"), (name) => settings.set({ name }));
    fill(
      this.element,
      h("h1", {}, "Settings"),
      h(
        "div.columns",
        {},
        this.#group(
          "Looks",
          choices(
            "Colours",
            [
              ["system", "Same as system"],
              ["light", "Light"],
              ["dark", "Dark"],
            ],
            get("theme"),
            (theme) => settings.set({ theme }),
          ),
          flip("coordinates", "Coordinates"),
          flip("numbers", "Move numbers"),
          flip("forbidden", "Show forbidden points"),
        ),
        this.#group(
          "Playing",
          choices(
            "Confirm each move",
            [
              ["never", "Never"],
              ["touch", "On touch screens"],
              ["always", "Always"],
            ],
            get("confirm"),
            (confirm) => settings.set({ confirm }),
          ),
          flip("sounds", "Sounds", () => play("stone")),
          field("Your name", name, "Shown to the other player."),
        ),
      ),
      h(
        "div",
        {},
        button("Reset all settings", () => this.#reset()),
      ),
      h("p.small.muted", {}, `Tengen ${this.#app.config.version}`),
    );
  }

  #group(title, ...parts) {
    return h("section.card.stack", { "aria-label": title }, h("h2", {}, title), parts);
  }

  async #reset() {
    await settings.reset().catch((error) => this.#app.fail(error));
    this.#draw();
    this.#app.notify("All settings are back to their defaults.");
  }
}
