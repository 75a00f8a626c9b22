// The empty board: gradients, wood with its grain, grid, coordinates.

import { CELL, columnLabel, starPoints } from "./geometry.js";
import { centred, svg } from "./svg.js";

const GOLDEN = 0.6180339887;
const LABEL_SIZE = 15;

/** Gradients under names that are this widget's own, so that two boards never share them. */
export function definitions(id) {
  const stops = (role, ...offsets) =>
    offsets.map((offset, index) => svg("stop", { "stop-color": `var(--${role}-${index})`, offset }));
  const shadow = (offset, opacity) =>
    svg("stop", { "stop-color": "var(--stone-shadow)", offset, "stop-opacity": opacity });
  const light = { cx: 0.36, cy: 0.3, r: 0.78 }; // falls from the upper left
  return svg(
    "defs",
    {},
    svg("linearGradient", { id: `${id}-wood`, x2: 1, y2: 1 }, stops("wood", 0, 0.55, 1)),
    svg("radialGradient", { id: `${id}-black`, ...light }, stops("black", 0, 0.45, 1)),
    svg("radialGradient", { id: `${id}-white`, ...light }, stops("white", 0, 0.5, 1)),
    svg("radialGradient", { id: `${id}-shadow` }, shadow(0.7, 0.5), shadow(1, 0)),
  );
}

/** Wood, grid, dots and coordinates of a frame. */
export function surface(frame, id) {
  return svg("g", {}, ...wood(frame, id), ...grid(frame), frame.coordinates ? labels(frame) : null);
}

function grainLine(length, place) {
  const bend = [0, 1.2, 3.1, 4.4].map((turn) => place + 0.012 * Math.sin(9 * place + turn));
  const [a, b, c, d] = bend.map((x) => (length * Math.min(Math.max(x, 0.01), 0.99)).toFixed(1));
  return `M${a} 0C${b} ${(length / 3).toFixed(1)} ${c} ${((2 * length) / 3).toFixed(1)} ${d} ${length}`;
}

function wood(frame, id) {
  const side = frame.side;
  const grain = (count, width, opacity) => {
    const places = Array.from({ length: count }, (_, index) => ((index + 1) * GOLDEN) % 1);
    return svg("path", {
      class: "tb-grain",
      d: places.map((place) => grainLine(side, place)).join(""),
      "stroke-width": width,
      "stroke-opacity": opacity,
    });
  };
  return [
    svg("rect", { width: side, height: side, rx: 8, fill: `url(#${id}-wood)` }),
    grain(11, 0.5 * CELL, 0.05),
    grain(41, 0.035 * CELL, 0.1),
    svg("rect", { class: "tb-edge", x: 0.75, y: 0.75, width: side - 1.5, height: side - 1.5, rx: 7.5 }),
  ];
}

function grid(frame) {
  const first = frame.along(0);
  const last = frame.along(frame.size - 1);
  const inner = Array.from({ length: frame.size - 2 }, (_, index) => frame.along(index + 1));
  const lines = inner.map((at) => `M${first} ${at}H${last}M${at} ${first}V${last}`).join("");
  const dots = starPoints(frame.size).map(({ x, y }) =>
    svg("circle", { fill: "var(--star)", cx: frame.along(x), cy: frame.along(y), r: 4.4 }),
  );
  return [
    svg("path", { class: "tb-grid", d: lines }),
    svg("rect", { class: "tb-frame", x: first, y: first, width: last - first, height: last - first }),
    ...dots,
  ];
}

function labels(frame) {
  const near = (frame.margin - 0.44 * CELL) / 2 + 1;
  const texts = Array.from({ length: frame.size }, (_, index) =>
    [near, frame.side - near].flatMap((side) => [
      centred(frame.along(index), side, columnLabel(index, frame.columns), null, LABEL_SIZE),
      centred(side, frame.along(index), String(frame.size - index), null, LABEL_SIZE),
    ]),
  );
  return svg("g", { class: "tb-labels" }, texts.flat());
}
