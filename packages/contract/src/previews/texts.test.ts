import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";
import { parseDelimited, sniffDelimiter } from "./delimited.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("a text", () => {
  it.each([
    [bytes("质粒 plasmid"), "UTF-8", "质粒 plasmid"],
    [new Uint8Array([0xef, 0xbb, 0xbf, 0x61]), "UTF-8", "a"],
    [new Uint8Array([0xd6, 0xca, 0xc1, 0xa3, 0x0a]), "GB18030", "质粒\n"],
    [new Uint8Array([0xff, 0xfe, 0x28, 0x8d]), "UTF-16LE", "质"],
    [new Uint8Array([0xfe, 0xff, 0x8d, 0x28]), "UTF-16BE", "质"],
    [new Uint8Array([0x63, 0x61, 0x66, 0xe9, 0x20, 0x31]), "Latin-1", "café 1"],
  ] as const)("%j is read as %s", (given, encoding, text) => {
    expect(decodeText(given)).toEqual({ text, encoding });
  });
});

describe("a table", () => {
  it.each([
    ["a,b\n1,2\n", ","],
    ["a\tb,c\n1\t2,5\n", "\t"],
    ['a;b\n"1;1";2,5\n', ";"],
    ["one\ntwo\n", ","],
  ])("%j is divided by %j", (text, delimiter) => {
    expect(sniffDelimiter(text)).toBe(delimiter);
  });

  it("preserves the text between quotes", () => {
    expect(parseDelimited('a,"b ""c"", d\ne"\r\n,\n', ",")).toEqual([
      ["a", 'b "c", d\ne'],
      ["", ""],
    ]);
  });

  it("is unchanged after reading", () => {
    const field = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r", "质", " ") });
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const quoted = rows
          .map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(","))
          .join("\r\n");
        expect(parseDelimited(quoted, ",")).toEqual(rows);
      }),
    );
  });
});
