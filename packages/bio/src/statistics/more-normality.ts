import { type Group, meanOf, needValues } from "./descriptive.ts";
import { chiSquareTails, tQuantileTwoSided } from "./distributions.ts";
import { refuse } from "./refusal.ts";

/** The least number of values from which the test of skewness and kurtosis is near enough to its distribution. */
export const DAGOSTINO_LEAST = 20;

/**
 * D'Agostino and Pearson's test of normality by skewness and kurtosis, from twenty values on. SciPy: `normaltest`, to 1e-9.
 */
export const dagostinoPearson = (group: Group): { readonly k2: number; readonly p: number } => {
  needValues([group], DAGOSTINO_LEAST);
  const { values } = group;
  const n = values.length;
  const mean = meanOf(values);
  const moment = (power: number): number => meanOf(values.map((value) => (value - mean) ** power));
  const second = moment(2);
  if (Math.sqrt(second) <= 1e-13 * Math.abs(mean)) return refuse("all-equal", { name: group.name });
  const y = (moment(3) / second ** 1.5) * Math.sqrt(((n + 1) * (n + 3)) / (6 * (n - 2)));
  const beta2 = (3 * (n * n + 27 * n - 70) * (n + 1) * (n + 3)) / ((n - 2) * (n + 5) * (n + 7) * (n + 9));
  const w2 = Math.sqrt(2 * (beta2 - 1)) - 1;
  const alpha = Math.sqrt(2 / (w2 - 1));
  const zSkewness = Math.asinh(y / alpha) / Math.sqrt(0.5 * Math.log(w2));
  const expected = (3 * (n - 1)) / (n + 1);
  const variance = (24 * n * (n - 2) * (n - 3)) / ((n + 1) ** 2 * (n + 3) * (n + 5));
  const x = (moment(4) / second ** 2 - expected) / Math.sqrt(variance);
  const beta1 =
    ((6 * (n * n - 5 * n + 2)) / ((n + 7) * (n + 9))) *
    Math.sqrt((6 * (n + 3) * (n + 5)) / (n * (n - 2) * (n - 3)));
  const a = 6 + (8 / beta1) * (2 / beta1 + Math.sqrt(1 + 4 / beta1 ** 2));
  const root = 1 + x * Math.sqrt(2 / (a - 4));
  const zKurtosis = (1 - 2 / (9 * a) - Math.cbrt((1 - 2 / a) / root)) / Math.sqrt(2 / (9 * a));
  const k2 = zSkewness ** 2 + zKurtosis ** 2;
  return { k2, p: chiSquareTails(k2, 2).upper };
};

/** A value that was removed in turn, with its distance and the limit for it. */
export interface EsdStep {
  readonly value: number;
  readonly r: number;
  readonly critical: number;
  readonly isOutlier: boolean;
}

/**
 * Rosner's generalized ESD test for up to `most` outliers in one group: the farthest values in the order in which they are
 * removed. All up to the last one beyond its limit are outliers. Held against the NIST/SEMATECH handbook (1.3.5.17.3).
 */
export const rosner = (group: Group, most: number, alpha = 0.05): EsdStep[] => {
  needValues([group], 5);
  const rest = [...group.values];
  const n = rest.length;
  const steps: Omit<EsdStep, "isOutlier">[] = [];
  for (let i = 1; i <= Math.min(most, n - 3); i++) {
    const mean = meanOf(rest);
    const sd = Math.sqrt(rest.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (rest.length - 1));
    if (sd <= 1e-13 * Math.abs(mean)) break;
    let at = 0;
    for (let j = 1; j < rest.length; j++) if (Math.abs(rest[j]! - mean) > Math.abs(rest[at]! - mean)) at = j;
    const t = tQuantileTwoSided(alpha / (n - i + 1), n - i - 1);
    steps.push({
      value: rest[at]!,
      r: Math.abs(rest[at]! - mean) / sd,
      critical: ((n - i) * t) / Math.sqrt((n - i - 1 + t * t) * (n - i + 1)),
    });
    rest.splice(at, 1);
  }
  if (steps.length === 0) return refuse("all-equal", { name: group.name });
  const last = steps.findLastIndex(({ r, critical }) => r > critical);
  return steps.map((step, index) => ({ ...step, isOutlier: index <= last }));
};
