// The JSON API as verbs. A refusal is an ApiError with the server's sentence in the language of the page.

import { errorText } from "../lib/texts.js";
import { keep, seen } from "./seen.js";

/** What the server refused, or why it could not be asked (`code` "offline"). */
export class ApiError extends Error {
  constructor({ code, message, ...more }) {
    super(errorText({ code, message, ...more }));
    this.name = "ApiError";
    this.code = code;
    this.more = more;
  }
}

let known = {}; // answers that came with the configuration, by path

/** Takes answers that the first view will ask for; they hold until something is changed or `forgetKnown`. */
export function learnAnswers(answers) {
  known = answers;
}

/** Asks the server for everything again. */
export function forgetKnown() {
  known = {};
}

async function request(method, path, body, signal) {
  const headers = body === undefined ? {} : { "Content-Type": "application/json" };
  let response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new ApiError({ code: "offline", key: "server-silent" });
  }
  const isJson = response.headers.get("Content-Type")?.includes("json");
  const answer = response.status === 204 ? null : isJson ? await response.json() : await response.text();
  if (response.ok) return answer;
  throw new ApiError(
    answer?.error ?? { code: "failed", key: "server-failed", params: { status: response.status } },
  );
}

/** An answer of the server, or without it one that was kept. */
async function get(path, signal) {
  if (path in known) return known[path];
  try {
    const answer = await request("GET", path, undefined, signal);
    keep(path, answer).catch(() => {}); // storage is full or switched off
    return answer;
  } catch (error) {
    const kept = error.code === "offline" ? await seen(path) : undefined;
    if (kept === undefined) throw error;
    return kept;
  }
}

function change(method, path, body, signal) {
  forgetKnown();
  return request(method, path, body, signal);
}

export const api = {
  get,
  post: (path, body = {}, signal) => change("POST", path, body, signal),
  put: (path, body) => change("PUT", path, body),
  patch: (path, body) => change("PATCH", path, body),
  delete: (path) => change("DELETE", path),
};

/** What the server says of a position: stones, outcome, forbidden points, threats … */
export const describe = (position) => api.post("/api/position", { position, threats: true });
