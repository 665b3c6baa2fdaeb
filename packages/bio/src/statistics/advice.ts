import { compareSpreads } from "./anova.ts";
import { type Group, varianceOf } from "./descriptive.ts";
import { shapiroWilk } from "./normality.ts";

/** The tests that groups of values are advised. */
export type AdvisedTest =
  | "oneSample"
  | "welch"
  | "pairedT"
  | "mannWhitney"
  | "wilcoxon"
  | "anova"
  | "welchAnova"
  | "kruskal"
  | "describe"
  | "chiSquare"
  | "fisher"
  | "pearson"
  | "spearman";

/** A reason: what was looked at, and which assumption held or failed. */
export interface AdviceReason {
  readonly code:
    | "one-group"
    | "two-groups"
    | "pairs"
    | "several-groups"
    | "too-few-values"
    | "looks-normal"
    | "not-normal"
    | "few-to-judge"
    | "equal-spread"
    | "unequal-spread"
    | "many-values"
    | "no-spread"
    | "sparse-counts"
    | "enough-counts"
    | "large-table"
    | "two-scales"
    | "many-ties";
  readonly name?: string;
  readonly p?: number;
  readonly count?: number;
}

/** Which test fits, and why. */
export interface Advice {
  readonly test: AdvisedTest;
  readonly reasons: readonly AdviceReason[];
}

const ALPHA = 0.05;
/** From here on means are near enough to normal whatever the values are. */
const MANY = 50;

/** Whether groups may be treated as normal, and why. */
export const judgeNormality = (groups: readonly Group[]): { isNormal: boolean; reasons: AdviceReason[] } => {
  const few = groups.find(({ values }) => values.length < 8);
  if (groups.every(({ values }) => values.length >= MANY))
    return { isNormal: true, reasons: [{ code: "many-values", count: MANY }] };
  const judged = groups.flatMap((group) =>
    group.values.length >= 3 && new Set(group.values).size > 1
      ? [{ name: group.name, p: shapiroWilk({ ...group, values: group.values.slice(0, 5_000) }).p }]
      : [],
  );
  const failed = judged.filter(({ p }) => p < ALPHA);
  if (failed.length > 0)
    return { isNormal: false, reasons: failed.map(({ name, p }) => ({ code: "not-normal", name, p })) };
  const reasons: AdviceReason[] = judged.length > 0 ? [{ code: "looks-normal" }] : [];
  if (few) reasons.push({ code: "few-to-judge", name: few.name, count: few.values.length });
  return { isNormal: true, reasons };
};

/**
 * Suggests a comparison of groups from their number, whether rows are pairs, whether the values (or differences of
 * pairs) look normal (Shapiro–Wilk) and have equal variance (Brown–Forsythe). The pooled t-test is never suggested
 * for two groups: Welch's is as good for equal variances and correct for unequal ones.
 */
export const adviseTest = (given: readonly Group[], arePairs: boolean): Advice => {
  const groups = given.filter(({ values }) => values.length > 0);
  const least = Math.min(...groups.map(({ values }) => values.length));
  const only = (code: AdviceReason["code"]): Advice => ({ test: "describe", reasons: [{ code }] });
  if (groups.length === 0 || least < 2) return only("too-few-values");
  if (groups.every(({ values }) => varianceOf(values) === 0)) return only("no-spread");
  if (groups.length === 1) {
    const { isNormal, reasons } = judgeNormality(groups);
    return { test: isNormal ? "oneSample" : "describe", reasons: [{ code: "one-group" }, ...reasons] };
  }
  if (groups.length === 2 && arePairs && groups[0]!.values.length === groups[1]!.values.length) {
    const values = groups[0]!.values.map((value, i) => value - groups[1]!.values[i]!);
    const name = `${groups[0]!.name} – ${groups[1]!.name}`;
    const { isNormal, reasons } = judgeNormality([{ name, values }]);
    return { test: isNormal ? "pairedT" : "wilcoxon", reasons: [{ code: "pairs" }, ...reasons] };
  }
  const { isNormal, reasons } = judgeNormality(groups);
  const head: AdviceReason = {
    code: groups.length === 2 ? "two-groups" : "several-groups",
    count: groups.length,
  };
  if (groups.length === 2) return { test: isNormal ? "welch" : "mannWhitney", reasons: [head, ...reasons] };
  if (!isNormal) return { test: "kruskal", reasons: [head, ...reasons] };
  const spread = ((): AdviceReason => {
    const away = groups.every(({ values }) => varianceOf(values) === 0) ? null : compareSpreadsSafely(groups);
    return away !== null && away < ALPHA
      ? { code: "unequal-spread", p: away }
      : { code: "equal-spread", ...(away === null ? {} : { p: away }) };
  })();
  return {
    test: spread.code === "unequal-spread" ? "welchAnova" : "anova",
    reasons: [head, ...reasons, spread],
  };
};

/** P of Brown–Forsythe; null if all distances from the medians are equal. */
const compareSpreadsSafely = (groups: readonly Group[]): number | null => {
  try {
    return compareSpreads(groups).p;
  } catch {
    return null;
  }
};
