/** Files that this page has loaded, by which it starts again without a line. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith("/assets/"));

/**
 * Lets the inspection pages start offline: the page for filling in a form is preloaded, and the browser stores
 * everything. Does nothing if that is not possible, as in a development server or a private window.
 */
export const cacheShell = async (): Promise<void> => {
  if (loadedFiles().length === 0 || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/service-worker.js");
  await import("../pages/view.page.tsx");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "keep", addresses: loadedFiles() });
};
