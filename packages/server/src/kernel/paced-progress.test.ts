import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pacedProgress } from "./paced-progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("tells the first at once, then four times a second, and the last of all always", async () => {
  const told: (readonly [number, string | undefined])[] = [];
  const progress = pacedProgress(
    async (fraction, message) => void told.push([fraction, message]),
    () => undefined,
  );
  for (let step = 1; step <= 200; step++) {
    await progress.say(step / 200, step === 2 ? "counting" : undefined);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(told[0]).toEqual([1 / 200, undefined]);
  expect(told[1]?.[1]).toBe("counting");
  expect(told.length).toBeGreaterThanOrEqual(8);
  expect(told.length).toBeLessThanOrEqual(9);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told.at(-1)?.[0]).toBe(1);
  await progress.say(0.1);
  await progress.say(0.2);
  await progress.flush();
  expect(told.at(-1)?.[0]).toBe(0.2);
  const count = told.length;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toHaveLength(count);
});
