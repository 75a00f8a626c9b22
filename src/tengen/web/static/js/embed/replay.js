// Positions of a game of which each move says what it took; and how a frame's address wants them to look.

const CAPTURED = { shape: "cross", tone: "warn" };

/** What the board shows after so many moves, for `BoardWidget.set`. */
export function positionAt(game, ply, { numbers = false } = {}) {
  const stones = {};
  const numbered = {};
  for (const [color, points] of Object.entries(game.setup)) for (const point of points) stones[point] = color;
  for (const [index, { point, color, captured }] of game.moves.slice(0, ply).entries()) {
    stones[point] = color;
    numbered[point] = index + 1;
    for (const taken of captured) {
      delete stones[taken];
      delete numbered[taken];
    }
  }
  const last = game.moves[ply - 1];
  return {
    size: game.size,
    stones,
    numbers: numbers ? numbered : {},
    last: last?.point ?? null,
    line: ply === game.moves.length ? game.line : [],
    marks: Object.fromEntries((last?.captured ?? []).map((point) => [point, CAPTURED])),
  };
}

/** The looks that an address names; what it does not name is as usual. */
export function wantedLooks(query) {
  const isOn = (name, standard) => (query.has(name) ? !["0", "false"].includes(query.get(name)) : standard);
  const ply = /^\d{1,4}$/.test(query.get("ply") ?? "") ? Number(query.get("ply")) : null;
  return {
    ply,
    theme: query.get("theme") ?? "system",
    board: query.get("board") ?? "kaya",
    stones: query.get("stones") ?? "glass",
    coordinates: isOn("coordinates", true),
    columns: query.get("columns") === "numbers" ? "numbers" : "letters",
    numbers: isOn("numbers", false),
  };
}
