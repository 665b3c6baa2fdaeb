import { ruleSet1Weights } from "../../data/crispr-scoring.ts";

const INTERCEPT = ruleSet1Weights.Intercept;
const BEST_GC_COUNT = 10;

/** Letters that must stand at a place, counted from zero. */
const features = Object.entries(ruleSet1Weights).flatMap(([feature, weight]) => {
  const [, letters = "", place = ""] = /^([ACGT]+)(\d+)$/.exec(feature) ?? [];
  return letters ? [{ letters, at: Number(place) - 1, weight }] : [];
});

/**
 * How well a guide of SpCas9 cuts its target, from 0 to 1, by Rule Set 1. The 30-mer is the target strand's
 * neighbour: 4 bases, the 20 of the spacer, the PAM NGG, 3 bases. Either case.
 *
 * Null unless there are 30 letters of A, C, G, T with GG in the PAM.
 *
 * Source: Doench et al. 2014, Nat Biotechnol 32:1262.
 *
 * @example scoreRuleSet1("TGGCACTTTTCGGGGAAATGTGCGCGGAAC") // 0.5104
 */
export const scoreRuleSet1 = (thirtyMer: string): number | null => {
  const bases = thirtyMer.toUpperCase();
  if (!/^[ACGT]{25}GG[ACGT]{3}$/.test(bases)) return null;
  const gcCount = bases.slice(4, 24).replace(/[^GC]/g, "").length;
  let sum = INTERCEPT + Math.abs(gcCount - BEST_GC_COUNT) * gcWeight(gcCount);
  for (const { letters, at, weight } of features) if (bases.startsWith(letters, at)) sum += weight;
  return 1 / (1 + Math.exp(-sum));
};

const gcWeight = (gcCount: number): number =>
  gcCount < BEST_GC_COUNT ? ruleSet1Weights.gc_low : ruleSet1Weights.gc_high;
