/** Document name, notices, status and progress. */

import { rename } from "./deciding.js";
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
  reviewed: ["Nothing to review", "No free page has a decision of others that nobody has reviewed."],
  failed: ["The page cannot be shown", "See the message above."],
};

/** Connect the button that closes the error, and the name of the annotator. */
export function startProgressView() {
  byId("dismiss").addEventListener("click", () => update({ error: "" }));
  byId("annotator").addEventListener("change", changeName);
}

async function changeName({ target }) {
  const name = target.value.trim();
  target.blur();
  if (name) await rename(name);
  target.value = state.session?.annotator ?? "";
}

/** Draw the state. */
export function drawProgress() {
  const { page, phase, progress, session, status } = state;
  drawNotices();
  byId("document-name").textContent = page?.document ?? "djepa annotate";
  byId("page-number").textContent = page ? `Page ${page.number} of ${page.num_pages}` : "";
  const isWaiting = phase === "done" && progress.decided < progress.tasks;
  const empty = phase === "done" && state.isReviewing ? "reviewed" : isWaiting ? "waiting" : phase;
  byId("empty").hidden = phase === "page";
  byId("check-again").hidden = phase === "page" || phase === "loading";
  [byId("empty-title").textContent, byId("empty-text").textContent] = EMPTY[empty] ?? ["", ""];
  setText("status", status);
  byId("model").textContent = session?.model ?? "–";
  if (document.activeElement !== byId("annotator")) byId("annotator").value = session?.annotator ?? "";
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

function drawNumbers({ tasks, decided, reviewed, agreement, seconds }) {
  const [done, all] = state.isReviewing ? [reviewed, decided] : [decided, tasks];
  byId("progress").max = Math.max(1, all);
  byId("progress").value = done;
  byId("decided").textContent = `${done} of ${all} ${state.isReviewing ? "decisions reviewed" : "questions decided"}`;
  byId("agreement").textContent = agreement === null ? "–" : `${Math.round(100 * agreement)} %`;
  byId("seconds").textContent = seconds === null ? "–" : seconds.toFixed(1);
}

/** Set a text only if it differs: a live region reports each change. */
function setText(id, text) {
  if (byId(id).textContent !== text) byId(id).textContent = text;
}
