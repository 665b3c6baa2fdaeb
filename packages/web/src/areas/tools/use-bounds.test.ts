import { expect, it } from "vitest";
import { faultOf } from "./use-bounds.ts";

it("finds what is too little, too much or no whole number, and lets the rest stand", () => {
  expect(faultOf(-5, { min: 0 })).toBe("low");
  expect(faultOf(25, { min: 1, max: 24, isWhole: true })).toBe("high");
  expect(faultOf(2.5, { min: 1, isWhole: true })).toBe("broken");
  expect(faultOf(0, { min: 0 })).toBeNull();
  expect(faultOf(2.5, { min: 0 })).toBeNull();
});
