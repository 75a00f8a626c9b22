// A gentle start for a first visitor: one question or three puzzles find an opponent, and where to begin.

import { button, fill, h } from "../lib/dom.js";
import { settings } from "../lib/settings.js";
import { t } from "../lib/texts.js";
import { api } from "../net/api.js";

const ANSWERS = ["none", "rules", "regular", "strong"];
const TAUGHT = ["none", "rules"]; // who hears of blunders without asking

/** The question, or null for somebody who has been here before; `onPlaced(element)` when it was answered. */
export async function welcome(onPlaced) {
  if (settings.get("welcomed")) return null;
  const [{ games }, { placed }] = await Promise.all([
    api.get("/api/games?limit=5"),
    api.get("/api/opponent"),
  ]);
  if (games.length > 0 || placed) return null;
  const element = h("section.card.stack.tight.welcome", { "aria-label": t("welcome-title") });
  const choose = async (experience) => {
    await api.post("/api/opponent/placement", { experience });
    const teaching = TAUGHT.includes(experience) ? "blunders" : settings.get("teaching");
    settings.set({ welcomed: true, opponent: "adaptive", teaching });
    fill(element, ...placedWords(experience));
    onPlaced(element);
  };
  const dismiss = () => {
    settings.set({ welcomed: true });
    element.remove();
  };
  const answers = ANSWERS.map((name) => button(t(`welcome-${name}`), () => choose(name), { kind: "wide" }));
  fill(
    element,
    h("h2", t("welcome-title")),
    h("p", t("welcome-question")),
    answers,
    h("a.button.wide", { href: "/?view=placement" }, t("welcome-puzzles")),
    button(t("welcome-later"), dismiss, { kind: "plain" }),
  );
  return element;
}

/** What follows from the answer. */
function placedWords(experience) {
  const isNew = TAUGHT.includes(experience);
  return [
    h("h2", t("welcome-placed")),
    h("p", { role: "status" }, t(isNew ? "welcome-placed-gentle" : "welcome-placed-about")),
    isNew && h("a.button.wide", { href: "/?view=learn&lesson=five" }, t("welcome-lesson")),
  ];
}
