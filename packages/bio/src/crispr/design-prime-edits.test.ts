import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { type DesignPrimeEditsOptions, designPrimeEdits } from "./design-prime-edits.ts";
import type { RequestedEdit } from "./local-edit.ts";

const dna = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(..."ACGT"), minLength, maxLength });

const designsOf = (sequence: string, edit: RequestedEdit, options?: DesignPrimeEditsOptions) => {
  const result = designPrimeEdits(sequence, edit, options);
  if (!result.ok) throw new Error(result.error.message);
  return result.designs;
};

const applied = (sequence: string, { start, end, insert }: RequestedEdit) =>
  sequence.slice(0, start) + insert + sequence.slice(end);

/** HEK3, the site at which prime editing was first shown, with its +1 CTT insertion. */
const hek3 =
  "GAGTTTGGGCAAAGTTGGAGTATGTCACTGGGCAGAAAGGCCCAGACTGAGCACGTGATGGCAGAGGAAAGGAAGCCCTGCTTCCTCCAGAGGGCGTCGCAGGACAGCTTTTCCTAGACAGGGGCTAGTATGTGCAGCTCC";

describe("designPrimeEdits", () => {
  it("designs the guide with which CTT was put into HEK3", () => {
    const spacer = "GGCCCAGACTGAGCACGTGA";
    const at = hek3.indexOf(spacer) + 17;
    const edit = { start: at, end: at, insert: "CTT" };
    const [design] = designsOf(hek3, edit).filter((one) => one.spacer === spacer);
    expect(design).toMatchObject({ strand: 1, nick: at, distance: 0, pam: "TGG", canNickAgain: false });
    expect(design?.primerBindingSite).toBe("CGTGCTCAGTCTG");
    // Anzalone 2019: template TCTGCCATCA AAG, the edit next to the primer binding site.
    expect(design?.template).toMatch(/TCTGCCATCAAAG$/);
    expect(design?.nickingGuides.length).toBeGreaterThan(0);
  });

  it("writes what is wanted, on either strand and on circles", () => {
    fc.assert(
      fc.property(
        dna(150, 400),
        fc.nat(),
        fc.nat({ max: 6 }),
        dna(0, 8),
        fc.boolean(),
        (sequence, at, removed, insert, isCircular) => {
          const start = at % (sequence.length - removed);
          const edit = { start, end: start + removed, insert };
          fc.pre(insert !== sequence.slice(start, start + removed));
          const edited = applied(sequence, edit);
          const isFound = (strand: 1 | -1, circle: string, letters: string) => {
            const top = isCircular ? circle + circle.slice(0, letters.length) : circle;
            return (strand === 1 ? top : reverseComplement(top)).includes(letters);
          };
          for (const design of designsOf(sequence, edit, { topology: isCircular ? "circular" : "linear" })) {
            const written = reverseComplement(design.template + design.primerBindingSite);
            expect(isFound(design.strand, edited, written)).toBe(true);
            expect(isFound(design.strand, sequence, design.spacer + design.pam)).toBe(true);
            expect(design.template.length).toBeLessThanOrEqual(40);
            for (const nicking of design.nickingGuides) {
              const where = nicking.needsEdit ? edited : sequence;
              expect(isFound(design.strand === 1 ? -1 : 1, where, nicking.spacer + nicking.pam)).toBe(true);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("reports whether the editor may nick again", () => {
    const sequence = `${"ACATT".repeat(8)}GATCAGTACTGGATACCATGTGG${"ATTCA".repeat(8)}`;
    const pamAt = sequence.indexOf("TGG", 50);
    const far = designsOf(sequence, { start: pamAt + 8, end: pamAt + 9, insert: "G" });
    expect(far.find(({ strand }) => strand === 1)?.canNickAgain).toBe(true);
    const inPam = designsOf(sequence, { start: pamAt + 1, end: pamAt + 2, insert: "C" });
    expect(inPam.find(({ spacer }) => spacer === "GATCAGTACTGGATACCATG")?.canNickAgain).toBe(false);
  });

  it("says what is wrong", () => {
    const codeOf = (edit: RequestedEdit, options?: DesignPrimeEditsOptions) => {
      const result = designPrimeEdits("ACGTACGT", edit, options);
      return result.ok ? result.designs.length : result.error.code;
    };
    expect(codeOf({ start: 5, end: 12, insert: "" })).toBe("illegal-edit");
    expect(codeOf({ start: 0, end: 1, insert: "a" })).toBe("illegal-edit");
    expect(codeOf({ start: 0, end: 1, insert: "N" })).toBe("illegal-letter");
    expect(codeOf({ start: 0, end: 1, insert: "T" }, { primerBindingLength: 3 })).toBe("illegal-option");
    expect(codeOf({ start: 0, end: 1, insert: "T" })).toBe(0);
  });
});
