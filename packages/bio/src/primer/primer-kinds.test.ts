import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { designDegeneratePrimers } from "./degenerate-primers.ts";
import { designQpcrPairs } from "./qpcr-primers.ts";
import { designSequencingPrimers } from "./sequencing-primers.ts";

const randomBases = (length: number, seed: number): string => {
  let state = seed;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    return "ACGT"[(state >> 16) & 3];
  }).join("");
};

const template = randomBases(3000, 11);

describe("designSequencingPrimers", () => {
  it("tiles a target from both sides, each primer near its place", () => {
    const result = designSequencingPrimers(template, { target: { start: 900, length: 1200 } });
    expect(result.ok).toBe(true);
    if (!result.ok) return;
    expect(result.primers.filter(({ strand }) => strand === 1).map(({ planned }) => planned)).toEqual([
      849, 1349, 1849,
    ]);
    expect(result.primers.filter(({ strand }) => strand === -1).map(({ planned }) => planned)).toEqual([
      2150, 1650, 1150,
    ]);
    for (const { primer, planned, strand } of result.primers) {
      if (!primer) continue;
      const threePrime = strand === 1 ? primer.start + primer.length - 1 : primer.start;
      expect(Math.abs(threePrime - planned)).toBeLessThanOrEqual(20);
      const top = template.slice(primer.start, primer.start + primer.length);
      expect(primer.bases).toBe(strand === 1 ? top : reverseComplement(top, "dna"));
    }
    expect(result.primers.some(({ primer }) => primer !== null)).toBe(true);
  });

  it("goes round the origin of a circle, and inwards at the end of a line", () => {
    const options = { target: { start: 0, length: 100 }, strands: "top" as const };
    const round = designSequencingPrimers({ sequence: template, topology: "circular" }, options);
    expect(round.ok && round.primers[0]?.planned).toBe(2949);
    const primer = round.ok ? round.primers[0]?.primer : null;
    expect((template + template).slice(primer?.start).startsWith(primer?.bases ?? "?")).toBe(true);
    const line = designSequencingPrimers(template, options);
    expect(line.ok && line.primers[0]?.planned).toBe(0);
  });

  it("says why a place has no primer, and refuses what is no target", () => {
    const bare = designSequencingPrimers("AT".repeat(300), { strands: "top" });
    expect(bare.ok && bare.primers[0]).toMatchObject({ primer: null });
    expect(bare.ok && bare.primers[0]?.explanation).toMatch(/GC content failed/);
    const outside = designSequencingPrimers(template, { target: { start: 2990, length: 20 } });
    expect(outside).toMatchObject({ ok: false, error: { code: "region-outside-template" } });
  });
});

describe("designQpcrPairs", () => {
  it("gives short products with a hotter probe that does not begin with G", () => {
    const result = designQpcrPairs(template);
    expect(result.ok && result.pairs.length).toBeGreaterThan(0);
    for (const { left, right, internal, productSize } of result.ok ? result.pairs : []) {
      expect(productSize).toBeLessThanOrEqual(200);
      expect(internal?.bases).toMatch(/^[ACT]/);
      expect(internal?.tm).toBeGreaterThan(Math.max(left.tm, right.tm) + 4);
    }
    const plain = designQpcrPairs(template, { internal: null });
    expect(plain.ok && plain.pairs[0]?.internal).toBe(null);
  });
});

describe("designDegeneratePrimers", () => {
  it("covers every sequence of an alignment and leaves out columns with gaps", () => {
    const one = template.slice(0, 400);
    const other = `${one.slice(0, 10)}${one[10] === "A" ? "C" : "A"}${one.slice(11, 200)}-${one.slice(201)}`;
    const result = designDegeneratePrimers({ alignment: [one, other] }, { productSize: [200, 400] });
    expect(result.ok).toBe(true);
    if (!result.ok) return;
    expect(result.consensus[200]).toBe("-");
    expect(result.pairs.length).toBeGreaterThan(0);
    for (const { left, right, productSize } of result.pairs) {
      expect(productSize).toBeGreaterThanOrEqual(200);
      expect(left.bases + right.bases).not.toContain("-");
      expect(left.degeneracy * right.degeneracy).toBeLessThanOrEqual(4);
    }
  });

  it("reads a protein as all its codons, least degenerate first", () => {
    const protein = "MWHDKMYWFNQCMWDEKHMWYFCQNMWHKDEFYWMCHNQWMKDYFHEWMC";
    const result = designDegeneratePrimers({ protein }, { productSize: [60, 150], minTm: 35 });
    expect(result.ok && result.consensus.startsWith("ATGTGGCAYGAYAARATG")).toBe(true);
    const degeneracies = result.ok
      ? result.pairs.map(({ left, right }) => left.degeneracy * right.degeneracy)
      : [];
    expect(degeneracies.length).toBeGreaterThan(0);
    expect(Math.max(...degeneracies)).toBeLessThanOrEqual(128 * 128);
  });

  it("refuses what is no alignment and no protein", () => {
    const codeOf = (source: Parameters<typeof designDegeneratePrimers>[0]): string => {
      const result = designDegeneratePrimers(source);
      return result.ok ? "ok" : result.error.code;
    };
    expect(codeOf({ alignment: [] })).toBe("empty-alignment");
    expect(codeOf({ alignment: ["ACGT", "ACG"] })).toBe("unequal-lengths");
    expect(codeOf({ alignment: ["ACGT", "AC!T"] })).toBe("illegal-letter");
    expect(codeOf({ protein: "M1K" })).toBe("illegal-protein");
  });
});
