import { crisprScanIntercept, crisprScanWeights } from "../../data/crispr-scan.ts";
import { readWeights, sumWeights } from "./positional-weights.ts";

const weights = readWeights(crisprScanWeights);

/**
 * How well a guide of SpCas9 cuts its target by CRISPRscan: about 0 to 1, a little beyond at either end. Measured in
 * zebrafish embryos with guides transcribed by T7 polymerase, which makes it the choice for such guides. The 35-mer
 * is the target strand's neighbour: 6 bases, the 20 of the spacer, the PAM NGG, 6 bases. Either case.
 *
 * Null unless there are 35 bases of A, C, G, T with GG in the PAM.
 *
 * Source: Moreno-Mateos et al. 2015, Nat Methods 12:982.
 *
 * @example scoreCrisprScan("TCCTCTGGTGGCGCTGCTGGATGGACGGGACTGTA") // 0.7739
 */
export const scoreCrisprScan = (thirtyFiveMer: string): number | null => {
  if (thirtyFiveMer.length !== 35 || !/^gg$/i.test(thirtyFiveMer.slice(27, 29))) return null;
  const sum = sumWeights(thirtyFiveMer, weights);
  return sum === null ? null : crisprScanIntercept + sum;
};
