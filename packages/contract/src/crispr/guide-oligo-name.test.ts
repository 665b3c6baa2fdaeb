import { expect, it } from "vitest";
import { guideOligoName } from "./guide-oligo-name.ts";

it("is taken by the library, however the sequence is called", () => {
  expect(guideOligoName("pUC19", 3, "F")).toBe("pUC19-g3-F");
  expect(guideOligoName('a/b:"c"', 3, "F")).toBe("abc-g3-F");
  expect(guideOligoName("x".repeat(99), 12, "bottom")).toHaveLength(64);
});
