import { describe, expect, it } from "vitest";
import { readText } from "../test-support/read-text.ts";
import { writeFasta } from "./fasta-writer.ts";
import type { ReadResult } from "./report.ts";

const summary = (result: ReadResult) =>
  result.ok
    ? result.records.map(({ name, description, sequence: bases, kind: alphabet }) => [
        name,
        description,
        bases,
        alphabet,
      ])
    : null;

describe("readFasta", () => {
  it("reads names, descriptions and bases of many records, preserving case", () => {
    expect(summary(readText(">a first one\r\nACgt\r\nAC GT\r\n\r\n>二号 名\r\nMKVLE*\r\n"))).toEqual([
      ["a", "first one", "ACgtACGT", "dna"],
      ["二号", "名", "MKVLE*", "protein"],
    ]);
  });

  it("reads the old style with comments", () => {
    expect(summary(readText(";my|NAME\n;my comment\nactGacgata\n;second\nACGU"))).toEqual([
      ["my|NAME", "", "actGacgata", "dna"],
      ["second", "", "ACGU", "rna"],
    ]);
  });

  it("takes numbers and gaps out and says where", () => {
    const result = readText(">a\nACGT\n10 ac-gt\n");
    expect(result).toMatchObject({ ok: true, records: [{ sequence: "ACGTacgt" }] });
    expect(result.ok && result.warnings).toMatchObject([
      { code: "illegal-letters-removed", line: 3, detail: "1 0 -" },
    ]);
  });

  it("leaves a record without bases out, and fails when none has any", () => {
    expect(readText(">a\n>b\nACGT")).toMatchObject({ ok: true, warnings: [{ code: "no-bases", line: 1 }] });
    expect(readText(">a\n")).toMatchObject({ ok: false, error: { code: "no-bases" } });
  });

  it("names a record without a name after its file", () => {
    expect(readText(">\nACGT", "tube")).toMatchObject({ ok: true, records: [{ name: "tube" }] });
  });

  it("refuses what is not FASTA, and noise behind a title, naming the line", () => {
    expect(readText("ACGT\n>a")).toMatchObject({ ok: false, error: { code: "not-a-sequence", line: 1 } });
    expect(readText(">a\nACGT\n{[(&%$§)]}{[(&%$§)]}")).toMatchObject({ ok: false, error: { line: 3 } });
  });
});

describe("writeFasta", () => {
  it("breaks lines at 60 or 70 bases and is read back", () => {
    const made = readText(`>a b c\n${"acgtN".repeat(40)}\n>d\nMKVLE`);
    if (!made.ok) throw new Error("fixture");
    const written = writeFasta(made.records, 70);
    expect(written.split("\n").map((line) => line.length)).toEqual([6, 70, 70, 60, 2, 5, 0]);
    expect(readText(written)).toEqual(made);
    expect(readText(writeFasta(made.records))).toEqual(made);
  });
});
