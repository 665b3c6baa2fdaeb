import type { Feature, SequenceRecord } from "@benchleaf/bio";
import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { caretColumn, columnLeft, fitColumns, type RowColumns } from "./row-columns.ts";
import { layoutRows, MAX_SCROLL_HEIGHT, rowAt, rowOfCaret, scrollScale, shapesWithin } from "./row-layout.ts";
import { erasedBy, selectedResidues } from "./use-row-keys.ts";

const feature = (id: string, ...segments: [start: number, end: number][]): Feature => ({
  id,
  name: id,
  type: "CDS",
  locations: segments.map(([start, end]) => ({ start, end, strand: 1 as const })),
  operator: "join",
  qualifiers: [],
});
const recordOf = (size: number, features: Feature[], isCircular = true): SequenceRecord => ({
  name: "test",
  description: "",
  kind: "dna",
  topology: isCircular ? "circular" : "linear",
  sequence: "ACGT".repeat(Math.ceil(size / 4)).slice(0, size),
  features,
  primers: [],
  meta: {},
});

const rowsOf = (perRow: number): RowColumns => ({ perRow, letterWidth: 8, gutter: 40, width: 800 });

describe("rows", () => {
  it("find the row at a height", () => {
    const layout = layoutRows(
      recordOf(1000, [feature("a", [120, 480]), feature("b", [200, 300])]),
      rowsOf(60),
    );
    for (let row = 0; row < layout.rowCount; row += 1) {
      const top = layout.tops[row] ?? 0;
      expect(rowAt(layout, top)).toBe(row);
      expect(rowAt(layout, (layout.tops[row + 1] ?? 0) - 0.5)).toBe(row);
    }
    expect(rowAt(layout, -50)).toBe(0);
    expect(rowAt(layout, 1e9)).toBe(layout.rowCount - 1);
  });

  it("hold each feature in every row that it touches and in no other", () => {
    const stretch = fc.tuple(fc.nat(299), fc.nat(299));
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 20 }), (stretches) => {
        // From the greater to the smaller it runs across the origin.
        const features = stretches.map(([from, to], index) =>
          from <= to ? feature(`${index}`, [from, to + 1]) : feature(`${index}`, [from, 300], [0, to + 1]),
        );
        const layout = layoutRows(recordOf(300, features), rowsOf(20));
        for (let row = 0; row < layout.rowCount; row += 1) {
          const [start, end] = [row * 20, row * 20 + 20];
          const found = shapesWithin(layout, start, end).map(({ shape }) => shape.feature.id);
          const due = features.filter(({ locations }) =>
            locations.some((at) => at.start < end && at.end > start),
          );
          expect(found.sort()).toEqual(due.map(({ id }) => id).sort());
        }
      }),
    );
  });

  it("show a feature across the origin at both ends", () => {
    const layout = layoutRows(recordOf(100, [feature("ori", [90, 100], [0, 10])]), rowsOf(20));
    const at = (start: number) => shapesWithin(layout, start, start + 20).length;
    expect([at(0), at(20), at(80)]).toEqual([1, 0, 1]);
  });

  it("are laid out in a frame for 5 million bases and 5,000 features", () => {
    const features = Array.from({ length: 5000 }, (_, index) =>
      feature(String(index), [index * 1000, index * 1000 + 900]),
    );
    const record = recordOf(5_000_000, features);
    layoutRows(recordOf(100, []), rowsOf(60));
    const times = [0, 1, 2].map(() => {
      const begun = cpuTime();
      layoutRows({ ...record, features: [...features] }, rowsOf(60));
      return cpuTime() - begun;
    });
    expect(Math.min(...times)).toBeLessThan(400);
    const layout = layoutRows(record, rowsOf(60));
    expect(layout.rowCount).toBe(Math.ceil(5_000_000 / 60));
    expect(rowOfCaret(layout, 5_000_000)).toBe(layout.rowCount - 1);
  });

  it("exist for an empty sequence too", () => {
    expect(layoutRows(recordOf(0, []), rowsOf(60)).rowCount).toBe(1);
  });
});

describe("the scroll bar", () => {
  it("reaches both ends of content that is taller than a browser can draw", () => {
    const scale = scrollScale(50_000_000, 800);
    expect(scale.scrollHeight).toBe(MAX_SCROLL_HEIGHT);
    expect(scale.toContent(0)).toBe(0);
    expect(scale.toContent(MAX_SCROLL_HEIGHT - 800)).toBeCloseTo(50_000_000 - 800, 3);
    expect(scale.toScroll(scale.toContent(1234))).toBeCloseTo(1234, 6);
  });
});

describe("columns", () => {
  it("fit in blocks of ten, at least one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 3000 }), fc.integer({ min: 60, max: 120 }), (width, tenths) => {
        const columns = fitColumns(width, tenths / 10, 5000);
        expect(columns.perRow % 10).toBe(0);
        // Widths are sums of fractions.
        if (columns.perRow > 10) expect(columns.width).toBeLessThan(width + 1e-6);
        for (let column = 0; column < columns.perRow; column += 1) {
          expect(caretColumn(columns, columnLeft(columns, column) + 0.1)).toBe(column);
        }
      }),
    );
  });
});

describe("keys", () => {
  it("delete the selection, or the base next to the caret", () => {
    expect(erasedBy(-1, { start: 5, length: 0 }, 10)).toEqual({ start: 4, length: 1 });
    expect(erasedBy(1, { start: 5, length: 0 }, 10)).toEqual({ start: 5, length: 1 });
    expect(erasedBy(-1, { start: 8, length: 4 }, 10)).toEqual({ start: 8, length: 4 });
    expect(erasedBy(-1, { start: 0, length: 0 }, 10)).toBeNull();
    expect(erasedBy(1, { start: 10, length: 0 }, 10)).toBeNull();
  });

  it("copy bases across the origin", () => {
    expect(selectedResidues("ACGTTGCA", { start: 6, length: 4 })).toBe("CAAC");
  });
});

describe("lanes under the rows", () => {
  it("never contain two features over the same base", () => {
    const ends = fc.tuple(fc.nat(299), fc.nat(299));
    fc.assert(
      fc.property(fc.array(ends, { maxLength: 40 }), (pairs) => {
        const features = pairs.map(([from, to], index) =>
          from <= to ? feature(`${index}`, [from, to + 1]) : feature(`${index}`, [from, 300], [0, to + 1]),
        );
        const layout = layoutRows(recordOf(300, features), rowsOf(20));
        for (let letter = 0; letter < 300; letter += 1) {
          const lanes = shapesWithin(layout, letter, letter + 1).map(({ lane }) => lane);
          expect(new Set(lanes).size).toBe(lanes.length);
          expect(Math.max(-1, ...lanes)).toBeLessThan(layout.lanes.depth[Math.floor(letter / 20)] ?? 0);
        }
      }),
    );
  });
});
