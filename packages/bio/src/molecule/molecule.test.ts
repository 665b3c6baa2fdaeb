import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Segment } from "../feature.ts";
import { placeLocation } from "../format/place-location.ts";
import { formatLocation } from "../range.ts";
import type { SequenceRecord } from "../sequence.ts";
import { arbitraryRecord } from "../test-support/arbitrary-record.ts";
import { propertyRuns } from "../test-support/property-runs.ts";
import { annealOligos } from "./anneal-oligos.ts";
import { concatRecords } from "./concat-records.ts";
import { cutMolecule } from "./cut-molecule.ts";
import { circularise, endsFit, joinMolecules } from "./join-molecules.ts";
import { type EndLengths, type Molecule, moleculeOf, reverseMolecule, strandsOf } from "./molecule.ts";
import { moleculeChecksum } from "./molecule-checksum.ts";
import { reverseComplementRecord } from "./reverse-complement-record.ts";
import { rotateRecord } from "./rotate-record.ts";
import { sliceRecord } from "./slice-record.ts";
import { treatEnd, treatMolecule } from "./treat-end.ts";

const recordOf = (sequence: string, topology: SequenceRecord["topology"] = "linear"): SequenceRecord => ({
  ...{ name: "m", description: "", kind: "dna", topology, sequence, features: [], primers: [], meta: {} },
});
const annotated = (locations: readonly string[], size: number, topology: SequenceRecord["topology"]) => ({
  ...recordOf("acgtn".repeat(size / 5), topology),
  features: locations.map((location, index) => {
    const { segments, operator } = placeLocation(location, size, topology === "circular");
    return {
      id: `f${index + 1}`,
      name: location,
      type: "CDS",
      locations: segments,
      operator,
      qualifiers: [],
    };
  }),
});
const locationsOf = (record: SequenceRecord): readonly string[] =>
  record.features.map(({ locations, operator }) =>
    formatLocation(locations, operator, record.sequence.length),
  );

const molecule = (sequence: string, ends: EndLengths = {}): Molecule => {
  const made = moleculeOf(recordOf(sequence), ends);
  if (!made.ok) throw new Error(made.error.message);
  return made.molecule;
};

type SliceCase = [location: string, start: number, length: number, expected: readonly string[], what: string];

describe("sliceRecord", () => {
  const slice = (location: string, start: number, length: number, topology: SequenceRecord["topology"]) =>
    locationsOf(sliceRecord(annotated([location], 100, topology), { start, length }));

  it.each<SliceCase>([
    ["11..20", 5, 50, ["6..15"], "inside moves along"],
    ["11..20", 15, 50, ["<1..5"], "that loses its beginning is partial"],
    ["11..20", 0, 15, ["11..>15"], "that loses its end is partial"],
    ["complement(11..20)", 15, 50, ["complement(<1..5)"], "on the other strand too"],
    ["11..20", 50, 50, [], "outside is left out"],
    ["join(11..20,31..40)", 25, 50, ["<6..15"], "that loses its first segment is partial"],
    ["join(11..20,31..40)", 12, 25, ["join(<1..8,19..>25)"], "cut at both ends is partial at both"],
  ])("a feature at %s in [%d, +%d) is at %s: %s", (location, start, length, expected) => {
    expect(slice(location, start, length, "linear")).toEqual(expected);
    expect(slice(location, start, length, "circular")).toEqual(expected);
  });

  it.each<SliceCase>([
    ["join(91..100,1..10)", 85, 40, ["6..25"], "across the origin becomes whole"],
    ["join(91..100,1..10)", 95, 100, ["<1..15", "96..>100"], "cut where the circle opens gives two"],
    ["complement(join(91..100,1..10))", 85, 40, ["complement(6..25)"], "on the other strand too"],
    ["51..60", 55, 104, ["<1..5", "96..>104"], "under a staggered cut stands at both ends"],
  ] as const)(
    "on a circle a feature at %s in [%d, +%d) is at %s: %s",
    (location, start, length, expected) => {
      expect(slice(location, start, length, "circular").toSorted()).toEqual([...expected].sort());
    },
  );

  it("returns bases across the origin, and throws for a range outside the molecule", () => {
    expect(sliceRecord(recordOf("ACGTT", "circular"), { start: 4, length: 3 }).sequence).toBe("TAC");
    expect(() => sliceRecord(recordOf("ACGTT"), { start: 4, length: 3 })).toThrow(RangeError);
  });
});

