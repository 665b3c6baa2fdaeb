import type { Feature, Segment } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import { faultOf, featureOf, formOf, labelColorOf, withLabelColor } from "./feature-form.ts";

const circle = { sequence: "A".repeat(100), topology: "circular" } as const;
const line = { ...circle, topology: "linear" } as const;
const feature = (locations: readonly Segment[], change: Partial<Feature> = {}): Feature => ({
  id: "f1",
  name: "AmpR",
  type: "CDS",
  locations,
  operator: "join",
  qualifiers: [{ key: "label", value: "AmpR", isQuoted: true }],
  ...change,
});

describe("form of a feature", () => {
  it("gives the feature itself when nothing was changed", () => {
    const known: readonly Feature[] = [
      feature([{ start: 10, end: 20, strand: 1 }]),
      feature([
        { start: 40, end: 50, strand: -1, isEndPartial: true },
        { start: 10, end: 20, strand: -1 },
      ]),
      feature([
        { start: 90, end: 100, strand: 1 },
        { start: 0, end: 5, strand: 1 },
      ]),
      feature([{ start: 12, end: 12, strand: 1 }]),
      feature(
        [
          { start: 5, end: 9, strand: 1 },
          { start: 30, end: 40, strand: -1 },
        ],
        {
          rawLocation: "join(6..9,complement(31..40))",
          color: "#ff0000",
          arrowheadType: "BOTH",
          translateSelf: true,
        },
      ),
      feature([], { qualifiers: [{ key: "pseudo", value: null, isQuoted: false }] }),
    ];
    for (const one of known) expect(featureOf(formOf(one, circle), one, circle)).toEqual(one);
  });

  it("keeps the colour of the name as its qualifier", () => {
    const known = feature([{ start: 10, end: 20, strand: 1 }]);
    const form = formOf(known, circle);
    expect(labelColorOf(form)).toBeNull();
    const red = { ...form, qualifiers: withLabelColor(form, "#8c1d18") };
    expect(labelColorOf(red)).toBe("#8c1d18");
    expect(featureOf(red, known, circle).qualifiers).toEqual([
      ...known.qualifiers,
      { key: "label_color", value: "#8c1d18", isQuoted: true },
    ]);
    const blue = { ...red, qualifiers: withLabelColor(red, "#1f4e8c") };
    expect(blue.qualifiers).toHaveLength(2);
    expect(labelColorOf(blue)).toBe("#1f4e8c");
    const none = { ...blue, qualifiers: withLabelColor(blue, null) };
    expect(featureOf(none, known, circle)).toEqual(known);
  });

  it("shows two segments that meet at the origin as one part, on either strand", () => {
    const forward = feature([
      { start: 90, end: 100, strand: 1 },
      { start: 0, end: 5, strand: 1 },
    ]);
    const reverse = feature([
      { start: 0, end: 5, strand: -1 },
      { start: 90, end: 100, strand: -1 },
    ]);
    for (const one of [forward, reverse])
      expect(formOf(one, circle).parts).toMatchObject([{ first: 91, last: 5 }]);
  });

  it("turns parts round in reading order with the strand", () => {
    const known = feature([
      { start: 10, end: 20, strand: 1 },
      { start: 40, end: 50, strand: 1 },
    ]);
    const turned = featureOf({ ...formOf(known, line), strand: -1 }, known, line);
    expect(turned.locations).toEqual([
      { start: 40, end: 50, strand: -1 },
      { start: 10, end: 20, strand: -1 },
    ]);
  });

  it("makes segments of changed parts, across the origin two", () => {
    const known = feature([{ start: 10, end: 20, strand: 1 }]);
    const form = { ...formOf(known, circle), parts: [{ key: 0, first: 96, last: 4 }] };
    expect(featureOf(form, known, circle).locations).toEqual([
      { start: 95, end: 100, strand: 1 },
      { start: 0, end: 4, strand: 1 },
    ]);
  });

  it("names a part that is empty, outside or reversed", () => {
    expect(faultOf({ key: 0, first: null, last: 3 }, line)).toBe("missing");
    expect(faultOf({ key: 0, first: 0, last: 3 }, line)).toBe("outside");
    expect(faultOf({ key: 0, first: 3, last: 101 }, line)).toBe("outside");
    expect(faultOf({ key: 0, first: 9, last: 3 }, line)).toBe("backwards");
    expect(faultOf({ key: 0, first: 9, last: 3 }, circle)).toBeNull();
  });

  it("carries a new name into the label, and names what has none by its type", () => {
    const known = feature([{ start: 10, end: 20, strand: 1 }]);
    const renamed = featureOf({ ...formOf(known, line), name: "bla" }, known, line);
    expect(renamed).toMatchObject({ name: "bla", qualifiers: [{ key: "label", value: "bla" }] });
    expect(featureOf({ ...formOf(known, line), name: " " }, known, line).name).toBe("CDS");
  });

  it("takes misc_feature for a type that no file can hold", () => {
    const known = feature([{ start: 10, end: 20, strand: 1 }]);
    expect(featureOf({ ...formOf(known, line), type: "my type" }, known, line).type).toBe("misc_feature");
  });

  it("keeps qualifiers that were not touched, drops those without a name, quotes words only", () => {
    const known = feature([{ start: 10, end: 20, strand: 1 }]);
    const form = formOf(known, line);
    const rows = [
      ...form.qualifiers,
      { key: 7, name: "codon_start", value: "2" },
      { key: 8, name: "note", value: "a 质粒" },
      { key: 9, name: " ", value: "lost" },
    ];
    expect(featureOf({ ...form, qualifiers: rows }, known, line).qualifiers).toEqual([
      known.qualifiers[0],
      { key: "codon_start", value: "2", isQuoted: false },
      { key: "note", value: "a 质粒", isQuoted: true },
    ]);
  });
});
