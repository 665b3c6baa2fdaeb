import { expect, it } from "vitest";
import { lineageOf, partInRow } from "./lineage.ts";

const version = (number: number, restoredFrom: number | null = null, mergedFrom: number | null = null) => ({
  version: number,
  restoredFrom,
  mergedFrom,
});

it("draws restores and merges next to the trunk, crossing no other line", () => {
  const paths = lineageOf([version(6, 1), version(5, null, 3), version(4), version(3, 2), version(2)]);
  expect(paths).toEqual([
    { from: 2, to: 3, kind: "restored", lane: 1 },
    { from: 3, to: 5, kind: "merged", lane: 1 },
    { from: 1, to: 6, kind: "restored", lane: 2 },
  ]);
});

it("ends a line above the gap that a replaced version left", () => {
  const path = { from: 2, to: 5, kind: "restored", lane: 1 } as const;
  expect([5, 4, 3, 1].map((at, row, all) => partInRow(path, at, all[row + 1] ?? null))).toEqual([
    "start",
    "pass",
    "end",
    null,
  ]);
  expect(partInRow(path, 3, null)).toBe("pass");
});
