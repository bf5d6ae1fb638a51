/** Asks the model: candidates for the shown edit first, then for the other open questions of the page. */

import { post } from "./api.js";
import { currentTask, receive, state, update } from "./state.js";

/** Start the request that is needed next, if any, and stop those whose edit is not shown any longer. */
export function askWhereNeeded() {
  if (state.phase !== "page") return;
  for (const task of state.tasks) {
    if (task.asking && task.asking.edit !== task.edit) task.asking.controller.abort();
  }
  const current = currentTask();
  if (current && needsCandidates(current)) ask(current);
  if (state.tasks.some((task) => task.asking)) return;
  const next = state.tasks.find((task) => !task.decision && needsCandidates(task));
  if (next) ask(next);
}

/** Ask for the current edit again after an error. */
export function askAgain() {
  const edit = currentTask()?.edit;
  if (edit?.error) update({ error: "" }, edit);
}

const needsCandidates = ({ edit, asking }) => !edit.candidates && !edit.error && asking?.edit !== edit;

async function ask(task) {
  const { edit, question } = task;
  const controller = new AbortController();
  const asking = { edit, controller };
  update({ asking }, task);
  const { points, labels, box } = edit;
  const body = { key: crypto.randomUUID(), question, points, labels, box };
  try {
    const answer = await post(`/api/pages/${state.page.id}/ask`, body, controller.signal);
    receive(edit, answer.candidates);
  } catch (error) {
    if (!controller.signal.aborted) update({ error: error.message }, edit);
  } finally {
    if (task.asking === asking) update({ asking: null }, task);
  }
}
