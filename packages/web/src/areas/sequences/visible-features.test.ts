import { findOrfs } from "@benchleaf/bio";
import { expect, it } from "vitest";
import { featureOfOrf, featuresOfPrimer, isOwnFeature, visiblePrimer } from "./visible-features.ts";

it("draws a reading frame with its stop, across the origin as two segments", () => {
  const sequence = "GCATAATTTTATGGCAGCAGCA";
  const found = findOrfs(sequence, { topology: "circular", minLength: 12, frames: [1, 2, 3] });
  const [orf] = found.ok ? found.orfs : [];
  if (!orf) throw new Error("there is an ORF from the ATG over the origin to the TAA");
  const feature = featureOfOrf(orf, sequence.length, "ORF");
  expect(feature.locations).toEqual([
    { start: 10, end: 22, strand: 1 },
    { start: 0, end: 6, strand: 1 },
  ]);
  expect(isOwnFeature(feature.id)).toBe(false);
});

it("draws a primer where it binds, and not where it binds nowhere", () => {
  const primer = { id: "p1", name: "fwd", description: "", bases: "ACGT", locations: [] };
  const molecule = { sequence: "A".repeat(40), topology: "circular" } as const;
  expect(featuresOfPrimer(primer, molecule)).toEqual([]);
  const [bound] = featuresOfPrimer({ ...primer, locations: [{ start: 2, end: 6, strand: -1 }] }, molecule);
  expect(bound).toMatchObject({ type: "primer_bind", locations: [{ start: 2, end: 6, strand: -1 }] });
  expect(isOwnFeature(bound?.id ?? "")).toBe(false);
  expect(isOwnFeature("f1")).toBe(true);
});

it("draws a primer with two places at each of them, and hides one alone", () => {
  const molecule = { sequence: "A".repeat(40), topology: "circular" } as const;
  const locations = [
    { start: 2, end: 6, strand: 1 },
    { start: 38, end: 40, strand: 1 },
    { start: 0, end: 2, strand: 1 },
  ] as const;
  const primer = { id: "p1", name: "fwd", description: "", bases: "ACGT", locations };
  const drawn = featuresOfPrimer(primer, molecule);
  expect(drawn.map((one) => one.locations)).toEqual([locations.slice(0, 1), locations.slice(1)]);
  expect(new Set(drawn.map(({ id }) => id)).size).toBe(2);
  expect(visiblePrimer(primer, molecule, new Set([drawn[0]!.id]))?.locations).toEqual(locations.slice(1));
  expect(visiblePrimer(primer, molecule, new Set(drawn.map(({ id }) => id)))).toBeNull();
});
