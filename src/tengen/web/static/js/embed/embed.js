// A game in a frame of another site. The page brings the game; the rest of the address says how it looks:
// ply, theme, board, stones, coordinates, columns, numbers.

import { BoardWidget, speak } from "../board/board.js";
import { boardWords } from "../lib/board-words.js";
import { fill, h, stepButtons } from "../lib/dom.js";
import { errorText, phraseText, t } from "../lib/texts.js";
import { nameTitle, personTitle } from "../lib/words.js";
import { positionAt, wantedLooks } from "./replay.js";

const IS_BOT = / \(bot\)$/; // so names of bots are marked in files

const playerName = (name) => (IS_BOT.test(name) ? personTitle(name.replace(IS_BOT, ""), true) : nameTitle(name));

class Embedded {
  #game;
  #wants;
  #board;
  #ply;
  #words = h("p", { "aria-live": "polite" });
  #steps = stepButtons(t("step-last"), (where) => this.#go(where));

  constructor(host, game, wants) {
    this.#game = game;
    this.#wants = wants;
    const { black, white } = game.players;
    const title = black || white ? `${playerName(black)} – ${playerName(white)}` : t("embed-title");
    const link = h("a", { href: game.address, target: "_blank", rel: "noopener" }, t("embed-open"));
    const name = game.name && h("p.opening-name", phraseText(game.name));
    const place = h("div");
    fill(
      host,
      h("div.line", h("div", h("h1", h("bdi", title)), name), link),
      h("div.place", place),
      h("div.line", this.#words, this.#steps),
    );
    this.#board = new BoardWidget(place);
    this.#show(wants.ply ?? game.moves.length);
    addEventListener("keydown", (event) => this.#onKey(event));
  }

  #show(ply) {
    const { moves, result } = this.#game;
    this.#ply = Math.min(Math.max(ply, 0), moves.length);
    const { coordinates, columns, numbers } = this.#wants;
    this.#board.set({ coordinates, columns, ...positionAt(this.#game, this.#ply, { numbers }) });
    const last = moves[this.#ply - 1];
    const facts = { number: this.#ply, count: moves.length, move: last?.point ?? "" };
    const where = last ? t("embed-move", facts) : t("embed-start");
    const isEnd = this.#ply === moves.length && result;
    this.#words.textContent = isEnd ? `${where} ${phraseText(result)}` : where;
    const [first, back, forward, end] = this.#steps.children;
    for (const button of [first, back]) button.disabled = this.#ply === 0;
    for (const button of [forward, end]) button.disabled = this.#ply === moves.length;
  }

  #go(where) {
    const end = this.#game.moves.length;
    this.#show({ first: 0, back: this.#ply - 1, forward: this.#ply + 1, last: end }[where]);
  }

  #onKey({ key, target, ctrlKey, altKey, metaKey }) {
    if (ctrlKey || altKey || metaKey || target.closest?.(".tb-host")) return; // there arrows move the cursor
    const where = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" }[key];
    if (where) this.#go(where);
  }
}

const wants = wantedLooks(new URLSearchParams(location.search));
Object.assign(document.documentElement.dataset, { theme: wants.theme, board: wants.board, stones: wants.stones });
speak(boardWords());
const data = JSON.parse(document.getElementById("data").textContent);
const host = document.getElementById("view");
if (data.problem) fill(host, h("h1", t("embed-failed")), h("p", errorText(data.problem)));
else new Embedded(host, data, wants);
