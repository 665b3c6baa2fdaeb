import { expect, it } from "vitest";
import { readSide } from "./use-file-side.ts";

it("the panel next to a file is restored as it was left, and open on its first tab without a valid state", () => {
  expect(readSide('{"isOpen":false,"tab":"people"}')).toEqual({ isOpen: false, tab: "people" });
  for (const odd of ["", "null", "[]", "{", '{"isOpen":"yes","tab":"secrets"}'])
    expect(readSide(odd), odd).toEqual({ isOpen: true, tab: "facts" });
});
