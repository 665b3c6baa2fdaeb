import { meltingTemperature, type SequenceRecord } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import { boundBases } from "./bound-bases.ts";
import { bindingBases, boundPart, primerOnSelection } from "./selected-primer.ts";

// The beginning of EGFP (GenBank U55762), on a circle that is cut within it.
const gene = "ATGGTGAGCAAGGGCGAGGAGCTGTTCACCGGGGTGGTGCCCATCCTGGTCGAGCTGGACGGCGACGTAAACGGCCACAAGTTCAGCGTG";
const record: SequenceRecord = {
  ...{ name: "m", description: "", kind: "dna", topology: "circular", features: [], primers: [], meta: {} },
  sequence: `${gene.slice(10)}TTACATGATTGC${gene.slice(0, 10)}`,
};
const whole = { start: record.sequence.length - 10, length: gene.length };

describe("a primer on a gene that is selected", () => {
  it.each([1, -1] as const)("binds as much of its end as melts at 60 degrees, on strand %i", (strand) => {
    const part = boundPart(record, whole, strand);
    const bases = bindingBases(record, part, strand);
    expect(meltingTemperature(bases)).toBeGreaterThanOrEqual(60);
    if (part.length > 18) expect(meltingTemperature(bases.slice(0, -1))).toBeLessThan(60);
    if (strand === 1) expect(gene.startsWith(bases)).toBe(true);
    else expect((part.start + part.length) % record.sequence.length).toBe(gene.length - 10);
  });

  it("takes a short selection as it is", () => {
    const chosen = { start: 5, length: 24 };
    expect(boundPart(record, chosen, 1)).toBe(chosen);
  });

  it("melts by what binds, not by its tail", () => {
    const part = boundPart(record, whole, 1);
    const primer = primerOnSelection(record, part, { name: "F", strand: 1, tail: "GGGGAATTC" });
    expect(boundBases(primer)).toBe(bindingBases(record, part, 1));
    expect(boundBases({ bases: "ACGT", locations: [] })).toBe("ACGT");
  });
});
