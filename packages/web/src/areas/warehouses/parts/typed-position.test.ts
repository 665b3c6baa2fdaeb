import { expect, test } from "vitest";
import { readTypedPosition } from "./typed-position.ts";

test("positions are read in full-width letters and digits, and what is none is not guessed", () => {
  for (const typed of ["A12", " a12 ", "Ａ１２"])
    expect(readTypedPosition(typed)).toEqual({ row: 1, column: 12 });
  for (const typed of ["", undefined, "12", "A0", "ZZZ"]) expect(readTypedPosition(typed)).toBeNull();
});
