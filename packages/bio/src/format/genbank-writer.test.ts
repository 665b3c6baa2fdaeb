import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdit } from "../edit.ts";
import type { SequenceRecord } from "../sequence.ts";
import { arbitraryRecord, prose } from "../test-support/arbitrary-record.ts";
import { propertyRuns } from "../test-support/property-runs.ts";
import { readText } from "../test-support/read-text.ts";
import { nameFrom } from "./feature-look.ts";
import { writeGenBank } from "./genbank-writer.ts";

const reread = (record: SequenceRecord): SequenceRecord => {
  const result = readText(writeGenBank([record]));
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.records[0]!;
};

/** Without what only describes the layout of a file. */
const bare = ({
  features,
  meta: { layout, headerOrder, moleculeType, ...meta },
  ...record
}: SequenceRecord) => ({
  ...record,
  meta,
  features: features.map(({ rawLocation: _, ...feature }) => ({
    ...feature,
    qualifiers: feature.qualifiers.map(({ key, value, isQuoted }) => ({ key, value, isQuoted })),
  })),
});

const minimal = (text: string): SequenceRecord => {
  const result = readText(text);
  if (!result.ok) throw new Error("fixture");
  return result.records[0]!;
};

const text = `LOCUS       TEST                      60 bp    DNA     linear   SYN 01-JAN-2020
DEFINITION  A test.
ACCESSION   T1
BASE COUNT       15 a     15 c     15 g     15 t
COMMENT     Odd place
FEATURES             Location/Qualifiers
     CDS             join(complement(20..40),complement(<1..12))
                     /gene="abcD"
                     /codon_start=1
                     /note="broken
                     early"
ORIGIN
        1 acgtacgtac gtacgtacgt acgtacgtac gtacgtacgt acgtacgtac gtacgtacgt
//
`;

describe("writeGenBank", () => {
  it("writes an unchanged record as it stood", () => {
    expect(writeGenBank([minimal(text)])).toBe(text);
  });

  it("changes only what an edit changed", () => {
    const { record } = applyEdit(minimal(text), { kind: "bases", start: 50, end: 60, insert: "" });
    const written = writeGenBank([record]);
    expect(written).toContain(
      "LOCUS       TEST                      50 bp    DNA     linear   SYN 01-JAN-2020",
    );
    expect(written).not.toContain("BASE COUNT");
    expect(written).toContain('/note="broken\n                     early"');
    expect(written).toContain("join(complement(20..40),complement(<1..12))");
  });

  it("writes the segments when they are no longer those of the raw location", () => {
    const { record } = applyEdit(minimal(text), { kind: "bases", start: 0, end: 0, insert: "AC" });
    expect(writeGenBank([record])).toContain("     CDS             complement(join(<3..14,22..42))\n");
  });

  it("writes a new name and colour where the reader finds them", () => {
    const record = minimal(text);
    const features = record.features.map((feature) => ({ ...feature, name: "my name", color: "#ff0000" }));
    expect(reread({ ...record, features }).features[0]).toMatchObject({ name: "my name", color: "#ff0000" });
  });

  it("writes a record that came from elsewhere", () => {
    const written = writeGenBank([{ ...minimal(text), features: [], meta: {} }]);
    expect(written.split("\n").slice(0, 4)).toEqual([
      "LOCUS       TEST                      60 bp    DNA     linear",
      "DEFINITION  A test.",
      "FEATURES             Location/Qualifiers",
      "ORIGIN",
    ]);
  });

  it("is the inverse of reading", () => {
    fc.assert(
      fc.property(arbitraryRecord, fc.array(prose, { maxLength: 3 }), prose, (made, comments, title) => {
        const features = made.features.map((one) => ({ ...one, name: nameFrom(one.qualifiers) ?? one.type }));
        const scope = "1  (bases 1 to 2)";
        const references = [{ scope, fields: [{ key: "TITLE", value: title }] }];
        const meta = {
          accession: "A1",
          organism: "E. coli\nBacteria.",
          references,
          ...(comments.length && { comments }),
        };
        const record = { ...made, features, meta };
        const once = reread(record);
        expect(bare(once)).toEqual(bare(record));
        expect(reread(once)).toEqual(once);
      }),
      propertyRuns(300),
    );
  });
});
