import { tQuantileTwoSided } from "./distributions.ts";
import { refuse } from "./refusal.ts";

/** Values of one group under its name. */
export interface Group {
  readonly name: string;
  readonly values: readonly number[];
}

/** The sum, with the rounding error mapped (Neumaier). */
export const sumOf = (values: readonly number[]): number => {
  let sum = 0;
  let lost = 0;
  for (const value of values) {
    const next = sum + value;
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    sum = next;
  }
  return sum + lost;
};

/** The arithmetic mean. */
export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;

/** Sum of squared deviations from the mean, corrected for the mean's rounding. */
export const squaresOf = (values: readonly number[], mean = meanOf(values)): number => {
  const deviations = values.map((value) => value - mean);
  return sumOf(deviations.map((d) => d * d)) - sumOf(deviations) ** 2 / values.length;
};

/** The variance of a sample (n − 1); no number for fewer than two values. */
export const varianceOf = (values: readonly number[]): number =>
  values.length < 2 ? Number.NaN : Math.max(squaresOf(values), 0) / (values.length - 1);

const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

/** A quantile by linear interpolation (type 7 of R, the default of R, NumPy and Excel). */
export const quantileOf = (sorted: readonly number[], p: number): number => {
  const place = (sorted.length - 1) * p;
  const below = Math.floor(place);
  const low = sorted[below]!;
  const high = sorted[Math.min(below + 1, sorted.length - 1)]!;
  return low + (high - low) * (place - below);
};

/** The median. */
export const medianOf = (values: readonly number[]): number => quantileOf(ascending(values), 0.5);

/** Summary of one group of values. */
export interface Description {
  readonly name: string;
  readonly n: number;
  readonly mean: number;
  readonly sd: number | null;
  readonly sem: number | null;
  /** Interval of the mean by Student's distribution. */
  readonly low: number | null;
  readonly high: number | null;
  readonly median: number;
  readonly q1: number;
  readonly q3: number;
  readonly min: number;
  readonly max: number;
  /** Standard deviation as a share of the mean; null if the mean is zero. */
  readonly cv: number | null;
  /** Null if a value is not above zero. */
  readonly geometricMean: number | null;
  /** Adjusted for the size of the sample (G1 and G2, as SAS, SPSS and Excel give them). */
  readonly skewness: number | null;
  readonly kurtosis: number | null;
}

const shapeOf = (values: readonly number[], mean: number, squares: number) => {
  const n = values.length;
  if (squares === 0) return { skewness: null, kurtosis: null };
  const m2 = squares / n;
  const power = (exponent: number) => sumOf(values.map((value) => (value - mean) ** exponent)) / n;
  const g1 = power(3) / m2 ** 1.5;
  const g2 = power(4) / m2 ** 2 - 3;
  return {
    skewness: n < 3 ? null : (g1 * Math.sqrt(n * (n - 1))) / (n - 2),
    kurtosis: n < 4 ? null : ((n - 1) / ((n - 2) * (n - 3))) * ((n + 1) * g2 + 6),
  };
};

/** Describes one group; `confidence` is that of the interval of the mean. Refuses an empty group. */
export const describeGroup = ({ name, values }: Group, confidence = 0.95): Description => {
  const n = values.length;
  if (n === 0) return refuse("group-empty", { name });
  const sorted = ascending(values);
  const mean = meanOf(values);
  const squares = Math.max(squaresOf(values, mean), 0);
  const sd = n < 2 ? null : Math.sqrt(squares / (n - 1));
  const sem = sd === null ? null : sd / Math.sqrt(n);
  const reach = sem === null ? null : sem * tQuantileTwoSided(1 - confidence, n - 1);
  return {
    ...{ name, n, mean, sd, sem },
    low: reach === null ? null : mean - reach,
    high: reach === null ? null : mean + reach,
    median: quantileOf(sorted, 0.5),
    q1: quantileOf(sorted, 0.25),
    q3: quantileOf(sorted, 0.75),
    min: sorted[0]!,
    max: sorted[n - 1]!,
    cv: sd === null || mean === 0 ? null : sd / Math.abs(mean),
    geometricMean: sorted[0]! > 0 ? Math.exp(meanOf(values.map(Math.log))) : null,
    ...shapeOf(values, mean, squares),
  };
};

/** Refuses groups with fewer values than a test needs. */
export const needValues = (groups: readonly Group[], count: number): void => {
  for (const { name, values } of groups) {
    if (values.length === 0) refuse("group-empty", { name });
    if (values.length < count) refuse("group-too-small", { name, count });
  }
};
