import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSequences } from "../format/read-sequences.ts";
import { writeSequences } from "../format/write-sequences.ts";
import { arbitraryRecord } from "../test-support/arbitrary-record.ts";
import { propertyRuns } from "../test-support/property-runs.ts";
import { decodeText, decodeWindows1252, unifyLineEnds } from "./decode-text.ts";

const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const utf16 = (text: string, isLittle: boolean, mark = "") =>
  Uint8Array.from(
    [...`${mark}${text}`].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

/** Index windows-1252 of the WHATWG's Encoding Standard, bytes 80 to 9F. */
const HIGH = [
  0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0x8d,
  0x17d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a,
  0x153, 0x9d, 0x17e, 0x178,
];

describe("text in an unknown encoding", () => {
  it.each([
    ["utf-8", new TextEncoder().encode("质粒 plasmid"), "质粒 plasmid"],
    ["utf-8", hex("efbbbf61"), "a"],
    ["utf-16le", utf16("name\nACGT", true, "\ufeff"), "name\nACGT"],
    ["utf-16be", utf16("name\nACGT", false, "\ufeff"), "name\nACGT"],
    ["utf-16le", utf16("name\nACGT", true), "name\nACGT"],
    ["utf-16be", utf16("name\nACGT", false), "name\nACGT"],
    ["utf-16le", utf16("质粒名称,引物序列\n载体,ACGT\n", true), "质粒名称,引物序列\n载体,ACGT\n"],
    ["gb18030", hex("c3fbb3c62cd0f2c1d00ad2fdceefd2bb2c41434754"), "名称,序列\n引物一,ACGT"],
    ["big5", hex("a657bad92ca7c7a643"), "名稱,序列"],
    ["shift_jis", hex("837683898358837e83682c8ecc8ef1"), "プラスミド,私様"],
    ["windows-1252", hex("3330b56c2c20636166e9"), "30µl, café"],
    ["windows-1252", hex("b56c"), "µl"],
    ["windows-1252", hex("6974927320736f"), "it’s so"],
    ["windows-1252", hex("35922065"), "5’ e"],
  ] as const)("is read as %s", (encoding, bytes, text) => {
    const read = decodeText(bytes);
    expect(read.encoding).toBe(encoding);
    if (encoding !== "shift_jis") expect(read.text).toBe(text);
    else expect(read.text).toMatch(/^プラスミド,/);
  });

  it("has bytes 80 to 9F as Windows has them, in every environment", () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, code) => code);
    const codes = [...decodeWindows1252(bytes)].map((letter) => letter.charCodeAt(0));
    expect(codes.slice(0x80, 0xa0)).toEqual(HIGH);
    expect(codes.slice(0xa0)).toEqual(Array.from({ length: 96 }, (_, at) => 0xa0 + at));
  });

  it("loses nothing: UTF-8 and UTF-16 are decoded, truncated anywhere or complete", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(decodeText(new TextEncoder().encode(text)).text).toBe(text.replace(/^\ufeff/, ""));
      }),
      propertyRuns(200),
    );
    const bytes = new TextEncoder().encode("质粒");
    expect(decodeText(bytes.subarray(0, 5), { isCut: true }).text).toBe("质");
  });

  it("is reported with its position in a sequence file, with correct bases (iGEM-distribution#278)", () => {
    const line = (text: string) => new TextEncoder().encode(`${text}\n`);
    const file = [
      line("LOCUS       test 12 bp    DNA     circular SYN 08-MAY-2024"),
      line("FEATURES             Location/Qualifiers"),
      line("     CDS             1..9"),
      Uint8Array.from([...line('                     /label="DeepX'), 0x0a]).subarray(0, -2),
      hex("9920706f6c220a"),
      Uint8Array.from([...line('                     /note="5'), 0x0a]).subarray(0, -2),
      hex("9220656e642c20333020b56c2c20636166e9220a"),
      line("ORIGIN"),
      line("        1 gctaaagaca at"),
      line("//"),
    ];
    const bytes = Uint8Array.from(file.flatMap((part) => [...part]));
    const read = readSequences(bytes);
    if (!read.ok) throw new Error(read.error.message);
    expect(read.records[0]?.features[0]?.qualifiers.map(({ value }) => value)).toEqual([
      "DeepX™ pol",
      "5’ end, 30 µl, café",
    ]);
    expect(read.warnings).toMatchObject([{ code: "wrong-encoding", line: 4, detail: "windows-1252" }]);
  });
});

describe("line ends", () => {
  it("of each kind in one text are one kind", () => {
    expect(unifyLineEnds("a\rb\r\nc\n")).toBe("a\nb\nc\n");
    expect(unifyLineEnds("a\r\nb\r\n")).toBe("a\r\nb\r\n");
  });

  it("of each kind in one FASTA part its lines (OpenMS#369, pyfaidx#141)", () => {
    const read = readSequences(">a first\r\nACGT\r\nAC\n>b second\rGGG\rTTT\r>c third\nAACC\n");
    expect(read.ok && read.records.map(({ name, sequence }) => [name, sequence])).toEqual([
      ["a", "ACGTAC"],
      ["b", "GGGTTT"],
      ["c", "AACC"],
    ]);
    expect(read.ok && read.warnings).toEqual([]);
  });

  it("make no difference to any reader", () => {
    const endings = fc.constantFrom("\n", "\r", "\r\n");
    fc.assert(
      fc.property(
        arbitraryRecord,
        fc.constantFrom("genbank", "embl", "fasta", "gff3", "csv", "tsv", "ape", "sbol"),
        fc.array(endings, { minLength: 1, maxLength: 7 }),
        (record, format, ends) => {
          const written = writeSequences([record], format);
          if (!written.ok || !("text" in written)) return;
          const read = (text: string) => {
            const result = readSequences(text);
            return result.ok ? result.records.map(withoutLayout) : result.error.code;
          };
          const plain = written.text.replaceAll("\r\n", "\n");
          const expected = read(plain);
          let at = 0;
          expect(read(plain.replaceAll("\n", () => ends[at++ % ends.length]!))).toEqual(expected);
          for (const end of ["\r", "\r\n"]) expect(read(plain.replaceAll("\n", end))).toEqual(expected);
        },
      ),
      propertyRuns(200),
    );
  });
});

/** Layout is how a file broke its lines, for writing it so again. */
const withoutLayout = ({
  meta: { layout: _, ...meta },
  ...record
}: import("../sequence.ts").SequenceRecord) => ({
  ...record,
  meta,
});