describe("records", () => {
  const plain = (segments: readonly Segment[]) =>
    segments.map(({ start, end, strand }) => [start, end, strand]);

  it("strung together share an overlap and say each annotation once", () => {
    const one = annotated(["6..10"], 10, "linear");
    const other = annotated(["1..5"], 10, "linear");
    const named = [one, other].map((record) => ({
      ...record,
      features: record.features.map((feature) => ({ ...feature, name: "x" })),
    }));
    const whole = concatRecords(named, { overlaps: [5] });
    expect(whole.sequence).toBe("acgtnacgtnacgtn");
    expect(locationsOf(whole)).toEqual(["6..10"]);
    expect(locationsOf(concatRecords(named, { topology: "circular" }))).toEqual(["6..10", "11..15"]);
  });

  it("rotated and rotated back, or reversed twice, are what they were", () => {
    fc.assert(
      fc.property(arbitraryRecord, fc.nat({ max: 200 }), (record, origin) => {
        const circle = { ...record, topology: "circular" as const };
        const size = circle.sequence.length;
        const once = rotateRecord(circle, origin);
        const back = rotateRecord(once, size - (origin % size));
        expect(back.sequence).toBe(circle.sequence);
        const twice = reverseComplementRecord(reverseComplementRecord(record));
        expect(twice.sequence).toBe(record.sequence);
        expect(twice.features.map(({ locations }) => plain(locations))).toEqual(
          record.features.map(({ locations }) => plain(locations)),
        );
      }),
      propertyRuns(100),
    );
  });

  it("rotated keep the bases under every feature", () => {
    const simple = fc.tuple(fc.nat({ max: 99 }), fc.integer({ min: 1, max: 60 }), fc.nat({ max: 99 }));
    fc.assert(
      fc.property(simple, ([start, length, origin]) => {
        const letters = Array.from(
          { length: 100 },
          (_, index) => "ACGT"[(index * 7 + (index >> 2)) % 4],
        ).join("");
        const end = start + length;
        const text = end <= 100 ? `${start + 1}..${end}` : `join(${start + 1}..100,1..${end - 100})`;
        const record = { ...annotated([text], 100, "circular"), sequence: letters };
        const under = ({ sequence, features }: SequenceRecord) =>
          features[0]!.locations.map((one) => sequence.slice(one.start, one.end)).join("");
        expect(under(rotateRecord(record, origin))).toBe(under(record));
      }),
    );
  });
});

