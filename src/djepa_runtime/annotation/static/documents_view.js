/** The list of the pages of all documents with their state, from which one is opened. */

import { get } from "./api.js";
import { byId, element, timeOf } from "./dom.js";
import { fail, showPage } from "./pages.js";
import { state } from "./state.js";

const dialog = byId("documents");
const list = byId("page-list");
const FILTERS = {
  all: () => true,
  open: (page) => !page.unreadable && page.decided < page.tasks,
  decided: (page) => page.decided > 0,
  unreviewed: (page) => page.decided > page.reviewed && page.annotators.some((name) => name !== state.session.annotator),
  leased: (page) => isTaken(page),
};
let pages = [];

/** Connect the dialog. */
export function startDocumentsView() {
  byId("open-documents").addEventListener("click", openDocuments);
  byId("close-documents").addEventListener("click", () => dialog.close());
  byId("filter-name").addEventListener("input", drawPages);
  byId("filter-state").addEventListener("change", drawPages);
  dialog.addEventListener("keydown", onKey);
}

/** Show the list as the server knows it now. */
export async function openDocuments() {
  if (!state.session || dialog.open) return;
  try {
    const found = await get("/api/documents");
    pages = found.pages;
    byId("people").textContent = Object.entries(found.progress.annotators).map(([name, count]) => `${name}: ${count}`)
      .concat(`reviewed: ${found.progress.reviewed}`).join(" · ");
  } catch (error) {
    return fail(error);
  }
  drawPages();
  dialog.showModal();
  list.querySelector("[aria-current]")?.scrollIntoView({ block: "center" });
}

const nameOf = (path) => path.split(/[/\\]/).at(-1);
const isTaken = ({ lease }) => lease !== null && lease !== state.session.annotator;

function drawPages() {
  const part = byId("filter-name").value.trim().toLowerCase();
  const isShown = FILTERS[byId("filter-state").value];
  const shown = pages.filter((page) => nameOf(page.path).toLowerCase().includes(part) && isShown(page));
  const byPath = new Map(shown.map(({ path }) => [path, []]));
  for (const page of shown) byPath.get(page.path).push(page);
  list.replaceChildren(...[...byPath].map(([path, found]) => documentItem(path, found)));
  if (!shown.length) list.append(element("p", "muted", "No page."));
}

function documentItem(path, found) {
  const name = element("h3", "", nameOf(path));
  name.title = path;
  return element("section", "", "", [name, ...found.map(pageItem)]);
}

function pageItem(page) {
  const decided = page.last === null ? "" : `${page.annotators.join(", ")}, ${timeOf(page.last)}`;
  const texts = [element("span", "", `Page ${page.number}`), element("span", "text", stateOf(page))];
  const item = element("button", "quiet page", "", [...texts, element("span", "muted", decided)]);
  item.type = "button";
  item.disabled = Boolean(page.unreadable);
  if (page.id === state.page?.id) item.setAttribute("aria-current", "page");
  item.addEventListener("click", () => {
    dialog.close();
    showPage(page.id);
  });
  return item;
}

function stateOf(page) {
  if (page.unreadable) return `cannot be read: ${page.unreadable}`;
  const reviewed = page.reviewed ? `, ${page.reviewed} reviewed` : "";
  const isDecided = page.decided === page.tasks;
  const decided = (isDecided ? "decided" : `open, ${page.decided} of ${page.tasks} decided`) + reviewed;
  return isTaken(page) ? `in use by ${page.lease}; ${decided}` : decided;
}

/** The arrow keys go from page to page, Enter in the name opens the first one. */
function onKey(event) {
  const items = [...list.querySelectorAll("button:not(:disabled)")];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.target.matches("input") && event.key === "Enter") items[0]?.click();
  else if (step && !event.target.matches("select")) items[Math.max(0, items.indexOf(event.target) + step)]?.focus();
  else return;
  event.preventDefault();
}
