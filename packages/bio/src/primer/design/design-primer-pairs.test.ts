import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../../alphabet.ts";
import { meltingTemperature } from "../../melting/melting-temperature.ts";
import { defaultDesign } from "./default-design.ts";
import type { PrimerDesignOptions } from "./design-options.ts";
import { type DesignResult, designPrimerPairs } from "./design-primer-pairs.ts";

/** Bases without a pattern, the same in every run. */
const randomBases = (length: number, seed: number): string => {
  let state = seed;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    return "ACGT"[(state >> 16) & 3];
  }).join("");
};

const template = randomBases(1000, 7);

const pairsOf = (result: DesignResult) => {
  if (!result.ok) throw new Error(result.error.message);
  return result.pairs;
};

const codeOf = (letters: string, options: PrimerDesignOptions = {}): string => {
  const result = designPrimerPairs(letters, options);
  return result.ok ? `${result.pairs.length} pairs` : result.error.code;
};

describe("designPrimerPairs", () => {
  it("keeps the product's limits and reads off the template", () => {
    const pairs = pairsOf(designPrimerPairs(template));
    expect(pairs).toHaveLength(5);
    const { primer, pair } = defaultDesign;
    for (const { left, right, productSize, tmDifference } of pairs) {
      expect(productSize).toBe(right.start + right.length - left.start);
      expect(productSize).toBeGreaterThanOrEqual(100);
      expect(productSize).toBeLessThanOrEqual(300);
      expect(tmDifference).toBeLessThanOrEqual(pair.maxTmDifference);
      for (const oligo of [left, right]) {
        const top = template.slice(oligo.start, oligo.start + oligo.length);
        expect(oligo.bases).toBe(oligo.strand === 1 ? top : reverseComplement(top, "dna"));
        expect(oligo.tm).toBeCloseTo(meltingTemperature(oligo.bases) ?? 0, 6);
        expect(oligo.tm).toBeGreaterThanOrEqual(primer.minTm);
        expect(oligo.gcPercent).toBeGreaterThanOrEqual(primer.minGcPercent);
        expect(oligo.gcPercent).toBeLessThanOrEqual(primer.maxGcPercent);
        expect(oligo.length).toBeLessThanOrEqual(primer.maxSize);
        expect(Math.max(oligo.hairpinTm, oligo.selfAnyTm, oligo.selfEndTm)).toBeLessThanOrEqual(47);
      }
    }
    expect(pairs.map(({ penalty }) => penalty)).toEqual(
      pairs.map(({ penalty }) => penalty).sort((a, b) => a - b),
    );
  });

  it("finds the pairs of a circle with any origin, also within the target", () => {
    const circle = (from: number) => ({
      kind: "dna" as const,
      topology: "circular" as const,
      sequence: template.slice(from) + template.slice(0, from),
    });
    const designed = (from: number) => {
      const options = {
        targets: [{ start: (480 - from + 1000) % 1000, length: 40 }],
        included: { start: (300 - from + 1000) % 1000, length: 450 },
        productSizes: [[100, 300]] as [number, number][],
      };
      return pairsOf(designPrimerPairs(circle(from), options)).map(({ left, right, productSize }) => ({
        ...{ left: left.bases, right: right.bases, productSize },
        start: (left.start + from) % 1000,
      }));
    };
    const apart = designed(0);
    expect(apart.length).toBeGreaterThan(0);
    for (const from of [470, 480, 500, 519, 530, 999]) expect(designed(from), String(from)).toEqual(apart);
  });

  it("flanks a target, avoids what is excluded, stays in what is included", () => {
    const options = {
      targets: [{ start: 480, length: 40 }],
      excluded: [{ start: 440, length: 40 }],
      included: { start: 300, length: 450 },
    };
    for (const { left, right } of pairsOf(designPrimerPairs(template, options))) {
      expect(left.start).toBeGreaterThanOrEqual(300);
      expect(left.start + left.length).toBeLessThanOrEqual(440);
      expect(right.start).toBeGreaterThanOrEqual(520);
      expect(right.start + right.length).toBeLessThanOrEqual(750);
    }
  });

  it("finds the same pairs across the origin of a circle", () => {
    const options = { targets: [{ start: 480, length: 40 }] };
    const turned = template.slice(500) + template.slice(0, 500);
    const circle = { sequence: turned, topology: "circular" as const };
    const straight = pairsOf(designPrimerPairs(template, options));
    const across = pairsOf(designPrimerPairs(circle, { targets: [{ start: 980, length: 40 }] }));
    expect(across.map(({ left, right }) => left.bases + right.bases)).toEqual(
      straight.map(({ left, right }) => left.bases + right.bases),
    );
    const [first] = across;
    expect(turned.slice(first?.left.start).startsWith(first?.left.bases ?? "?")).toBe(true);
  });

  it("puts one primer across a junction, and pairs into given regions", () => {
    const across = pairsOf(designPrimerPairs(template, { overlapJunctions: [500, 520, 540, 560] }));
    expect(across.length).toBeGreaterThan(0);
    for (const { left, right } of across) {
      const isAcross = (from: number, to: number, before: number, after: number): boolean =>
        [500, 520, 540, 560].some((gap) => gap - from >= before && to - gap >= after);
      expect(
        isAcross(left.start, left.start + left.length, 7, 4) ||
          isAcross(right.start, right.start + right.length, 4, 7),
      ).toBe(true);
    }
    const region = { left: { start: 100, length: 60 }, right: { start: 250, length: 80 } };
    for (const { left, right } of pairsOf(designPrimerPairs(template, { pairRegions: [region] }))) {
      expect(left.start).toBeGreaterThanOrEqual(100);
      expect(left.start + left.length).toBeLessThanOrEqual(160);
      expect(right.start).toBeGreaterThanOrEqual(250);
    }
  });

  it("satisfies clamp, 3' G and C, and required bases", () => {
    const primer = { gcClamp: 1, maxEndGc: 3, mustMatchFivePrime: "R", maxEndStability: 5 };
    const pairs = pairsOf(designPrimerPairs(template, { primer }));
    expect(pairs.length).toBeGreaterThan(0);
    for (const oligo of pairs.flatMap(({ left, right }) => [left, right])) {
      expect(oligo.bases).toMatch(/^[AG].*[GC]$/);
      expect(oligo.bases.slice(-5).replace(/[AT]/g, "").length).toBeLessThanOrEqual(3);
      expect(oligo.endStability).toBeLessThanOrEqual(5);
    }
  });

  it("lays an internal oligo between the primers", () => {
    const pairs = pairsOf(designPrimerPairs(template, { internal: { minTm: 60, optTm: 62 } }));
    expect(pairs.length).toBeGreaterThan(0);
    for (const { left, internal, right } of pairs) {
      expect(internal?.start).toBeGreaterThanOrEqual(left.start + left.length);
      expect((internal?.start ?? 0) + (internal?.length ?? 0)).toBeLessThanOrEqual(right.start);
    }
  });

  it("returns primers that are apart, and pairs with a given primer", () => {
    const pair = { minLeftThreePrimeDistance: 10, minRightThreePrimeDistance: 10 };
    const ends = pairsOf(designPrimerPairs(template, { pair })).map(({ left }) => left.start + left.length);
    for (const [index, end] of ends.entries()) {
      for (const other of ends.slice(0, index)) expect(Math.abs(end - other)).toBeGreaterThanOrEqual(10);
    }
    const [best] = pairsOf(designPrimerPairs(template));
    const given = pairsOf(designPrimerPairs(template, { leftPrimer: best?.left.bases ?? "" }));
    expect(new Set(given.map(({ left }) => left.bases))).toEqual(new Set([best?.left.bases]));
  });

  it("stays away from a library", () => {
    const [best] = pairsOf(designPrimerPairs(template));
    const library = [{ name: "repeat", sequence: best?.left.bases ?? "" }];
    const result = designPrimerPairs(template, { primer: { library } });
    expect(pairsOf(result).map(({ left }) => left.bases)).not.toContain(best?.left.bases);
    expect(result.ok && result.explanation.text.left).toMatch(/high repeat similarity \d+/);
  });

  it("weighs what is asked: nearness of Tm, product size, structures", () => {
    const weigh = (options: PrimerDesignOptions) =>
      pairsOf(designPrimerPairs(template.slice(0, 350), options));
    const near = weigh({ pair: { weights: { tmDifference: 100 } } });
    expect(near[0]?.tmDifference).toBeLessThan(0.05);
    const sized = weigh({
      pair: { optProductSize: 200, weights: { productSizeShort: 10, productSizeLong: 10 } },
    });
    expect(Math.abs((sized[0]?.productSize ?? 0) - 200)).toBeLessThanOrEqual(1);
    const calm = weigh({ primer: { weights: { hairpin: 100, selfAny: 100 } } });
    expect(Math.max(calm[0]?.left.hairpinTm ?? 99, calm[0]?.right.hairpinTm ?? 99)).toBeLessThan(45);
  });

  it("uses a later range of product sizes only where the first has too few", () => {
    const left = { start: 160, length: 22 };
    const options = {
      productSizes: [
        [400, 400],
        [150, 300],
      ] as const,
      pairRegions: [{ left, right: null }],
      count: 30,
    };
    const sizes = pairsOf(designPrimerPairs(template, options)).map(({ productSize }) => productSize);
    const first = sizes.findIndex((size) => size < 400);
    expect(first).toBe(sizes.filter((size) => size === 400).length);
    expect(first).toBeGreaterThan(0);
  });

  it("reports why there is none", () => {
    const result = designPrimerPairs("AT".repeat(200));
    expect(result).toMatchObject({ ok: true, pairs: [] });
    expect(result.ok && result.explanation.text.left).toMatch(
      /^considered \d+, GC content failed \d+, ok 0$/,
    );
    expect(designPrimerPairs("N".repeat(300))).toMatchObject({ ok: true, pairs: [] });
  });

  it("refuses what makes no sense, in words", () => {
    expect(codeOf("")).toBe("empty-template");
    expect(codeOf("ACGT-ACGT")).toBe("illegal-template-letter");
    expect(codeOf("ACGTACGTACGT")).toBe("region-too-short");
    expect(codeOf(template, { targets: [{ start: 990, length: 40 }] })).toBe("region-outside-template");
    expect(codeOf(template, { included: { start: 5, length: 0 } })).toBe("empty-region");
    expect(codeOf(template, { primer: { minTm: 70, maxTm: 60 } })).toBe("contradictory-limits");
    expect(codeOf(template, { primer: { minSize: 1 } })).toBe("contradictory-limits");
    expect(codeOf(template, { productSizes: [] })).toBe("contradictory-limits");
    expect(codeOf(template, { leftPrimer: "AC!" })).toBe("illegal-letter");
    expect(codeOf(template, { signal: { aborted: true } })).toBe("aborted");
  });

  it("counts every oligo once, and never throws", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."ACGTACGTACGTN"), minLength: 1, maxLength: 250 });
    fc.assert(
      fc.property(letters, fc.nat(300), fc.nat(60), (bases, start, length) => {
        const result = designPrimerPairs(bases, {
          targets: [{ start, length }],
          productSizes: [[40, 250]],
          primer: { maxUnknownBases: 1 },
        });
        if (!result.ok) return;
        for (const counts of [result.explanation.left, result.explanation.right]) {
          const failed = Object.values(counts.failed).reduce((sum, count) => sum + count, 0);
          expect(counts.ok + failed).toBe(counts.considered);
        }
      }),
      { numRuns: 60 },
    );
  });
});
