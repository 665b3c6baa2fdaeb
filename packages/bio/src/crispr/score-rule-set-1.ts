import { ruleSet1Weights } from "../../data/crispr-scoring.ts";
import { readWeights, sumWeights } from "./positional-weights.ts";

const BEST_GC_COUNT = 10;
const weights = readWeights(ruleSet1Weights);

/**
 * How well a guide of SpCas9 cuts its target, from 0 to 1, by Rule Set 1. The 30-mer is the target strand's
 * neighbour: 4 bases, the 20 of the spacer, the PAM NGG, 3 bases. Either case.
 *
 * Null unless there are 30 bases of A, C, G, T with GG in the PAM.
 *
 * Source: Doench et al. 2014, Nat Biotechnol 32:1262.
 *
 * @example scoreRuleSet1("TGGCACTTTTCGGGGAAATGTGCGCGGAAC") // 0.5104
 */
export const scoreRuleSet1 = (thirtyMer: string): number | null => {
  if (thirtyMer.length !== 30 || !/^gg$/i.test(thirtyMer.slice(25, 27))) return null;
  const sum = sumWeights(thirtyMer, weights);
  if (sum === null) return null;
  const gcCount = thirtyMer.slice(4, 24).replace(/[^cg]/gi, "").length;
  const gcPenalty = Math.abs(gcCount - BEST_GC_COUNT) * gcWeight(gcCount);
  return 1 / (1 + Math.exp(-(ruleSet1Weights.Intercept + sum + gcPenalty)));
};

const gcWeight = (gcCount: number): number =>
  gcCount < BEST_GC_COUNT ? ruleSet1Weights.gc_low : ruleSet1Weights.gc_high;
