import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pacedProgress } from "./paced-progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("reports the first immediately, then four times a second, and always the last", async () => {
  const reports: (readonly [number, string | undefined])[] = [];
  const progress = pacedProgress(
    async (fraction, message) => void reports.push([fraction, message]),
    () => undefined,
  );
  for (let step = 1; step <= 200; step++) {
    await progress.say(step / 200, step === 2 ? "counting" : undefined);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(reports[0]).toEqual([1 / 200, undefined]);
  expect(reports[1]?.[1]).toBe("counting");
  expect(reports.length).toBeGreaterThanOrEqual(8);
  expect(reports.length).toBeLessThanOrEqual(9);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reports.at(-1)?.[0]).toBe(1);
  await progress.say(0.1);
  await progress.say(0.2);
  await progress.flush();
  expect(reports.at(-1)?.[0]).toBe(0.2);
  const count = reports.length;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reports).toHaveLength(count);
});
