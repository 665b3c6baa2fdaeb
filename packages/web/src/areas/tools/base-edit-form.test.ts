import { reverseComplement } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import { type BaseEditForm, baseEditInput, findRequestedEdits } from "./base-edit-form.ts";

const none = { first: null, last: null, strand: 1 as const };
const form: BaseEditForm = { editor: "BE4max", target: null, coding: none, table: 1, isOnlyStops: false };
const line = (sequence: string) => ({ sequence, topology: "linear" as const });
const editsOf = (more: Partial<BaseEditForm>, molecule: Parameters<typeof baseEditInput>[1]) => {
  const input = baseEditInput({ ...form, ...more }, molecule);
  if (typeof input === "string") throw new Error(input);
  const answer = findRequestedEdits(input);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.edits;
};

// CAA to TAA at the fourth base of the spacer; NGG behind it.
const gene = "ATGCAATGGACTGGATACCATGG";

describe("base edits as they are asked for", () => {
  it("count from one in the form, and show the amino acid", () => {
    const edits = editsOf({ target: 4, coding: { first: 1, last: 21, strand: 1 } }, line(gene));
    expect(edits.map(({ aminoAcidChanges }) => aminoAcidChanges)).toEqual([
      [{ codon: 2, from: "Q", to: "*" }],
    ]);
    expect(editsOf({ target: 4 }, line(gene))[0]?.aminoAcidChanges).toBe(null);
  });

  it("keep to those that make a stop, on the other strand and over the origin too", () => {
    const whole = reverseComplement(gene);
    const circle = {
      sequence: `${whole.slice(12)}ATATATATAT${whole.slice(0, 12)}`,
      topology: "circular" as const,
    };
    const size = circle.sequence.length;
    const coding = { first: size - 9, last: whole.length - 12, strand: -1 as const };
    const edits = editsOf({ coding, isOnlyStops: true }, circle);
    expect(edits).toHaveLength(1);
    expect(edits[0]?.aminoAcidChanges).toEqual([{ codon: 2, from: "Q", to: "*" }]);
    expect(edits[0]?.guide.strand).toBe(-1);
  });

  it("report what is wrong with the form", () => {
    const faultOf = (more: Partial<BaseEditForm>) => baseEditInput({ ...form, ...more }, line(gene));
    expect(faultOf({ target: 24 })).toBe("target");
    expect(faultOf({ isOnlyStops: true })).toBe("stops");
    expect(faultOf({ coding: { first: 1, last: 20, strand: 1 } })).toBe("codons");
    expect(faultOf({ coding: { first: 1, last: null, strand: 1 } })).toBe("half");
  });
});
