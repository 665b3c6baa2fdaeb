import { accountsApi } from "@benchleaf/contract";
import { call } from "../client.ts";
import { reloadFeatures } from "../features.ts";
import { session } from "../session.ts";

/** Files that this page has loaded, by which it starts again without a line. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith("/assets/"));

/** Resolves once the service worker answers the requests of this page. */
const isControlled = (): Promise<void> =>
  new Promise((resolve) => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) resolve();
    else serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
  });

/** Of the session whose start is stored. */
let storedToken: string | undefined;

/**
 * The page that registers the service worker has started without it. Its requests are sent once more, so that their
 * answers are stored, and a reload without a connection knows who is signed in. A new sign-in in the same page has
 * deleted them.
 */
const storeStart = async (): Promise<void> => {
  const token = session.get()?.csrfToken;
  if (token === undefined || token === storedToken) return;
  await isControlled();
  await Promise.all([call(accountsApi.currentUser), call(accountsApi.globalConfig), reloadFeatures()]);
  storedToken = token;
};
session.subscribe(() => {
  if (storedToken !== undefined) void storeStart().catch(() => undefined);
});

/**
 * Lets the page that is open start offline: what `load` imports is preloaded, and the browser stores everything. Does
 * nothing if that is not possible, as in a development server or a private window.
 */
export const cacheShell = async (load: () => Promise<unknown> = () => Promise.resolve()): Promise<void> => {
  if (loadedFiles().length === 0 || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/service-worker.js");
  await load();
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "keep", addresses: loadedFiles() });
  await storeStart();
};
