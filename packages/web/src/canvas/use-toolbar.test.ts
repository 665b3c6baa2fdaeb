import { expect, it } from "vitest";
import { leastFold } from "./use-folding.ts";
import { stopAfter } from "./use-toolbar.ts";

it("moves by arrows in a circle, by Home and End to the ends, and leaves other keys", () => {
  expect(["ArrowRight", "ArrowLeft", "Home", "End", "Enter"].map((key) => stopAfter(key, 2, 3))).toEqual([
    0,
    1,
    0,
    2,
    null,
  ]);
  expect(stopAfter("ArrowLeft", 0, 3)).toBe(2);
});

it("folds no more than what the room asks for", () => {
  expect([0, 1, 3, 9].map((need) => leastFold((fold) => fold < need))).toEqual([0, 1, 3, 4]);
});
