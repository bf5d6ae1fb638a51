/** The way from page to page. A page is leased to its annotator while it is open. */

import { get, post } from "./api.js";
import { sendAll } from "./queue.js";
import { openPage, state, update } from "./state.js";

const RENEWAL = 30_000; // ms for a renewal of the lease, less than the time between two

let turning = new AbortController(); // of the change of the page that is in progress

/** Show the page that was shown after this one, else one with open questions or, in a review, with decisions. */
export async function nextPage() {
  if (!state.session) return;
  if (state.place + 1 < state.trail.length) return goTo(state.place + 1);
  await takePage();
}

/** Show the page that was shown before. */
export async function previousPage() {
  if (state.place > 0) await goTo(state.place - 1);
}

/** Show a page that is chosen; false if it cannot be shown. */
export async function showPage(id) {
  if (state.phase === "page" && state.page.id === id) return true;
  const trail = state.trail.slice(0, state.place + 1).filter((each) => each !== id);
  update({ trail: [...trail, id], place: trail.length });
  return load(id);
}

/** Show pages with decisions of others to confirm or correct, or again those with open questions. */
export async function toggleReview() {
  update({ isReviewing: !state.isReviewing });
  await takePage();
}

/** Stop a change of the page. */
export function stopTurning() {
  turning.abort();
  update({ isTurning: false });
}

function goTo(place) {
  update({ place });
  return load(state.trail[place]);
}

const load = (id) =>
  turnTo(async (signal) => (await post(`/api/pages/${id}/open`, { after: state.page?.id ?? null }, signal)).page);

function takePage() {
  return turnTo(async (signal) => {
    const body = { after: state.page?.id ?? null, review: state.isReviewing };
    const { page, progress } = await post("/api/next", body, signal);
    const trail = page && state.trail.at(-1) !== page.id ? [...state.trail, page.id] : state.trail;
    update({ progress, trail, place: page ? trail.length - 1 : trail.length });
    return page;
  });
}

/** Replace the page by the one that `load` returns, after all decisions are stored; false if it is not shown. */
async function turnTo(load) {
  stopTurning();
  const { signal } = (turning = new AbortController());
  update({ isTurning: true });
  try {
    await sendAll();
    signal.throwIfAborted();
    const page = await load(signal);
    signal.throwIfAborted();
    openPage(page);
    remember(page);
    update({ isTurning: false, status: page ? `Page ${page.number} of ${page.document}.` : "No other page is free." });
    return true;
  } catch (error) {
    if (!signal.aborted) fail(error);
    return false;
  }
}

/** Show an error. A page that is leased to another annotator is left. */
export function fail(error) {
  update({ error: error.message, isTurning: false, phase: state.page ? state.phase : "failed" });
  if (error.status === 409 && state.page) nextPage();
}

// The lease

/** Keep the page for this annotator; shows the next page if another one has it. A page in use is opened when free. */
export async function renewLease() {
  if (state.phase !== "page" || state.session.read_only) return;
  const { id, lease } = state.page;
  try {
    if (lease) return (await get(`/api/pages/${id}`)).lease || state.page?.id !== id || (await load(id));
    await post(`/api/pages/${id}/renew`, undefined, AbortSignal.timeout(RENEWAL)); // before the next one
  } catch (error) {
    if (error.name !== "TimeoutError" && state.page?.id === id) fail(error);
  }
}

/** Give the page back when the tab is closed; a reload of the tab opens it again. */
export function watchClosing() {
  window.addEventListener("pagehide", () => state.page && navigator.sendBeacon(`/api/pages/${state.page.id}/release`));
  window.addEventListener("pageshow", (event) => event.persisted && renewLease());
}

const nameOfPage = () => `djepa-annotate/${state.session.store}/page`; // of sessionStorage

function remember(page) {
  try {
    sessionStorage.setItem(nameOfPage(), page?.id ?? "");
  } catch {
    // a reload shows the next page
  }
}

/** Id of the page that this tab showed before it was reloaded, or 0. */
export function rememberedPage() {
  try {
    return Number(sessionStorage.getItem(nameOfPage()));
  } catch {
    return 0;
  }
}
