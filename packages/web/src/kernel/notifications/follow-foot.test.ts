import { afterEach, expect, test, vi } from "vitest";
import { followFoot } from "./follow-foot.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("further ones are asked for as the foot comes into sight, and every 300 ms while it stays", () => {
  vi.useFakeTimers();
  let see = (_: { isIntersecting: boolean }[]): void => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(follow: typeof see) {
        see = follow;
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
  const onSight = vi.fn();
  const stop = followFoot({} as Element, onSight);
  vi.advanceTimersByTime(1_000);
  expect(onSight).not.toHaveBeenCalled();
  see([{ isIntersecting: true }]);
  expect(onSight).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(600);
  expect(onSight.mock.calls.length).toBeLessThanOrEqual(3);
  expect(onSight.mock.calls.length).toBeGreaterThan(1);
  see([{ isIntersecting: false }]);
  onSight.mockClear();
  vi.advanceTimersByTime(1_000);
  expect(onSight).not.toHaveBeenCalled();
  see([{ isIntersecting: true }]);
  stop();
  vi.advanceTimersByTime(1_000);
  expect(onSight).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});
