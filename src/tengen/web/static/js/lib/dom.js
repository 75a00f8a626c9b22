// Elements by name, properties and children. Text is always text: nothing here reads HTML.

import { svg } from "../board/svg.js";
import { t } from "./texts.js";

const ATTRIBUTES = new Set(["for", "role"]);

/**
 * An element: `h("button.primary", { onclick, "aria-label": "…" }, "Play")`; properties can be left out.
 * Those with a dash, `for` and `role` become attributes; null is left out.
 */
export function h(selector, ...children) {
  const properties = children[0]?.constructor === Object ? children.shift() : {};
  const [name, ...classes] = selector.split(".");
  const element = document.createElement(name);
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (key.includes("-") || ATTRIBUTES.has(key)) element.setAttribute(key, value);
    else element[key] = value;
  }
  return fill(element, children);
}

/** Replaces the children of an element; null, undefined and false are left out. */
export function fill(element, ...children) {
  const isShown = (child) => child !== null && child !== undefined && child !== false;
  element.replaceChildren(...children.flat(Infinity).filter(isShown));
  return element;
}

const PATHS = {
  undo: "M9 7H15a5 5 0 0 1 0 10H8M9 7l4-4M9 7l4 4",
  redo: "M15 7H9a5 5 0 0 0 0 10h7M15 7l-4-4M15 7l-4 4",
  hint: "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-.7.7-1 1.200-1 2H9c0-.8-.3-1.300-1-2z",
  flag: "M6 21V4h11l-2 4 2 4H6",
  half: "M4 9h16M4 15h16",
  plus: "M12 5v14M5 12h14",
  copy: "M9 9h10v11H9zM5 15V4h10",
  first: "M7 5v14M18 5l-8 7 8 7",
  back: "M15 5l-8 7 8 7",
  forward: "M9 5l8 7-8 7",
  last: "M17 5v14M6 5l8 7-8 7",
  again: "M5 12a7 7 0 1 0 2-5L5 9M5 4v5h5",
  search: "M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM16 16l5 5",
  trash: "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",
  up: "M12 19V5M6 11l6-6 6 6",
  check: "M5 12.500l5 5L19 7",
};

/** A button with words and, if named, a picture; `kind` is its classes. */
export function button(text, onclick, { picture = null, kind = "", ...properties } = {}) {
  const path = picture && svg("path", { d: PATHS[picture] });
  const icon = path && svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, path);
  const element = h("button", { type: "button", onclick, ...properties }, icon, h("span", text));
  if (kind) element.className = kind;
  return element;
}

/** Buttons that walk through a game; `go(name)` with "first", "back", "forward" or "last". */
export function stepButtons(lastWords, go) {
  const words = { first: t("step-first"), back: t("step-back"), forward: t("step-forward"), last: lastWords };
  const make = ([picture, title]) => button(title, () => go(picture), { picture, title });
  return h("div.steps", Object.entries(words).map(make));
}

/** Marks an element that scrolls with where there is more of it, `data-more` "above" and "below". */
export function markMore(element) {
  const mark = () => {
    const { scrollTop, scrollHeight, clientHeight } = element;
    const more = [scrollTop > 1 && "above", scrollTop + clientHeight < scrollHeight - 1 && "below"];
    element.dataset.more = more.filter(Boolean).join(" ");
  };
  element.addEventListener("scroll", mark, { passive: true });
  const sizes = new ResizeObserver(mark);
  sizes.observe(element);
  new MutationObserver(() => {
    for (const child of element.children) sizes.observe(child);
    mark();
  }).observe(element, { childList: true, subtree: true });
  return element;
}

/** Tabs that need two rows fill both of them. */
function evenRows(bar) {
  bar.classList.remove("rows");
  const wraps = bar.lastChild.offsetTop > bar.firstChild.offsetTop;
  bar.classList.toggle("rows", wraps);
}

let fields = 0;

