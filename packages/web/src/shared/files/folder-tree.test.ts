import { expect, test } from "vitest";
import { pathTo, treeOf, withDescendants } from "./folder-tree.ts";

const folders = [
  { id: "1", parentId: null, name: "Plasmids" },
  { id: "2", parentId: "1", name: "pUC 10" },
  { id: "3", parentId: "1", name: "pUC 9" },
  { id: "4", parentId: "2", name: "Maps" },
];

test("names the way down to a folder", () => {
  expect(pathTo(folders, "4").map(({ name }) => name)).toEqual(["Plasmids", "pUC 10", "Maps"]);
  expect(pathTo(folders, null)).toEqual([]);
  expect(pathTo(folders, "9")).toEqual([]);
});

test("does not hang on a circle in a damaged answer", () => {
  const circle = [
    { id: "1", parentId: "2", name: "a" },
    { id: "2", parentId: "1", name: "b" },
  ];
  expect(pathTo(circle, "1").length).toBeLessThanOrEqual(3);
});

test("a folder cannot be moved into itself or below", () => {
  expect(withDescendants(folders, ["1"])).toEqual(new Set(["1", "2", "3", "4"]));
  expect(withDescendants(folders, ["3"])).toEqual(new Set(["3"]));
});

test("orders numbers in names by their value and closes what is named", () => {
  const [top] = treeOf(folders, new Set(["2"]));
  expect(top?.children.map(({ title, disabled }) => [title, disabled])).toEqual([
    ["pUC 9", false],
    ["pUC 10", true],
  ]);
});
