/** Shorthands for the document. Text is set with `textContent`, so OCR text and file names are never parsed as HTML. */

/** The element with this id. */
export const byId = (id) => document.getElementById(id);

/** A new HTML element with a class, text and children. */
export function element(tag, className = "", text = "", children = []) {
  const node = document.createElement(tag);
  node.className = className;
  node.textContent = text;
  node.append(...children);
  return node;
}

/** Date and time of seconds since 1970. */
export const timeOf = (seconds) =>
  new Date(1000 * seconds).toLocaleString([], { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });

/** A new SVG element with attributes. */
export function shape(tag, attributes) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}
