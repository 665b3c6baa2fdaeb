import { type RefObject, useLayoutEffect } from "react";

/** From all words to two lines: how much of a bar is folded away. */
export const MAX_FOLDED = 4;

/** The minimum that must be folded for everything to fit on one line; `overflows` is measured at each step. */
export const leastFold = (overflows: (fold: number) => boolean, most = MAX_FOLDED): number => {
  for (let fold = 0; fold < most; fold += 1) if (!overflows(fold)) return fold;
  return most;
};

/** Sets `data-fold` of a bar: words go only if there is no room for them, whatever the language and the window. */
export const useFolding = (bar: RefObject<HTMLElement | null>, words: unknown): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words need other room
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    let known = -1;
    const fold = () => {
      known = element.clientWidth;
      element.dataset.fold = String(
        leastFold((step) => {
          element.dataset.fold = String(step);
          return element.scrollWidth > element.clientWidth;
        }),
      );
    };
    fold();
    const observer = new ResizeObserver(() => element.clientWidth !== known && fold());
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar, words]);
};
