// Elements by name, properties and children. Text is always text: nothing here reads HTML.

/**
 * An element: `h("button.primary", { onclick, "aria-label": "…" }, "Play")`.
 * Properties with a dash, `for`, `role` and booleans of `data-` become attributes; null is left out.
 */
export function h(selector, properties = {}, ...children) {
  const [name, ...classes] = selector.split(".");
  const element = document.createElement(name || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(properties)) assign(element, key, value);
  element.append(...flat(children));
  return element;
}

function assign(element, key, value) {
  if (value === null || value === undefined) return;
  if (key.includes("-") || key in ATTRIBUTES) element.setAttribute(key, value);
  else element[key] = value;
}

const ATTRIBUTES = { for: true, role: true, list: true, colspan: true };

function flat(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

/** Replaces the children of an element. */
export function fill(element, ...children) {
  element.replaceChildren(...flat(children));
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

/** A small picture for a button that has its words beside it. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** A button with words and, if named, a picture. */
export function button(text, onclick, { picture = null, kind = "", ...properties } = {}) {
  const element = h(
    "button",
    { type: "button", onclick, ...properties },
    picture && icon(picture),
    h("span", {}, text),
  );
  if (kind) element.className = kind;
  return element;
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

let fields = 0;

/** A labelled control; `about` is a line below it that explains. */
export function field(label, control, about = null) {
  control.id ||= `field-${++fields}`;
  const note = about === null ? null : h("span.about", { id: `${control.id}-about` }, about);
  if (note) control.setAttribute("aria-describedby", note.id);
  return h("div.field", {}, h("label", { for: control.id }, label), control, note);
}

/** A text field for the name of a person; `onchange(name)` when another one was typed. */
export function nameInput(value, onchange = () => {}) {
  const input = h("input", { type: "text", value, maxLength: 40, autocomplete: "nickname" });
  input.addEventListener("change", () => onchange(input.value.trim()));
  return input;
}

/** A select with [value, words] options. */
export function select(options, value, onchange) {
  const element = h(
    "select",
    {},
    options.map(([key, words]) => h("option", { value: key }, words)),
  );
  element.value = value;
  element.addEventListener("change", () => onchange(element.value));
  return element;
}

/** Radio buttons as one bar of choices, with [value, words] options. */
export function choices(label, options, value, onchange) {
  const name = `choices-${++fields}`;
  const radios = options.map(([key, words]) =>
    h(
      "label",
      {},
      h("input", { type: "radio", name, value: key, checked: key === value, onchange: () => onchange(key) }),
      h("span", {}, words),
    ),
  );
  return h("fieldset.field", {}, h("legend", {}, label), h("div.choices", {}, radios));
}

/** An on/off control. */
export function toggle(label, checked, onchange) {
  const input = h("input", { type: "checkbox", checked, onchange: () => onchange(input.checked) });
  input.setAttribute("role", "switch");
  return h("label.switch", {}, input, h("span", {}, label));
}

/** Tabs with [name, words, panel] entries; `onchange(name)` when another one is shown. */
export function tabs(label, entries, onchange = () => {}) {
  const group = `tabs-${++fields}`;
  const buttons = new Map();
  const show = (chosen) => {
    for (const [name, , panel] of entries) {
      const is = name === chosen;
      panel.hidden = !is;
      buttons.get(name).setAttribute("aria-selected", String(is));
      buttons.get(name).tabIndex = is ? 0 : -1;
    }
    onchange(chosen);
  };
  const step = (event, index) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.stopPropagation();
    const [name] = entries[(index + by + entries.length) % entries.length];
    show(name);
    buttons.get(name).focus();
  };
  const list = entries.map(([name, words, panel], index) => {
    panel.id = `${group}-${name}`;
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-label", words);
    const tab = h(
      "button",
      {
        type: "button",
        role: "tab",
        "aria-controls": panel.id,
        onclick: () => show(name),
        onkeydown: (event) => step(event, index),
      },
      words,
    );
    buttons.set(name, tab);
    return tab;
  });
  const element = h("div.tabs", { role: "tablist", "aria-label": label }, list);
  show(entries[0][0]);
  return { element, show };
}
