// A field to type a move into, for those who know where they want to play.

import { parsePoint } from "../board/geometry.js";
import { button, field, h } from "../lib/dom.js";
import { t } from "../lib/texts.js";

/** The form; `onPoint(point)` for a point of a board of this size, `onBad(text)` for anything else. */
export function typedMove(size, { onPoint, onBad }) {
  const input = h("input", { type: "text", maxLength: 4, autocomplete: "off", placeholder: "h8" });
  const onsubmit = (event) => {
    event.preventDefault();
    const name = input.value.trim().toLowerCase();
    if (parsePoint(name, size)) onPoint(name);
    else onBad(t("play-type-bad", { text: input.value }));
    input.value = "";
  };
  const labelled = field(t("play-type"), input, null, "div.field.inline");
  const play = button(t("play"), null, { type: "submit" });
  return h("form.typed.spread", { onsubmit }, labelled, play);
}
