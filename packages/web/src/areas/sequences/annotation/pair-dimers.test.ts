import type { Primer } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import { dimerLimits, pairDimers } from "./pair-dimers.ts";
import { likelyPair, reboundPrimer } from "./rebound-primer.ts";

const primer = (id: string, strand: 1 | -1, start = 10): Primer => ({
  ...{ id, name: id, description: "", bases: "ACGTACGTAC" },
  locations: [{ start, end: start + 10, strand }],
});

describe("pairDimers", () => {
  it("shows how two primers pair, and where a 3' end would be extended", () => {
    const { any, end } = pairDimers("TTTTTTTTGGCCATCGGCAAGG", "AAAACCTTGCCGATGGCC");
    expect(any!.tm).toBeGreaterThan(dimerLimits.any);
    expect(end).toMatchObject({ isTurned: expect.any(Boolean), structure: expect.stringContaining("&") });
    expect(pairDimers("AAAAAAAAAAAAAA", "AAAAAAAAAAAAAA")).toEqual({ any: null, end: null });
  });
});

describe("a pair to be checked", () => {
  const [f, r, other] = [primer("f", 1), primer("r", -1), primer("other", 1)];
  it("is the one that is picked, else forward and reverse", () => {
    expect(likelyPair([other, f, r], [])).toEqual([other, r]);
    expect(likelyPair([other, f, r], [r, f])).toEqual([f, r]);
    expect(likelyPair([other, f, r], [f])).toEqual([f, r]);
    expect(likelyPair([f, r, other], [other, f])).toEqual([other, f]);
    expect(likelyPair([], [])).toEqual([undefined, undefined]);
  });
});

it("keeps an edited primer where it was, or bound to nothing", () => {
  const site = (start: number, strand: 1 | -1) => ({
    ...{ start, strand },
    locations: [{ start, end: start + 12, strand }],
  });
  const known = primer("p", -1, 100);
  const sites = [site(99, 1), site(400, -1), site(98, -1)];
  expect(reboundPrimer(known, "ACGT", sites).locations).toEqual(site(98, -1).locations);
  expect(reboundPrimer(known, "ACGT", [])).toMatchObject({ id: "p", bases: "ACGT", locations: [] });
});
