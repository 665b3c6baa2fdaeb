import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import { expect, test } from "vitest";
import { lastSeenPosition, mapPosition, visiblePosition } from "./remote-cursor-positions.ts";

const saved = "ACGTACGTTTGGCCAA";
const mine = "AAAAACGTACGTTTGGCCAA";
const theirs = "ACGTACGTTTGGCC";
const linear = { versions: [1], isCircular: false };

test("a position is mapped from one's unsaved sequence over the saved one into another user's", () => {
  const known = new Map([[1, saved]]);
  const place = visiblePosition({ start: 12, length: 2 }, mine, known, linear);
  expect(place).toEqual({ at: 1, start: 8, length: 2 });
  expect(lastSeenPosition(place, theirs, known, false)).toEqual({ start: 8, length: 2 });
  expect(lastSeenPosition(place, `GG${saved}`, known, false)).toEqual({ start: 10, length: 2 });
});

test("the position of a user who saved is still resolved by the sequence that the others know", () => {
  const known = new Map([
    [1, saved],
    [2, mine],
  ]);
  expect(visiblePosition({ start: 12, length: 0 }, mine, known, { ...linear, versions: [2, 1] })).toEqual({
    at: 1,
    start: 8,
    length: 0,
  });
  expect(visiblePosition({ start: 12, length: 0 }, mine, known, { ...linear, versions: [2] })).toMatchObject({
    at: 2,
    start: 12,
  });
});

test("a position in an unknown sequence is not shown, nor is an invalid one", () => {
  const known = new Map([[1, saved]]);
  expect(lastSeenPosition({ at: 7, start: 1, length: 1 }, saved, known, false)).toBeNull();
  expect(lastSeenPosition({ at: 1, start: 99, length: 0 }, saved, known, false)).toBeNull();
  expect(lastSeenPosition({ at: 1, start: -1, length: 0 }, saved, known, false)).toBeNull();
  expect(lastSeenPosition({ isEditing: true }, saved, known, false)).toBeNull();
  expect(visiblePosition({ start: 1, length: 0 }, saved, known, { ...linear, versions: [7] })).toEqual({});
});

test("a position whose bases are deleted is where they were; on a circle it may cross the origin", () => {
  expect(mapPosition({ start: 14, length: 2 }, saved, theirs, false)).toEqual({ start: 14, length: 0 });
  expect(mapPosition({ start: 14, length: 4 }, saved, saved, true)).toEqual({ start: 14, length: 4 });
});

test("five million bases take no longer than a few frames", () => {
  const long = "ACGTTGCA".repeat(625_000);
  const typed = `${long.slice(0, 2_500_000)}G${long.slice(2_500_000)}`;
  const known = new Map([[1, long]]);
  const started = cpuTime();
  expect(lastSeenPosition({ at: 1, start: 4_000_000, length: 10 }, typed, known, true)?.start).toBe(
    4_000_001,
  );
  expect(cpuTime() - started).toBeLessThan(500);
});
