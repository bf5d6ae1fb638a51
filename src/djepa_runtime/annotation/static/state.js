/**
 * The state of the application: one object, changed by the functions of this module, which call the subscribers.
 *
 * A task is a question about the open page. Its edits (points, box, picked words) are snapshots, so that undo restores
 * prompts and candidates together.
 */

import { lap } from "./clock.js";
import { answerOfWords } from "./words.js";

export const state = {
  phase: "loading", // "loading", "page", "done" or "failed"
  session: null,
  page: null,
  tasks: [],
  current: 0, // index of the shown task
  trail: [], // ids of the pages that were shown
  place: 0, // index of the shown page in `trail`; its length if no page is shown
  isReviewing: false, // whether decisions of others are confirmed or corrected
  isTurning: false, // whether another page is loading
  picking: false, // whether clicks pick words
  cursor: null, // [x, y] of the crosshair for the keyboard
  connection: "ok", // "ok", "unreachable" or "signed out"
  unsent: 0, // decisions that the server has not confirmed
  progress: null,
  status: "",
  error: "",
  done: [], // decisions that can be undone, the latest last
  undone: [], // decisions that can be redone
};

const subscribers = [];
let isScheduled = false;

/** Call `callback` after changes; several changes of one event are reported once. */
export function subscribe(callback) {
  subscribers.push(callback);
}

/** Set fields of the state, or of a task or an edit, and notify the subscribers. */
export function update(values = {}, target = state) {
  Object.assign(target, values);
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    for (const callback of subscribers) callback();
  });
}

// Tasks

const blank = () => ({ points: [], labels: [], box: null, picked: null, candidates: null, choice: 0, error: "" });

function asTask({ question, decision }) {
  const edits = { edit: blank(), past: [], future: [], isReopened: false, decidedEdits: 0 };
  return { question, decision, ...edits, asking: null, seconds: 0 };
}

/** Show a page; null means that no page is left. */
export function openPage(page) {
  for (const task of state.tasks) task.asking?.controller.abort();
  const tasks = page ? page.tasks.map(asTask) : [];
  const current = Math.max(0, tasks.findIndex(isOpen));
  lap();
  update({ phase: page ? "page" : "done", page, tasks, current, picking: false, cursor: null });
}

/** Whether a task waits for this annotator: without a decision or, in a review, with one that others alone know. */
export function isOpen({ decision }) {
  if (!state.isReviewing || !decision) return !state.isReviewing && !decision;
  return decision.outcome !== "skipped" && !decision.review && decision.annotator !== state.session.annotator;
}

/** Why decisions on the open page are refused, or "". */
export function refusal() {
  if (state.session?.read_only) return "This server is read-only. Decisions are not saved.";
  return state.page?.lease ? `${state.page.lease} works on this page. Decisions are not saved.` : "";
}

/** The shown task, or undefined. */
export const currentTask = () => state.tasks[state.current];

/** The task of a question, or undefined. */
export const taskOf = (question) => state.tasks.find((task) => task.question === question);

/** Show the task with this index. */
export function select(index) {
  if (index < 0 || index >= state.tasks.length) return;
  currentTask().seconds += lap();
  update({ current: index, picking: false });
}

/** Show the next open task after the current one, from the top after the end; false if none is left. */
export function selectNextOpen() {
  const order = state.tasks.map((_, step) => (state.current + 1 + step) % state.tasks.length);
  const index = order.find((each) => isOpen(state.tasks[each]));
  if (index === undefined) return false;
  select(index);
  return true;
}

/** Show a question that a person typed, as a new task if the page has none of it. */
export function addQuestion(question) {
  if (!taskOf(question)) update({ tasks: [...state.tasks, asTask({ question, decision: null })] });
  select(state.tasks.indexOf(taskOf(question)));
}

/** Visible seconds spent on the current task, which start again from 0. */
export function takeSeconds() {
  const task = currentTask();
  const seconds = task.seconds + lap();
  task.seconds = 0;
  return seconds;
}

// Edits

/** Whether prompts were given. */
const hasPrompts = (edit) => edit.points.length > 0 || edit.box !== null;

/** Candidates of an edit from the server. A choice of null stands for "not on this page". */
export function receive(edit, candidates) {
  const isAbsent = !candidates.length || (!hasPrompts(edit) && !candidates[0].present);
  update({ candidates, choice: isAbsent ? null : 0, error: "" }, edit);
}

/** Start a new edit of the current task from the last one. Prompts need new candidates, picked words do not. */
function startEdit(values) {
  const task = currentTask();
  if (!task) return;
  const asksAgain = "points" in values || "box" in values;
  const candidates = asksAgain ? null : task.edit.candidates;
  const edit = { ...task.edit, ...values, candidates, error: "" };
  update({ undone: [] });
  update({ edit, past: [...task.past, task.edit], future: [], isReopened: Boolean(task.decision) }, task);
}

/** Add a point [x, y] in 0..1000 with label 1 (inside the answer) or 0 (outside). */
export function addPoint(point, label) {
  const { points, labels } = currentTask()?.edit ?? blank();
  startEdit({ points: [...points, point], labels: [...labels, label], picked: null });
}

/** Replace the box. */
export const setBox = (box) => startEdit({ box, picked: null });

/** Add words to the answer or remove them; all are removed if all are picked. */
export function pickWords(wordIds) {
  const picked = new Set(shown(currentTask()).answer?.word_ids);
  const isRemoval = wordIds.every((id) => picked.has(id));
  for (const id of wordIds) isRemoval ? picked.delete(id) : picked.add(id);
  startEdit({ picked: [...picked].sort((a, b) => a - b) });
}

/** Show another candidate. It is an edit if it replaces picked words, or "not on this page". */
export function choose(choice) {
  const task = currentTask();
  if (!task?.edit.candidates?.[choice]) return;
  if (task.edit.picked || task.edit.choice === null) startEdit({ picked: null });
  update({ choice }, task.edit);
  update({ isReopened: Boolean(task.decision) }, task);
}

/** Whether the current task has an edit to undo. */
export const canUndoEdit = (task) => Boolean(task) && task.past.length > (task.decision ? task.decidedEdits : 0);

/** Go back to the edit before. */
export function undoEdit() {
  const task = currentTask();
  const past = task.past.slice(0, -1);
  const isReopened = Boolean(task.decision) && past.length > task.decidedEdits;
  update({ edit: task.past.at(-1), past, future: [task.edit, ...task.future], isReopened }, task);
}

/** Apply the edit that was undone last. */
export function redoEdit() {
  const task = currentTask();
  const [edit, ...future] = task.future;
  update({ edit, past: [...task.past, task.edit], future, isReopened: Boolean(task.decision) }, task);
}

// What is drawn

/**
 * The answer that is drawn and that Enter accepts.
 *
 * Returns `{kind, answer, mask}`; kind is "decided", "picked", "candidate", "absent", or "pending" while candidates are
 * asked, with the answer of the edit before.
 */
export function shown(task) {
  if (!task) return { kind: "pending", answer: null, mask: null };
  if (task.decision && !task.isReopened) return { kind: "decided", answer: task.decision.answer, mask: null };
  const { picked, candidates, choice } = task.edit;
  if (picked) return { kind: "picked", answer: answerOfWords(state.page.words, picked), mask: null };
  const edit = candidates ? task.edit : task.past.findLast((each) => each.candidates);
  const candidate = edit?.candidates[edit.choice] ?? null;
  const kind = !candidates ? "pending" : choice === null ? "absent" : "candidate";
  return { kind, answer: candidate, mask: candidate?.mask ?? null };
}
