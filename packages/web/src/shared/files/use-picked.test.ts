import { expect, test } from "vitest";
import { rangeOf } from "./use-picked.ts";

test("shift picks everything between, in either direction", () => {
  expect(rangeOf(["a", "b", "c", "d"], "b", "d")).toEqual(["b", "c", "d"]);
  expect(rangeOf(["a", "b", "c", "d"], "c", "a")).toEqual(["a", "b", "c"]);
});

test("picks one when the other end is gone", () => {
  expect(rangeOf(["a", "b"], "x", "b")).toEqual(["b"]);
});
