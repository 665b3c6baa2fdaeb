import { NOTIFICATION_LIST_THROTTLE_MS } from "@benchleaf/contract";

/**
 * Calls when the foot of a list comes into sight, and every 300 ms while it stays there: what has come may be too
 * short to push it out. Returns how to stop.
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
