/** The page with the drawn answer: image, mask, boxes, words, points, zoom and pan. */

import { byId, shape } from "./dom.js";
import { clearMask, paintMask } from "./mask.js";
import { currentTask, shown, state } from "./state.js";

const MARGIN = 24; // pixels around a page that fits
const LARGEST = 8; // zoom

const view = byId("view");
const stage = byId("stage");
const image = byId("image");
const mask = byId("mask");
const marks = byId("marks");
const zoom = { scale: 1, x: 0, y: 0, isFitted: true }; // page pixels to view pixels
let shownPage = null;
let drawnMask = null;
let drag = null; // the box that is being drawn

/** Fit the page again when the view changes its size, and load an image again that failed. */
export function startPageView() {
  new ResizeObserver(() => zoom.isFitted && fit()).observe(view);
  image.addEventListener("error", () => setTimeout(() => state.page && (image.src = state.page.image), 3000));
  image.addEventListener("load", () => stage.classList.remove("loading"));
}

/** Draw the state. */
export function drawPage() {
  stage.hidden = state.phase !== "page";
  view.classList.toggle("picking", state.picking);
  if (stage.hidden) return showImage(null);
  showImage(state.page);
  const answer = shown(currentTask());
  stage.classList.toggle("pending", answer.kind === "pending");
  drawMask(answer.mask);
  marks.replaceChildren(...shapesOf(answer));
}

function showImage(page) {
  if (page === shownPage) return;
  shownPage = page;
  if (!page) return image.removeAttribute("src");
  image.src = page.image;
  image.alt = `Page ${page.number} of ${page.document}`;
  stage.classList.add("loading");
  fit();
}

function drawMask(runs) {
  if (runs === drawnMask) return;
  drawnMask = runs;
  if (runs) paintMask(mask, runs);
  else clearMask(mask);
}

// Shapes, with coordinates in percent of the page: their strokes keep their width at any zoom

const percent = (value) => `${value / 10}%`;

/** A rectangle, larger than its box by `pad` pixels on each side. */
function rectangle([x0, y0, x1, y1], className, pad = 0) {
  const node = shape("rect", { rx: 3, class: className });
  node.style.x = `calc(${percent(x0)} - ${pad}px)`;
  node.style.y = `calc(${percent(y0)} - ${pad}px)`;
  node.style.width = `calc(${percent(x1 - x0)} + ${2 * pad}px)`;
  node.style.height = `calc(${percent(y1 - y0)} + ${2 * pad}px)`;
  return node;
}

function shapesOf({ kind, answer }) {
  const shapes = (answer?.boxes ?? []).map((box) => rectangle(box, `answer ${kind}`, 3));
  if (state.picking) {
    const picked = new Set(answer?.word_ids);
    shapes.push(...state.page.words.map(({ box }, id) => rectangle(box, picked.has(id) ? "word picked" : "word", 1)));
  }
  const { points, labels, box } = currentTask()?.edit ?? { points: [], labels: [], box: null };
  if (box) shapes.push(rectangle(box, "prompt"));
  points.forEach((point, index) => shapes.push(pointAt(point, labels[index])));
  if (drag) shapes.push(rectangle(drag, "drag"));
  if (state.cursor) shapes.push(...crosshairAt(state.cursor));
  return shapes;
}

/** A plus for a point inside the answer, a minus for one outside. */
function pointAt([x, y], label) {
  const [cx, cy] = [percent(x), percent(y)];
  const point = shape("svg", { x: cx, y: cy, class: label ? "point inside" : "point outside" });
  point.append(shape("circle", { r: 8 }), shape("path", { d: label ? "M-4 0H4M0-4V4" : "M-4 0H4" }));
  return point;
}

function crosshairAt([x, y]) {
  const [cx, cy] = [percent(x), percent(y)];
  return [
    shape("line", { x1: 0, x2: "100%", y1: cy, y2: cy, class: "crosshair" }),
    shape("line", { x1: cx, x2: cx, y1: 0, y2: "100%", class: "crosshair" }),
  ];
}

/** Draw a box [x0, y0, x1, y1] while it is dragged; null removes it. */
export function drawDrag(box) {
  drag = box;
  drawPage();
}

// Coordinates, zoom and pan

/** A point of the window in 0..1000 of the page, and whether it is on the page. */
export function toPage(clientX, clientY) {
  const bounds = stage.getBoundingClientRect();
  const values = [(clientX - bounds.left) / bounds.width, (clientY - bounds.top) / bounds.height];
  const point = values.map((value) => Math.round(10000 * Math.min(1, Math.max(0, value))) / 10);
  return { point, isOnPage: values.every((value) => value >= 0 && value <= 1) };
}

/** Show the whole page. */
export function fit() {
  if (!state.page) return;
  const { width, height } = state.page;
  const room = [view.clientWidth - 2 * MARGIN, view.clientHeight - 2 * MARGIN];
  const scale = Math.max(0.01, Math.min(room[0] / width, room[1] / height));
  const [x, y] = [(view.clientWidth - width * scale) / 2, (view.clientHeight - height * scale) / 2];
  place({ scale, x, y, isFitted: true });
}

/** Zoom by a factor around a point of the window, by default the centre of the view. */
export function zoomBy(factor, clientX, clientY) {
  if (!state.page) return;
  const bounds = view.getBoundingClientRect();
  const x = (clientX ?? bounds.left + bounds.width / 2) - bounds.left;
  const y = (clientY ?? bounds.top + bounds.height / 2) - bounds.top;
  const scale = Math.min(LARGEST, Math.max(0.05, zoom.scale * factor));
  const ratio = scale / zoom.scale;
  place({ scale, x: x - (x - zoom.x) * ratio, y: y - (y - zoom.y) * ratio, isFitted: false });
}

/** Move the page by pixels. */
export function panBy(dx, dy) {
  place({ ...zoom, x: zoom.x + dx, y: zoom.y + dy, isFitted: false });
}

/** Move the page so that the drawn answer is in the view. */
export function reveal() {
  const box = shown(currentTask()).answer?.boxes[0];
  if (!box || zoom.isFitted) return;
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const [left, top] = [zoom.x + (x / 1000) * stage.offsetWidth, zoom.y + (y / 1000) * stage.offsetHeight];
  const isVisible = left > 0 && top > 0 && left < view.clientWidth && top < view.clientHeight;
  if (!isVisible) panBy(view.clientWidth / 2 - left, view.clientHeight / 2 - top);
}

/** Set the zoom; part of the page stays in the view. */
function place(values) {
  Object.assign(zoom, values);
  const [width, height] = [state.page.width * zoom.scale, state.page.height * zoom.scale];
  const keep = 4 * MARGIN;
  zoom.x = Math.min(view.clientWidth - keep, Math.max(keep - width, zoom.x));
  zoom.y = Math.min(view.clientHeight - keep, Math.max(keep - height, zoom.y));
  stage.style.width = `${width}px`;
  stage.style.height = `${height}px`;
  stage.style.transform = `translate(${zoom.x}px, ${zoom.y}px)`;
  byId("zoom").textContent = `${Math.round(100 * zoom.scale)} %`;
}
