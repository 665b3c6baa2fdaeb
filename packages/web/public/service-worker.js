// Lets pages start without a connection: the page itself, its files, and who is signed in. What people write is stored by
// the page (areas/inspection/filling, areas/documents/live). It is registered by pages that work offline
// (kernel/offline/cache-shell.ts).
const SHELL = "benchleaf-shell-1";
const SESSION = "benchleaf-session-1";
/** Files of the page whose names have no hash: requested anew whenever there is a connection. */
const UNHASHED = new Set(["/before-start.js", "/favicon.svg"]);

/** Asked at every start of a page; the last good answer stands in while nothing can be reached. */
const STARTS = new Set(["/app/currentUser", "/app/global/config", "/app/config/featureSwitch"]);
/** Whoever signs in or out, or enters another team, finds nothing of another session. */
const ENDS =
  /^\/app\/(logout|passwordLogin|smsLogin|twoFactorLogin|googleLogin|passkeyLogin|switchTenant\/\d+|quit)$/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const own = async () => {
    for (const name of await caches.keys())
      if (name.startsWith("benchleaf-") && name !== SHELL && name !== SESSION) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(own());
});

/** Files that a page has loaded before it was here, so that the next start needs no line. */
self.addEventListener("message", (event) => {
  const { data } = event;
  if (data?.type !== "keep" || !Array.isArray(data.addresses)) return;
  const keep = async () => {
    const cache = await caches.open(SHELL);
    for (const address of data.addresses.slice(0, 500)) {
      const url = new URL(address, self.location.origin);
      const isOurs = url.origin === self.location.origin && url.pathname.startsWith("/assets/");
      if (isOurs && !(await cache.match(url.pathname))) await cache.add(url.pathname).catch(() => undefined);
    }
    await cache.add("/").catch(() => undefined);
    for (const path of UNHASHED) await cache.add(path).catch(() => undefined);
  };
  event.waitUntil(keep());
});

/** Names of hashed files never say anything else, so what was kept is as good as what is there. */
const fromCache = async (request) => {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
};

/** A proxy whose server is away answers for it: as good as no connection. */
const isAway = ({ status }) => [502, 503, 504].includes(status);

const page = async (request) => {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (isAway(answer)) return (await cache.match("/")) ?? answer;
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html"))
      await cache.put("/", answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match("/");
    if (kept) return kept;
    throw error;
  }
};

const unhashed = async (request, path) => {
  const cache = await caches.open(SHELL);
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await cache.match(path);
    if (kept) return kept;
    throw error;
  }
};

const start = async (request, path) => {
  const body = request.method === "POST" ? await request.clone().text() : "";
  const key = `${path}?body=${encodeURIComponent(body)}`;
  const cache = await caches.open(SESSION);
  try {
    const answer = await fetch(request);
    if (isAway(answer)) return (await cache.match(key)) ?? answer;
    if (answer.ok) await cache.put(key, answer.clone());
    else await cache.delete(key);
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
};

const end = async (request) => {
  await caches.delete(SESSION);
  return fetch(request);
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!/^\/(app|open|assets)(\/|$)/.test(pathname)) event.respondWith(page(request));
  } else if (request.method === "GET" && pathname.startsWith("/assets/"))
    event.respondWith(fromCache(request));
  else if (UNHASHED.has(pathname)) event.respondWith(unhashed(request, pathname));
  else if (STARTS.has(pathname)) event.respondWith(start(request, pathname));
  else if (ENDS.test(pathname)) event.respondWith(end(request));
});
