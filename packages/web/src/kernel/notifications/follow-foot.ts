import { NOTIFICATION_LIST_THROTTLE_MS } from "@benchleaf/contract";

/**
 * Calls back when the end of a list becomes visible, and every 300 ms while it stays visible: new entries may be too
 * short to push it out. Returns a function that stops.
 */
export const followFoot = (foot: Element, onSight: () => void): (() => void) => {
  let isInSight = false;
  const observer = new IntersectionObserver(([entry]) => {
    isInSight = entry?.isIntersecting ?? false;
    if (isInSight) onSight();
  });
  observer.observe(foot);
  const timer = setInterval(() => isInSight && onSight(), NOTIFICATION_LIST_THROTTLE_MS);
  return () => {
    observer.disconnect();
    clearInterval(timer);
  };
};
