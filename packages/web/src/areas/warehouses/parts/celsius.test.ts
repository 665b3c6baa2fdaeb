import { expect, test } from "vitest";
import { isRangeInOrder, readCelsius } from "./celsius.ts";

test.each([
  ["-80", "-80"],
  ["−80 ℃", "-80"],
  ["－２０．５", "-20.5"],
  [" 4°C ", "4"],
  ["", ""],
  ["1e308", null],
  ["-300", null],
  ["abc", null],
  ["8,5", null],
])("%s is read as %s", (typed, read) => {
  expect(readCelsius(typed)).toBe(read);
});

test("a minimum is not above the maximum", () => {
  expect(isRangeInOrder("−86", "-70")).toBe(true);
  expect(isRangeInOrder("", "-70")).toBe(true);
  expect(isRangeInOrder("10", "-80")).toBe(false);
});
