import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { type BaseEditorName, baseEditors } from "./base-editor.ts";
import { aminoAcidChanges } from "./coding-change.ts";
import { type FindBaseEditsOptions, findBaseEdits } from "./find-base-edits.ts";

const spacer = "GATCAGTACTGGATACCATG";
const dna = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(..."ACGT"), minLength, maxLength });

const editsOf = (sequence: string, options: FindBaseEditsOptions) => {
  const result = findBaseEdits(sequence, options);
  if (!result.ok) throw new Error(result.error.message);
  return result.edits;
};

describe("findBaseEdits", () => {
  it("changes C to T in the window on the strand with the PAM", () => {
    const [edit] = editsOf(`${spacer}TGG`, { editor: "BE4max" });
    expect(edit?.changes).toEqual([{ position: 3, from: "C", to: "T" }]);
    expect(edit?.editedProtospacer).toBe("GATTAGTACTGGATACCATG");
    expect(edit?.aminoAcidChanges).toBeNull();
  });

  it("changes the complement on the bottom strand", () => {
    const [edit] = editsOf(reverseComplement(`${spacer}TGG`), { editor: "BE4max" });
    expect(edit?.changes).toEqual([{ position: 19, from: "G", to: "A" }]);
  });

  it("changes A to G, all that it reaches", () => {
    const [edit] = editsOf(`${spacer}TGG`, { editor: "ABE8e" });
    expect(edit?.changes.map(({ position }) => position)).toEqual([4, 7]);
    expect(editsOf(`${spacer}TGG`, { editor: "ABE7.10" })[0]?.changes).toHaveLength(1);
  });

  it("keeps to guides that change the base wanted", () => {
    expect(editsOf(`${spacer}TGG`, { editor: "BE4max", target: 3 })).toHaveLength(1);
    expect(editsOf(`${spacer}TGG`, { editor: "BE4max", target: 4 })).toEqual([]);
  });

  // CAA to TAA: the stop that CRISPR-STOP and iSTOP make.
  it("reports the amino acid that changes", () => {
    const sequence = "ATGCAATGGACTGGATACCATGG";
    const coding = { segments: [{ start: 0, end: 21, strand: 1 as const }] };
    const [edit] = editsOf(sequence, { editor: "BE4max", coding, target: 3 });
    expect(edit?.aminoAcidChanges).toEqual([{ codon: 2, from: "Q", to: "*" }]);
  });

  it("reads a coding region on the bottom strand and in pieces", () => {
    const sequence = reverseComplement("ATGCGGTTTCAATAA");
    const segments = [
      { start: 9, end: 15, strand: -1 as const },
      { start: 0, end: 6, strand: -1 as const },
    ];
    expect(aminoAcidChanges(sequence, [{ position: 5, from: "G", to: "A" }], { segments })).toEqual([
      { codon: 3, from: "Q", to: "*" },
    ]);
    expect(aminoAcidChanges(sequence, [{ position: 7, from: "A", to: "C" }], { segments })).toEqual([]);
  });

  it.each(Object.keys(baseEditors) as BaseEditorName[])(
    "returns the sequence with its changes (%s)",
    (editor) => {
      fc.assert(
        fc.property(dna(30, 120), fc.boolean(), (sequence, isCircular) => {
          const topology = isCircular ? "circular" : "linear";
          for (const { guide, changes, editedProtospacer } of editsOf(sequence, { editor, topology })) {
            const letters = [...sequence];
            for (const { position, from, to } of changes) {
              expect(letters[position]).toBe(from);
              letters[position] = to;
            }
            const top = letters.join("").repeat(2).slice(guide.start, guide.end);
            expect(guide.strand === 1 ? top : reverseComplement(top)).toBe(editedProtospacer);
          }
        }),
        { numRuns: 20 },
      );
    },
  );

  it("says what is wrong", () => {
    const error = { code: "unknown-base-editor" };
    expect(findBaseEdits("ACGT", { editor: "BE99" as BaseEditorName })).toMatchObject({ ok: false, error });
    expect(findBaseEdits("AC!T", { editor: "BE3" })).toMatchObject({
      ok: false,
      error: { code: "illegal-letter" },
    });
  });
});
