import { describe, expect, it } from "vitest";
import { readFasta } from "./fasta-reader.ts";
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
  it("reads names, descriptions and letters of many records, case kept", () => {
    expect(summary(readFasta(">a first one\r\nACgt\r\nAC GT\r\n\r\n>二号 名\r\nMKVLE*\r\n"))).toEqual([
      ["a", "first one", "ACgtACGT", "dna"],
      ["二号", "名", "MKVLE*", "protein"],
    ]);
  });

  it("reads the old style with comments", () => {
    expect(summary(readFasta(";my|NAME\n;my comment\nactGacgata\n;second\nACGU"))).toEqual([
      ["my|NAME", "", "actGacgata", "dna"],
      ["second", "", "ACGU", "rna"],
    ]);
  });

  it("takes numbers and gaps out and says where", () => {
    const result = readFasta(">a\nACGT\n10 ac-gt\n");
    expect(result).toMatchObject({ ok: true, records: [{ sequence: "ACGTacgt" }] });
    expect(result.ok && result.warnings).toEqual([
      { code: "illegal-letters-removed", line: 3, detail: "1 0 -" },
    ]);
  });

  it("leaves a record without letters out, and fails when none has any", () => {
    expect(readFasta(">a\n>b\nACGT")).toMatchObject({ ok: true, warnings: [{ code: "no-bases", line: 1 }] });
    expect(readFasta(">a\n")).toMatchObject({ ok: false, failure: { code: "no-bases" } });
  });

  it("names a record without a name after its file", () => {
    expect(readFasta(">\nACGT", "tube")).toMatchObject({ ok: true, records: [{ name: "tube" }] });
  });

  it("refuses what is not FASTA, and noise behind a title, naming the line", () => {
    expect(readFasta("ACGT\n>a")).toMatchObject({ ok: false, failure: { code: "not-a-sequence", line: 1 } });
    expect(readFasta(">a\nACGT\n{[(&%$§)]}{[(&%$§)]}")).toMatchObject({ ok: false, failure: { line: 3 } });
  });
});

describe("writeFasta", () => {
  it("breaks lines at 60 or 70 letters and comes back", () => {
    const made = readFasta(`>a b c\n${"acgtN".repeat(40)}\n>d\nMKVLE`);
    if (!made.ok) throw new Error("fixture");
    const written = writeFasta(made.records, 70);
    expect(written.split("\n").map((line) => line.length)).toEqual([6, 70, 70, 60, 2, 5, 0]);
    expect(readFasta(written)).toEqual(made);
    expect(readFasta(writeFasta(made.records))).toEqual(made);
  });
});
