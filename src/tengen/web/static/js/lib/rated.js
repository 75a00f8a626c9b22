// Ratings in words, and which games may count for them. The server's table decides; this explains it.

import { accountName } from "./identity.js";
import { commas, t } from "./texts.js";
import { fact, openingOf, sizeTitle } from "./words.js";

/** A rating as text: "1523", "1100?" while it is provisional. */
export function ratingText({ value, provisional }) {
  return `${value}${provisional ? "?" : ""}`;
}

/** A rating with what a game changed: "1088? (−12)". */
export function ratingWords(rating) {
  const { change } = rating;
  if (change === null) return ratingText(rating);
  return `${ratingText(rating)} (${change < 0 ? "−" : "+"}${Math.abs(change)})`;
}

/** "Rated · Blitz", or "Casual" without a speed. */
export function ratedWords(speed) {
  return speed ? `${t("rated")} · ${t(`speed-${speed}`)}` : t("casual");
}

/** Why a game cannot be rated, in a sentence; null when it can. */
export function whyCasual({ rule, size, opening, clock }) {
  const setup = fact("rated").setups[rule];
  if (!setup) return t("casual");
  const { sizes, openings } = setup;
  if (!accountName()) return t("setup-rated-account");
  if (!clock) return t("setup-rated-clock");
  if (!sizes.includes(size)) return t("setup-rated-size", { sizes: commas(sizes.map(sizeTitle)) });
  if (openings.includes(opening)) return null;
  const titles = openings.map((name) => openingOf(name).title);
  return t("setup-rated-opening", { openings: commas(titles) });
}
