import { expect, test } from "vitest";
import { isWithin } from "./whole-rule.ts";

test("a number out of bounds is refused, not made another one", () => {
  for (const value of [0, -1, 101, 2.5, null, undefined, "5"]) expect(isWithin(value, 1, 100)).toBe(false);
  for (const value of [1, 9, 100]) expect(isWithin(value, 1, 100)).toBe(true);
});
