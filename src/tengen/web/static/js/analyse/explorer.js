// The explorer: known moves of a position, play against a proof, even stones, and one's own files.

import { button, fill, h, table, toggle } from "../lib/dom.js";
import { chanceText, scoreText, scoreWords } from "../lib/format.js";
import { newest } from "../lib/newest.js";
import { phraseText, t } from "../lib/texts.js";
import { api } from "../net/api.js";
import { base64 } from "./exchange.js";

const BLACK = "black"; // the side that a proof plays
const LISTED = 10; // moves that are shown at first: a proof knows two hundred

export class Explorer {
  element = h("div.stack.explorer");
  #app;
  #calls;
  #position = null; // as the server takes it; null while nobody looks
  #turn = null; // null where the game has ended
  #isShown = false;
  #isProof = false;
  #name = h("p.small.muted");
  #moves = h("div", { "aria-live": "polite" });
  #answer = h("div.stack.tight", { "aria-live": "polite" });
  #even = h("div.stack.tight", { "aria-live": "polite" });
  #files = h("div.stack.tight");
  #proposals = h("div");

  /** `calls`: play(moves), highlight(points), current() -> game in Tengen JSON. */
  constructor(app, calls) {
    this.#app = app;
    this.#calls = calls;
    const answers = toggle(t("explorer-proof-switch"), false, (on) => this.#switch(on));
    this.element.append(
      h("p.small.muted", t("explorer-about")),
      this.#name,
      this.#answer, // above the moves, whose number changes with every answer
      this.#moves,
      part(t("explorer-proof-title"), h("p.small.muted", t("explorer-proof-about")), answers),
      part(
        t("explorer-even-title"),
        h("p.small.muted", t("explorer-even-about")),
        h(
          "div.row.even",
          button(t("explorer-even-move"), () => this.#findEven(1)),
          button(t("explorer-even-pair"), () => this.#findEven(2)),
        ),
        this.#even,
        this.#proposals,
      ),
      this.#ownFiles(),
    );
  }

  /** Whether somebody looks; nothing is asked for otherwise. */
  show(isShown) {
    const begins = isShown && !this.#isShown;
    this.#isShown = isShown;
    if (begins) {
      this.#look();
      this.#listFiles();
    }
  }

  /** Shows another position; `turn` is null where its game has ended. */
  setPosition(position, turn) {
    this.#position = position;
    this.#turn = turn;
    fill(this.#even);
    this.#look();
  }

  /** A move was made on the board: where a proof is played against, it answers. */
  answer() {
    if (this.#isProof) this.#reply();
  }

  // Known moves

  #look = newest(async () => {
    if (!this.#isShown || !this.#position) return;
    const asked = this.#position;
    try {
      const found = await api.post("/api/explorer", { position: asked });
      if (asked === this.#position) this.#draw(found);
    } catch (error) {
      if (asked === this.#position) this.#refuse(this.#moves, error);
    }
  });

  #draw({ name, moves, proposals }) {
    this.#name.textContent = name ? phraseText(name) : "";
    this.#name.hidden = !name;
    if (moves.length) this.#list(moves, moves.length <= LISTED + 2);
    else fill(this.#moves, h("p.muted.small", t("explorer-none")));
    const known = proposals.map(({ moves: stones, score }) => ({ moves: stones, score }));
    fill(this.#proposals, known.length > 0 && this.#stones(known));
  }

  /** The table of moves: the best ones, or all of them. Counts have columns where there are any. */
  #list(moves, isWhole) {
    const counts = [
      ["public", t("explorer-public")],
      ["own", t("explorer-own")],
    ].filter(([key]) => moves.some((row) => row[key]));
    const columns = [t("stats-move"), t("explorer-verdict"), ...counts.map(([, words]) => words)];
    const shown = isWhole ? moves : moves.slice(0, LISTED);
    const rows = shown.map((row) => this.#row(row, counts));
    const all = () => {
      this.#list(moves, true);
      this.#moves.querySelectorAll(".move")[LISTED].focus({ preventScroll: true });
    };
    fill(
      this.#moves,
      table(columns, rows, "table.explored"),
      !isWhole && button(t("explorer-all", { count: moves.length }), all, { kind: "plain" }),
    );
  }

  #row({ move, alike, score, source, name, ...played }, counts) {
    const words = name ? phraseText(name) : "";
    const play = button(move, () => this.#play([move]), { kind: "plain move" });
    const row = h(
      "tr",
      h("th", { scope: "row" }, play, words && h("span.small.muted.opening", words)),
      h("td.number", score && verdict(score, source)),
      counts.map(([key]) => h("td.number", played[key] && counted(played[key]))),
    );
    row.onpointerenter = () => this.#calls.highlight(alike);
    row.onpointerleave = () => this.#calls.highlight([]);
    play.onfocus = () => this.#calls.highlight(alike);
    play.onblur = () => this.#calls.highlight([]);
    return row;
  }

  async #play(moves) {
    await this.#calls.play(moves);
    this.answer();
  }

  // Playing against a proof

  #switch(on) {
    this.#isProof = on;
    fill(this.#answer);
    if (on) this.#reply();
  }

  /** Plays the proof's move where it is Black's turn, and says why. */
  #reply = newest(async () => {
    const asked = this.#position;
    if (!asked || !this.#isProof || this.#turn !== BLACK) return;
    try {
      const answer = await api.post("/api/explorer/proof", { position: asked });
      if (asked !== this.#position || !this.#isProof) return;
      this.#say(answer);
      await this.#calls.play([answer.move]);
      if (this.#turn === null) this.#answer.append(h("p", t("explorer-won")));
    } catch (error) {
      if (asked === this.#position) this.#refuse(this.#answer, error);
    }
  });

  #say({ move, source, plies, color, score, reasons }) {
    const said = {
      start: () => t("explorer-begins", { move }),
      proof: () => t("explorer-proof-says", { move, verdict: scoreWords({ win_in: plies, color }) }),
      engine: () => t("explorer-engine-says", { move, score: scoreText(score) }),
    };
    const sentences = reasons.map((sentence) => {
      const item = h("li", phraseText(sentence));
      item.onpointerenter = () => this.#calls.highlight(sentence.points);
      item.onpointerleave = () => this.#calls.highlight([]);
      return item;
    });
    fill(
      this.#answer,
      h(`p.answer.${source}`, said[source]()),
      sentences.length > 0 && h("ul.sentences.small", sentences),
    );
    this.#answer.scrollIntoView({ block: "nearest" });
  }

  // Even stones

  async #findEven(stones) {
    const asked = this.#position;
    if (!asked || this.#turn === null) return;
    fill(this.#even, h("p.small.muted", t("explorer-even-searching")));
    try {
      const found = await api.post("/api/explorer/even", { position: asked, stones });
      if (asked === this.#position) fill(this.#even, this.#stones(found.stones));
    } catch (error) {
      if (asked === this.#position) this.#refuse(this.#even, error);
    }
  }

  #stones(list) {
    const rows = list.map(({ moves, score, chance = score.win_chance }) => {
      const play = button(moves.join(" "), () => this.#calls.play(moves), { kind: "plain move" });
      const row = h("tr", h("td", play), h("td.number", `${Math.round(chance * 100)} %`));
      row.onpointerenter = () => this.#calls.highlight(moves);
      row.onpointerleave = () => this.#calls.highlight([]);
      return row;
    });
    return table([t("explorer-even-stones"), t("explorer-even-chance")], rows, "table.explored");
  }

  // One's own files

  #ownFiles() {
    const file = h("input.unseen", {
      type: "file",
      accept: ".sgf,.psq,.rec,.pos,.json,.lib,.txt",
      onchange: () => file.files[0] && this.#addFile(file.files[0]).then(() => (file.value = "")),
      tabIndex: -1,
      "aria-hidden": "true",
    });
    return part(
      t("explorer-files-title"),
      h("p.small.muted", t("explorer-files-about")),
      h(
        "div.row.even",
        button(t("exchange-choose-file"), () => file.click()),
        button(t("explorer-files-open"), () => this.#addOpen()),
        file,
      ),
      this.#files,
    );
  }

  async #addFile(file) {
    await this.#add({ data: await base64(file), name: file.name });
  }

  #addOpen() {
    const game = this.#calls.current();
    const name = game.headers?.Title ?? t("games-analysis");
    return this.#add({ text: JSON.stringify(game), format: "json", name });
  }

  async #add(body) {
    try {
      await api.post("/api/explorer/files", body);
      await this.#listFiles();
      await this.#look();
    } catch (error) {
      this.#app.fail(error);
    }
  }

  async #remove({ id }) {
    await api.delete(`/api/explorer/files/${encodeURIComponent(id)}`);
    await this.#listFiles();
    await this.#look();
  }

  async #listFiles() {
    const { files } = await api.get("/api/explorer/files");
    const rows = files.map((file) =>
      h(
        "tr",
        h("td", file.name),
        h("td.number", file.games),
        h("td.number", file.moves),
        h(
          "td.number",
          button("", () => this.#remove(file), {
            picture: "trash",
            kind: "plain",
            title: t("explorer-files-remove", { name: file.name }),
            "aria-label": t("explorer-files-remove", { name: file.name }),
          }),
        ),
      ),
    );
    const columns = [t("explorer-files-title"), t("nav-games"), t("play-moves"), ""];
    fill(this.#files, rows.length > 0 && table(columns, rows, "table.explored"));
  }

  #refuse(element, error) {
    fill(element, h("p.problem.small", { role: "alert" }, error.message));
  }
}

function part(title, ...parts) {
  return h("section.stack.tight", { "aria-label": title }, h("h2.minor", title), parts);
}

/** A verdict as a chip: what is proven stands out, and says so without its colour too. */
function verdict(score, source) {
  const words = scoreWords(score);
  if (source === "proof") return h("span.score.proof", words, h("span", { "aria-hidden": "true" }, " ∎"));
  const shown = `${chanceText(score)} %`;
  return h(
    `span.score.number.${source}`,
    { title: words },
    h("span", { "aria-hidden": "true" }, shown),
    h("span.unseen", words),
  );
}

/** How often a move was played, with a bar of its results. */
function counted({ games, black, white, draws, unknown }) {
  const words = t("explorer-results", { black, white, draws, unknown });
  const share = (count, kind) => {
    const piece = h(`span.${kind}`);
    piece.style.flexGrow = count;
    return count > 0 && piece;
  };
  const bar = h("span.results", { "aria-hidden": "true" }, share(black, "black"), share(draws, "draw"), share(white, "white"), share(unknown, "unknown"));
  return h("span.counted", { title: words }, h("span", games), h("span.unseen", words), bar);
}
