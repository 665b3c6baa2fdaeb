import { ASSET_TIMEOUT_MS } from "@benchleaf/contract";

const RELOADED = "benchleaf-reloaded-for-assets";
const RETRY_AFTER_MS = 600;

/** A connection that hangs is one that failed. */
const withinTime = async <T>(load: () => Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("a part of the application did not come")), ASSET_TIMEOUT_MS);
  });
  return Promise.race([load(), late]).finally(() => clearTimeout(timer));
};

const mayReload = (): boolean => {
  try {
    if (sessionStorage.getItem(RELOADED)) return false;
    sessionStorage.setItem(RELOADED, "yes");
    return true;
  } catch {
    return false;
  }
};

/**
 * Loads a chunk of the application; a failed load is retried once, then the page reloads once per session (after a
 * release, the old chunk names no longer exist).
 */
export const loadPart = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await withinTime(load);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    try {
      return await withinTime(load);
    } catch (error) {
      if (!mayReload()) throw error;
      location.reload();
      return await new Promise<never>(() => {});
    }
  }
};
