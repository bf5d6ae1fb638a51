/** Time in which the window was visible. */

let visible = 0; // ms of earlier visible periods
let since = document.hidden ? null : performance.now();

document.addEventListener("visibilitychange", () => {
  if (document.hidden && since !== null) visible += performance.now() - since;
  since = document.hidden ? null : performance.now();
});

/** Visible seconds since the last call. */
export function lap() {
  const total = visible + (since === null ? 0 : performance.now() - since);
  visible = 0;
  since = since === null ? null : performance.now();
  return total / 1000;
}
