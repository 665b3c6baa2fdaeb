import { describe, expect, it } from "vitest";
import { featureLength, featureSpan, qualifierValue } from "./feature.ts";
import { featureTypes, isKnownFeatureType, isWritableFeatureType } from "./feature-types.ts";

const across = {
  locations: [
    { start: 144, end: 151, strand: 1 },
    { start: 0, end: 2, strand: 1 },
  ],
} as const;

describe("featureSpan", () => {
  it("sees a feature across the origin, on both strands", () => {
    expect(featureSpan(across, 151, true)).toEqual({ start: 144, end: 2, strand: 1, crossesOrigin: true });
    const turned = { locations: across.locations.map((s) => ({ ...s, strand: -1 as const })).reverse() };
    expect(featureSpan(turned, 151, true)).toEqual({ start: 144, end: 2, strand: -1, crossesOrigin: true });
    expect(featureLength(across)).toBe(9);
  });

  it("does not take a trans-spliced gene for one, nor anything on a linear molecule", () => {
    const spliced = {
      locations: [
        { start: 700, end: 800, strand: 1 },
        { start: 100, end: 600, strand: 1 },
      ],
    } as const;
    expect(featureSpan(spliced, 1000, true).crossesOrigin).toBe(false);
    expect(featureSpan(across, 151, false)).toEqual({ start: 0, end: 151, strand: 1, crossesOrigin: false });
  });
});

it("finds the first value of a qualifier", () => {
  const qualifiers = [
    { key: "pseudo", value: null, isQuoted: false },
    { key: "gene", value: "bla", isQuoted: true },
  ];
  expect(qualifierValue({ qualifiers }, "gene")).toBe("bla");
  expect(qualifierValue({ qualifiers }, "pseudo")).toBeNull();
  expect(qualifierValue({ qualifiers }, "note")).toBeUndefined();
});

it("knows the keys of the feature table", () => {
  expect(featureTypes).toContain("CDS");
  expect(featureTypes).toContain("promoter");
  expect(isKnownFeatureType("Site")).toBe(true);
  expect(featureTypes.every(isWritableFeatureType)).toBe(true);
  expect(isWritableFeatureType("Primer Site")).toBe(false);
});
