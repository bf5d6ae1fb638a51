/** The questions of the page, and the candidates and buttons of the current one. */

import { askAgain } from "./asking.js";
import { accept, decide, redo, tryAgain, undo } from "./deciding.js";
import { byId, element, timeOf } from "./dom.js";
import { nextPage, previousPage, toggleReview } from "./pages.js";
import {
  addQuestion, canUndoEdit, choose, currentTask, isOpen, refusal, select, shown, state, update,
} from "./state.js";

const OUTCOMES = {
  open: { icon: "", name: "open" },
  accepted: { icon: "✓", name: "accepted" },
  absent: { icon: "∅", name: "not on this page" },
  skipped: { icon: "→", name: "skipped" },
};

let drawnCandidates = null; // those in the list, so that focus stays while only the choice changes
let announced = "";

/** Connect buttons and lists. */
export function startTasksView() {
  const actions = {
    accept, undo, redo, "previous-page": previousPage, "next-page": nextPage, "check-again": tryAgain,
    review: toggleReview,
    absent: () => decide("absent"), skip: () => decide("skipped"), pick: togglePicking,
  };
  for (const [id, act] of Object.entries(actions)) byId(id).addEventListener("click", () => act());
  byId("new-question").addEventListener("submit", submitQuestion);
}

/** Start or end picking words. */
export function togglePicking() {
  if (state.phase === "page") update({ picking: !state.picking });
}

function submitQuestion(event) {
  event.preventDefault();
  const field = byId("question-text");
  const question = field.value.trim();
  if (!question || state.phase !== "page") return;
  addQuestion(question);
  field.value = "";
  field.blur();
}

/** Draw the state. */
export function drawTasks() {
  const task = currentTask();
  drawQuestions();
  byId("answer-panel").hidden = !task;
  byId("question-text").disabled = state.phase !== "page";
  byId("next-page").disabled = state.phase !== "page";
  byId("previous-page").disabled = state.place < 1;
  byId("review").setAttribute("aria-pressed", state.isReviewing);
  drawButtons(task);
  if (!task) return;
  byId("question").textContent = task.question;
  byId("answer-state").textContent = stateOf(task);
  drawCandidates(task);
  drawProposed(task);
  announce(task);
}

function drawQuestions() {
  const list = byId("questions");
  list.replaceChildren(...state.tasks.map(questionItem));
  list.setAttribute("aria-activedescendant", state.tasks.length ? `question-${state.current}` : "");
  list.children[state.current]?.scrollIntoView({ block: "nearest" });
  const decided = state.tasks.filter(({ decision }) => (state.isReviewing ? decision?.review : decision)).length;
  const done = state.isReviewing ? "reviewed" : "decided";
  byId("page-progress").textContent = state.tasks.length ? `${decided} of ${state.tasks.length} ${done}` : "";
}

function questionItem(task, index) {
  const { icon, name } = OUTCOMES[task.decision?.outcome ?? "open"];
  const text = element("span", "text", "", [element("span", "", task.question)]);
  if (task.decision) {
    const parts = [element("span", "", task.decision.answer?.text ?? ""), element("span", "", authorsOf(task.decision))];
    text.append(element("span", "answer-text", "", parts));
  }
  const mark = element("span", `mark ${task.decision?.outcome ?? "open"}`, icon);
  mark.setAttribute("aria-hidden", "true");
  const item = element("li", "", "", [mark, text, element("span", "sr-only", `, ${name}`)]);
  item.id = `question-${index}`;
  item.setAttribute("role", "option");
  item.setAttribute("aria-selected", index === state.current);
  item.addEventListener("click", () => select(index));
  return item;
}

/** Who decided and who reviewed a question. */
function authorsOf({ annotator, review }) {
  return review ? `${review.annotator}, ${review.result} by ${annotator}` : annotator;
}

