/**
 * Writes that the server has not confirmed. Each is an item of localStorage, so a reload loses none and two tabs do not
 * overwrite each other. They are sent in order; a second submission is harmless, because each has a key.
 *
 * A write is `{key, page, question, kind, body, target}`: kind is "decide" or "undo"; `target` is the key of the write
 * that an undo refers to, if its event id is not known yet.
 */

import { post, wait } from "./api.js";

/** Writes by name where localStorage is full or switched off; a reload loses these. */
const memory = new Map();

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
  const names = [...memory.keys(), ...storedNames()].filter((name) => name.startsWith(prefix));
  return names.sort().map((name) => ({ name, ...JSON.parse(memory.get(name) ?? localStorage.getItem(name)) }));
}

function storedNames() {
  try {
    return Object.keys(localStorage).filter((name) => !memory.has(name));
  } catch {
    return [];
  }
}

function keep(name, write) {
  const text = JSON.stringify(write);
  try {
    localStorage.setItem(name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
    listeners.failed({ message: "This browser's storage is full: keep this page open until all decisions are saved." });
  }
}

function forget(name) {
  if (!memory.delete(name)) localStorage.removeItem(name);
}

/** Keep a write until the server has confirmed it; returns its key. */
export function add(write) {
  const key = crypto.randomUUID();
  const time = `${Date.now()}-${String(count++).padStart(6, "0")}`;
  keep(prefix + time, { key, ...write });
  return key;
}

/** Send all writes; resolves when none is left. */
export function sendAll() {
  sending ??= sendInOrder().finally(() => (sending = null));
  return sending;
}

async function sendInOrder() {
  for (let write = unsent()[0]; write; write = unsent()[0]) {
    let result;
    try {
      result = await post(`/api/pages/${write.page}/${write.kind}`, bodyOf(write));
    } catch (error) {
      if (KEPT.has(error.status)) {
        listeners.failed(error);
        await wait(PAUSE);
      } else {
        drop(write);
        listeners.refused(write, error);
      }
      continue;
    }
    confirm(write, result);
  }
}

function bodyOf({ key, body, target }) {
  return target ? { key, ...body, event: events.get(target) } : { key, ...body };
}

/** Remove a write that was refused, and those that refer to it. */
function drop(write) {
  forget(write.name);
  for (const other of unsent()) if (other.target === write.key) drop(other);
}

/** Remove a write, and give its event id to the writes that refer to it. */
function confirm(write, result) {
  events.set(write.key, result.event);
  for (const { name, ...other } of unsent().filter((each) => each.target === write.key)) {
    const body = { ...other.body, event: result.event };
    keep(name, { ...other, body, target: null });
  }
  forget(write.name);
  listeners.confirmed(write, result);
}
