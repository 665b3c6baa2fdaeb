import { expect, it } from "vitest";
import { idsOfPath, isRangeInOrder, nameLocations, positionsFrom, sumTree } from "./locations.rules.ts";
import type { LocationRow } from "./locations.store.ts";

const sibling = (name: string, code: string, is_own = true) => ({ name, code, place: 1, is_own });

it("several locations are numbered past those that are there", () => {
  const made = nameLocations({ kind: "box", name: "Box", code: null, count: 3 }, [sibling("box 2", "B1")]);
  expect(made.map(({ name, code, place }) => [name, code, place])).toEqual([
    ["Box 1", "B2", 2],
    ["Box 3", "B3", 3],
    ["Box 4", "B4", 4],
  ]);
});

it("one keeps its name and code, and an outermost code of another warehouse is taken, its name not", () => {
  const others = [sibling("Room", "R1", false)];
  const wanted = { kind: "room", name: "Room", count: 1 } as const;
  expect(nameLocations({ ...wanted, code: null }, others)).toMatchObject([{ name: "Room", code: "R2" }]);
  expect(nameLocations({ ...wanted, code: "COLD" }, others)).toMatchObject([{ code: "COLD" }]);
  const two = nameLocations({ ...wanted, code: null, count: 2 }, others);
  expect(two.map(({ name, code }) => [name, code])).toEqual([
    ["Room 1", "R2"],
    ["Room 2", "R3"],
  ]);
});

it("positions go on row by row, and not past the end of the grid", () => {
  const grid = { rows: 2, columns: 3 };
  expect(positionsFrom({ row: 1, column: 3 }, 2, grid)).toEqual([
    { row: 1, column: 3 },
    { row: 2, column: 1 },
  ]);
  expect(positionsFrom({ row: 2, column: 3 }, 2, grid)).toBeNull();
  expect(positionsFrom({ row: 3, column: 1 }, 1, grid)).toBeNull();
  expect(positionsFrom({ row: 1, column: 4 }, 1, grid)).toBeNull();
});

it("a sublocation counts for each location above it", () => {
  const row = (id: string, parent_id: string | null, container_count: number) =>
    ({ id, parent_id, container_count, child_count: 0, is_archived: false }) as LocationRow;
  const summed = sumTree([row("1", null, 0), row("2", "1", 2), row("3", "1", 0), row("4", "3", 5)]);
  expect(summed.map(({ container_count, child_count }) => [container_count, child_count])).toEqual([
    [7, 2],
    [2, 0],
    [5, 1],
    [5, 0],
  ]);
  expect(idsOfPath("3.12.40.")).toEqual(["3", "12", "40"]);
});

it("a temperature range is in order, or has only one end", () => {
  const inOrder = (minCelsius: string | null, maxCelsius: string | null) =>
    isRangeInOrder({ minCelsius, maxCelsius, note: "" });
  for (const [min, max] of [
    ["-80", "-70"],
    ["4", "4.0"],
    [null, "-20"],
    ["-20", null],
    [null, null],
  ] as const)
    expect(inOrder(min, max)).toBe(true);
  for (const [min, max] of [
    ["-70", "-80"],
    ["10", "9.999999999"],
  ] as const)
    expect(inOrder(min, max)).toBe(false);
});
