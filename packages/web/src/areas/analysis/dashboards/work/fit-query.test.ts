import { type ChartKind, chartKinds, type Tile } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { fitTile, newQuery, newTile } from "./fit-query.ts";

const tile = (
  chart: ChartKind,
  query: Partial<Tile["query"]>,
  set: Tile["query"]["set"] = "files",
): Tile => ({
  ...newTile(set, 0),
  chart,
  query: { ...newQuery(set), ...query },
});
const groupsOf = (chart: ChartKind, groups: Tile["query"]["groups"], set?: Tile["query"]["set"]) =>
  fitTile(tile(chart, { groups }, set)).query.groups;

it("gives each kind of chart the groups that it can show", () => {
  const kind = { field: "kind" };
  const week = { time: "updateTime", unit: "week" } as const;
  expect(groupsOf("number", [kind])).toEqual([]);
  expect(groupsOf("line", [kind])).toEqual([week, kind]);
  expect(groupsOf("pie", [week, kind])).toEqual([kind]);
  expect(groupsOf("pie", [])).toEqual([kind]);
  expect(groupsOf("heat", [week])).toEqual([{ ...week, unit: "hourOfWeek" }]);
  expect(groupsOf("bars", [{ ...week, unit: "hourOfWeek" }])).toEqual([week]);
  expect(groupsOf("stacked", [week, kind])).toEqual([week, kind]);
});

it("adds amounts of money within a currency only", () => {
  const total = { measure: "total.sum", time: "createTime" };
  expect(fitTile(tile("bars", total, "orders")).query.groups).toEqual([{ field: "currency" }]);
  expect(fitTile(tile("number", total, "orders")).query.filters).toEqual([
    { field: "currency", values: ["CNY"], isNot: false },
  ]);
  const groups = [{ field: "status" }, { field: "supplier" }];
  expect(fitTile(tile("stacked", { ...total, groups }, "orders")).query.filters).toHaveLength(1);
});

it("changes nothing that fits", () => {
  for (const chart of chartKinds) {
    const fitted = fitTile(tile(chart, {}, "bookings"));
    expect(fitTile(fitted)).toEqual(fitted);
  }
});
