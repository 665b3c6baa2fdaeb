import type { Feature, SequenceRecord } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import { featureRows } from "./feature-rows.ts";

const feature = (name: string, type: string, ...spans: [number, number][]): Feature => ({
  id: name,
  name,
  type,
  locations: spans.map(([start, end]) => ({ start, end, strand: 1 })),
  operator: "join",
  qualifiers: [],
});
const record: SequenceRecord = {
  name: "pTest",
  description: "",
  kind: "dna",
  topology: "circular",
  sequence: "A".repeat(100),
  features: [
    feature("AmpR", "CDS", [40, 80]),
    feature("ori", "rep_origin", [90, 100], [0, 10]),
    feature("tag", "CDS", [5, 20]),
  ],
  primers: [],
  meta: {},
};

describe("rows of the feature list", () => {
  it("are in the order of the molecule, one across the origin as one range", () => {
    const rows = featureRows(record, "");
    expect(rows.map((row) => row.feature.name)).toEqual(["tag", "AmpR", "ori"]);
    expect(rows[2]).toMatchObject({ start: 90, length: 20 });
  });

  it("are found by name or type, case aside", () => {
    expect(featureRows(record, "ampr")).toHaveLength(1);
    expect(featureRows(record, " cds ")).toHaveLength(2);
    expect(featureRows(record, "GFP")).toHaveLength(0);
  });
});
