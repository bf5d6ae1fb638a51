/** The session, decisions and their undo. */

import { get, postName } from "./api.js";
import { fail, nextPage, rememberedPage, showPage, stopTurning } from "./pages.js";
import { add, openQueue, sendAll, unsent } from "./queue.js";
import {
  canUndoEdit, currentTask, isOpen, redoEdit, refusal, select, selectNextOpen, shown, state, takeSeconds, taskOf,
  undoEdit, update,
} from "./state.js";

const WORDS = { accepted: "Accepted", absent: "Not on this page", skipped: "Skipped" };

/** Start the session: send the decisions that were kept, then show the page of this tab, or the first one. */
export async function start() {
  const session = await get("/api/session");
  openQueue(session.store, { confirmed, refused, failed: ({ message }) => update({ error: message }) });
  update({ session, progress: session.progress, unsent: unsent().length });
  const id = rememberedPage();
  if (!id || !(await showPage(id)) || state.page.lease) {
    update({ error: "" }); // the page is not among the given documents any longer
    await nextPage();
  }
  update({ done: ownDecisions() });
}

/** Show a page after there was none; starts a session that could not be started. */
export const tryAgain = () => (state.session ? nextPage() : start()).catch(fail);

/** Go on under another name. */
export async function rename(name) {
  await postName(name).then((session) => update({ session }), fail);
}

/** The decisions of this annotator on the page, as items of `state.done`. */
function ownDecisions() {
  const own = state.tasks.filter(({ decision }) => decision?.annotator === state.session.annotator);
  own.sort((a, b) => a.decision.event - b.decision.event);
  return own.map(({ question, decision }) => ({ page: state.page.id, question, before: null, after: decision }));
}

// Decisions

/** Accept what is drawn, also a decision that is reviewed. On another decided question, go on to the next open one. */
export function accept() {
  const task = currentTask();
  const { kind, answer } = shown(task);
  if (kind === "decided" && isOpen(task)) return decide(task.decision.outcome, answer);
  if (!task || kind === "decided") return goOn();
  if (kind === "pending") return update({ status: task.edit.error || "The candidates are not there yet." });
  if (kind === "absent") return decide("absent");
  if (!answer.boxes.length) return update({ status: "There is no region to accept. Click the page or pick words." });
  const { text, boxes, word_ids } = answer;
  decide("accepted", { text, boxes, word_ids });
}

/** Decide the current task: "accepted" with an answer, "absent" or "skipped". */
export function decide(outcome, answer = null) {
  const task = currentTask();
  if (!task) return;
  if (refusal()) return update({ status: refusal() });
  if (state.isTurning) return update({ status: "The next page is loading." }); // the key is for that page
  const { kind } = shown(task);
  const isCandidate = outcome === "accepted" ? kind === "candidate" : outcome === "absent" && kind === "absent";
  const candidate = isCandidate ? task.edit.choice ?? 0 : null;
  const body = { question: task.question, outcome, answer, candidate, edits: task.past.length, seconds: takeSeconds() };
  const key = write({ page: state.page.id, question: task.question, kind: "decide", body, target: null });
  const after = { outcome, answer, annotator: state.session.annotator, event: null };
  const item = { page: state.page.id, question: task.question, before: task.decision, after, key };
  settle(task, after);
  update({ done: [...state.done, item], undone: [], status: summary(task) });
  goOn();
}

/** Go to the next open question, or to the next page. */
function goOn() {
  if (!selectNextOpen()) nextPage();
}

function settle(task, decision) {
  update({ decision, isReopened: false, decidedEdits: decision ? task.past.length : 0 }, task);
}

const summary = ({ question, decision }) =>
  `${WORDS[decision.outcome]}: ${question}${decision.answer ? ` ${decision.answer.text}` : ""}`;

// Undo and redo

/** Undo the last edit of the current question, or else the last decision. */
export async function undo() {
  if (canUndoEdit(currentTask())) return undoEdit();
  const item = state.done.at(-1);
  if (!item || !(await showPageOf(item)) || state.done.at(-1) !== item) return;
  const undoKey = write(undoOf(item, item.key, item.after.event));
  settle(taskOf(item.question), item.before);
  const undone = [...state.undone, { ...item, undoKey }];
  update({ done: state.done.slice(0, -1), undone, status: `Undone: ${item.question}` });
}

/** Redo the last edit of the current question, or else the last decision that was undone. */
export async function redo() {
  if (currentTask()?.future.length) return redoEdit();
  const item = state.undone.at(-1);
  if (!item || !(await showPageOf(item)) || state.undone.at(-1) !== item) return;
  write(undoOf(item, item.undoKey, null));
  const task = taskOf(item.question);
  settle(task, item.after);
  update({ done: [...state.done, item], undone: state.undone.slice(0, -1), status: summary(task) });
  goOn();
}

/** The write that undoes a write: the event is known, or it is that of the write `target`. */
function undoOf({ page, question }, target, event) {
  return { page, question, kind: "undo", body: { event }, target: event === null ? target : null };
}

/** Show the page and the question of a decision; false if it cannot be changed. */
async function showPageOf({ page, question }) {
  stopTurning();
  if (!(await showPage(page))) return false;
  select(state.tasks.indexOf(taskOf(question)));
  update({ status: refusal() });
  return !refusal();
}

// Writes

function write(entry) {
  const key = add(entry);
  update({ unsent: unsent().length });
  sendAll();
  return key;
}

function confirmed({ key }, { event, decision, progress }) {
  const item = state.done.find((each) => each.key === key);
  if (item) Object.assign(item.after, decision?.event === event ? decision : { event });
  update({ progress, unsent: unsent().length });
}

/** A write that the server does not take: the question is as it is stored. */
async function refused({ key, page, question }, error) {
  const done = state.done.filter((item) => item.key !== key);
  update({ done, unsent: unsent().length, error: `Not saved: “${question}” ${error.message}` });
  if (state.page?.id !== page) return;
  if (error.status === 409) return nextPage();
  const { tasks } = await get(`/api/pages/${page}`).catch(() => ({ tasks: [] }));
  const stored = tasks.find((each) => each.question === question);
  if (state.page?.id === page && taskOf(question)) settle(taskOf(question), stored?.decision ?? null);
}
