import { expect, test } from "vitest";
import { faultsFirst } from "./faults-first.ts";

test("columns with faults follow the name, each group in its order", () => {
  const columns = ["name", "kind", "cas", "unit", "place"].map((key) => ({ key }));
  const rows = [
    { faults: [{ column: "place" }, { column: null }] },
    { faults: [{ column: "cas" }, { column: "name" }] },
  ];
  expect(faultsFirst(columns, rows).map(({ key }) => key)).toEqual(["name", "cas", "place", "kind", "unit"]);
  expect(faultsFirst(columns, [])).toEqual(columns);
  expect(faultsFirst([], rows)).toEqual([]);
});
