import { useEffect, useState } from "react";

/** Whether the browser answers yes to a media query, followed while it changes; e.g. `(min-width: 1100px)`. */
export const useMedia = (query: string): boolean => {
  const [isTrue, setTrue] = useState(() => globalThis.matchMedia(query).matches);
  useEffect(() => {
    const media = globalThis.matchMedia(query);
    const follow = () => setTrue(media.matches);
    follow();
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, [query]);
  return isTrue;
};
