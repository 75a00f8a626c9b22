// SVG elements by name and attributes.

const NAMESPACE = "http://www.w3.org/2000/svg";

/** An SVG element with attributes and children; `null` attributes and children are left out. */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

const CAPITAL_HEIGHT = 0.72; // of capitals and digits, in em
const LARGEST_TEXT = 22; // in the units of the drawing

/** Text with its middle at (x, y), as large as fits into a circle of diameter `room`. */
export function inscription(x, y, text, color, room = 32) {
  const width = [...text].reduce((sum, sign) => sum + (/[MW%@]/i.test(sign) ? 0.95 : 0.62), 0);
  const size = Math.min(LARGEST_TEXT, room / Math.hypot(width, CAPITAL_HEIGHT));
  return centred(x, y, text, color, size);
}

/** Text of this size with its middle at (x, y). The baseline is set by hand: browsers disagree. */
export function centred(x, y, text, color, size) {
  const baseline = y + (size * CAPITAL_HEIGHT) / 2;
  return svg("text", { color, x, y: baseline.toFixed(2), "font-size": size.toFixed(2) }, text);
}
