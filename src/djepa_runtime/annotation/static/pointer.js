/** Mouse, pen and touch on the page: tap, long press, drag, pan and pinch. */

const LONG_PRESS = 500; // ms
const SLACK = { mouse: 5, pen: 8, touch: 12 }; // pixels that a press may move

/**
 * Watch an element. Handlers get coordinates of the window:
 * `tap(at, isOutside)`, `drag(from, to)`, `drop(from, to)`, `cancel()`, `pan(dx, dy)`, `zoom(factor, at)`;
 * `isPanning()` is whether a drag moves the page.
 */
export function watchPointers(view, handlers) {
  const pointers = new Map(); // id -> {x, y}
  let press = null; // {mode, from, timer}; mode is "press", "drag", "pan", "pinch" or "over"

  function begin(event) {
    if (event.target.closest("button")) return; // capturing its pointer would take its click
    const from = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, from);
    view.setPointerCapture(event.pointerId);
    if (pointers.size > 1) {
      end("pinch");
      return;
    }
    const isPan = event.button === 1 || handlers.isPanning();
    const isOutside = event.button === 2 || event.shiftKey || event.ctrlKey;
    press = { mode: isPan ? "pan" : "press", from, isOutside, timer: null };
    if (event.pointerType === "touch") press.timer = setTimeout(() => longPress(from), LONG_PRESS);
  }

  function longPress(from) {
    end("over");
    handlers.tap(from, true);
  }

  /** Stop a press or a drag, and go on with another mode until all pointers are up. */
  function end(mode) {
    clearTimeout(press?.timer);
    if (press?.mode === "drag") handlers.cancel();
    press = { mode, from: null, timer: null };
  }

  function move(event) {
    const before = pointers.get(event.pointerId);
    if (!before || !press) return;
    const at = { x: event.clientX, y: event.clientY };
    if (press.mode === "pinch") pinch(event.pointerId, before, at);
    if (press.mode === "pan") handlers.pan(at.x - before.x, at.y - before.y);
    if (press.mode === "press" && distance(press.from, at) > SLACK[event.pointerType]) {
      clearTimeout(press.timer);
      press.mode = "drag";
    }
    if (press.mode === "drag") handlers.drag(press.from, at);
    pointers.set(event.pointerId, at);
  }

  function pinch(id, before, at) {
    const [other] = [...pointers].filter(([each]) => each !== id).map(([, position]) => position);
    if (!other) return;
    handlers.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    handlers.zoom(distance(at, other) / Math.max(1, distance(before, other)), middle);
  }

  function release(event) {
    if (!pointers.delete(event.pointerId) || !press) return;
    const at = { x: event.clientX, y: event.clientY };
    const { mode, from, isOutside } = press;
    if (pointers.size) return;
    clearTimeout(press.timer);
    press = null;
    if (mode === "press") handlers.tap(at, isOutside);
    if (mode === "drag") handlers.drop(from, at);
  }

  function cancel(event) {
    pointers.delete(event.pointerId);
    end("over");
    if (!pointers.size) press = null;
  }

  view.addEventListener("pointerdown", begin);
  view.addEventListener("pointermove", move);
  view.addEventListener("pointerup", release);
  view.addEventListener("pointercancel", cancel);
  view.addEventListener("contextmenu", (event) => event.preventDefault());
  view.addEventListener("wheel", (event) => turnWheel(event, handlers), { passive: false });
}

function turnWheel(event, handlers) {
  event.preventDefault();
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
  if (!event.ctrlKey) return handlers.pan(-dx, -dy);
  const turn = Math.max(-60, Math.min(60, dy)); // a notch of a wheel is more than a move of two fingers
  handlers.zoom(Math.exp(-0.005 * turn), { x: event.clientX, y: event.clientY });
}

const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
