import { gzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readSequences } from "./read-sequences.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

describe("archives", () => {
  it("reads every file, names the members of remarks and skips what is no sequence", () => {
    const inner = zipSync({ "c.fa": utf8(">c\nAC-GT") });
    const bytes = zipSync({
      "b/two.fa": utf8(">b\nACGT"),
      "a.gb": utf8("LOCUS       a 4 bp DNA\nORIGIN\n        1 acgt\n//\n"),
      "con.gb": utf8("LOCUS       c 90 bp DNA\nCONTIG      join(A1.1:1..90)\n//\n"),
      "readme.txt": utf8("hello"),
      "more.zip": inner,
      "__MACOSX/._a.gb": utf8("x"),
    });
    expect(readSequences(bytes, { name: "all.zip" })).toMatchObject({
      ok: true,
      format: "zip",
      records: [{ name: "a" }, { name: "b" }, { name: "c" }],
      warnings: [
        { code: "letters-elsewhere", member: "con.gb", line: 1, detail: "c" },
        { code: "illegal-letters-removed", member: "more.zip/c.fa", line: 2 },
        { code: "archive-member-skipped", member: "readme.txt", line: 1 },
      ],
    });
  });

  it("fails with the reason of its file when there is nothing else", () => {
    const bytes = zipSync({ "a.gb": utf8("LOCUS       a 40 bp DNA\nORIGIN\n        1 acgt\n") });
    expect(readSequences(bytes)).toMatchObject({
      ok: false,
      error: { code: "truncated", member: "a.gb", line: 3 },
    });
    expect(readSequences(zipSync({}))).toMatchObject({ ok: false });
  });

  it("reads gzip as what is in it", () => {
    expect(readSequences(gzipSync(utf8(">a\nACGT")), { name: "a.fa.gz" })).toMatchObject({
      ok: true,
      format: "fasta",
    });
    const two = [gzipSync(utf8(">a\nACGT\n")), gzipSync(utf8(">b\nTTT\n"))];
    const joined = Uint8Array.from(two.flatMap((part) => [...part]));
    expect(readSequences(joined)).toMatchObject({ ok: true, records: [{ name: "a" }, { name: "b" }] });
    expect(readSequences(joined.subarray(0, -6))).toMatchObject({ ok: false, error: { code: "truncated" } });
  });
});
