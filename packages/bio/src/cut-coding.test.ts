import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "./alphabet.ts";
import { applyEdit } from "./edit.ts";
import { pasteFragment } from "./edit-stretch.ts";
import { type Feature, qualifierValue } from "./feature.ts";
import { writeGenBank } from "./format/genbank-writer.ts";
import { placeLocation } from "./format/place-location.ts";
import { sliceRecord } from "./molecule/slice-record.ts";
import type { SequenceRecord } from "./sequence.ts";
import { translate } from "./translate/translate.ts";

// The first codons of EGFP (GenBank U55762, bases 679-738), between 20 bases on either side.
const gene = "ATGGTGAGCAAGGGCGAGGAGCTGTTCACCGGGGTGGTGCCCATCCTGGTCGAGCTGGAC";
const protein = "MVSKGEELFTGVVPILVELD";
const flank = "TTGCATGCCTGCAGGTCGAC";
const cds = (location: string, size: number, isCircular: boolean): Feature => {
  const { segments, operator } = placeLocation(location, size, isCircular);
  return {
    ...{ id: "f1", name: "EGFP", type: "CDS", locations: segments, operator },
    qualifiers: [
      { key: "codon_start", value: "1", isQuoted: false },
      { key: "translation", value: protein, isQuoted: true },
    ],
  };
};
const recordOf = (sequence: string, location: string, topology: SequenceRecord["topology"]) => ({
  ...{ name: "m", description: "", kind: "dna" as const, topology, sequence },
  ...{ features: [cds(location, sequence.length, topology === "circular")], primers: [], meta: {} },
});
const forward = recordOf(flank + gene + flank, "21..80", "linear");
const backward = recordOf(flank + reverseComplement(gene, "dna") + flank, "complement(21..80)", "linear");
const exons = recordOf(
  `${flank + gene.slice(0, 25)}GTAAGT${gene.slice(25)}${flank}`,
  "join(21..45,52..86)",
  "linear",
);
const acrossOrigin = recordOf(gene.slice(40) + flank + gene.slice(0, 40), "join(41..80,1..20)", "circular");

/** The amino acids of the rest, translated according to its qualifiers. */
const readIn = ({ sequence, features }: SequenceRecord): string | null => {
  const feature = features[0];
  if (!feature) return null;
  const letters = feature.locations
    .map(({ start, end, strand }) => {
      const top = sequence.slice(start, end);
      return strand === 1 ? top : reverseComplement(top, "dna");
    })
    .join("");
  const skip = Number(qualifierValue(feature, "codon_start") ?? "1") - 1;
  const whole = letters.slice(skip, letters.length - ((letters.length - skip) % 3));
  return whole === "" ? "" : translate(whole);
};

describe("a coding feature that is cut", () => {
  it.each([
    ["forwards", forward],
    ["backwards", backward],
    ["of two exons", exons],
    ["across the origin", acrossOrigin],
  ])("is read in the frame it was in, %s", (_, record) => {
    const size = record.sequence.length;
    fc.assert(
      fc.property(fc.nat(size - 1), fc.integer({ min: 1, max: size }), (start, length) => {
        fc.pre(record.topology === "circular" || start + length <= size);
        const piece = sliceRecord(record, { start, length });
        for (const feature of piece.features) {
          expect(protein).toContain(readIn({ ...piece, features: [feature] }));
          expect(qualifierValue(feature, "translation")).toBe(
            readIn({ ...piece, features: [feature] }) === protein ? protein : undefined,
          );
        }
      }),
    );
  });

  it("by a deletion at either end is read in the frame it was in", () => {
    fc.assert(
      fc.property(fc.constantFrom(forward, backward), fc.nat(99), fc.nat(99), (record, one, other) => {
        const [start, end] = [Math.min(one, other), Math.max(one, other)];
        fc.pre(start <= 20 || end >= 80);
        const { record: left } = applyEdit(record, { kind: "bases", start, end, insert: "" });
        expect(protein).toContain(readIn(left) ?? "");
      }),
    );
  });

  it("and pasted keeps its frame, and writes no translation of the whole", () => {
    const piece = sliceRecord(forward, { start: 24, length: 40 });
    const { record } = pasteFragment(recordOf(flank, "1..3", "linear"), { start: 10, length: 0 }, piece);
    const pasted = { ...record, features: record.features.slice(-1) };
    expect(readIn(pasted)).toBe("SKGEELFTGVVP");
    const text = writeGenBank([pasted]);
    expect(text).toContain("<11..>50");
    expect(text).toContain("/codon_start=3");
    expect(text).not.toContain("/translation");
  });
});
