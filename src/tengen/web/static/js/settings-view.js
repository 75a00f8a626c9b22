// The settings view. Every change takes effect immediately.

import { button, choices, field, fill, h, nameInput, toggle } from "./lib/dom.js";
import { accountName } from "./lib/identity.js";
import { settings } from "./lib/settings.js";
import { play } from "./lib/sounds.js";

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
      choose("theme", "Colours", { system: "Same as system", light: "Light", dark: "Dark" }),
      flip("coordinates", "Coordinates"),
      flip("numbers", "Move numbers"),
      flip("forbidden", "Show forbidden points"),
    ];
    const confirm = { never: "Never", touch: "On touch screens", always: "Always" };
    const playing = [
      choose("confirm", "Confirm each move", confirm),
      flip("sounds", "Sounds", () => play("stone")),
      accountName() ? null : field("Your name", name, "Shown to the other player."),
    ];
    const group = (title, parts) => h("section.card.stack", { "aria-label": title }, h("h2", title), parts);
    const reset = button("Reset all settings", () => this.#reset());
    fill(
      this.element,
      h("h1", "Settings"),
      h("div.columns", group("Looks", looks), group("Playing", playing)),
      h("div", reset),
      h("p.small.muted", `Tengen ${this.#app.config.version}`),
    );
  }

  async #reset() {
    await settings.reset().catch((error) => this.#app.fail(error));
    this.#draw();
    this.#app.notify("All settings are back to their defaults.");
  }
}
