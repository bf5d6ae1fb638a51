/** The browser application of `djepa annotate`: starts the views and the session. */

import { watchConnection } from "./api.js";
import { askWhereNeeded } from "./asking.js";
import { start } from "./deciding.js";
import { startDocumentsView } from "./documents_view.js";
import { startKeys } from "./keys.js";
import { drawPage, startPageView } from "./page_view.js";
import { renewLease, watchClosing } from "./pages.js";
import { drawProgress, startProgressView } from "./progress_view.js";
import { startPrompts } from "./prompts.js";
import { state, subscribe, update } from "./state.js";
import { drawTasks, startTasksView } from "./tasks_view.js";

const LEASE_INTERVAL = 60_000; // ms
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
  <rect x="2.5" y="1" width="11" height="14" rx="1.5" fill="#fff" stroke="#596170"/>
  <rect x="5" y="6" width="6" height="3" rx="1" fill="#9db1ff" stroke="#3653c7"/>
</svg>`;

watchConnection((connection) => connection !== state.connection && update({ connection }));
for (const draw of [drawPage, drawTasks, drawProgress, askWhereNeeded]) subscribe(draw);
startPageView();
startPrompts();
startTasksView();
startProgressView();
startDocumentsView();
startKeys();
watchClosing();
setIcon();
setInterval(renewLease, LEASE_INTERVAL);
start().catch((error) => update({ phase: "failed", error: error.message }));

/** The icon of the tab, as a blob that the content security policy allows. */
function setIcon() {
  const icon = document.createElement("link");
  icon.rel = "icon";
  icon.href = URL.createObjectURL(new Blob([ICON], { type: "image/svg+xml" }));
  document.head.append(icon);
}
