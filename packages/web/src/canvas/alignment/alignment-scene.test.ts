import { describe, expect, it } from "vitest";
import { featureBars, numberAt, residuesBefore, type SceneRow } from "./alignment-scene.ts";
import { cellAfterKey } from "./move-cell.ts";
import { svgPen } from "./svg-pen.ts";

const row = (letters: string, part: Partial<SceneRow> = {}): SceneRow => ({
  id: "r",
  name: "r",
  letters,
  start: 0,
  turns: 0,
  strand: 1,
  firstColumn: Math.max(0, letters.search(/\S/)),
  trace: null,
  qualities: null,
  called: new Map(),
  mark: "",
  ...part,
});

describe("numbers of bases", () => {
  it("pass over gaps and begin where the row begins", () => {
    const one = row("  AC-GT", { start: 10 });
    expect([0, 2, 3, 4, 5, 6].map((column) => numberAt(one, column))).toEqual([null, 11, 12, null, 13, 14]);
  });

  it("go on at the left across the origin", () => {
    const one = row("GT  AC", { firstColumn: 4 });
    expect([4, 5, 0, 1].map((column) => numberAt(one, column))).toEqual([1, 2, 3, 4]);
    expect(residuesBefore(one, 0)).toBe(2);
  });

  it("hold far along a row", () => {
    const one = row("AC-".repeat(5_000));
    expect(numberAt(one, 14_998)).toBe(10_000);
  });
});

describe("features over columns", () => {
  const feature = (start: number, end: number) => ({
    id: `${start}`,
    name: "f",
    type: "CDS",
    locations: [{ start, end, strand: 1 as const }],
    operator: "join" as const,
    qualifiers: [],
  });
  it("stretch over gaps, and those that overlap take another lane", () => {
    const bars = featureBars([feature(0, 3), feature(2, 4)], "AC--GT", 0);
    expect(bars.map(({ start, end, lane }) => [start, end, lane])).toEqual([
      [0, 5, 0],
      [4, 6, 1],
    ]);
  });
});

describe("keys", () => {
  const all = { rows: 3, columns: 100 };
  const page = { rows: 10, columns: 40 };
  const press = (key: string, part = {}) => ({
    key,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...part,
  });
  it("move the cell within bounds, extend with Shift, and choose all", () => {
    const at = { row: 1, column: 98, anchorRow: 1, anchorColumn: 98 };
    expect(cellAfterKey(press("ArrowRight", { ctrlKey: true }), at, all, page)).toMatchObject({ column: 99 });
    expect(cellAfterKey(press("ArrowDown", { shiftKey: true }), at, all, page)).toMatchObject({
      row: 2,
      anchorRow: 1,
    });
    expect(cellAfterKey(press("a", { ctrlKey: true }), null, all, page)).toEqual({
      row: 2,
      column: 99,
      anchorRow: 0,
      anchorColumn: 0,
    });
    expect(cellAfterKey(press("x"), at, all, page)).toBeNull();
  });
});

describe("a picture", () => {
  it("escapes names and keeps bases at their position", () => {
    const faces = { letters: "mono", words: "sans", letterSize: 10, wordSize: 12 };
    const { pen, text } = svgPen({ width: 50, height: 20 }, faces, 6, "#fff");
    pen.words('<a & "b">', 1, 2, "#000");
    pen.letters("AC", 3, 4, "#000");
    expect(text()).toContain("&lt;a &amp; &quot;b&quot;&gt;");
    expect(text()).toContain('x="3 9"');
  });
});
