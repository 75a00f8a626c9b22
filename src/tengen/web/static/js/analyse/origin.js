// Where an analysis comes from: a kept one, a game, a link that carries a position, or the last one.

import { settings } from "../lib/settings.js";
import { api } from "../net/api.js";
import { GameTree } from "./tree.js";

const KEY = "tengen.analysis"; // the tree that was open last, so that a reload loses nothing

/** The tree that an address means, and the study it is from, if it is from one. */
export async function openedBy(parameters, { search, hash }) {
  if (parameters.has("study")) {
    const study = await api.get(`/api/studies/${encodeURIComponent(parameters.get("study"))}`);
    return { tree: GameTree.fromJson(study.game), study };
  }
  if (parameters.has("from")) {
    const path = `/api/games/${encodeURIComponent(parameters.get("from"))}/export?format=json`;
    return { tree: GameTree.fromJson(await api.get(path)), study: null };
  }
  if (parameters.has("rule") || hash.length > 1) {
    const { games } = await api.post("/api/import", { text: search + (hash || "#"), format: "link" });
    return { tree: GameTree.fromJson(games[0]), study: null };
  }
  return { tree: lastTree() ?? freshTree(), study: null };
}

/** An empty board by the rule and size that were played last. */
export function freshTree() {
  return new GameTree({ rule: settings.get("rule"), size: settings.get("size") });
}

/** Keeps a tree for a reload of the page. */
export function remember(tree) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(tree.toJson().game));
  } catch {
    // The tree is too large for this storage; it can be exported or kept on the server.
  }
}

function lastTree() {
  try {
    const stored = sessionStorage.getItem(KEY);
    return stored ? GameTree.fromJson(JSON.parse(stored)) : null;
  } catch {
    return null; // what was kept is unreadable, or storage is off
  }
}
