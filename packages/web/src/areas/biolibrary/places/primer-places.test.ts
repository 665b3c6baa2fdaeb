import { reverseComplement } from "@benchleaf/bio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LookedAt, placesIn } from "./primer-places.ts";

const molecule = (sequence: string, topology: LookedAt["topology"] = "linear"): LookedAt => ({
  sequenceId: "7",
  name: "pX",
  sequence,
  topology,
});

const bases = (size: number) =>
  fc
    .array(fc.constantFrom("A", "C", "G", "T"), { minLength: size, maxLength: size })
    .map((all) => all.join(""));

describe("places of a primer", () => {
  it("are found wherever it was put, on either strand and across the origin of a circle", () => {
    const put = fc.tuple(bases(24), bases(300), fc.nat({ max: 299 }), fc.boolean());
    fc.assert(
      fc.property(put, ([primer, around, start, isReverse]) => {
        const site = isReverse ? reverseComplement(primer, "dna") : primer;
        const letters = around.slice(0, start) + site + around.slice(start);
        // Turned by half: what lay in the middle may cross the origin.
        const turned = letters.slice(start + 12) + letters.slice(0, start + 12);
        const found = placesIn({
          bases: primer,
          molecules: [molecule(turned, "circular")],
          maxMismatches: 0,
        });
        const at = letters.length - 12;
        // Of too few G and C nothing binds by the rules.
        if (found.every(({ tm }) => tm < 40)) return;
        expect(found).toContainEqual(
          expect.objectContaining({ strand: isReverse ? -1 : 1, size: letters.length, mismatchCount: 0 }),
        );
        expect(found.some(({ start, length }) => start <= at && start + length >= at + 24)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("tell tails, and mismatches only where those are allowed", () => {
    const primer = "GGGGGGTTGTAAAACGACGGCCAGT";
    const exact = molecule("ATCTAACTTTGTAAAACGACGGCCAGTGAATTC");
    const changed = molecule("ATCTAACTTTGTCAAACGACGGCCAGTGAATTC");
    const look = (one: LookedAt, maxMismatches: number) =>
      placesIn({ bases: primer, molecules: [one], maxMismatches }).map(
        ({ start, tailLength, mismatchCount }) => [start, tailLength, mismatchCount],
      );
    expect(look(exact, 0)).toEqual([[8, 6, 0]]);
    expect(look(changed, 0)).toEqual([[13, 11, 0]]);
    expect(look(changed, 1)).toEqual([[8, 6, 1]]);
  });

  it("pass over what is no template", () => {
    const molecules = [molecule(""), molecule("MKV*")];
    expect(placesIn({ bases: "GTAAAACGACGGCCAGT", molecules, maxMismatches: 0 })).toEqual([]);
  });
});
