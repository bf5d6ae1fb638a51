/**
 * Writes that the server has not confirmed. Each is an item of localStorage, so a reload loses none and two tabs do not
 * overwrite each other. They are sent in order; a second submission is harmless, because each has a key.
 *
 * A write is `{key, page, question, kind, body, target}`: kind is "decide" or "undo"; `target` is the key of the write
 * that an undo refers to, if its event id is not known yet.
 */

import { post, wait } from "./api.js";

const PAUSE = 5000; // ms before a write that failed on the server is sent again
const KEPT = new Set([403, 500, 507]); // statuses after which a write is kept

let prefix = "";
let listeners = {};
let sending = null;
let count = 0;
const events = new Map(); // key of a confirmed write -> event id

/** Use the writes of a store; `confirmed(write, result)`, `refused(write, error)` and `failed(error)` are called. */
export function openQueue(store, callbacks) {
  prefix = `djepa-annotate/${store}/`;
  listeners = callbacks;
}

/** The writes that are not confirmed, oldest first. */
export function unsent() {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  return names.sort().map((name) => ({ name, ...JSON.parse(localStorage.getItem(name)) }));
}

/** Keep a write until the server has confirmed it; returns its key. */
export function add(write) {
  const key = crypto.randomUUID();
  const time = `${Date.now()}-${String(count++).padStart(6, "0")}`;
  localStorage.setItem(prefix + time, JSON.stringify({ key, ...write }));
  return key;
}

/** Send all writes; resolves when none is left. */
export function sendAll() {
  sending ??= sendInOrder().finally(() => (sending = null));
  return sending;
}

async function sendInOrder() {
  for (let write = unsent()[0]; write; write = unsent()[0]) {
    try {
      confirm(write, await post(`/api/pages/${write.page}/${write.kind}`, bodyOf(write)));
    } catch (error) {
      if (KEPT.has(error.status)) {
        listeners.failed(error);
        await wait(PAUSE);
      } else {
        drop(write);
        listeners.refused(write, error);
      }
    }
  }
}

function bodyOf({ key, body, target }) {
  return target ? { key, ...body, event: events.get(target) } : { key, ...body };
}

/** Remove a write that was refused, and those that refer to it. */
function drop(write) {
  localStorage.removeItem(write.name);
  for (const other of unsent()) if (other.target === write.key) drop(other);
}

/** Remove a write, and give its event id to the writes that refer to it. */
function confirm(write, result) {
  events.set(write.key, result.event);
  for (const { name, ...other } of unsent().filter((each) => each.target === write.key)) {
    const body = { ...other.body, event: result.event };
    localStorage.setItem(name, JSON.stringify({ ...other, body, target: null }));
  }
  localStorage.removeItem(write.name);
  listeners.confirmed(write, result);
}
