// A puzzle of the server as a source of the exercise widget.

import { phraseText } from "../lib/texts.js";
import { api } from "../net/api.js";

const LAST_STAGE = 2; // a hint names the part of the board, then the shape, then the point

/** `onProgress(progress)` after every answer: an attempt may have been counted. */
export function puzzleSource(puzzle, title, onProgress) {
  const path = `/api/puzzles/${encodeURIComponent(puzzle.id)}`;
  let hinted = { key: "", stage: 0 }; // the stage that comes next, after these moves
  const ask = async (what, body) => {
    const { progress, ...answer } = await api.post(`${path}/${what}`, body);
    onProgress(progress);
    return { ...answer, text: phraseText(answer.phrase) };
  };
  return {
    title,
    prompt: puzzle.task.map(phraseText).join(" "),
    position: puzzle.position,
    last: puzzle.last,
    play: (line, move) => ask("play", { line, move }),
    async hint(line) {
      const key = line.join(" ");
      const stage = hinted.key === key ? hinted.stage : 0;
      const { text, move } = await ask("hint", { line, stage });
      hinted = { key, stage: Math.min(stage + 1, LAST_STAGE) };
      return { text, point: move, isLast: stage === LAST_STAGE };
    },
    async solution(line) {
      const { steps, ...answer } = await ask("solution", { line });
      return { ...answer, steps: steps.map(phraseText) };
    },
  };
}
