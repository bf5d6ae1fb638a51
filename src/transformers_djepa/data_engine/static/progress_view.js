/** Document name, notices, status and progress. */

import { byId } from "./dom.js";
import { state, update } from "./state.js";

const CONNECTION = {
  unreachable: "The server cannot be reached. It is tried again every few seconds.",
  "signed out": "The server does not know this browser. Open the address that `djepa annotate` printed.",
};
const EMPTY = {
  loading: ["Loading", "The next page is read."],
  done: ["All pages are done", "No page has an open question."],
  waiting: ["No page is free", "Other annotators have the pages with open questions."],
  failed: ["The page cannot be shown", "See the message above."],
};

/** Connect the button that closes the error. */
export function startProgressView() {
  byId("dismiss").addEventListener("click", () => update({ error: "" }));
}

/** Draw the state. */
export function drawProgress() {
  const { page, phase, progress, session, status } = state;
  drawNotices();
  byId("document-name").textContent = page?.document ?? "djepa annotate";
  byId("page-number").textContent = page ? `Page ${page.number} of ${page.num_pages}` : "";
  const isWaiting = phase === "done" && progress.decided < progress.tasks;
  byId("empty").hidden = phase === "page";
  byId("check-again").hidden = phase === "page" || phase === "loading";
  [byId("empty-title").textContent, byId("empty-text").textContent] = EMPTY[isWaiting ? "waiting" : phase] ?? ["", ""];
  setText("status", status);
  byId("model").textContent = session?.model ?? "–";
  if (progress) drawNumbers(progress);
}

function drawNotices() {
  const kept = state.unsent === 1 ? " 1 decision is kept" : ` ${state.unsent} decisions are kept`;
  const suffix = state.unsent ? `${kept} in this browser and sent later.` : "";
  setText("connection", state.connection === "ok" ? "" : CONNECTION[state.connection] + suffix);
  byId("connection").hidden = state.connection === "ok";
  setText("error-text", state.error);
  byId("error").hidden = !state.error;
}

function drawNumbers({ tasks, decided, agreement, seconds }) {
  byId("progress").max = Math.max(1, tasks);
  byId("progress").value = decided;
  byId("decided").textContent = `${decided} of ${tasks} questions decided`;
  byId("agreement").textContent = agreement === null ? "–" : `${Math.round(100 * agreement)} %`;
  byId("seconds").textContent = seconds === null ? "–" : seconds.toFixed(1);
}

/** Set a text only if it differs: a live region reports each change. */
function setText(id, text) {
  if (byId(id).textContent !== text) byId(id).textContent = text;
}
