import { type Group, meanOf, needValues, squaresOf } from "./descriptive.ts";
import { tQuantileTwoSided, tTwoSided } from "./distributions.ts";
import { refuse } from "./refusal.ts";

/** The result of a t-test: the difference with its interval, and how large it is in standard deviations. */
export interface TTest {
  readonly t: number;
  readonly df: number;
  readonly p: number;
  /** Mean of the first group minus that of the second, of the pairs, or of the group minus the given mean. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** Hedges' g for two groups, Cohen's d of the differences otherwise. */
  readonly effect: number;
}

const spreadOf = ({ values }: Group) => {
  const mean = meanOf(values);
  const squares = Math.max(squaresOf(values, mean), 0);
  return { n: values.length, mean, squares, variance: squares / (values.length - 1) };
};

/** Spread that is nothing but the rounding of large equal numbers counts as none. */
const isFlat = (variance: number, mean: number): boolean => Math.sqrt(variance) <= 1e-13 * Math.abs(mean);

const finish = (difference: number, error: number, df: number, effect: number, confidence: number): TTest => {
  const t = difference / error;
  const reach = error * tQuantileTwoSided(1 - confidence, df);
  return {
    ...{ t, df, p: tTwoSided(t, df), difference },
    ...{ low: difference - reach, high: difference + reach, effect },
  };
};

/** Two independent groups; Welch's unless equal variances are assumed. R: `t.test`, to 1e-9. */
export const tTest = (a: Group, b: Group, hasEqualVariances: boolean, confidence = 0.95): TTest => {
  needValues([a, b], 2);
  const [one, two] = [spreadOf(a), spreadOf(b)];
  if (isFlat(one.variance, one.mean) && isFlat(two.variance, two.mean)) return refuse("zero-variance");
  const difference = one.mean - two.mean;
  const pooledDf = one.n + two.n - 2;
  const pooled = (one.squares + two.squares) / pooledDf;
  const effect = (difference / Math.sqrt(pooled)) * (1 - 3 / (4 * pooledDf - 1));
  if (hasEqualVariances)
    return finish(difference, Math.sqrt(pooled * (1 / one.n + 1 / two.n)), pooledDf, effect, confidence);
  const [e1, e2] = [one.variance / one.n, two.variance / two.n];
  const df = (e1 + e2) ** 2 / (e1 ** 2 / (one.n - 1) + e2 ** 2 / (two.n - 1));
  return finish(difference, Math.sqrt(e1 + e2), df, effect, confidence);
};

/** One group against a given mean. */
export const oneSampleTTest = (group: Group, expected: number, confidence = 0.95): TTest => {
  needValues([group], 2);
  const { n, mean, variance } = spreadOf(group);
  if (isFlat(variance, mean)) return refuse("zero-variance", { name: group.name });
  const difference = mean - expected;
  return finish(difference, Math.sqrt(variance / n), n - 1, difference / Math.sqrt(variance), confidence);
};

/** The differences of pairs, row by row. */
export const differencesOf = (a: Group, b: Group): number[] => {
  if (a.values.length !== b.values.length) return refuse("unequal-pairs");
  return a.values.map((value, index) => value - b.values[index]!);
};

/** Pairs: the differences against zero. */
export const pairedTTest = (a: Group, b: Group, confidence = 0.95): TTest => {
  needValues([a, b], 2);
  return oneSampleTTest({ name: `${a.name} – ${b.name}`, values: differencesOf(a, b) }, 0, confidence);
};
