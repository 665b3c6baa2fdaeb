import { expect, it } from "vitest";
import { widthsOf } from "./data-grid.tsx";

it("a number is never cut, wherever in a long column it is; a text may be", () => {
  const rows = Array.from({ length: 3_000 }, (_, index) => [
    index === 2_900 ? "0.30000000000000004" : "1",
    "ab",
    index === 0 ? "x".repeat(500) : "",
  ]);
  const [numbers, short, long] = widthsOf(["A", "B", "C"], rows);
  expect(numbers).toBeGreaterThanOrEqual(19 * 8.4 + 17);
  expect(short).toBe(64);
  expect(long).toBe(360);
});
