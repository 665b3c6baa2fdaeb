import { expect, it } from "vitest";
import { inPieces } from "./live-updates.ts";

it("inPieces cuts in order and loses nothing", () => {
  expect(inPieces([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inPieces([], 2)).toEqual([]);
});
