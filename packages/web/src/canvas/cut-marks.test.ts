import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CutMark, CutMarks, columnsOf } from "./cut-marks.ts";
import { betweenCuts, reachToCut } from "./tracks.ts";

const SIZE = 300;
const siteAt = (start: number, cut: number): CutMark => ({
  key: "",
  names: [`cuts after ${cut}`],
  start,
  end: start + 6 > SIZE ? start + 6 - SIZE : start + 6,
  strand: 1,
  topCut: (start + cut) % SIZE,
  bottomCut: (start + cut + 4) % SIZE,
  count: 1,
});
const starts = fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: 80 });
const marksOf = (at: readonly number[]) => {
  const marks = at.map((start) => siteAt(start, start % 2 === 0 ? 1 : 14));
  return new CutMarks(columnsOf(marks, SIZE), SIZE);
};
const edit = fc.record({ start: fc.nat(SIZE), removed: fc.nat(12), inserted: fc.nat(12) });

/** Position of a site's residues after an edit; null if it touched them. */
const moved = (start: number, size: number, from: number, to: number, inserted: number): number | null => {
  const letters = Array.from({ length: 6 }, (_, index) => (start + index) % size);
  const isHit = letters.some((letter) => letter >= from && letter < to);
  // Behind the last residue of a circle is before its first.
  const isSplit = letters.some((letter, index) => index > 0 && letter === from % size);
  if (isHit || (inserted > 0 && isSplit)) return null;
  return start >= to ? start + inserted - (to - from) : start;
};

it("shift with the bases through edits, and those that an edit broke are removed", () => {
  fc.assert(
    fc.property(starts, fc.array(edit, { maxLength: 6 }), (at, edits) => {
      let marks = marksOf(at);
      let due: number[] = at.toSorted((one, other) => one - other);
      for (const { start, removed, inserted } of edits) {
        const from = Math.min(start, marks.size);
        const to = Math.min(from + removed, marks.size);
        if (from === to && inserted === 0) continue;
        const { size } = marks;
        due = due.flatMap((each) => moved(each, size, from, to, inserted) ?? []);
        marks = marks.movedBy(from, to, inserted);
      }
      expect([...marks].map((mark) => mark.start)).toEqual(due);
      expect(marks.length).toBe(due.length);
    }),
  );
});

it("are found by range, also if only a cut is in it or the origin in between", () => {
  fc.assert(
    fc.property(starts, fc.nat(SIZE), fc.nat(60), (at, start, length) => {
      const marks = marksOf(at);
      const end = Math.min(SIZE, start + length);
      const found = marks.within(start, end).map((mark) => mark.start);
      expect(new Set(found).size).toBe(found.length);
      for (const mark of marks) {
        const isIn = [mark.topCut, mark.bottomCut].some((gap) => gap !== null && gap >= start && gap <= end);
        if (isIn) expect(found).toContain(mark.start);
      }
    }),
  );
});

it("name the enzymes that cut seldom first", () => {
  const marks = [3, 50, 90, 120].map((start, index) => ({
    ...siteAt(start, 1),
    names: [`e${index}`],
    count: 4 - index,
  }));
  const all = new CutMarks(columnsOf(marks, SIZE), SIZE);
  expect(all.rarest().map(({ names }) => names[0])).toEqual(["e3", "e2", "e1", "e0"]);
});

it("move a million at once in no time", () => {
  const count = 1_000_000;
  const columns = {
    kinds: [{ names: ["x"], strand: 1 as const, siteLength: 4, topOffset: 2, bottomOffset: 2, count }],
    starts: Int32Array.from({ length: count }, (_, index) => index * 5),
    kindOf: new Uint16Array(count),
    rarest: new Uint32Array(0),
  };
  let marks = new CutMarks(columns, 5 * count);
  const begun = cpuTime();
  for (let typed = 0; typed < 200; typed += 1) marks = marks.movedBy(2_500_000 + typed, 2_500_000 + typed, 1);
  expect(cpuTime() - begun).toBeLessThan(500);
  expect(marks.within(4_000_000, 4_000_060).length).toBeGreaterThan(10);
});

describe("a press with Shift on a cut", () => {
  const cut = (position: number): CutMark => ({
    key: String(position),
    names: ["EcoRI"],
    start: position - 1,
    end: position + 5,
    strand: 1,
    topCut: position,
    bottomCut: position + 4,
    count: 1,
  });

  it("selects from cut to cut, whichever comes first, on a circle the shorter way", () => {
    const sites = [cut(396), cut(451)];
    expect(reachToCut(sites[1]!, { start: 395, length: 6 }, sites, 2686, true)).toEqual({
      start: 396,
      length: 55,
    });
    expect(reachToCut(sites[0]!, { start: 450, length: 6 }, sites, 2686, true)).toEqual({
      start: 396,
      length: 55,
    });
    expect(betweenCuts(2600, 100, 2686, true)).toEqual({ start: 2600, length: 186 });
    expect(betweenCuts(2600, 100, 2686, false)).toEqual({ start: 100, length: 2500 });
  });

  it("selects from the caret where no site is selected", () => {
    expect(reachToCut(cut(451), { start: 10, length: 0 }, [], 2686, true)).toEqual({
      start: 10,
      length: 441,
    });
  });
});
