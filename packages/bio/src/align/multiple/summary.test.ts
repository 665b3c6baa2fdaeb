import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAlignment, writeAlignment } from "./alignment-file.ts";
import { consensusOf, conservationOf } from "./columns.ts";
import { averageLinkage } from "./guide-tree.ts";
import { identityMatrix } from "./identity.ts";
import { neighbourJoining } from "./neighbour-joining.ts";

describe("consensusOf", () => {
  it("adds the commonest residues until they reach the threshold", () => {
    expect(consensusOf(["ACGT", "ACGA", "AC-A"])).toBe("ACGA");
    expect(consensusOf(["ACGT", "ACGA"], 0.9)).toBe("ACGW");
    expect(consensusOf(["ac-t", "ac-t", "acgt"])).toBe("AC-T");
    expect(consensusOf(["MEEPQ", "MEDPQ", "MEDPQ"], 0.9)).toBe("MEXPQ");
    expect(consensusOf([])).toBe("");
    expect(consensusOf(["ACGT", "AC  ", "A-  "])).toBe("ACGT");
    expect(consensusOf(["MK*", "MK*"])).toBe("MK*");
  });
});

describe("conservationOf", () => {
  it("runs from 0 for evenly mixed bases to 1 for the same base in every row", () => {
    expect(conservationOf(["AC", "AG", "AT", "AA"])).toEqual([1, 0]);
    expect(conservationOf(["A-", "A-", "AC", "AC"])).toEqual([1, 0.5]);
    expect(conservationOf(["AA", "A ", "A "])).toEqual([1, 1]);
  });
});

describe("identityMatrix", () => {
  it("counts columns in which both rows have residues", () => {
    const [[self, other]] = identityMatrix(["ACGT", "ac-A"]) as [[number, number]];
    expect(self).toBe(1);
    expect(other).toBeCloseTo(2 / 3, 12);
    expect(identityMatrix(["A-", "-A"])[0]?.[1]).toBe(0);
  });
});

describe("neighbourJoining", () => {
  it("finds the tree that the distances come from", () => {
    expect(
      neighbourJoining(
        [
          [0, 5, 9],
          [5, 0, 10],
          [9, 10, 0],
        ],
        ["a", "b", "c"],
      ),
    ).toBe("(a:2,b:3,c:7);");
    // The five taxa worked through at en.wikipedia.org/wiki/Neighbor_joining.
    const five = [
      [0, 5, 9, 9, 8],
      [5, 0, 10, 10, 9],
      [9, 10, 0, 8, 7],
      [9, 10, 8, 0, 3],
      [8, 9, 7, 3, 0],
    ];
    const tree = neighbourJoining(five, ["a", "b", "c", "d", "e e"]);
    for (const part of ["a:2", "b:3", "c:4", "d:2", "'e e':1", ":3", ":2"]) expect(tree).toContain(part);
  });

  it("draws two, one and no sequence", () => {
    expect(
      neighbourJoining(
        [
          [0, 4],
          [4, 0],
        ],
        ["a", "b"],
      ),
    ).toBe("(a:2,b:2);");
    expect(neighbourJoining([[0]], ["a"])).toBe("(a:0);");
    expect(neighbourJoining([], [])).toBe("();");
  });
});

describe("averageLinkage", () => {
  it("joins the closest first", () => {
    const values = Float64Array.from([0, 8, 2, 8, 0, 6, 2, 6, 0]);
    expect(averageLinkage({ count: 3, values })).toEqual([
      { left: 0, right: 2 },
      { left: 3, right: 1 },
    ]);
  });
});

describe("alignment files", () => {
  const rows = fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 150 }))
    .chain(([count, length]) =>
      fc.tuple(
        fc.uniqueArray(fc.stringMatching(/^[A-Za-z][\w.]{0,20}$/), { minLength: count, maxLength: count }),
        fc.array(fc.string({ unit: fc.constantFrom(..."ACGT-n"), minLength: length, maxLength: length }), {
          minLength: count,
          maxLength: count,
        }),
      ),
    )
    .map(([names, letters]) => names.map((name, at) => ({ name, row: letters[at] as string })));

  it("are read back as they were written", () => {
    fc.assert(
      fc.property(rows, fc.constantFrom("fasta" as const, "clustal" as const), (alignment, format) => {
        expect(readAlignment(writeAlignment(alignment, format))).toEqual({
          ok: true,
          format,
          rows: alignment,
        });
      }),
    );
  });

  it("are refused with reason and line", () => {
    expect(readAlignment("hello")).toMatchObject({ error: { code: "no-alignment", line: 1 } });
    expect(readAlignment("")).toMatchObject({ error: { code: "no-alignment" } });
    expect(readAlignment(">a\nAC\n>b\nA1\n")).toMatchObject({ error: { code: "illegal-letter", line: 4 } });
    expect(readAlignment(">a\nAC\n>b\nA\n")).toMatchObject({ error: { code: "unequal-rows" } });
  });

  it("never throw, whatever is read", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("", ">", "CLUSTAL\n\n"), (text, head) => {
        expect(typeof readAlignment(head + text).ok).toBe("boolean");
      }),
    );
  });
});
