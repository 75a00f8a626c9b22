// Remembered settings: at once from this browser, then from the server, which keeps them.

import { api } from "../net/api.js";

const KEY = "tengen.settings";
const VERSION = 1;
const LANGUAGE_COOKIE = "tengen_language"; // read by the server

/** What holds when nothing was chosen. */
export const DEFAULTS = Object.freeze({
  language: "", // the browser's
  theme: "system",
  board: "kaya",
  stones: "glass",
  marks_safe: false,
  sounds: true,
  volume: 100, // in per cent
  haptics: true,
  notifications: false,
  challenged: "",
  confirm: "touch",
  coordinates: true,
  columns: "letters",
  numbers: false,
  forbidden: true,
  name: "",
  opponent: "level",
  level: 5,
  think: 2,
  watch_first: "level:5",
  watch_second: "level:5",
  side: "black",
  rule: "freestyle",
  size: 15,
  opening: "free",
  clock: "none",
  rated: false,
  minutes: 15,
  increment: 5,
  lines: 3,
  overlay: "moves",
  threats: true,
  puzzle_theme: "",
  teaching: "off",
  welcomed: false,
});

/** Keeps only values of the kind that the default has; what is unknown stays, for newer versions. */
export function sane(stored) {
  const kept = { ...stored };
  for (const [key, value] of Object.entries(DEFAULTS)) {
    if (key in kept && typeof kept[key] !== typeof value) delete kept[key];
  }
  return kept;
}

function readLocal() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return stored && typeof stored === "object" ? sane(stored) : {};
  } catch {
    return {}; // not JSON, or storage is switched off: the defaults hold
  }
}

class Settings {
  #chosen = readLocal();
  #changes = new EventTarget();

  /** The value of a setting. */
  get(key) {
    return this.#chosen[key] ?? DEFAULTS[key];
  }

  /** Changes settings here and on the server; settles when the server has answered. */
  set(change) {
    this.#merge(change);
    return api.patch("/api/settings", { settings: { ...change, version: VERSION } }).catch(() => {
      // This browser still has them; the server gets them with the next change.
    });
  }

  /** Takes over what the server has kept. */
  async load() {
    const { settings } = await api.get("/api/settings");
    this.#merge(sane(settings));
  }

  /** Everything as in a first visit. */
  reset() {
    const cleared = Object.fromEntries(Object.keys(this.#chosen).map((key) => [key, null]));
    this.#chosen = {};
    this.#merge({});
    return api.patch("/api/settings", { settings: cleared });
  }

  /** Calls back after every change, until the signal is aborted. */
  watch(listener, signal) {
    this.#changes.addEventListener("change", () => listener(), { signal });
  }

  #merge(change) {
    this.#chosen = { ...this.#chosen, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen));
    } catch {
      // Storage is full or switched off: the settings last as long as the page.
    }
    this.#changes.dispatchEvent(new Event("change"));
  }
}

export const settings = new Settings();

/** Forgets the settings of this browser, before the page starts again as somebody else. */
export function forgetSettings() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: there is nothing to forget.
  }
}

/** Speaks another language from now on; "" is the browser's. */
export async function chooseLanguage(language) {
  await settings.set({ language });
  rememberLanguage();
  location.reload();
}

/** Tells the server by a cookie in which language to send the page; whether it did not know yet. */
export function rememberLanguage() {
  const language = settings.get("language");
  const before = document.cookie;
  const age = language ? 400 * 24 * 3600 : 0;
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${age}; SameSite=Lax`;
  return document.cookie !== before;
}

/** The looks that can be chosen; css/tokens.css has their colours. */
export const THEMES = ["system", "light", "dark", "contrast"];
export const BOARDS = ["kaya", "walnut", "slate", "felt", "paper"];
export const STONES = ["glass", "flat", "ringed"];

/** Shows the page and its boards as they were chosen, or as the system has it. */
export function applyTheme() {
  const theme = settings.get("theme");
  const isStrong = theme === "system" && matchMedia("(prefers-contrast: more)").matches;
  const looks = document.documentElement.dataset;
  looks.theme = isStrong ? "contrast" : theme;
  looks.board = settings.get("board");
  looks.stones = settings.get("stones");
  looks.marks = settings.get("marks_safe") ? "safe" : "usual";
}

/** Whether dark colours are shown now. */
export function isDark() {
  const theme = settings.get("theme");
  if (["light", "dark"].includes(theme)) return theme === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

/** What every board of the page shows alike, for `BoardWidget.set`. */
export function boardLooks() {
  return { coordinates: settings.get("coordinates"), columns: settings.get("columns") };
}
