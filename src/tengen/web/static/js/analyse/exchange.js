// Games in and out: paste or drop a file, export, links, and analyses that are kept.

import { button, field, fill, h, selectField } from "../lib/dom.js";
import { isDark, settings } from "../lib/settings.js";
import { phraseText, t } from "../lib/texts.js";
import { optionsOf } from "../lib/words.js";
import { api } from "../net/api.js";
import { copyField, embedField } from "../play/share.js";

const FORMATS = { sgf: "SGF", psq: "psq", pos: "pos", json: "JSON", svg: "SVG", png: "PNG", gif: "GIF", webp: "WebP" };
const PICTURES = ["svg", "png", "gif", "webp"];
const PICTURE_PIXELS = 960;

/** The bytes of a file as base64 text. */
export async function base64(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** Gives a file to the user. */
function download(name, content, type) {
  const bytes = /^image.(png|gif|webp)$/.test(type) ? Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)) : content;
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = h("a", { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function part(title, ...parts) {
  return h("section.stack.tight", { "aria-label": title }, h("h2.minor", title), parts);
}

export class Exchange {
  element = h("div.stack.exchange");
  #app;
  #calls;
  #rule = "";
  #text = h("textarea", { rows: 4, spellcheck: false, placeholder: "h8 i9 g8 …" });
  #found = h("div.stack.tight", { "aria-live": "polite" });
  #link = h("div");
  #kept = h("div.stack.tight");
  #keeper;
  #shown = null; // the study whose title and link are shown
  #state = h("p.small.muted", { role: "status" });

  /** `calls`: onGame(game), current() -> { game, node }. */
  constructor(app, keeper, calls) {
    this.#app = app;
    this.#keeper = keeper;
    this.#calls = calls;
    const keeping = part(t("exchange-keep-title"), this.#kept);
    this.element.append(this.#importing(), this.#exporting(), keeping);
    this.drawKeeping();
  }

  /** Reads a file that was chosen or dropped. */
  async importFile(file) {
    const limit = this.#app.config.limits.upload_bytes;
    if (file.size > limit) {
      this.#app.notify(t("exchange-too-large", { name: file.name, limit: Math.floor(limit / 1024) }));
      return;
    }
    await this.import({ data: await base64(file), name: file.name });
  }

  #importing() {
    const file = h("input.unseen", {
      type: "file",
      accept: ".sgf,.psq,.rec,.pos,.json,.lib,.txt,.link",
      onchange: () => file.files[0] && this.importFile(file.files[0]).then(() => (file.value = "")),
      tabIndex: -1,
      "aria-hidden": "true",
    });
    const rules = [["", t("exchange-rule-stated")], ...optionsOf("rules")];
    return part(
      t("exchange-import"),
      field(t("exchange-import-field"), this.#text, t("exchange-import-about")),
      selectField(t("rule"), rules, "", (rule) => (this.#rule = rule)),
      h(
        "div.row.even",
        button(t("exchange-read"), () => this.import({ text: this.#text.value }), { kind: "primary" }),
        button(t("exchange-choose-file"), () => file.click()),
        file,
      ),
      this.#found,
    );
  }

  /** Reads { text } or { data, name }, and says what was wrong with it. */
  async import(source) {
    try {
      const request = { ...source, ...(this.#rule ? { rule: this.#rule } : {}) };
      const { games, problems } = await api.post("/api/import", request);
      this.#showFound(games, problems);
      this.#calls.onGame(games[0]);
    } catch (error) {
      fill(this.#found, h("p.problem.small", { role: "alert" }, error.message));
      this.#app.fail(error);
    }
  }

  #showFound(games, problems) {
    const title = (game, index) => {
      const { Black = t("black"), White = t("white"), Title } = game.headers ?? {};
      return `${index + 1}. ${Title ?? `${Black} – ${White}`}`;
    };
    const titles = games.map((game, index) => [index, title(game, index)]);
    const notes = problems.flat().slice(0, 10);
    const items = notes.map((note) => h("li", phraseText(note)));
    const summary = h("summary", t("exchange-assumptions"));
    fill(
      this.#found,
      games.length > 1 &&
        selectField(t("exchange-game"), titles, 0, (index) => this.#calls.onGame(games[index])),
      notes.length > 0 && h("details", { open: true }, summary, h("ul.small", items)),
    );
  }

  #exporting() {
    const formats = Object.entries(FORMATS).map(([format, words]) =>
      button(words, () => this.#export(format), { title: t("exchange-save-as", { format: words }) }),
    );
    return part(
      t("exchange-export"),
      h("div.row.even.formats", formats),
      button(t("exchange-make-link"), () => this.#makeLink()),
      this.#link,
    );
  }

  async #request(format) {
    const { game, node } = this.#calls.current();
    const look = {
      theme: isDark() ? "dark" : "light",
      numbers: settings.get("numbers"),
      coordinates: settings.get("coordinates"),
      pixels: PICTURE_PIXELS,
    };
    const isPicture = PICTURES.includes(format);
    return api.post("/api/export", { game, format, node, ...(isPicture ? look : {}) });
  }

  async #export(format) {
    const { content, losses, type, name } = await this.#request(format);
    download(name, content, type);
    if (losses.length) this.#app.notify(t("exchange-losses", { losses: losses.join("; ") }));
  }

  async #makeLink() {
    const { content } = await this.#request("link");
    const query = content.trim().slice(content.indexOf("?"));
    const [fields, moves] = query.slice(1).split("#");
    fill(
      this.#link,
      this.#copyField(t("exchange-link"), query, t("exchange-link-about")),
      this.#embedField(`${fields}&moves=${moves}`),
    );
  }

  #embedField(query) {
    return this.#app.config.token ? null : embedField(query, (text) => this.#app.notify(text));
  }

  #copyField(label, query, about) {
    return copyField(label, `${location.origin}/${query}`, about, (text) => this.#app.notify(text));
  }

  /** Shows whether the analysis is kept, and under which title; a title that is being typed stays. */
  drawKeeping() {
    const { study, isKept, isDirty } = this.#keeper;
    if (study !== this.#shown || !this.#kept.children.length) {
      this.#shown = study;
      this.#drawStudy(study, isKept);
    }
    const foreign = study ? t("exchange-foreign") : "";
    const state = t(isDirty ? "exchange-saving" : "exchange-saved");
    this.#state.textContent = isKept ? state : foreign;
  }

  #drawStudy(study, isKept) {
    const title = h("input", { type: "text", maxLength: 100, value: study?.title ?? t("games-analysis") });
    const given = () => title.value.trim() || t("games-analysis");
    title.onchange = () => this.#keeper.isKept && this.#keeper.rename(given());
    const query = study && `?study=${encodeURIComponent(study.id)}`;
    const about = t("exchange-study-about");
    const link = study && this.#copyField(t("exchange-study-link"), query, about);
    fill(
      this.#kept,
      field(t("exchange-study-title"), title),
      !isKept && button(t(study ? "exchange-keep-copy" : "exchange-keep"), () => this.#keep(given())),
      this.#state,
      link,
      study && this.#embedField(`study=${encodeURIComponent(study.id)}`),
    );
  }

  async #keep(title) {
    await this.#keeper.keep(title);
    this.#app.notify(t("exchange-kept"));
  }
}
