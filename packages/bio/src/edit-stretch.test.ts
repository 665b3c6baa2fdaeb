import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeFeatures, putFeature, splitFeature, unusedFeatureId } from "./edit-annotations.ts";
import { changeCase, pasteFragment, reverseComplementSelection } from "./edit-stretch.ts";
import type { Feature } from "./feature.ts";
import { placeLocation } from "./format/place-location.ts";
import { formatLocation } from "./range.ts";
import type { SequenceRecord, Topology } from "./sequence.ts";
import { arbitraryRecord } from "./test-support/arbitrary-record.ts";

const molecule = (
  sequence: string,
  locations: readonly string[] = [],
  topology: Topology = "linear",
): SequenceRecord => ({
  name: "m",
  description: "",
  kind: "dna",
  topology,
  sequence,
  features: locations.map((location, index): Feature => {
    const { segments, operator } = placeLocation(location, sequence.length, topology === "circular");
    const names = { id: `f${index + 1}`, name: `f${index + 1}`, type: "gene" };
    return { ...names, locations: segments, operator, qualifiers: [] };
  }),
  primers: [],
  meta: {},
});
const locationsOf = ({ features, sequence }: SequenceRecord) =>
  features.map(({ locations, operator }) => formatLocation(locations, operator, sequence.length));

describe("reverseComplementSelection", () => {
  it("reverses the bases, and the features that are completely in the range", () => {
    const record = molecule("AAACGGTTTT", ["4..5", "complement(3..6)", "2..5", "1..10", "join(3,<5..6)"]);
    const { record: turned, undo } = reverseComplementSelection(record, { start: 2, length: 4 });
    expect(turned.sequence).toBe("AACCGTTTTT");
    expect(locationsOf(turned)).toEqual([
      "complement(4..5)",
      "3..6",
      "2..5",
      "1..10",
      "complement(join(3..>4,6))",
    ]);
    expect(undo()).toBe(record);
  });

  it("turns a stretch across the origin of a circle", () => {
    const record = molecule("ACGTTTGGCC", ["join(9..10,1..2)", "join(10,1)"], "circular");
    const { record: turned } = reverseComplementSelection(record, { start: 8, length: 4 });
    expect(turned.sequence).toBe("GGGTTTGGGT");
    expect(locationsOf(turned)).toEqual(["complement(join(9..10,1..2))", "complement(join(10,1))"]);
  });

  it("leaves a protein as it is", () => {
    const record: SequenceRecord = { ...molecule("MKVL"), kind: "protein" };
    expect(reverseComplementSelection(record, { start: 0, length: 4 }).record).toBe(record);
  });

  it("applied twice gives the original bases and locations", () => {
    // A site between two bases at the origin is at both ends of the residues, so it may come back at the other.
    const withoutSites = arbitraryRecord.filter(({ features }) =>
      features.every(({ locations }) => locations.every(({ start, end }) => start < end)),
    );
    fc.assert(
      fc.property(withoutSites, fc.nat(), fc.nat(), (record, from, count) => {
        const size = record.sequence.length;
        const start = from % size;
        const room = record.topology === "circular" ? size : size - start;
        const selection = { start, length: count % (room + 1) };
        const once = reverseComplementSelection(record, selection).record;
        const twice = reverseComplementSelection(once, selection).record;
        expect(twice.sequence).toBe(record.sequence);
        const bases = ({ features }: SequenceRecord) =>
          features.map(({ locations }) =>
            locations.flatMap(({ start, end, strand }) =>
              Array.from({ length: end - start }, (_, index) => `${start + index}/${strand}`),
            ),
          );
        expect(bases(twice).map((list) => list.sort())).toEqual(bases(record).map((list) => list.sort()));
      }),
    );
  });
});

describe("changeCase", () => {
  it("changes the stretch alone, also across the origin", () => {
    expect(changeCase(molecule("acgt"), { start: 1, length: 2 }, "upper").record.sequence).toBe("aCGt");
    const circle = molecule("ACGT", [], "circular");
    expect(changeCase(circle, { start: 3, length: 2 }, "lower").record.sequence).toBe("aCGt");
  });
});

describe("pasteFragment", () => {
  it("brings the fragment's features along, under ids of their own", () => {
    const record = molecule("AATT", ["3..4"]);
    const { record: pasted, undo } = pasteFragment(
      record,
      { start: 2, length: 0 },
      molecule("GGG", ["1..2"]),
    );
    expect(pasted.sequence).toBe("AAGGGTT");
    expect(locationsOf(pasted)).toEqual(["6..7", "3..4"]);
    expect(new Set(pasted.features.map(({ id }) => id)).size).toBe(2);
    expect(undo()).toBe(record);
  });

  it("finds its place when a selection across the origin gives way", () => {
    const record = molecule("ACGTT", [], "circular");
    const { record: pasted } = pasteFragment(record, { start: 4, length: 2 }, molecule("GGG", ["2..3"]));
    expect(pasted.sequence).toBe("CGTGGG");
    expect(locationsOf(pasted)).toEqual(["5..6"]);
  });
});

describe("features", () => {
  const record = molecule("A".repeat(60), ["10..20", "complement(5..8)", "15..30", "40..50", "18..>25"]);

  it("are put in place of one with the same id, or behind the others", () => {
    const id = unusedFeatureId(record);
    const added = putFeature(record, { ...record.features[0]!, id, name: "new" });
    expect(added.features.map(({ name }) => name)).toEqual(["f1", "f2", "f3", "f4", "f5", "new"]);
    expect(putFeature(added, { ...record.features[1]!, name: "b" }).features[1]?.name).toBe("b");
  });

  it("merge into one with all segments, those that overlap as one", () => {
    const merged = mergeFeatures(record, ["f4", "f1", "f3"]);
    expect(merged.features.map(({ id }) => id)).toEqual(["f2", "f4", "f5"]);
    expect(locationsOf(merged)[1]).toBe("join(10..30,40..50)");
    expect(locationsOf(mergeFeatures(record, ["f1", "f5"]))[0]).toBe("10..>25");
    expect(mergeFeatures(record, ["f1"])).toBe(record);
  });

  it("split at a gap, with the new ends marked, on either strand and between exons", () => {
    expect(locationsOf(splitFeature(record, "f1", 14)).slice(0, 2)).toEqual(["10..>14", "<15..20"]);
    expect(locationsOf(splitFeature(record, "f2", 6)).slice(1, 3)).toEqual([
      "complement(<7..8)",
      "complement(5..>6)",
    ]);
    const exons = mergeFeatures(record, ["f1", "f4"]);
    expect(locationsOf(splitFeature(exons, "f1", 30)).slice(0, 2)).toEqual(["10..20", "40..50"]);
    expect(splitFeature(record, "f1", 40)).toBe(record);
  });
});
