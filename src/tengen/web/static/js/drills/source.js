// A drill of the server as a source of the exercise widget. The first answer is graded.

import { phraseText, t } from "../lib/texts.js";
import { api } from "../net/api.js";

/** When a drill comes back, in words; both are moments of the server's clock. */
export function whenWords(due, now) {
  const [then, today] = [Date.parse(due), Date.parse(now)];
  const minutes = Math.ceil((then - today) / 60_000);
  const day = (moment) => Math.floor(moment / 86_400_000);
  const days = day(then) - day(today);
  if (days > 0) return t("drills-in-days", { count: days });
  return minutes > 0 ? t("drills-in-minutes", { count: minutes }) : t("drills-now");
}

/** `onGraded(counts)` when an answer was noted. */
export function drillSource(drill, onGraded) {
  const path = `/api/drills/${encodeURIComponent(drill.id)}`;
  let hints = 0;
  let isGraded = false;
  const grade = async (name) => {
    if (isGraded) return "";
    isGraded = true;
    const counts = await api.post(`${path}/grade`, { grade: name });
    onGraded(counts);
    return counts.again ? t("drills-again", { when: whenWords(counts.again, counts.now) }) : "";
  };
  return {
    title: t("drills-title"),
    prompt: t("drills-prompt", { color: drill.color, move: drill.move, mark: drill.mark }),
    position: { ...drill.position, outcome: null },
    last: null,
    async play(_, move) {
      const answer = await api.post(`${path}/answer`, { move });
      const noted = await grade(!answer.good ? "again" : hints ? "hard" : "good");
      const words = answer.good ? rightWords(answer, noted) : wrongWords(answer, drill);
      return { verdict: answer.good ? "solved" : "wrong", text: words, refutation: answer.refutation };
    },
    async hint() {
      const { phrase, move } = await api.get(`${path}/hint?given=${hints}`);
      hints++;
      return { text: phraseText(phrase), point: move, isLast: move !== null };
    },
    async solution() {
      const { line, played } = await api.get(`${path}/solution`);
      const noted = await grade("again");
      const steps = played ? [t("drills-in-game", { reason: phraseText(played) })] : [];
      return { text: noted, line, steps };
    },
  };
}

function rightWords({ move, best, played }, noted) {
  const parts = [t("review-right", { move })];
  if (best !== move) parts.push(t("review-prefers", { best }));
  if (played) parts.push(t("drills-in-game", { reason: phraseText(played) }));
  return [...parts, noted].filter(Boolean).join(" ");
}

function wrongWords({ move, reason }, drill) {
  if (move === drill.move) return t("review-game-move", { move });
  return [t("review-wrong", { move }), reason && phraseText(reason)].filter(Boolean).join(" ");
}
