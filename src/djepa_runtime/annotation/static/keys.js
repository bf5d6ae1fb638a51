/** Keyboard: one table for the keys and for the help dialog. */

import { accept, decide, redo, undo } from "./deciding.js";
import { openDocuments } from "./documents_view.js";
import { byId, element } from "./dom.js";
import { fit, reveal, zoomBy } from "./page_view.js";
import { nextPage, previousPage, toggleReview } from "./pages.js";
import { boxAtCrosshair, markAtCrosshair, moveCrosshair, setPanning, toggleCrosshair } from "./prompts.js";
import { choose, select, state, update } from "./state.js";
import { togglePicking } from "./tasks_view.js";

const KEYS = [
  { keys: { enter: accept }, hint: ["Enter"], text: "Accept the drawn answer" },
  { keys: { 1: () => pickCandidate(0), 2: () => pickCandidate(1), 3: () => pickCandidate(2) }, hint: ["1", "2", "3"],
    text: "Show a candidate" },
  { keys: { n: () => decide("absent"), 0: () => decide("absent") }, hint: ["N", "0"], text: "Not on this page" },
  { keys: { s: () => decide("skipped") }, hint: ["S"], text: "Skip the question" },
  { hint: ["Click"], text: "Point inside the answer (touch: tap)" },
  { hint: ["Shift+click", "Right click"], text: "Point outside the answer (touch: long press)" },
  { hint: ["Drag"], text: "Box around the answer" },
  { keys: { w: togglePicking }, hint: ["W"], text: "Pick words: click or drag adds and removes them" },
  { keys: { "ctrl+z": undo }, hint: ["Ctrl+Z"], text: "Undo the last edit, then the last decision" },
  { keys: { "ctrl+shift+z": redo, "ctrl+y": redo }, hint: ["Ctrl+Shift+Z"], text: "Redo" },
  { keys: { arrowup: () => up(false), arrowdown: () => down(false), k: () => step(-1), j: () => step(1) },
    repeats: true, hint: ["↑", "↓", "K", "J"], text: "Other question" },
  { keys: { "/": () => byId("question-text").focus() }, hint: ["/"], text: "Type a question" },
  { keys: { pageup: previousPage, pagedown: nextPage }, hint: ["PgUp", "PgDn"], text: "Previous page, next page" },
  { keys: { d: openDocuments }, hint: ["D"], text: "List of documents; the arrow keys and Enter open a page" },
  { keys: { r: toggleReview }, hint: ["R"], text: "Review: confirm or correct decisions of others" },
  { keys: { "+": () => zoomBy(1.25), "=": () => zoomBy(1.25), "-": () => zoomBy(0.8), f: fit }, repeats: true,
    hint: ["+", "−", "F"], text: "Zoom in, out, fit (also Ctrl+wheel, pinch)" },
  { hint: ["Space+drag"], text: "Move the page (also wheel, two fingers)" },
  { keys: { c: toggleCrosshair }, hint: ["C"], text: "Crosshair; the arrow keys move it, with Shift faster" },
  { keys: { p: () => markAtCrosshair(true), "shift+p": () => markAtCrosshair(false) }, hint: ["P", "Shift+P"],
    text: "Point inside, outside at the crosshair; picks the word while words are picked" },
  { keys: { b: boxAtCrosshair }, hint: ["B"], text: "First, then second corner of a box at the crosshair" },
  { keys: { arrowleft: () => left(false), arrowright: () => right(false), "shift+arrowleft": () => left(true),
    "shift+arrowright": () => right(true), "shift+arrowup": () => up(true), "shift+arrowdown": () => down(true) },
    repeats: true },
  { keys: { escape }, hint: ["Esc"], text: "Leave a field, picking words, the crosshair" },
  { keys: { "?": () => byId("help").showModal() }, hint: ["?"], text: "These keys" },
];
const BINDINGS = new Map(KEYS.flatMap(({ keys = {}, repeats = false }) =>
  Object.entries(keys).map(([name, act]) => [name, { act, repeats }])));

const WITHOUT_LETTERS = "djepa-annotate/without-letters"; // of localStorage

/** Listen to the keyboard, and fill the help dialog. */
export function startKeys() {
  const letters = byId("letters");
  letters.checked = recall(WITHOUT_LETTERS) === null;
  letters.addEventListener("change", () => remember(WITHOUT_LETTERS, letters.checked ? null : "yes"));
  document.addEventListener("keydown", onKey);
  document.addEventListener("keyup", (event) => event.key === " " && setPanning(false));
  window.addEventListener("blur", () => setPanning(false));
  document.addEventListener("click", leaveButton);
  byId("open-help").addEventListener("click", () => byId("help").showModal());
  byId("close-help").addEventListener("click", () => byId("help").close());
  for (const { hint, text } of KEYS.filter((each) => each.text)) {
    const keys = hint.flatMap((key) => [element("kbd", "", key), " "]);
    byId("key-list").append(element("div", "", "", [element("dt", "", "", keys), element("dd", "", text)]));
  }
}

function onKey(event) {
  if (event.altKey || document.querySelector("dialog[open]") || isForElement(event)) return;
  if (event.key === " ") {
    event.preventDefault();
    setPanning(true);
    return;
  }
  const binding = BINDINGS.get(nameOf(event));
  if (!binding || (isCharacter(event) && !byId("letters").checked)) return;
  event.preventDefault();
  if (!event.repeat || binding.repeats) binding.act(); // a held Enter must not accept question after question
}

function nameOf({ key, ctrlKey, metaKey, shiftKey }) {
  const name = key.toLowerCase();
  const hasShift = shiftKey && (name.length > 1 || name !== name.toUpperCase());
  return `${ctrlKey || metaKey ? "ctrl+" : ""}${hasShift ? "shift+" : ""}${name}`;
}

/** Whether a key is a character alone, which speech input may type (WCAG 2.1.4). */
const isCharacter = ({ key, ctrlKey, metaKey }) => key.length === 1 && !ctrlKey && !metaKey;

function recall(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function remember(name, value) {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // it is asked again next time
  }
}

/** Whether the focused element uses the key itself. */
function isForElement({ target, key }) {
  if (target.matches("input[type=text]")) return key !== "Escape";
  if (target.matches("input[type=radio]")) return key.startsWith("Arrow") || key === " ";
  return target.matches("button") && (key === "Enter" || key === " ");
}

/** After a click with the pointer, a button loses the focus: Enter accepts instead of repeating the button. */
function leaveButton(event) {
  const isPointer = event.detail > 0 && event.target.closest("button, input[type=radio]");
  if (isPointer && !document.querySelector("dialog[open]")) document.activeElement.blur();
}

// Actions of keys

function pickCandidate(index) {
  choose(index);
  reveal();
}

function step(by) {
  select(state.current + by);
  reveal();
}

const up = (isFast) => (state.cursor ? moveCrosshair(0, -1, isFast) : step(-1));
const down = (isFast) => (state.cursor ? moveCrosshair(0, 1, isFast) : step(1));
const left = (isFast) => state.cursor && moveCrosshair(-1, 0, isFast);
const right = (isFast) => state.cursor && moveCrosshair(1, 0, isFast);

function escape() {
  document.activeElement.blur();
  if (state.cursor) toggleCrosshair();
  else update({ picking: false });
}
