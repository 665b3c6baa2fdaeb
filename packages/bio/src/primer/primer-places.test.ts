import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { randomBases } from "../test-support/random-bases.ts";
import { findBindingSites } from "./find-binding-sites.ts";
import { bindingAtPlace, primerPlaces } from "./primer-places.ts";

const primer = "GACCTGATCGTACCATGGCA";
const [left, middle, right] = [randomBases(300, 1), randomBases(8400, 2), randomBases(200, 3)];

describe("a primer that binds at two places", () => {
  const worn = `${primer.slice(0, 4)}A${primer.slice(5)}`;
  const sequence = left + primer + middle + worn + right;
  const locations = [
    { start: 300, end: 320, strand: 1 },
    { start: 8720, end: 8740, strand: 1 },
  ] as const;

  it("has two places of 20 bases, not one of 8,440", () => {
    const places = primerPlaces({ bases: primer, locations }, { size: sequence.length, isCircular: true });
    expect(places.map(({ start, length }) => [start, length])).toEqual([
      [300, 20],
      [8720, 20],
    ]);
  });

  it("is reported at each site with its own mismatches and Tm", () => {
    const [exact, other] = primerPlaces({ bases: primer, locations }).map((place) =>
      bindingAtPlace({ sequence, topology: "circular" }, primer, place),
    );
    expect(exact?.mismatches).toEqual([]);
    expect(other?.mismatches).toEqual([4]);
    expect(other!.tm).toBeCloseTo(exact!.tm! - 5, 6);
  });
});

it("one place across the origin is one, on either strand", () => {
  const across = [
    { start: 90, end: 100, strand: 1 },
    { start: 0, end: 10, strand: 1 },
  ] as const;
  const molecule = { size: 100, isCircular: true };
  expect(primerPlaces({ bases: primer, locations: across }, molecule)).toMatchObject([
    { start: 90, length: 20 },
  ]);
  const turned = across.toReversed().map((one) => ({ ...one, strand: -1 as const }));
  expect(primerPlaces({ bases: primer, locations: turned }, molecule)).toMatchObject([
    { start: 90, length: 20 },
  ]);
  expect(primerPlaces({ bases: primer, locations: across }, { size: 100, isCircular: false })).toHaveLength(
    2,
  );
});

it("returns for each site the result of the search", () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(90), fc.boolean(), (seed, at, isReverse) => {
      const sequence = randomBases(100, seed);
      const read = (sequence + sequence).slice(at, at + 22);
      const changed = `${read.slice(0, 6)}${read[6] === "A" ? "C" : "A"}${read.slice(7)}`;
      const bases = `TTT${isReverse ? reverseComplement(changed, "dna") : changed}`;
      const circle = { sequence, topology: "circular", kind: "dna" } as const;
      const found = findBindingSites(circle, bases, { minTm: -100, maxMismatches: 3 });
      for (const site of found.ok ? found.sites : []) {
        const [place] = primerPlaces({ bases, locations: site.locations }, { size: 100, isCircular: true });
        expect(bindingAtPlace(circle, bases, place!)).toEqual(site);
      }
    }),
  );
});
