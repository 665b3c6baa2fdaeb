import { expect, it } from "vitest";
import { readSide } from "./use-file-side.ts";

it("the panel beside a file comes back as it was left, and open on its first tab where nothing sensible was kept", () => {
  expect(readSide('{"isOpen":false,"tab":"people"}')).toEqual({ isOpen: false, tab: "people" });
  for (const odd of ["", "null", "[]", "{", '{"isOpen":"yes","tab":"secrets"}'])
    expect(readSide(odd), odd).toEqual({ isOpen: true, tab: "facts" });
});
