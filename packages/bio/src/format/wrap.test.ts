import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prose, qualifier } from "../test-support/arbitrary-record.ts";
import { cpuTime } from "../test-support/cpu-time.ts";
import { propertyRuns } from "../test-support/property-runs.ts";
import { printQualifier, readQualifier } from "./qualifier-text.ts";
import { unwrapLines, wrapText } from "./wrap.ts";

describe("wrapped text", () => {
  it("breaks at blanks, and cuts words that are longer than a line", () => {
    expect(wrapText("one two three", 8)).toEqual(["one two", "three"]);
    expect(wrapText("see https://example.org/path", 8)).toEqual(["see", "https://", "example.", "org/path"]);
  });

  it("is unchanged after reading", () => {
    fc.assert(
      fc.property(prose, fc.integer({ min: 4, max: 70 }), (text, width) => {
        expect(unwrapLines(wrapText(text, width), width)).toBe(text);
      }),
      propertyRuns(1000),
    );
  });
});

describe("a qualifier", () => {
  it("keeps runs of quotes, millions of them in a moment", () => {
    const value = `x"""y"z${'"'.repeat(4_000_000)}`;
    const began = cpuTime();
    const [line = ""] = printQualifier({ key: "note", value, isQuoted: true }, 10_000_000);
    expect(line).toBe(`/note="x""""""y""z${'"'.repeat(8_000_000)}"`);
    expect(readQualifier([line]).value).toBe(value);
    expect(cpuTime() - began).toBeLessThan(3_000);
  });

  it.each([
    ["quoted over lines", ['/note="two', 'words"'], "two words", true],
    ["with doubled quotes", ['/note="a ""b"" c"'], 'a "b" c', true],
    ["with inner quotes that nobody doubled", ['/note="a "b" c"'], 'a "b" c', true],
    ["bare", ["/codon_start=1"], "1", false],
    ["a flag", ["/pseudo"], null, false],
    ["empty", ['/note=""'], "", true],
    ["never closed", ['/note="open', "end"], "open end", true],
    ["with a backslash", ['/note="a\\b"'], "a\\b", true],
    ["a translation over lines", ['/translation="MK', 'VL"'], "MKVL", true],
  ])("%s is read", (_, lines, value, isQuoted) => {
    expect(readQualifier(lines)).toMatchObject({ value, isQuoted });
    expect(printQualifier(readQualifier(lines))).toEqual(lines);
  });

  it("drops a layout that does not belong to its value any more", () => {
    const read = readQualifier(['/note="two', 'words"']);
    expect(printQualifier({ ...read, value: "three words" })).toEqual(['/note="three words"']);
  });

  it("written and read is the same", () => {
    fc.assert(
      fc.property(qualifier, (one) => {
        const { layout: _, ...read } = readQualifier(printQualifier(one));
        expect(read).toEqual(one);
      }),
      propertyRuns(1000),
    );
  });
});

describe("lines of a qualifier", () => {
  it("begins no line behind a quote with a slash: that would read as the next qualifier", () => {
    const value = 'aaaaa aaa aaaaaaa aaaaaaaa" /a=aa  aaa  aaaaaaaaa';
    const qualifier = { key: "label", value, isQuoted: true };
    const lines = printQualifier(qualifier);
    expect(lines.slice(1).some((line) => line.startsWith("/"))).toBe(false);
    expect(readQualifier(lines)).toMatchObject(qualifier);
    expect(printQualifier({ key: "note", value: `${"a ".repeat(26)}/b c`, isQuoted: true })[1]).toBe('/b c"');
  });
});
