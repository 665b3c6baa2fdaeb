import { expect, it } from "vitest";
import { parsePersistedList } from "./use-persisted-state.ts";

it("forgets what makes no sense", () => {
  for (const text of ["", "{", "3", '{"a":1}']) expect(parsePersistedList(text)).toEqual([]);
  expect(parsePersistedList('["a",1]')).toEqual(["a"]);
});
