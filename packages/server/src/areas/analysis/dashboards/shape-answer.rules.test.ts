import { describe, expect, it } from "vitest";
import { fillValues, namedPlaces, ONE_PLACE, totalOf } from "./shape-answer.rules.ts";

const cell = (first: string | number | null, second: string | number | null, sum: number, count = sum) => ({
  first,
  second,
  sum,
  count,
});
const named = (sums: Readonly<Record<string, number>>) =>
  Object.entries(sums).map(([key, sum]) => ({ key, sum: { sum, count: sum } }));

describe("the places of an axis", () => {
  it("are the largest first, and the rest is one place", () => {
    expect(namedPlaces(named({ a: 1, b: 9, c: 5 }), "count", 12)).toEqual({
      keys: ["b", "c", "a"],
      restCount: 0,
    });
    expect(namedPlaces(named({ a: 1, b: 9, c: 5, d: 3 }), "count", 3)).toEqual({
      keys: ["b", "c"],
      restCount: 2,
    });
  });

  it("keep the order of the words of a choice", () => {
    expect(namedPlaces(named({ done: 9, todo: 1 }), "count", 12, ["todo", "doing", "done"]).keys).toEqual([
      "todo",
      "done",
    ]);
  });

  it("are ordered by averages, not by sums", () => {
    const averages = [
      { key: "many", sum: { sum: 100, count: 50 } },
      { key: "few", sum: { sum: 9, count: 1 } },
    ];
    expect(namedPlaces(averages, "average", 12).keys).toEqual(["few", "many"]);
  });
});

describe("the values of an answer", () => {
  it("are zero where nothing happened", () => {
    const keys = { keys: [0, 1, 2], hasRest: false };
    expect(fillValues([cell(1, 0, 4)], keys, ONE_PLACE, { how: "count" })).toEqual([[0], [4], [0]]);
  });

  it("are unknown where there is nothing to average, and combine averages by their numbers", () => {
    const keys = { keys: ["a"], hasRest: true };
    const cells = [cell("b", 0, 10, 1), cell("c", 0, 2, 3)];
    expect(fillValues(cells, keys, ONE_PLACE, { how: "average" })).toEqual([[null], [3]]);
  });

  it("add up to the total of all groups", () => {
    const cells = [cell("a", "x", 1), cell("b", "y", 2), cell("c", null, 4)];
    const rows = fillValues(
      cells,
      { keys: ["a"], hasRest: true },
      { keys: ["x", null], hasRest: true },
      { how: "count" },
    );
    expect(rows).toEqual([
      [1, 0, 0],
      [0, 4, 2],
    ]);
    expect(rows.flat().reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBe(totalOf(cells).sum);
  });
});
