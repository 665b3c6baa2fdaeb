const RELOADED = "benchleaf-reloaded-for-assets";
const RETRY_AFTER_MS = 600;

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
 * Loads a part of the application; a failed load is tried once more, then the page reloads once per session
 * (after a release the old names of the parts are gone).
 */
export const loadPart = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    try {
      return await load();
    } catch (error) {
      if (!mayReload()) throw error;
      location.reload();
      return await new Promise<never>(() => {});
    }
  }
};
