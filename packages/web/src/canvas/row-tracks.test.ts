import { reverseComplement, translate } from "@benchleaf/bio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frameResidues } from "./frame-residues.ts";
import { cutsWithin, layoutCuts } from "./row-cuts.ts";
import type { CutMark } from "./tracks.ts";

const columns = { perRow: 20, letterWidth: 8, gutter: 40, width: 300 };
const mark = (name: string, topCut: number, bottomCut = topCut): CutMark => ({
  key: `${name}/${topCut}`,
  names: [name],
  start: topCut,
  end: topCut + 6,
  strand: 1,
  topCut,
  bottomCut,
  count: 1,
});

describe("names of enzymes above a row", () => {
  it("stand on one line where there is room, else one over the other", () => {
    const { cuts, linesOf } = layoutCuts([mark("EcoRI", 2), mark("XbaI", 4), mark("PstI", 16)], columns, 3);
    expect(cuts.map(({ line }) => line)).toEqual([0, 1, 0]);
    expect([...linesOf]).toEqual([2, 0, 0]);
  });

  it("belong to the row of their cut, and are found there with cuts of a neighbouring row", () => {
    const laid = layoutCuts([mark("SfiI", 19, 23), mark("NotI", 100)], columns, 6);
    expect([...laid.linesOf]).toEqual([1, 0, 0, 0, 0, 1]);
    expect(cutsWithin(laid, 20, 40).map(({ name }) => name)).toContain("SfiI");
    expect(cutsWithin(laid, 0, 20).map(({ name }) => name)).not.toContain("NotI");
  });
});

describe("amino acids of a frame in a row", () => {
  it("are those of the whole translation, whatever the rows", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."ACGT"), minLength: 1, maxLength: 90 });
    const frames = fc.constantFrom(1 as const, 2 as const, 3 as const, -1 as const, -2 as const, -3 as const);
    fc.assert(
      fc.property(letters, frames, fc.integer({ min: 1, max: 25 }), (sequence, frame, perRow) => {
        const found: string[] = [];
        for (let start = 0; start < sequence.length; start += perRow) {
          const end = Math.min(sequence.length, start + perRow);
          for (const { letter, middle } of frameResidues(sequence, { frame, table: 1, start, end })) {
            expect(middle >= start && middle < end).toBe(true);
            found.push(letter);
          }
        }
        const whole =
          frame > 0
            ? translate(sequence.slice(frame - 1))
            : translate(reverseComplement(sequence, "dna").slice(-frame - 1));
        expect(found.join("")).toBe(frame > 0 ? whole : [...whole].reverse().join(""));
      }),
    );
  });
});
