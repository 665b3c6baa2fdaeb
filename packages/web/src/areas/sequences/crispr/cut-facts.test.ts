import { readSequences, reverseComplement } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import { outcomesOf, pairFacts, productText } from "./cut-facts.ts";

const line = (sequence: string) => ({ sequence, topology: "linear" as const });
const at = (cutTop: number, cutBottom = cutTop) => ({ cutTop, cutBottom, strand: 1 as const });

describe("what a cut leaves", () => {
  it("joins equal stretches on both sides, and doubles the base before the cut", () => {
    const made = outcomesOf(at(12), line("ACGTGGATCCAAGTCGATCCTTGACA"));
    expect(made?.deletions[0]).toMatchObject({
      microhomology: "GATCC",
      start: 5,
      length: 10,
      isOutOfFrame: true,
    });
    expect(made?.likelyInsertion).toBe("A");
  });

  it("is not known of an enzyme that leaves overhangs", () => {
    expect(outcomesOf(at(12, 17), line("ACGTGGATCCAAGTCGATCCTTGACA"))).toBe(null);
    expect(pairFacts(at(3), at(6, 9), line("AAACCGTTTAA"))).toBe(null);
  });
});

describe("what two cuts leave", () => {
  it("loses or turns the stretch between, in either order", () => {
    const facts = pairFacts(at(6), at(3), line("AAACCGTTT"));
    expect(facts).toMatchObject({
      deletion: "AAATTT",
      excised: "CCG",
      inversion: "AAACGGTTT",
      lost: 3,
      isInFrame: true,
    });
    expect(pairFacts(at(3), at(3), line("AAACCGTTT"))).toBe(null);
  });

  it("goes along the top strand from the first on a circle", () => {
    const circle = { sequence: "AAACCGTTGA", topology: "circular" as const };
    const short = pairFacts(at(3), at(6), circle);
    const long = pairFacts(at(6), at(3), circle);
    expect([short?.lost, long?.lost]).toEqual([3, 7]);
    expect(short?.isInFrame).toBe(true);
    expect(long?.isInFrame).toBe(false);
    expect(long?.inversion).toBe(reverseComplement(long?.excised ?? "") + (long?.deletion ?? ""));
  });
});

it("writes a product that is read back, a circle as a circle", () => {
  const text = productText({ kind: "dna", topology: "circular", meta: {} }, "p deletion", "ACGT".repeat(20));
  const read = readSequences(new TextEncoder().encode(text));
  if (!read.ok) throw new Error(read.error.message);
  expect(read.records).toMatchObject([{ topology: "circular", features: [] }]);
  expect(read.records[0]?.sequence.toUpperCase()).toBe("ACGT".repeat(20));
});
