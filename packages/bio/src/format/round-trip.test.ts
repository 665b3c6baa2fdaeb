import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SequenceRecord } from "../sequence.ts";
import { arbitraryRecord } from "../test-support/arbitrary-record.ts";
import { givenFiles } from "../test-support/test-data.ts";
import { nameFrom } from "./feature-look.ts";
import { findLosses } from "./find-losses.ts";
import { readSequences } from "./read-sequences.ts";
import type { SequenceFormat } from "./sequence-formats.ts";
import type { WriteNoteCode } from "./write-report.ts";
import { writeSequences, writtenFormats } from "./write-sequences.ts";

const codesFor = (records: readonly SequenceRecord[], format: SequenceFormat): WriteNoteCode[] => {
  const result = writeSequences(records, format);
  if (!result.ok) throw new Error(result.error.message);
  return result.warnings.map((one) => `${one.code}` as WriteNoteCode);
};

const record = arbitraryRecord.map((made) => ({
  ...made,
  features: made.features.map((one) => ({ ...one, name: nameFrom(one.qualifiers) ?? one.type })),
}));

/** What a format must hold of any record with letters and features: nothing beside these may be named as lost. */
const allowed: Partial<Record<SequenceFormat, readonly WriteNoteCode[]>> = {
  genbank: [],
  ape: [],
  embl: ["name-changed"],
  gff3: [],
  csv: [],
  tsv: [],
  zip: [],
  sbol: ["features-changed", "description-lost", "name-changed"],
  fasta: ["features-lost", "topology-lost", "name-changed", "description-lost"],
};

describe("writeSequences", () => {
  it.each(Object.entries(allowed))("%s holds every record, %j aside", (format, codes) => {
    fc.assert(
      fc.property(record, (made) => {
        const lost = writeSequences([made], format as SequenceFormat);
        if (!lost.ok) throw new Error(lost.error.message);
        expect(lost.warnings.filter(({ code }) => !codes.includes(code))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
