import { expect, it } from "vitest";
import { isCasNumber } from "./cas-number.ts";

it("knows published numbers, and no others", () => {
  // Ethanol, water, Tris, agarose, SDS, caffeine.
  for (const number of ["64-17-5", "7732-18-5", "77-86-1", "9012-36-6", "151-21-3", "58-08-2"])
    expect(isCasNumber(number)).toBe(true);
  for (const number of [
    "64-17-6",
    "7732-18-4",
    "0-17-5",
    "64175",
    "64-17-5 ",
    "",
    "１２-34-5",
    "12345678-12-3",
  ])
    expect(isCasNumber(number)).toBe(false);
});
