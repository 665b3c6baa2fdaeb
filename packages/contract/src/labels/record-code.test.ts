import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDigitOf, isRecordCode, readScannedCode } from "./record-code.ts";

const nineDigits = fc.integer({ min: 0, max: 999_999_999 }).map((n) => String(n).padStart(9, "0"));
const codes = nineDigits.map((digits) => digits + checkDigitOf(digits));

describe("the check digit", () => {
  it("is Damm's: 4 for 572", () => expect(checkDigitOf("572")).toBe(4));

  it("catches each wrong digit", () =>
    fc.assert(
      fc.property(codes, fc.nat(9), fc.integer({ min: 1, max: 9 }), (code, at, by) => {
        expect(isRecordCode(code)).toBe(true);
        const wrong = (Number(code[at]) + by) % 10;
        expect(isRecordCode(code.slice(0, at) + wrong + code.slice(at + 1))).toBe(false);
      }),
    ));

  it("catches each swap of neighbours that differ", () =>
    fc.assert(
      fc.property(codes, fc.nat(8), (code, at) => {
        const [left, right] = [code[at], code[at + 1]];
        fc.pre(left !== right);
        expect(isRecordCode(`${code.slice(0, at)}${right}${left}${code.slice(at + 2)}`)).toBe(false);
      }),
    ));
});

describe("what was scanned", () => {
  it.each([
    ["1234567894", "1234567894"],
    [" 123 456 7894\r\n", "1234567894"],
    ["１２３４５６７８９４", "1234567894"],
    ["HTTPS://LAB.EXAMPLE.ORG/SCAN/1234567894", "1234567894"],
    ["https://lab.example.org:8080/scan/1234567894/", "1234567894"],
    ["]d21234567894", "1234567894"],
    ["FR 0012-A", "FR 0012-A"],
  ])("%j leads to %j", (text, code) => expect(readScannedCode(text)).toBe(code));

  it.each(["", "  ", "\u0000", "x".repeat(65)])("%j is no code", (text) =>
    expect(readScannedCode(text)).toBeNull(),
  );
});
