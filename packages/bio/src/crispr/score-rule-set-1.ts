import { ruleSet1Weights } from "../../data/crispr-scoring.ts";

const INTERCEPT = ruleSet1Weights.Intercept;
const BEST_GC_COUNT = 10;
const [C, G] = [1, 2];

/** Weight of each base at each place (4 a place), and of each pair of bases from there on (16 a place). */
const baseWeights = new Float64Array(30 * 4);
const pairWeights = new Float64Array(30 * 16);
for (const [feature, weight] of Object.entries(ruleSet1Weights)) {
  const [, letters = "", place = ""] = /^([ACGT]{1,2})(\d+)$/.exec(feature) ?? [];
  const [first = 0, second] = [...letters].map((letter) => "ACGT".indexOf(letter));
  const at = Number(place) - 1;
  if (second !== undefined) pairWeights[16 * at + 4 * first + second] = weight;
  else if (letters !== "") baseWeights[4 * at + first] = weight;
}

const baseNumbers = new Int8Array(128).fill(-1);
for (const [number, letter] of [..."ACGT"].entries()) {
  baseNumbers[letter.charCodeAt(0)] = number;
  baseNumbers[letter.toLowerCase().charCodeAt(0)] = number;
}

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
  if (thirtyMer.length !== 30) return null;
  let [sum, gcCount, before] = [INTERCEPT, 0, 0];
  for (let at = 0; at < 30; at++) {
    const base = baseNumbers[thirtyMer.charCodeAt(at)] ?? -1;
    if (base < 0 || ((at === 25 || at === 26) && base !== G)) return null;
    sum += baseWeights[4 * at + base] ?? 0;
    if (at > 0) sum += pairWeights[16 * (at - 1) + 4 * before + base] ?? 0;
    if (at >= 4 && at < 24 && (base === C || base === G)) gcCount++;
    before = base;
  }
  sum += Math.abs(gcCount - BEST_GC_COUNT) * gcWeight(gcCount);
  return 1 / (1 + Math.exp(-sum));
};

const gcWeight = (gcCount: number): number =>
  gcCount < BEST_GC_COUNT ? ruleSet1Weights.gc_low : ruleSet1Weights.gc_high;
