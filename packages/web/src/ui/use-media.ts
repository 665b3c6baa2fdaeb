import { useEffect, useState } from "react";

/** Whether the browser answers yes to a media query, followed while it changes; e.g. `(min-width: 1100px)`. */
export const useMedia = (query: string): boolean => {
  const [isTrue, setTrue] = useState(() => globalThis.matchMedia?.(query).matches ?? false);
  useEffect(() => {
    const media = globalThis.matchMedia(query);
    const follow = () => setTrue(media.matches);
    follow();
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, [query]);
  return isTrue;
};

/** Where lists are in rows of two lines and filters in a sheet: phones, and windows as narrow. */
export const useIsNarrow = (): boolean => useMedia("(max-width: 640px)");
