import { type Advice, type AdviceReason, judgeNormality } from "./advice.ts";
import { chiSquareTest } from "./contingency.ts";
import type { XySeries } from "./read-roles.ts";

/** Beyond this total, the exact count of a table larger than two by two takes too long. */
const MOST_EXACT = 100;
/** From this share of repeated values on, ranks have too many ties to be exact. */
const MANY_TIES = 0.5;

/**
 * Suggests a test of counts by Cochran's rule: χ² needs five expected in four of five cells and one in each. Fisher's test
 * otherwise, if the table is small enough to count.
 */
export const adviseCounts = (counts: readonly (readonly number[])[]): Advice => {
  const { expected } = chiSquareTest(counts, false);
  const cells = expected.flat();
  const sparse = cells.filter((value) => value < 5).length;
  const isTwoByTwo = counts.length === 2 && counts[0]!.length === 2;
  const isSparse = cells.some((value) => value < 1) || sparse > (isTwoByTwo ? 0 : cells.length / 5);
  if (!isSparse) return { test: "chiSquare", reasons: [{ code: "enough-counts" }] };
  const reason: AdviceReason = { code: "sparse-counts", count: sparse };
  const total = counts.flat().reduce((sum, count) => sum + count, 0);
  if (!isTwoByTwo && total > MOST_EXACT)
    return { test: "chiSquare", reasons: [reason, { code: "large-table" }] };
  return { test: "fisher", reasons: [reason] };
};

/** Suggests Pearson's correlation if both measures look normal, Spearman's otherwise. */
export const adviseCorrelation = ({ x, y }: XySeries): Advice => {
  if (x.length < 3) return { test: "describe", reasons: [{ code: "too-few-values" }] };
  const groups = [
    { name: "X", values: x },
    { name: "Y", values: y },
  ];
  if (groups.some(({ values }) => new Set(values).size === 1))
    return { test: "describe", reasons: [{ code: "no-spread" }] };
  const { isNormal, reasons } = judgeNormality(groups);
  const head: AdviceReason = { code: "two-scales" };
  const isTied = groups.some(({ values }) => new Set(values).size < values.length * MANY_TIES);
  return {
    test: isNormal ? "pearson" : "spearman",
    reasons: [head, ...reasons, ...(isTied ? [{ code: "many-ties" } as const] : [])],
  };
};
