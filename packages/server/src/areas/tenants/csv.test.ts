import { expect, it } from "vitest";
import { csvLine } from "./csv.ts";

it("quotes what would break a line", () => {
  expect(csvLine(["a", 'b"c', "d,e", "f\ng"])).toBe('a,"b""c","d,e","f\ng"\r\n');
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "  =1", "\r=1"])("takes the force out of %j", (text) => {
  expect(csvLine([text]).replace(/^"/, "").startsWith("'")).toBe(true);
});
