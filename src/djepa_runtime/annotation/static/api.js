/** JSON requests. While the server cannot answer, a request is repeated with the same body, so with the same key. */

const LATER = new Set([401, 429, 502, 503, 504]); // statuses that another try can change
const LONGEST_WAIT = 5000; // ms

let onConnection = () => {};
let named = Promise.resolve(); // fulfilled when the last change of the name is answered

/** An error response of the server. */
class ApiError extends Error {
  constructor(status, detail) {
    super(detail);
    this.status = status;
  }
}

/** Call `callback` with "ok", "unreachable" or "signed out" after each try of a request. */
export function watchConnection(callback) {
  onConnection = callback;
}

/** GET a resource; see `send` for errors. */
export const get = (path, signal) => send("GET", path, undefined, signal);

/** POST a body, after a change of the name; see `send` for errors. */
export const post = (path, body, signal) => named.then(() => send("POST", path, body, signal));

/** Change the annotator's name, which a cookie carries to all requests; returns the session. */
export function postName(name) {
  const session = send("POST", "/api/name", { name });
  named = session.catch(() => {});
  return session;
}

/** Wait for some milliseconds; rejects with `AbortError`. */
export function wait(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal?.aborted) return stop();
    signal?.addEventListener("abort", stop, { once: true });
    setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
  });
}

/** Send until the server answers. Rejects with `ApiError` for an error response, and with `AbortError`. */
async function send(method, path, body, signal) {
  for (let pause = 500; ; pause = Math.min(2 * pause, LONGEST_WAIT)) {
    const response = await tryOnce(method, path, body, signal);
    onConnection(response === null ? "unreachable" : response.status === 401 ? "signed out" : "ok");
    if (response?.ok) return response.body;
    if (response && !LATER.has(response.status)) throw new ApiError(response.status, detailOf(response));
    await wait(pause, signal);
  }
}

/** The response as `{ok, status, body}`, or null if there is none or it breaks off. */
async function tryOnce(method, path, body, signal) {
  const headers = body === undefined ? {} : { "Content-Type": "application/json" };
  try {
    const response = await fetch(path, { method, headers, body: body && JSON.stringify(body), signal });
    const { ok, status } = response;
    return { ok, status, body: await (ok ? response.json() : response.json().catch(() => null)) };
  } catch (error) {
    if (signal?.aborted) throw error;
    return null;
  }
}

function detailOf({ status, body }) {
  return typeof body?.detail === "string" ? body.detail : `The server answered with status ${status}.`;
}
