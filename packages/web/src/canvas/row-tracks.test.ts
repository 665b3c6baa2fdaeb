import { reverseComplement, translate } from "@benchleaf/bio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CutMark, CutMarks, columnsOf } from "./cut-marks.ts";
import { frameResidues } from "./frame-residues.ts";
import { cutsOfRow, gapX, layoutCuts, NAME_SIZE } from "./row-cuts.ts";
import { textWidth } from "./text-width.ts";

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

const marksOf = (marks: readonly CutMark[], size: number) => new CutMarks(columnsOf(marks, size), size);
const rowsOf = (laid: ReturnType<typeof layoutCuts>, count: number) =>
  Array.from({ length: count }, (_, row) => laid.linesOf(row));

describe("names of enzymes above a row", () => {
  it("are on one line if there is space, otherwise one above the other", () => {
    const laid = layoutCuts(marksOf([mark("EcoRI", 2), mark("XbaI", 4), mark("PstI", 16)], 60), columns, 3);
    const cuts = cutsOfRow(laid, columns, { start: 0, end: 20, isLast: false });
    expect(cuts.map(({ line }) => line)).toEqual([0, 1, 0]);
    expect(rowsOf(laid, 3)).toEqual([2, 0, 0]);
  });

  it("belong to the row of their cut, and are found there with cuts of a neighbouring row", () => {
    const laid = layoutCuts(marksOf([mark("SfiI", 19, 23), mark("NotI", 100)], 120), columns, 6);
    expect(rowsOf(laid, 6)).toEqual([1, 0, 0, 0, 0, 1]);
    const namesAt = (start: number) => cutsOfRow(laid, columns, { start, end: start + 20, isLast: false });
    expect(namesAt(20).map(({ name }) => name)).toContain("SfiI");
    expect(namesAt(0).map(({ name }) => name)).not.toContain("NotI");
  });

  it("end with the row at the latest, over their cut", () => {
    const laid = layoutCuts(marksOf([mark("HpyCH4III", 19), mark("BccI", 19)], 60), columns, 3);
    const cuts = cutsOfRow(laid, columns, { start: 0, end: 20, isLast: false });
    expect(cuts.map(({ line }) => line)).toEqual([0, 1]);
    for (const { name, left, position } of cuts) {
      const right = left + textWidth(name, NAME_SIZE);
      expect(right).toBeLessThanOrEqual(columns.width);
      expect(left).toBeLessThanOrEqual(gapX(columns, position));
      expect(right).toBeGreaterThanOrEqual(gapX(columns, position));
    }
  });

  it("use as many lines in a row as were laid out for it, whatever is around", () => {
    const place = fc.record({ at: fc.nat(199), name: fc.constantFrom("EcoRI", "BamHI", "I", "DraIII-HF") });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 60 }), fc.integer({ min: 0, max: 8 }), (places, maxLines) => {
        const laid = layoutCuts(
          marksOf(
            places.map(({ at, name }) => mark(name, at)),
            206,
          ),
          columns,
          11,
          maxLines,
        );
        for (let row = 0; row < 11; row += 1) {
          const ends = { start: row * 20, end: Math.min(206, row * 20 + 20), isLast: row === 10 };
          const lines = cutsOfRow(laid, columns, ends).map(({ line }) => line + 1);
          expect(Math.max(0, ...lines)).toBe(laid.linesOf(row));
        }
      }),
    );
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
