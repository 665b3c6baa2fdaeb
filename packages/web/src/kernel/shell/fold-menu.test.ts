import { expect, it } from "vitest";
import { foldMenu } from "./fold-menu.ts";

const entries = ["/a", "/b", "/c", "/d"].map((path) => ({ path }));
const pathsOf = (places: number, ...pinned: string[]) => {
  const { shown, folded } = foldMenu(entries, places, new Set(pinned));
  return [shown.map(({ path }) => path).join(""), folded.map(({ path }) => path).join("")];
};

it("folds nothing that fits", () => {
  expect(pathsOf(4)).toEqual(["/a/b/c/d", ""]);
  expect(pathsOf(9, "/d")).toEqual(["/a/b/c/d", ""]);
});

it("keeps what has most weight, with a place left for the rest", () => {
  expect(pathsOf(3)).toEqual(["/a/b", "/c/d"]);
});

it("keeps what is pinned first, in the order of the menu", () => {
  expect(pathsOf(3, "/d")).toEqual(["/a/d", "/b/c"]);
  expect(pathsOf(2, "/c", "/d")).toEqual(["/c", "/a/b/d"]);
});

it("shows one whatever the height", () => {
  expect(pathsOf(0)).toEqual(["/a", "/b/c/d"]);
});
