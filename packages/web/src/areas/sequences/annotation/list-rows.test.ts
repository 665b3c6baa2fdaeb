import { describe, expect, it } from "vitest";
import {
  featureListRows,
  type ListRow,
  orfListRows,
  pickedAfter,
  primerListRows,
  visibleRows,
} from "./list-rows.ts";

const molecule = { sequence: "A".repeat(100), topology: "circular" } as const;
const feature = (id: string, name: string, type: string, start: number, end: number) => ({
  id,
  name,
  type,
  locations: [{ start, end, strand: 1 as const }],
  operator: "join" as const,
  qualifiers: [],
});
const rows = featureListRows(
  [
    feature("f1", "lacZ 10", "CDS", 40, 70),
    feature("f2", "lacZ 2", "promoter", 10, 20),
    feature("f3", "ori", "rep_origin", 10, 60),
  ],
  molecule,
);
const ids = (of: readonly ListRow[]) => of.map(({ id }) => id);

describe("rows of the side panel", () => {
  it("are in the requested order, equal ones by position", () => {
    expect(ids(visibleRows(rows, "", "place"))).toEqual(["f3", "f2", "f1"]);
    expect(ids(visibleRows(rows, "", "name"))).toEqual(["f2", "f1", "f3"]);
    expect(ids(visibleRows(rows, "", "length"))).toEqual(["f3", "f1", "f2"]);
    expect(ids(visibleRows(rows, "", "detail"))).toEqual(["f1", "f2", "f3"]);
  });

  it("are found by name and by detail", () => {
    expect(ids(visibleRows(rows, " LACZ ", "place"))).toEqual(["f2", "f1"]);
    expect(ids(visibleRows(rows, "rep_", "place"))).toEqual(["f3"]);
  });

  it("report a primer that binds nowhere", () => {
    const bound = { start: 90, end: 100, strand: -1 as const };
    const primer = { id: "p", name: "fwd", description: "", bases: "ACGT", locations: [bound] };
    const [here, nowhere] = primerListRows(
      [primer, { ...primer, id: "q", locations: [] }],
      molecule,
      () => "4 nt",
    );
    expect(here).toMatchObject({ start: 90, length: 10, detail: "4 nt" });
    expect(nowhere).toMatchObject({ feature: null, length: 0 });
  });

  it("show a reading frame with its stop, across the origin on either strand", () => {
    const orf = { length: 30, hasStop: true, isOpenStart: false, frame: 1 } as const;
    const over = [
      { ...orf, start: 80, end: 110, strand: 1 as const },
      { ...orf, start: 95, end: 125, strand: -1 as const, frame: -1 as const },
    ];
    const places = orfListRows(
      over,
      100,
      () => "ORF",
      () => "",
    );
    expect(places.map(({ start, length }) => ({ start, length }))).toEqual([
      { start: 80, length: 33 },
      { start: 92, length: 33 },
    ]);
  });

  it("are picked alone, with Ctrl one more or less, with Shift as a stretch", () => {
    const [first, second, third] = rows;
    if (!first || !second || !third) throw new Error("three rows were made");
    const press = { anchor: null, hasShift: false, hasCtrl: false };
    expect(pickedAfter(rows, ["f2"], first, press)).toEqual(["f1"]);
    expect(pickedAfter(rows, ["f2"], first, { ...press, hasCtrl: true })).toEqual(["f2", "f1"]);
    expect(pickedAfter(rows, ["f2", "f1"], first, { ...press, hasCtrl: true })).toEqual(["f2"]);
    expect(pickedAfter(rows, [], third, { ...press, anchor: "f1", hasShift: true })).toEqual([
      "f1",
      "f2",
      "f3",
    ]);
    expect(pickedAfter(rows, [], third, { ...press, hasShift: true })).toEqual(["f3"]);
  });
});
