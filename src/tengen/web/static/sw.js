// The service worker: the page opens without the server, as it was when it was last loaded.
//
// The page itself always comes from the server while that answers, and names its files by their content,
// so nobody gets old code after an update. Answers of the API are none of its business: `net/seen.js`
// keeps some for the identity that got them.

const KEPT = "tengen-page-1";
const PAGE = "/";
const FILES = "/assets/";

/** The addresses of all files that a page loads. */
const filesOf = (text) => [...new Set(text.match(/\/assets\/[\w.-]+/g) ?? [])].sort();

/** Keeps the page as it is now with all of its files, and nothing else. */
async function store() {
  const page = await fetch(PAGE);
  if (!page.ok) return;
  const files = filesOf(await page.clone().text());
  const cache = await caches.open(KEPT);
  const before = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(files.filter((file) => !before.includes(file))); // all or nothing
  await cache.put(PAGE, page);
  for (const file of before) if (file !== PAGE && !files.includes(file)) await cache.delete(file);
}

/** Stores the page again when the server sends one with other files. */
async function follow(page) {
  const kept = await caches.match(PAGE);
  const [now, before] = [await page.text(), (await kept?.text()) ?? ""];
  if (filesOf(now).join() !== filesOf(before).join()) await store();
}

async function open(event) {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request));
    if (page.ok) event.waitUntil(follow(page.clone()).catch(() => {})); // next time then
    return page;
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (!kept) throw error;
    return kept;
  }
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(store());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== location.origin || event.request.method !== "GET") return;
  if (event.request.mode === "navigate" && pathname === PAGE) event.respondWith(open(event));
  else if (pathname.startsWith(FILES))
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
