import { expect, it } from "vitest";
import { nonOverlapping } from "./non-overlapping.ts";

it("leaves out matches that share bases with one before, on a circle with the first", () => {
  const places = [0, 1, 2, 3].map((start) => ({ start, length: 2 }));
  expect(nonOverlapping(places, 4).map(({ start }) => start)).toEqual([0, 2]);
  const around = [
    { start: 0, length: 2 },
    { start: 3, length: 2 },
  ];
  expect(nonOverlapping(around, 4).map(({ start }) => start)).toEqual([0]);
});
