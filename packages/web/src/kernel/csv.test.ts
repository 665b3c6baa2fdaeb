import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvText, parseCsv, readCell } from "./csv.ts";

describe("csvText", () => {
  it("lets no cell run as a formula and leaves numbers alone", () => {
    const cells = ["=1+1", "+A1", "-2", "@x", "\tx", "-3′ end", 12];
    expect(csvText([cells])).toBe("\uFEFF'=1+1,'+A1,-2,'@x,'\tx,'-3′ end,12\r\n");
  });
  it("is read back as it was", () => {
    const rows = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(rows, (table) => {
        const kept = table
          .map((row) => row.map((cell) => cell.trim()))
          .filter((row) => row.some((cell) => cell !== ""));
        // The first line decides the separator, so it is one that says which.
        const read = parseCsv(csvText([["a", "b"], ...kept]));
        expect(read.slice(1).map((row) => row.map(readCell))).toEqual(kept.map((row) => row.map(readCell)));
      }),
    );
  });
  it("reads tabs and semicolons too, and keeps blank lines in their places", () => {
    expect(parseCsv("a\tb\n\n1\t2")).toEqual([["a", "b"], [""], ["1", "2"]]);
    expect(parseCsv("a;b\r1;2\r")).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });
});
