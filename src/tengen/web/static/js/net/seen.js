// Answers of the server that open again without it: lessons and puzzles that were seen. They are kept for
// one identity, the one that got them; nobody else ever reads them.

const PREFIX = "tengen-seen-";
const KEPT = /^\/api\/(config|lessons|puzzles|drills\/due)(?=[/?]|$)/;
const PUZZLE = /^\/api\/puzzles\/(today|next)\?/;
const puzzlePath = (id) => `/api/puzzles/${encodeURIComponent(id)}`;

let owner = null; // whose answers these are; null until the server has said it

/** Whether this browser can keep anything for this page. */
const canKeep = () => Boolean(globalThis.caches);

async function names() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** Keeps answers for this identity from now on, and forgets those of every other. */
export async function keepFor(identity) {
  owner = identity;
  if (!canKeep()) return;
  for (const name of await names()) if (name !== PREFIX + identity) await caches.delete(name);
}

/** Forgets everything, before the page goes on as somebody else. */
export async function forgetSeen() {
  owner = null;
  if (canKeep()) for (const name of await names()) await caches.delete(name);
}

/** Keeps the answer to a request, if it is one of those that open again. */
export async function keep(path, answer) {
  if (owner === null || !canKeep() || !KEPT.test(path)) return;
  const cache = await caches.open(PREFIX + owner);
  const address = PUZZLE.test(path) ? puzzlePath(answer.id) : path;
  await cache.put(address, new Response(JSON.stringify(answer)));
}

/** What was kept for a request; undefined if nothing was. Another puzzle stands in for the next one. */
export async function seen(path) {
  if (!canKeep()) return undefined;
  const [name] = await names();
  if (!name) return undefined;
  const cache = await caches.open(name);
  const found = (await cache.match(path)) ?? (PUZZLE.test(path) ? await anyPuzzle(cache, path) : undefined);
  return found?.json();
}

async function anyPuzzle(cache, path) {
  const without = puzzlePath(new URLSearchParams(path.split("?")[1]).get("without") ?? "");
  const all = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/api/puzzles/"));
  const others = all.filter(({ url }) => new URL(url).pathname !== without);
  const choice = others.length ? others : all;
  return choice.length ? cache.match(choice[Math.floor(Math.random() * choice.length)]) : undefined;
}
