/** Pointer and crosshair to prompts: points, boxes, and picked words while words are picked. */

import { drawDrag, fit, panBy, toPage, zoomBy } from "./page_view.js";
import { watchPointers } from "./pointer.js";
import { addPoint, pickWords, setBox, state, update } from "./state.js";
import { centre, wordAt, wordsIn } from "./words.js";

const view = document.getElementById("view");
let corner = null; // first corner of a box that is set with the crosshair

/** Watch the page image. */
export function startPrompts() {
  watchPointers(view, {
    tap: (at, isOutside) => {
      const { point, isOnPage } = toPage(at.x, at.y);
      if (isOnPage) mark(point, !isOutside);
    },
    drag: (from, to) => state.phase === "page" && drawDrag(boxOf(from, to)),
    drop: (from, to) => {
      drawDrag(null);
      markBox(boxOf(from, to));
    },
    cancel: () => drawDrag(null),
    pan: panIfOpen,
    zoom: (factor, at) => zoomBy(factor, at.x, at.y),
    isPanning: () => view.classList.contains("panning"),
  });
  for (const [id, act] of [["zoom-in", () => zoomBy(1.25)], ["zoom-out", () => zoomBy(0.8)], ["zoom-fit", fit]]) {
    document.getElementById(id).addEventListener("click", act);
  }
}

/** Whether a drag moves the page. */
export function setPanning(isPanning) {
  view.classList.toggle("panning", isPanning);
}

function panIfOpen(dx, dy) {
  if (state.page) panBy(dx, dy);
}

function boxOf(from, to) {
  const [a, b] = [toPage(from.x, from.y).point, toPage(to.x, to.y).point];
  return spanned(a, b);
}

const spanned = (a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])];

/** A click: a point, or a word. */
function mark(point, isInside) {
  if (state.phase !== "page") return;
  if (!state.picking) return addPoint(point, isInside ? 1 : 0);
  const id = wordAt(state.page.words, point);
  if (id >= 0) pickWords([id]);
}

/** A dragged box: the box prompt, or the words in it. */
function markBox(box) {
  if (state.phase !== "page" || box[0] === box[2] || box[1] === box[3]) return;
  if (!state.picking) return setBox(box);
  const ids = wordsIn(state.page.words, box);
  if (ids.length) pickWords(ids);
}

// Crosshair

/** Show or hide the crosshair. */
export function toggleCrosshair() {
  corner = null;
  update({ cursor: state.cursor || !state.page ? null : [500, 500] });
}

/** Move the crosshair by steps; while words are picked, to the next word. */
export function moveCrosshair(dx, dy, isFast) {
  const [x, y] = state.cursor;
  if (state.picking && dx && !isFast) return moveToWord(dx);
  const step = isFast ? 50 : 5;
  const clamp = (value) => Math.min(1000, Math.max(0, value));
  setCursor([clamp(x + dx * step), clamp(y + dy * step)]);
}

function moveToWord(step) {
  const { words } = state.page;
  if (!words.length) return;
  const id = wordAt(words, state.cursor);
  const next = id < 0 ? 0 : Math.min(words.length - 1, Math.max(0, id + step));
  setCursor(centre(words[next].box));
}

function setCursor(cursor) {
  update({ cursor });
  if (corner) drawDrag(spanned(corner, cursor));
}

/** Add a point, or pick the word, at the crosshair. */
export function markAtCrosshair(isInside) {
  if (state.cursor) mark(state.cursor, isInside);
}

/** Set the first corner of a box at the crosshair, then the second. */
export function boxAtCrosshair() {
  if (!state.cursor) return;
  const first = corner;
  corner = first ? null : state.cursor;
  drawDrag(null);
  if (first) markBox(spanned(first, state.cursor));
}
