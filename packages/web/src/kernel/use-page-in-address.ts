import { useLocation } from "@tanstack/react-router";

/** The page or slide that an address names after its `#`, as a hit of the search does; null for none. */
export const usePageInAddress = (): number | null =>
  useLocation({
    select: ({ hash }) => {
      const number = /^page=([1-9]\d{0,5})$/.exec(hash)?.[1];
      return number === undefined ? null : Number(number);
    },
  });
