import type { SequenceContent } from "@benchleaf/contract";
import { describe, expect, it } from "vitest";
import { allowsKnownTypes, normalizeAnnotations } from "./normalize-annotations.rules.ts";

type Feature = SequenceContent["features"][number];
const linear = { sequence: "ACGTACGTACGTAC", circular: false, isProtein: false };
const feature = (part: Partial<Feature>): Feature => ({
  id: "f",
  name: "lacZ",
  type: "CDS",
  operator: "join",
  locations: [{ start: 0, end: 5, strand: 1 }],
  qualifiers: [],
  ...part,
});
const mend = (features: Feature[], molecule = linear) =>
  normalizeAnnotations({ ...molecule, features, primers: [] }, allowsKnownTypes(molecule));

describe("corrections of annotations", () => {
  it("is reported with the name and both locations, and the location text of a file is dropped", () => {
    const given = feature({ locations: [{ start: 4, end: 99, strand: 1 }], rawLocation: "5..99" });
    const { features, warnings } = mend([given]);
    expect(features).toEqual([feature({ locations: [{ start: 4, end: 14, strand: 1 }] })]);
    expect(warnings).toEqual([{ code: "end-clamped", id: "f", name: "lacZ", given: "5..99", kept: "5..14" }]);
  });

  it("is nothing for what is sound", () => {
    const sound = feature({ rawLocation: "<1..5" });
    expect(mend([sound])).toMatchObject({ features: [sound], warnings: [] });
  });

  it("is completely outside: both ends are reported", () => {
    const { warnings } = mend([feature({ locations: [{ start: 50, end: 60, strand: -1 }] })]);
    expect(warnings.map(({ code, given }) => [code, given])).toEqual([
      ["start-clamped", "complement(51..60)"],
      ["end-clamped", "complement(51..60)"],
    ]);
  });

  it("reports a location across the origin on a linear molecule, on either strand, and keeps the join", () => {
    const across = [
      { start: 10, end: 14, strand: 1 as const },
      { start: 0, end: 5, strand: 1 as const },
    ];
    const back = across.toReversed().map((segment) => ({ ...segment, strand: -1 as const }));
    for (const locations of [across, back]) {
      const { features, warnings } = mend([feature({ locations })]);
      expect(features[0]!.locations).toEqual(locations);
      expect(warnings.map(({ code }) => code)).toEqual(["circular-annotation"]);
      expect(mend([feature({ locations })], { ...linear, circular: true }).warnings).toEqual([]);
      const spliced = [{ key: "trans_splicing", value: null, isQuoted: false }];
      expect(mend([feature({ locations, qualifiers: spliced })]).warnings).toEqual([]);
    }
    expect(mend([feature({ locations: across.toReversed() })]).warnings).toEqual([]);
  });

  it("takes a stretch that begins behind its end over the origin of a circle, and turns it elsewhere", () => {
    const given = feature({ locations: [{ start: 10, end: 5, strand: -1 }] });
    expect(mend([given], { ...linear, circular: true })).toMatchObject({
      features: [
        {
          locations: [
            { start: 0, end: 5 },
            { start: 10, end: 14 },
          ],
        },
      ],
      warnings: [],
    });
    expect(mend([given])).toMatchObject({
      features: [{ locations: [{ start: 5, end: 10 }] }],
      warnings: [{ code: "circular-annotation", kept: "complement(6..10)" }],
    });
  });

  it("gives an unknown type the one for all, but not in proteins and not what was there before", () => {
    const odd = feature({ type: "foo_bar" });
    expect(mend([odd])).toMatchObject({
      features: [{ type: "misc_feature", name: "lacZ" }],
      warnings: [{ code: "feature-type-replaced", name: "lacZ", given: "foo_bar", kept: "misc_feature" }],
    });
    expect(mend([odd], { ...linear, sequence: "MKV", isProtein: true }).features[0]!.type).toBe("foo_bar");
    const had = normalizeAnnotations(
      { ...linear, features: [odd], primers: [] },
      allowsKnownTypes(linear, new Set(["foo_bar"])),
    );
    expect(had).toMatchObject({ features: [odd], warnings: [] });
    const unnamed = mend([feature({ name: "", type: "bad type" })]).warnings;
    expect(unnamed.map(({ code, name }) => [code, name])).toEqual([
      ["feature-type-replaced", "misc_feature"],
      ["feature-unnamed", "misc_feature"],
    ]);
  });

  it("is reported for primers too", () => {
    const primer = {
      id: "p",
      name: "M13",
      description: "",
      bases: "ACGT",
      locations: [{ start: 12, end: 20, strand: 1 as const }],
    };
    expect(normalizeAnnotations({ ...linear, features: [], primers: [primer] }, () => true)).toMatchObject({
      primers: [{ locations: [{ start: 12, end: 14 }] }],
      warnings: [{ code: "end-clamped", name: "M13", given: "13..20", kept: "13..14" }],
    });
  });
});
