import { expect, it } from "vitest";
import { nextSort } from "./next-sort.ts";

it("turns a column round and begins a new one at its natural end", () => {
  expect(nextSort("name", "name")).toBe("-name");
  expect(nextSort("-name", "name")).toBe("name");
  expect(nextSort<"name" | "size">("name", "size")).toBe("-size");
  expect(nextSort<"name" | "size">("-size", "name")).toBe("name");
});
