// What lies on the board. A layer is a function from the frame and the state to elements; LAYERS
// says in which order they are stacked and which fields of the state each one is drawn from.

import { CELL } from "./geometry.js";
import { inscription, svg } from "./svg.js";

const STONE = 0.47 * CELL;

const SHAPES = {
  circle: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z",
  square: "M-8 -8H8V8H-8z",
  diamond: "M0 -11L11 0L0 11L-11 0z",
  cross: "M-7.5 -7.5L7.5 7.5M-7.5 7.5L7.5 -7.5",
};

function circle(frame, point, radius, className, extra = {}) {
  const [cx, cy] = frame.at(point);
  return svg("circle", { class: className, cx, cy, r: radius, ...extra });
}

/** One stone with its shadow, ready for the stones layer. */
export function stone(frame, point, color, id) {
  const [x, y] = frame.at(point);
  return svg(
    "g",
    { class: `tb-stone tb-${color}`, "data-point": point, transform: `translate(${x} ${y})` },
    svg("circle", { cx: 1.2, cy: 2.8, r: STONE * 1.15, fill: `url(#${id}-shadow)` }),
    svg("circle", { class: "tb-body", r: STONE, fill: `url(#${id}-${color})` }),
  );
}

function heat(frame, { heat }) {
  return Object.entries(heat)
    .filter(([, value]) => value > 0)
    .map(([point, value]) =>
      circle(frame, point, CELL * (0.2 + 0.26 * Math.sqrt(value)), "tb-heat", {
        fill: "var(--heat)",
        "fill-opacity": (0.2 + 0.6 * value).toFixed(3),
      }),
    );
}

function band(frame, points, className) {
  if (points.length < 2) return [];
  const path = points.map((point) => frame.at(point).join(",")).join(" ");
  return [svg("polyline", { class: className, points: path })];
}

function bands(frame, { line, pending }) {
  return [...band(frame, pending, "tb-pending-band"), ...band(frame, line, "tb-win-band")];
}

function zone(frame, { zone }) {
  return [...(zone ?? [])].map((point) => circle(frame, point, 3.4, "tb-zone"));
}

function links(frame, { links }) {
  return links.map(({ from, to, tone }) => {
    const [x1, y1] = frame.at(from);
    const [x2, y2] = frame.at(to);
    return svg("line", { class: "tb-link", color: `var(--tone-${tone})`, x1, y1, x2, y2 });
  });
}

function ghosts(frame, { ghosts }, id) {
  return Object.entries(ghosts).map(([point, { color, text }]) => {
    const element = stone(frame, point, color, id);
    element.classList.add("tb-ghost");
    if (text) element.append(inscription(0, 0, String(text), `var(--on-${color})`));
    return element;
  });
}

function rings(frame, { line, pending, last, numbers, selected, threatened }) {
  const ring = (radius, kind) => (point) => circle(frame, point, radius * CELL, `tb-${kind}`);
  const elements = [
    ...line.map(ring(0.44, "win-ring")),
    ...pending.map(ring(0.44, "pending-ring")),
    ...threatened.map(ring(0.44, "threat-ring")),
  ];
  if (last) elements.push(last in numbers ? ring(0.44, "last-ring")(last) : ring(0.15, "last-dot")(last));
  if (selected) elements.push(ring(0.54, "selected")(selected));
  return elements;
}

/** A disc with a sign in it; `room` is for the sign. */
function disc(frame, point, kind, radius, sign, room, title = null) {
  const [x, y] = frame.at(point);
  const words = title && svg("title", {}, title);
  const parts = [
    words,
    svg("circle", { cx: x, cy: y, r: radius * CELL }),
    inscription(x, y, sign, null, room),
  ];
  return svg("g", { class: kind, "data-point": point }, parts);
}

function forbidden(frame, { forbidden }) {
  return Object.entries(forbidden).map(([point, { label, text }]) =>
    disc(frame, point, "tb-forbidden", 0.36, label, 24, `${point}: ${text}`),
  );
}

function numbers(frame, { numbers, stones }) {
  return Object.entries(numbers)
    .filter(([point]) => point in stones)
    .map(([point, number]) => inscription(...frame.at(point), String(number), `var(--on-${stones[point]})`));
}

function candidates(frame, { candidates }) {
  return Object.entries(candidates).map(([point, { label, rank }]) =>
    disc(frame, point, rank === 1 ? "tb-candidate tb-best" : "tb-candidate", 0.42, label, 30),
  );
}

function marks(frame, { marks, stones }) {
  return Object.entries(marks).map(([point, { shape, tone }]) => {
    const [cx, cy] = frame.at(point);
    const look = { class: "tb-mark", color: `var(--tone-${tone})`, transform: `translate(${cx} ${cy})` };
    const patch = point in stones ? null : svg("circle", { fill: "var(--patch)", cx, cy, r: 15 });
    return svg("g", {}, patch, svg("path", { ...look, d: SHAPES[shape] }));
  });
}

function cursor(frame, { cursor }) {
  if (!cursor) return [];
  const [x, y] = frame.at(cursor);
  const side = CELL * 0.98;
  const square = { x: x - side / 2, y: y - side / 2, width: side, height: side, rx: 6 };
  return ["tb-cursor-under", "tb-cursor"].map((kind) => svg("rect", { class: kind, ...square }));
}

/** From bottom to top; stones are kept by the widget itself, between `under` and `over`. */
export const LAYERS = {
  under: [
    { name: "zone", draw: zone, fields: ["zone"] },
    { name: "heat", draw: heat, fields: ["heat"] },
    { name: "bands", draw: bands, fields: ["line", "pending"] },
  ],
  over: [
    { name: "links", draw: links, fields: ["links"] },
    { name: "ghosts", draw: ghosts, fields: ["ghosts"] },
    { name: "forbidden", draw: forbidden, fields: ["forbidden"] },
    { name: "candidates", draw: candidates, fields: ["candidates"] },
    { name: "numbers", draw: numbers, fields: ["numbers", "stones"] },
    { name: "marks", draw: marks, fields: ["marks", "stones"] },
    { name: "rings", draw: rings, fields: ["line", "pending", "last", "numbers", "selected", "threatened"] },
    { name: "cursor", draw: cursor, fields: ["cursor"] },
  ],
};
