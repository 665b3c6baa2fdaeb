import { expect, it } from "vitest";
import { positionCode, readPosition, rowLetters } from "./location-codes.ts";
import { MAX_GRID_SIDE } from "./locations.schema.ts";

it("rows are lettered as plates are, on behind Z", () => {
  expect([1, 8, 26, 27, 32, 52, 53].map(rowLetters)).toEqual(["A", "H", "Z", "AA", "AF", "AZ", "BA"]);
});

it("every position of the largest grid is read back from its code", () => {
  for (let row = 1; row <= MAX_GRID_SIDE; row += 1)
    for (const column of [1, 9, 12, MAX_GRID_SIDE])
      expect(readPosition(positionCode({ row, column }))).toEqual({ row, column });
});

it("what is no position is none", () => {
  for (const code of ["", "A", "12", "A0", "A101", "ZZ1", "AAA1", "A-1", "Ａ1"])
    expect(readPosition(code)).toBeNull();
});
