// What boards say to those who hear them, in the language of the page.

import { t } from "./texts.js";

/** The words for `speak` of the board widget. */
export const boardWords = () => ({
  label: t("board-label"),
  kind: t("board-kind"),
  point: (point, what) => t("board-point", { point, what }),
  last: t("board-last"),
  forbidden: (reason) => t("board-forbidden", { reason }),
});
