/** Files that this page has loaded, by which it starts again without a line. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith("/assets/"));

/**
 * Lets the pages of inspection start without a line: the page in which a form is filled in is loaded ahead, and the browser keeps all
 * that was loaded. Nothing happens where it cannot, as in a development server or a private window.
 */
export const cacheShell = async (): Promise<void> => {
  if (loadedFiles().length === 0 || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/service-worker.js");
  await import("../pages/view.page.tsx");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "keep", addresses: loadedFiles() });
};
