import { type RefObject, useEffect } from "react";

const STOPS = "button:not(:disabled), a[href], input:not(:disabled), [tabindex]";

const stopsOf = (bar: HTMLElement): HTMLElement[] =>
  [...bar.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.checkVisibility?.() !== false && !stop.closest("[data-own-keys]"),
  );

/** Where a key moves to, of `count` stops in a circle; null for other keys. */
export const stopAfter = (key: string, at: number, count: number): number | null => {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at - 1 + count) % count;
  return null;
};

/**
 * Makes a toolbar one stop of the Tab key: arrows, Home and End move within it, and Tab returns to the last position.
 * Elements with their own keys are in `data-own-keys`.
 */
export const useToolbar = (bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    let current: HTMLElement | undefined;
    const settle = () => {
      const stops = stopsOf(element);
      const own = current && stops.includes(current) ? current : stops[0];
      for (const stop of stops) {
        const index = stop === own ? 0 : -1;
        if (stop.tabIndex !== index) stop.tabIndex = index;
      }
    };
    const onFocus = ({ target }: FocusEvent) => {
      const stop = stopsOf(element).find((one) => one === target);
      if (!stop) return;
      current = stop;
      settle();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const stops = stopsOf(element);
      const at = stops.indexOf(event.target as HTMLElement);
      const next = at < 0 ? null : stopAfter(event.key, at, stops.length);
      if (next === null) return;
      event.preventDefault();
      stops[next]?.focus();
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled"],
    });
    element.addEventListener("focusin", onFocus);
    element.addEventListener("keydown", onKeyDown);
    return () => {
      observer.disconnect();
      element.removeEventListener("focusin", onFocus);
      element.removeEventListener("keydown", onKeyDown);
    };
  }, [bar]);
};
