// Where an analysis comes from: a kept one, a game, a link that carries a position, or the last one.

import { settings } from "../lib/settings.js";
import { api } from "../net/api.js";
import { GameTree } from "./tree.js";

const KEY = "tengen.analysis"; // the analysis that was open last, so that closing the page loses nothing

/**
 * What an address means: { tree, study, isDirty, source }; `isDirty` when the server has to be given it
 * yet, `source` is null or the game that was played here: { game: ID, moves }.
 */
export async function openedBy(parameters, { search, hash }) {
  const last = remembered();
  if (parameters.has("study")) {
    const { game, ...study } = await api.get(`/api/studies/${encodeURIComponent(parameters.get("study"))}`);
    const tree = GameTree.fromJson(game);
    const isDirty = Boolean(study.yours && last?.isDirty && last.study?.id === study.id);
    return { tree, study, isDirty: isDirty && tree.merge(GameTree.fromJson(last.game)) };
  }
  if (parameters.has("from")) {
    const path = `/api/games/${encodeURIComponent(parameters.get("from"))}/export?format=json`;
    const tree = GameTree.fromJson(await api.get(path));
    return { tree, study: null, source: { game: parameters.get("from"), moves: mainLine(tree) } };
  }
  if (parameters.has("rule") || hash.length > 1) {
    const { games } = await api.post("/api/import", { text: search + (hash || "#"), format: "link" });
    return { tree: GameTree.fromJson(games[0]), study: null };
  }
  if (!last) return { tree: freshTree(), study: null };
  const { study = null, isDirty, source = null } = last;
  return { tree: GameTree.fromJson(last.game), study, isDirty, source };
}

/** The main line of a tree as text. */
export function mainLine(tree) {
  return tree.moves(tree.line(0).at(-1)).join(" ");
}

/** An empty board by the rule and size that were played last. */
export function freshTree() {
  return new GameTree({ rule: settings.get("rule"), size: settings.get("size") });
}

/** Keeps what is open in this browser: for this tab, and for one that is opened later. */
export function remember(tree, { study, isDirty }, source) {
  const text = JSON.stringify({ game: tree.toJson().game, study, isDirty, source });
  for (const storage of [sessionStorage, localStorage]) {
    try {
      storage.setItem(KEY, text);
    } catch {
      // The tree is too large for this storage; it can be exported or kept on the server.
    }
  }
}

function remembered() {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY));
    return stored?.game ? stored : null;
  } catch {
    return null; // what was kept is unreadable, or storage is off
  }
}
