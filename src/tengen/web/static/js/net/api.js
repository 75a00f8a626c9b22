// The JSON API as four verbs. A refusal is an ApiError with the server's sentence in the language of the page.

import { errorText, t } from "../lib/texts.js";

/** What the server refused, or why it could not be asked (`code` "offline"). */
export class ApiError extends Error {
  constructor({ code, message, ...more }) {
    super(errorText({ code, message, ...more }));
    this.name = "ApiError";
    this.code = code;
    this.more = more;
  }
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

export const api = {
  get: (path, signal) => request("GET", path, undefined, signal),
  post: (path, body = {}, signal) => request("POST", path, body, signal),
  put: (path, body) => request("PUT", path, body),
  patch: (path, body) => request("PATCH", path, body),
  delete: (path) => request("DELETE", path),
};

/** What the server says of a position: stones, outcome, forbidden points, threats … */
export const describe = (position) => api.post("/api/position", { position, threats: true });
