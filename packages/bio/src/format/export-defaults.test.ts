import { describe, expect, it } from "vitest";
import type { SequenceRecord } from "../sequence.ts";
import { withExportDefaults } from "./export-defaults.ts";
import { writeGenBank } from "./genbank-writer.ts";
import { readSequenceText } from "./read-sequences.ts";

const today = new Date(2026, 10, 3);
const made: SequenceRecord = {
  ...{ name: "pNew", description: "", kind: "dna", topology: "circular", sequence: "ACGTACGT" },
  ...{ features: [], primers: [], meta: {} },
};

describe("a flat file of a molecule that was made here", () => {
  it("has a division, a date and a definition", () => {
    const text = writeGenBank([withExportDefaults(made, today)]);
    expect(text.split("\n").slice(0, 2)).toEqual([
      expect.stringMatching(/^LOCUS {7}pNew +8 bp +DNA +circular SYN 03-NOV-2026$/),
      "DEFINITION  pNew",
    ]);
  });

  it("keeps what was read, in the columns of the format", () => {
    const line =
      "LOCUS       L09137                     8 bp    DNA     circular SYN 22-MAY-2002\nDEFINITION  Cloning vector.\nORIGIN\n        1 acgtacgt\n//\n";
    const read = readSequenceText(line.replace("L09137                     8", "L09137        8"), "");
    if (!read.ok) throw new Error("unread");
    expect(writeGenBank([withExportDefaults(read.records[0]!, today)])).toBe(line);
  });
});
