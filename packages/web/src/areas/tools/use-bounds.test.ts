import { expect, it } from "vitest";
import { faultOf } from "./use-bounds.ts";

it("finds values that are too small, too large or no whole number, and keeps the rest", () => {
  expect(faultOf(-5, { min: 0 })).toBe("low");
  expect(faultOf(25, { min: 1, max: 24, isWhole: true })).toBe("high");
  expect(faultOf(2.5, { min: 1, isWhole: true })).toBe("broken");
  expect(faultOf(0, { min: 0 })).toBeNull();
  expect(faultOf(2.5, { min: 0 })).toBeNull();
});