/** A line on the state of a question: decided, asking, or its prompts. */
function stateOf(task) {
  const { kind } = shown(task);
  const { points, box, error } = task.edit;
  if (error) return error;
  if (kind === "pending") return "Asking the model…";
  if (kind === "decided") {
    const { outcome, created } = task.decision;
    const decided = `Decided by ${authorsOf(task.decision)}${created ? `, ${timeOf(created)}` : ""}`;
    const next = isOpen(task) ? "Confirm it, or edit to correct it." : "An edit replaces it.";
    return `${decided}: ${OUTCOMES[outcome].name}. ${next}`;
  }
  const given = [];
  if (points.length) given.push(points.length === 1 ? "1 point" : `${points.length} points`);
  if (box) given.push("1 box");
  return given.length ? `Prompts: ${given.join(", ")}` : "Click the page to correct, drag a box, or pick words.";
}

// Candidates

function drawCandidates(task) {
  const list = byId("candidate-list");
  const { kind } = shown(task);
  const candidates = task.edit.candidates ?? task.past.findLast((edit) => edit.candidates)?.candidates ?? null;
  if (candidates !== drawnCandidates || !candidates) list.replaceChildren(...candidateItems(candidates, task));
  drawnCandidates = candidates;
  byId("candidates").setAttribute("aria-busy", kind === "pending");
  list.querySelectorAll("input").forEach((input, index) => {
    input.checked = kind === "candidate" && index === task.edit.choice;
    input.disabled = kind === "pending";
  });
}

function candidateItems(candidates, task) {
  if (candidates) return candidates.slice(0, 3).map(candidateItem);
  if (!task.edit.error) return [1, 2, 3].map(() => element("div", "candidate placeholder"));
  const again = element("button", "quiet", "Ask again");
  again.type = "button";
  again.addEventListener("click", askAgain);
  return [again];
}

function candidateItem({ text, score }, index) {
  const input = element("input");
  input.type = "radio";
  input.name = "candidate";
  input.addEventListener("change", () => choose(index));
  const key = element("kbd", "", `${index + 1}`);
  key.setAttribute("aria-hidden", "true");
  const bar = element("span", "bar");
  bar.style.width = `${100 * score}%`;
  const percent = element("span", "score", `${Math.round(100 * score)} %`);
  const name = element("span", "text", text || "Region without text");
  return element("label", "candidate", "", [input, key, name, percent, bar]);
}

/** What is accepted if it is none of the candidates. */
function drawProposed(task) {
  const { kind, answer } = shown(task);
  byId("proposed").hidden = kind !== "picked" && kind !== "absent";
  byId("proposed-label").textContent = kind === "picked" ? "Picked words" : "The model finds no answer";
  byId("proposed-text").textContent = kind === "picked" ? answer.text || "None" : "Not on this page";
}

// Buttons

function drawButtons(task) {
  const { kind } = shown(task);
  for (const id of ["accept", "absent", "skip"]) byId(id).disabled = Boolean(refusal());
  byId("accept").setAttribute("aria-disabled", kind === "pending");
  byId("accept-label").textContent = kind !== "decided" ? "Accept" : isOpen(task) ? "Confirm" : "Go on";
  byId("read-only").hidden = !refusal();
  byId("read-only").textContent = refusal();
  byId("pick").setAttribute("aria-pressed", state.picking);
  byId("undo").disabled = !canUndoEdit(task) && !state.done.length;
  byId("redo").disabled = !task?.future.length && !state.undone.length;
}

/** Report the question and its drawn answer to screen readers. */
function announce(task) {
  const { kind, answer } = shown(task);
  if (kind === "pending") return;
  const parts = [answer ? answer.text : "no answer"];
  if (kind === "candidate") parts.push(`candidate ${task.edit.choice + 1}`, `${Math.round(100 * answer.score)} %`);
  if (kind === "decided") parts.push(OUTCOMES[task.decision.outcome].name);
  const text = `${task.question}: ${parts.join(", ")}`;
  if (text !== announced) byId("announcer").textContent = announced = text;
}