describe("a molecule", () => {
  it("shows both strands with their overhangs", () => {
    const cut = molecule("GATCCA", { left: { kind: "5'-overhang", length: 4 } });
    expect(strandsOf(cut)).toEqual({ watson: "GATCCA", crick: "TG----" });
    expect(cut.ends?.left).toEqual({ kind: "5'-overhang", bases: "GATC", hasPhosphate: true });
    const other = molecule("AAATGCA", { right: { kind: "3'-overhang", length: 4 } });
    expect(strandsOf(other)).toEqual({ watson: "AAATGCA", crick: "----TTT" });
    expect(moleculeChecksum(reverseMolecule(cut))).toBe(moleculeChecksum(cut));
  });

  it("is refused where overhangs leave no base pair", () => {
    const refused = moleculeOf(recordOf("GATC"), { left: { kind: "5'-overhang", length: 4 } });
    expect(refused).toMatchObject({ ok: false, error: { code: "overhang-longer-than-molecule" } });
    expect(moleculeOf({ ...recordOf("MKV"), kind: "protein" }).ok).toBe(false);
  });

  it("is joined by ends that fit and have a phosphate, and by no others", () => {
    const [one, other] = cutMolecule(molecule("GGGAATTCCCC"), [{ top: 3, bottom: 7 }]) as [
      Molecule,
      Molecule,
    ];
    const joined = joinMolecules(one, other);
    expect(joined.ok && joined.molecule.record.sequence).toBe("GGGAATTCCCC");
    expect(joinMolecules(other, one)).toMatchObject({ ok: false, error: { code: "no-phosphate" } });
    const blunt = molecule("ACGT", { right: { kind: "blunt", length: 0 } });
    expect(joinMolecules(blunt, other)).toMatchObject({ ok: false, error: { code: "ends-do-not-fit" } });
    expect(endsFit(treatEnd(one.ends!.right, "dephosphorylate"), other.ends!.left)).toBe(true);
  });

  it("cut on a circle and closed again is the circle, features of the uncut part and all", () => {
    fc.assert(
      fc.property(fc.nat({ max: 99 }), fc.integer({ min: -4, max: 4 }), (top, stagger) => {
        const record = { ...recordOf("ACGTTGCAAG".repeat(10), "circular") };
        const pieces = cutMolecule({ record, ends: null }, [{ top, bottom: top + stagger }]);
        expect(pieces).toHaveLength(1);
        const closed = circularise(pieces[0]!);
        expect(closed.ok && moleculeChecksum(closed.molecule)).toBe(moleculeChecksum({ record, ends: null }));
      }),
    );
  });

  it("cut at several places gives pieces that join to the molecule again", () => {
    const places = fc.uniqueArray(fc.integer({ min: 2, max: 28 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(places, fc.integer({ min: -2, max: 2 }), (tops, stagger) => {
        const cuts = tops.map((top) => ({ top: top * 6, bottom: top * 6 + stagger }));
        const letters = Array.from(
          { length: 180 },
          (_, index) => "ACGT"[(index * index + (index >> 3)) % 4],
        ).join("");
        const pieces = cutMolecule(molecule(letters), cuts);
        expect(pieces).toHaveLength(tops.length + 1);
        const whole = pieces.slice(1).reduce((joined: Molecule, next) => {
          const result = joinMolecules(joined, next);
          if (!result.ok) throw new Error(result.error.message);
          return result.molecule;
        }, pieces[0]!);
        expect(whole.record.sequence).toBe(letters);
      }),
    );
  });
});

describe("treatments of ends", () => {
  const [, opened] = cutMolecule(molecule("GGCTCGAGCC"), [{ top: 3, bottom: 7 }]) as [Molecule, Molecule];

  it("fills in wholly or in part", () => {
    expect(treatMolecule(opened, "fill-in").ends?.left.kind).toBe("blunt");
    expect(treatEnd(opened.ends!.left, "fill-in", "TC")).toMatchObject({ bases: "TC", kind: "5'-overhang" });
  });

  it("chews 3' overhangs back", () => {
    const [, pstI] = cutMolecule(molecule("GGCTGCAGCC"), [{ top: 7, bottom: 3 }]) as [Molecule, Molecule];
    const blunt = treatMolecule(pstI, "blunt");
    expect([blunt.record.sequence, blunt.ends?.left.kind]).toEqual(["GCC", "blunt"]);
    expect(treatMolecule(pstI, "fill-in").ends?.left.kind).toBe("3'-overhang");
  });
});

describe("annealOligos", () => {
  it("leaves the overhangs of both oligos", () => {
    const annealed = annealOligos("AATTCACCG", "GATCCGGTG", { minOverlap: 5 });
    expect(annealed.ok && annealed.molecule.record.sequence).toBe("AATTCACCGGATC");
    expect(annealed.ok && annealed.molecule.ends).toMatchObject({
      left: { kind: "5'-overhang", bases: "AATT" },
      right: { kind: "5'-overhang", bases: "GATC" },
    });
  });

  it("leaves 3' overhangs if the oligos are inside", () => {
    const annealed = annealOligos("CACCGTGCA", "CGGTGTGCA", { minOverlap: 5 });
    expect(annealed.ok && annealed.molecule.record.sequence).toBe("TGCACACCGTGCA");
    expect(annealed.ok && annealed.molecule.ends?.left).toMatchObject({ kind: "3'-overhang", bases: "TGCA" });
  });

  it("refuses oligos that do not pair", () => {
    expect(annealOligos("AAAAAAAAAAAA", "CCCCCCCCCCCC")).toMatchObject({
      error: { code: "oligos-do-not-pair" },
    });
  });
});