/** A labelled control; `about` is a line below it that explains. */
export function field(label, control, about = null, selector = "div.field") {
  control.id ||= `field-${++fields}`;
  const note = about === null ? null : h("span.about.small.muted", { id: `${control.id}-about` }, about);
  if (note) control.setAttribute("aria-describedby", note.id);
  return h(selector, h("label", { for: control.id }, label), control, note);
}

/** A text field for the name of a person; `onchange(name)` when another one was typed. */
export function nameInput(value, onchange = () => {}) {
  const change = ({ target }) => onchange(target.value.trim());
  return h("input", { type: "text", value, maxLength: 40, autocomplete: "nickname", onchange: change });
}

/** Options as { value: words }, or as [value, words] pairs where numbers must keep their order. */
const pairsOf = (options) => (Array.isArray(options) ? options : Object.entries(options));

/** A select. */
export function select(options, value, onchange, properties = {}) {
  const items = pairsOf(options).map(([key, words]) => h("option", { value: key }, words));
  const element = h("select", { onchange: () => onchange(element.value), ...properties }, items);
  element.value = value;
  return element;
}

/** A labelled select. */
export function selectField(label, options, value, onchange, about = null) {
  return field(label, select(options, value, onchange), about);
}

/** Radio buttons as one bar of choices. */
export function choices(label, options, value, onchange) {
  const name = `choices-${++fields}`;
  const radios = pairsOf(options).map(([key, words]) => {
    const checked = key === value;
    const radio = h("input", { type: "radio", name, value: key, checked, onchange: () => onchange(key) });
    return h("label", radio, h("span", words));
  });
  return h("fieldset.field", h("legend", label), h("div.choices", radios));
}

/** An on/off control. */
export function toggle(label, checked, onchange) {
  const change = ({ target }) => onchange(target.checked);
  const input = h("input", { type: "checkbox", role: "switch", checked, onchange: change });
  return h("label.switch", input, h("span", label));
}

/** A row of a table: a text or a heading, then numbers. */
export function tableRow(first, ...numbers) {
  const cells = numbers.map((value) => h("td.number", value));
  return h("tr", first instanceof Node ? first : h("td", first), cells);
}

/** The heading of a row. */
export const rowHeading = (words) => h("th", { scope: "row" }, words);

/** A table whose columns after the first are numbers. */
export function table(columns, rows, selector = "table") {
  const heading = (words, index) => h(index ? "th.number" : "th", { scope: "col" }, words);
  const head = columns.map((words, index) => (words ? heading(words, index) : h("td")));
  return h(selector, h("thead", h("tr", head)), h("tbody", rows));
}

/**
 * Tabs with [name, words, panel] entries: `parts` are to be shown one below the other, `show(name)` turns
 * to a panel; `onchange(name)` when another one is shown.
 */
export function tabs(label, entries, onchange = () => {}) {
  const group = `tabs-${++fields}`;
  const show = (chosen) => {
    entries.forEach(([name, , panel], index) => {
      const is = name === chosen;
      panel.hidden = !is;
      list[index].setAttribute("aria-selected", is);
      list[index].tabIndex = is ? 0 : -1;
    });
    onchange(chosen);
  };
  const step = (event, index) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.stopPropagation();
    const next = (index + by + entries.length) % entries.length;
    show(entries[next][0]);
    list[next].focus();
  };
  const list = entries.map(([name, words, panel], index) => {
    panel.id = `${group}-${name}`;
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-label", words);
    const calls = { onclick: () => show(name), onkeydown: (event) => step(event, index) };
    return h("button", { type: "button", role: "tab", "aria-controls": panel.id, ...calls }, words);
  });
  show(entries[0][0]);
  const bar = h("div.tabs", { role: "tablist", "aria-label": label }, list);
  new ResizeObserver(() => requestAnimationFrame(() => evenRows(bar))).observe(bar);
  return { parts: [bar, ...entries.map(([, , panel]) => panel)], show };
}
