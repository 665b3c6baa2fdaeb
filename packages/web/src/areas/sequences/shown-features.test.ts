import { findOrfs } from "@benchleaf/bio";
import { expect, it } from "vitest";
import { featureOfOrf, featureOfPrimer, isOwnFeature } from "./shown-features.ts";

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
  expect(featureOfPrimer(primer)).toBeNull();
  const bound = featureOfPrimer({ ...primer, locations: [{ start: 2, end: 6, strand: -1 }] });
  expect(bound).toMatchObject({ type: "primer_bind", locations: [{ start: 2, end: 6, strand: -1 }] });
  expect(isOwnFeature(bound?.id ?? "")).toBe(false);
  expect(isOwnFeature("f1")).toBe(true);
});
