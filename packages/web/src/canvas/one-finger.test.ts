import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LONG_PRESS_MS, oneFinger } from "./one-finger.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const finger = (canPan: boolean) => {
  const events: string[] = [];
  const one = oneFinger(100, 100, {
    canPan: () => canPan,
    onLongPress: () => events.push("long"),
    onMenu: () => events.push("menu"),
  });
  return { one, told: events };
};

it("moves what is seen, once it has moved farther than a finger trembles", () => {
  const { one, told: events } = finger(true);
  expect(one.moveTo(103, 102)).toBe("waiting");
  expect(one.moveTo(120, 100)).toBe("panning");
  vi.advanceTimersByTime(2 * LONG_PRESS_MS);
  one.lift(false);
  expect(events).toEqual([]);
});

it("selects at once where all is in view", () => {
  const { one } = finger(false);
  expect(one.moveTo(120, 100)).toBe("selecting");
});

it("selects after a long press, and asks for the menu when it is lifted on the spot", () => {
  const selecting = finger(true);
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect(selecting.one.moveTo(140, 100)).toBe("selecting");
  selecting.one.lift(false);
  expect(selecting.told).toEqual(["long"]);

  const resting = finger(true);
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect(resting.one.moveTo(102, 100)).toBe("waiting");
  resting.one.lift(false);
  vi.runAllTimers();
  expect(resting.told).toEqual(["long", "menu"]);
});

it("asks for nothing when the browser takes the finger away, or a tap was short", () => {
  const taken = finger(true);
  vi.advanceTimersByTime(LONG_PRESS_MS);
  taken.one.lift(true);
  vi.runAllTimers();
  const tapped = finger(true);
  tapped.one.lift(false);
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect([taken.told, tapped.told]).toEqual([["long"], []]);
});
