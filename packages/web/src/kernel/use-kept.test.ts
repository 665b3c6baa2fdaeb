import { expect, it } from "vitest";
import { parseKeptList } from "./use-kept.ts";

it("forgets what makes no sense", () => {
  for (const text of ["", "{", "3", '{"a":1}']) expect(parseKeptList(text)).toEqual([]);
  expect(parseKeptList('["a",1]')).toEqual(["a"]);
});
