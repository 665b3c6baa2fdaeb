import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { findBindingPrimers } from "./find-binding-primers.ts";
import { findBindingSites } from "./find-binding-sites.ts";
import { otherStrandSeed, seedCode, templateSeeds } from "./seeds.ts";

const letters = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength });

/** Primers taken from the template, so that some bind, and others. */
const cases = fc
  .record({
    sequence: letters("ACGTacgtRN", 1, 120),
    cuts: fc.array(fc.tuple(fc.nat(150), fc.integer({ min: 8, max: 24 }), fc.boolean()), { maxLength: 6 }),
    others: fc.array(letters("ACGTN", 0, 20), { maxLength: 3 }),
    isCircular: fc.boolean(),
  })
  .map(({ sequence, cuts, others, isCircular }) => ({
    template: { sequence, topology: isCircular ? ("circular" as const) : ("linear" as const) },
    primers: [
      ...cuts.map(([at, length, isTurned]) => {
        const cut = (sequence + sequence).slice(at % sequence.length).slice(0, length);
        return isTurned ? reverseComplement(cut) : cut;
      }),
      ...others,
    ],
  }));

describe("findBindingPrimers", () => {
  it("returns for each primer the result of a search for it alone", () => {
    fc.assert(
      fc.property(cases, fc.constantFrom(0, 30), ({ template, primers }, minTm) => {
        const result = findBindingPrimers(template, primers, { minTm });
        if (!result.ok) throw new Error(result.error.message);
        const alone = primers.flatMap((primer, index) => {
          const found = findBindingSites(template, primer, { minTm });
          return found.ok && found.sites.length > 0 ? [{ index, sites: found.sites }] : [];
        });
        expect(result.found).toEqual(alone);
      }),
    );
  });
  it("refuses a template that is none, and ends when cancelled", () => {
    expect(findBindingPrimers("", ["ACGTACGTAC"])).toMatchObject({ error: { code: "empty-template" } });
    const signal = { aborted: true };
    expect(findBindingPrimers("ACGT", ["ACGTACGTAC"], { signal })).toMatchObject({
      error: { code: "aborted" },
    });
  });
});

describe("seeds", () => {
  it("number the 3' end and know it on the other strand", () => {
    expect(seedCode("TTTAAAAAAAAAC")).toBe(1);
    expect(seedCode("acgtacgtau")).toBe(seedCode("ACGTACGTAT"));
    expect([seedCode("ACGT"), seedCode("AAAAAAAAAN"), seedCode("NAAAAAAAAAA")]).toEqual([null, null, 0]);
    fc.assert(
      fc.property(letters("ACGT", 10, 10), (word) => {
        expect(otherStrandSeed(seedCode(word)!)).toBe(seedCode(reverseComplement(word)));
      }),
    );
  });
  it("of a template hold those of both strands, across the origin of a circle only there", () => {
    const has = (bits: Uint8Array, word: string) => {
      const code = seedCode(word)!;
      return ((bits[code >> 3]! >> (code & 7)) & 1) === 1;
    };
    const linear = templateSeeds("ACCCCCCCCCCG", false);
    expect([has(linear, "ACCCCCCCCC"), has(linear, "GGGGGGGGGT"), has(linear, "CGACCCCCCC")]).toEqual([
      true,
      true,
      false,
    ]);
    expect(has(templateSeeds("ACCCCCCCCCCG", true), "CGACCCCCCC")).toBe(true);
  });
});
