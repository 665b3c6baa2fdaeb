import { type Group, meanOf, medianOf, needValues, squaresOf, sumOf, varianceOf } from "./descriptive.ts";
import { chiSquareTails, fTails } from "./distributions.ts";
import { refuse } from "./refusal.ts";

/** A line of an analysis of variance. */
export interface AnovaLine {
  readonly squares: number;
  readonly df: number;
  readonly mean: number;
  readonly f: number | null;
  readonly p: number | null;
}

/** One-way analysis of variance. */
export interface OneWay {
  readonly between: AnovaLine;
  readonly within: AnovaLine;
  readonly etaSquared: number;
  readonly omegaSquared: number;
  /** Without the assumption of equal variances; null if a group has no spread. */
  readonly welch: {
    readonly f: number;
    readonly df1: number;
    readonly df2: number;
    readonly p: number;
  } | null;
}

/** Welch's analysis of variance. R: `oneway.test`. */
export const welchAnova = (groups: readonly Group[]): OneWay["welch"] => {
  const k = groups.length;
  const parts = groups.map(({ values }) => ({
    n: values.length,
    mean: meanOf(values),
    weight: values.length / varianceOf(values),
  }));
  if (parts.some(({ weight }) => !Number.isFinite(weight))) return null;
  const total = sumOf(parts.map(({ weight }) => weight));
  const grand = sumOf(parts.map(({ weight, mean }) => weight * mean)) / total;
  const lack = sumOf(parts.map(({ n, weight }) => (1 - weight / total) ** 2 / (n - 1))) / (k * k - 1);
  const f =
    sumOf(parts.map(({ weight, mean }) => weight * (mean - grand) ** 2)) /
    ((k - 1) * (1 + 2 * (k - 2) * lack));
  const df2 = 1 / (3 * lack);
  return { f, df1: k - 1, df2, p: fTails(f, k - 1, df2).upper };
};

const oneWayOf = (groups: readonly Group[]): OneWay => {
  const all = groups.flatMap(({ values }) => values);
  const grand = meanOf(all);
  const [k, n] = [groups.length, all.length];
  const within = sumOf(groups.map(({ values }) => Math.max(squaresOf(values), 0)));
  if (Math.sqrt(within / n) <= 1e-13 * Math.abs(grand)) return refuse("zero-variance");
  const between = sumOf(groups.map(({ values }) => values.length * (meanOf(values) - grand) ** 2));
  const error = within / (n - k);
  const f = between / (k - 1) / error;
  return {
    between: { squares: between, df: k - 1, mean: between / (k - 1), f, p: fTails(f, k - 1, n - k).upper },
    within: { squares: within, df: n - k, mean: error, f: null, p: null },
    etaSquared: between / (between + within),
    omegaSquared: (between - (k - 1) * error) / (between + within + error),
    welch: null,
  };
};

/** One-way analysis of variance, with Welch's beside it. R: `aov`, `oneway.test`, to 1e-9. */
export const oneWayAnova = (groups: readonly Group[]): OneWay => {
  if (groups.length < 2) return refuse("too-few-groups", { count: 2 });
  needValues(groups, 2);
  return { ...oneWayOf(groups), welch: welchAnova(groups) };
};

/** Tests of equal variance: Brown–Forsythe (Levene's test about the median) and Bartlett's. */
export const compareSpreads = (groups: readonly Group[]) => {
  needValues(groups, 2);
  const away = groups.map(({ name, values }) => {
    const median = medianOf(values);
    return { name, values: values.map((value) => Math.abs(value - median)) };
  });
  const { f, p } = oneWayOf(away).between;
  const variances = groups.map(({ values }) => varianceOf(values));
  const k = groups.length;
  const dfs = groups.map(({ values }) => values.length - 1);
  const df = sumOf(dfs);
  if (variances.some((variance) => variance === 0)) return { f: f!, p: p!, bartlett: null };
  const pooled = sumOf(variances.map((variance, i) => variance * dfs[i]!)) / df;
  const raw = df * Math.log(pooled) - sumOf(variances.map((variance, i) => dfs[i]! * Math.log(variance)));
  const factor = 1 + (sumOf(dfs.map((one) => 1 / one)) - 1 / df) / (3 * (k - 1));
  const chi = raw / factor;
  return { f: f!, p: p!, bartlett: { chi, df: k - 1, p: chiSquareTails(chi, k - 1).upper } };
};
