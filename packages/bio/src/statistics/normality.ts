import { type Group, meanOf, needValues, squaresOf } from "./descriptive.ts";
import { normalQuantileUpper, normalUpper, tQuantileTwoSided, tTwoSided } from "./distributions.ts";
import { refuse } from "./refusal.ts";

const at = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);

const c1 = [0, 0.221157, -0.147981, -2.07119, 4.434685, -2.706056];
const c2 = [0, 0.042981, -0.293762, -1.752461, 5.682633, -3.582633];
const c3 = [0.544, -0.39978, 0.025054, -6.714e-4];
const c4 = [1.3822, -0.77857, 0.062767, -0.0020322];
const c5 = [-1.5861, -0.31082, -0.083751, 0.0038915];
const c6 = [-0.4803, -0.082676, 0.0030302];

/** Weights of the upper half of the ordered values. */
const weightsOf = (n: number): number[] => {
  if (n === 3) return [Math.SQRT1_2];
  const half = Math.floor(n / 2);
  const m = Array.from({ length: half }, (_, i) => normalQuantileUpper((i + 1 - 0.375) / (n + 0.25)));
  const square = 2 * m.reduce((sum, value) => sum + value * value, 0);
  const root = Math.sqrt(square);
  const u = 1 / Math.sqrt(n);
  const first = at(c1, u) + m[0]! / root;
  if (n <= 5) {
    const rest = Math.sqrt((square - 2 * m[0]! ** 2) / (1 - 2 * first ** 2));
    return m.map((value, i) => (i === 0 ? first : value / rest));
  }
  const second = at(c2, u) + m[1]! / root;
  const rest = Math.sqrt((square - 2 * m[0]! ** 2 - 2 * m[1]! ** 2) / (1 - 2 * first ** 2 - 2 * second ** 2));
  return m.map((value, i) => (i === 0 ? first : i === 1 ? second : value / rest));
};

/**
 * Shapiro and Wilk's test of normality after Royston (algorithm AS R94, 1995), 3 to 5,000 values. R: `shapiro.test`; W to
 * 1e-7, p to 1e-6.
 */
export const shapiroWilk = (group: Group): { readonly w: number; readonly p: number } => {
  needValues([group], 3);
  const n = group.values.length;
  if (n > 5_000) return refuse("too-many-values", { name: group.name, count: 5_000 });
  const sorted = group.values.toSorted((a, b) => a - b);
  const range = sorted[n - 1]! - sorted[0]!;
  if (range <= 1e-13 * Math.abs(sorted[0]!)) return refuse("all-equal", { name: group.name });
  const scaled = sorted.map((value) => (value - sorted[0]!) / range);
  const weights = weightsOf(n);
  const b = weights.reduce((sum, weight, i) => sum + weight * (scaled[n - 1 - i]! - scaled[i]!), 0);
  const w = Math.min(1, (b * b) / squaresOf(scaled));
  if (n === 3) {
    const p = (6 / Math.PI) * (Math.asin(Math.sqrt(w)) - Math.asin(Math.sqrt(0.75)));
    return { w, p: Math.max(0, Math.min(1, p)) };
  }
  const log = Math.log(n);
  if (n <= 11) {
    const gamma = -2.273 + 0.459 * n;
    const y = Math.log1p(-w);
    if (y >= gamma) return { w, p: 1e-99 };
    return { w, p: normalUpper((-Math.log(gamma - y) - at(c3, n)) / Math.exp(at(c4, n))) };
  }
  return { w, p: normalUpper((Math.log1p(-w) - at(c5, log)) / Math.exp(at(c6, log))) };
};

/** The value farthest from the mean and whether it is an outlier (Grubbs, two-sided); one at a time, by design. */
export const grubbs = (group: Group, alpha = 0.05) => {
  needValues([group], 3);
  const { values } = group;
  const n = values.length;
  const mean = meanOf(values);
  const sd = Math.sqrt(Math.max(squaresOf(values, mean), 0) / (n - 1));
  if (sd <= 1e-13 * Math.abs(mean)) return refuse("all-equal", { name: group.name });
  let index = 0;
  for (let i = 1; i < n; i++) if (Math.abs(values[i]! - mean) > Math.abs(values[index]! - mean)) index = i;
  const g = Math.abs(values[index]! - mean) / sd;
  const t = tQuantileTwoSided(alpha / n, n - 2);
  const critical = ((n - 1) / Math.sqrt(n)) * Math.sqrt((t * t) / (n - 2 + t * t));
  const room = (n - 1) ** 2 / n - g * g;
  const p = room <= 0 ? 0 : Math.min(1, n * tTwoSided(g * Math.sqrt((n - 2) / room), n - 2));
  return { index, value: values[index]!, g, critical, p, isOutlier: g > critical };
};
