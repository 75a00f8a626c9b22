// Ways into a game besides starting one: going on with the last, and accepting an invitation.

import { button, field, h, nameInput } from "../lib/dom.js";
import { accountName } from "../lib/identity.js";
import { settings } from "../lib/settings.js";
import { t } from "../lib/texts.js";
import { clockTitle, openingOf, personTitle, ruleOf, seatTitle, sizeTitle } from "../lib/words.js";
import { api } from "../net/api.js";

/** A link to the newest game that is not over, or null. */
export async function resumeLink() {
  const { games } = await api.get("/api/games?limit=5");
  const open = games.find((game) => game.result === null && game.ply > 0 && game.you.length);
  if (!open) return null;
  const words = t("resume-game", {
    first: personTitle(open.names.first, open.bots.includes("first")),
    second: personTitle(open.names.second, open.bots.includes("second")),
    ply: open.ply,
  });
  return h("a.button.wide", { href: `/?game=${encodeURIComponent(open.id)}` }, words);
}

/** The form by which one joins a game, or only watches it; both give the state of the game. */
export function invitationForm(game, invite, onGame) {
  const host = Object.values(game.seats).find((seat) => seat.kind === "person") ?? { kind: "person" };
  const name = nameInput(settings.get("name"));
  const onsubmit = async (event) => {
    event.preventDefault();
    const given = name.value.trim();
    if (given) settings.set({ name: given });
    const path = `/api/games/${encodeURIComponent(game.id)}/join`;
    const answer = await api.post(path, { invite, name: given || t("guest") });
    onGame(answer.game);
  };
  const parts = [
    ruleOf(game.rule).title,
    sizeTitle(game.size),
    t("invitation-opening", { opening: openingOf(game.opening).title }),
    clockTitle(game.clock?.control ?? "none"),
  ];
  return h(
    "form.card.stack",
    { onsubmit },
    h("h2", t("invitation-title", { name: seatTitle(host) })),
    h("p", parts.join(" · ")),
    accountName() ? null : field(t("your-name"), name),
    button(t("invitation-join"), null, { kind: "primary wide", type: "submit" }),
    button(t("invitation-watch"), () => onGame(game), { kind: "wide" }),
  );
}
