import { describe, expect, it } from "vitest";
import { csvLine, csvText, isFormula, plainCell } from "./csv.ts";

describe("a cell that leaves", () => {
  it.each(["=1+1", "+1", "@SUM(A1)", "\t=1", "  =1", "\r=1", "-3′ end", "-1+1", "＝1", "+8613800000000"])(
    "has its force taken: %j",
    (text) => {
      expect(csvLine([text]).replace(/^"/, "").startsWith("'")).toBe(true);
      expect(plainCell(csvLine([text]).replace(/^"|"?\r\n$/g, ""))).toBe(text.trim());
    },
  );
  it.each(["-1", "-2.5", "-1e-7", "3", "a=b", "5' end"])("stays as it is: %j", (text) => {
    expect(isFormula(text)).toBe(false);
    expect(csvLine([text])).toBe(`${text}\r\n`);
  });
  it("is quoted where it would break a line", () => {
    expect(csvText([["a", 'b"c', "d,e", "f\ng", 12]])).toBe('\uFEFFa,"b""c","d,e","f\ng",12\r\n');
  });
});
