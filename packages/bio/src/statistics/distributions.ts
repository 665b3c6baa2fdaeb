import { betaTails, gammaTails, type Tails } from "./gamma.ts";
import { findRoot } from "./roots.ts";

/* Distribution functions; held against SciPy in `distributions.test.ts`, relative error below 1e-10 in both tails. */

// Rational approximations of W. J. Cody, Math. Comp. 1969;23:631.
const near = [
  0.06568233791820745, 2.2352520354606837, 161.02823106855587, 1067.6894854603709, 18154.98125334356,
];
const nearBelow = [1, 47.202581904688245, 976.0985517377767, 10260.932208618979, 45507.78933502673];
const middle = [
  1.0765576773720192e-8, 0.39894151208813466, 8.883149794388377, 93.50665613217785, 597.2702763948002,
  2494.5375852903726, 6848.190450536283, 11602.65143764735, 9842.714838383978,
];
const middleBelow = [
  1, 22.266688044328117, 235.387901782625, 1519.3775994075547, 6485.558298266761, 18615.571640885097,
  34900.95272114598, 38912.00328609327, 19685.429676859992,
];
const far = [
  0.023073441764940174, 0.215898534057957, 0.12740116116024736, 0.022235277649012807, 0.0014216191932278934,
  0.000029112874951168793,
];
const farBelow = [
  1, 1.284260096144911, 0.4682382124808651, 0.06598813786892856, 0.0037823963320275824,
  0.00007297515550839662,
];
const ONE_OVER_SQRT_2PI = 0.3989422804014327;

const polynomial = (coefficients: readonly number[], x: number): number => {
  let sum = 0;
  for (const coefficient of coefficients) sum = sum * x + coefficient;
  return sum;
};

/** exp(−x²/2) with the square split, for full precision of the exponent. */
const gauss = (x: number): number => {
  const rounded = Math.trunc(x * 16) / 16;
  return Math.exp(-rounded * rounded * 0.5) * Math.exp(-(x - rounded) * (x + rounded) * 0.5);
};

/** P(Z > z) of the standard normal distribution. */
export const normalUpper = (z: number): number => {
  const x = Math.abs(z);
  if (x < 0.67448975) {
    const square = x * x;
    return 0.5 - (z * polynomial(near, square)) / polynomial(nearBelow, square);
  }
  let tail: number;
  if (x < 5.656854249492381) tail = (gauss(x) * polynomial(middle, x)) / polynomial(middleBelow, x);
  else {
    const inverse = 1 / (x * x);
    const ratio = (inverse * polynomial(far, inverse)) / polynomial(farBelow, inverse);
    tail = (gauss(x) * (ONE_OVER_SQRT_2PI - ratio)) / x;
  }
  return z > 0 ? tail : 1 - tail;
};

/** The density of the standard normal distribution. */
export const normalDensity = (z: number): number => ONE_OVER_SQRT_2PI * Math.exp(-0.5 * z * z);

/** P(|T| > |t|) of Student's distribution. */
export const tTwoSided = (t: number, df: number): number => {
  if (!Number.isFinite(df)) return 2 * normalUpper(Math.abs(t));
  const square = t * t;
  if (square === Number.POSITIVE_INFINITY) return 0;
  return betaTails(df / (df + square), square / (df + square), df / 2, 0.5).lower;
};

/** Both tails of the F distribution. */
export const fTails = (f: number, df1: number, df2: number): Tails => {
  if (f <= 0) return { lower: 0, upper: 1 };
  if (f === Number.POSITIVE_INFINITY) return { lower: 1, upper: 0 };
  const total = df2 + df1 * f;
  const { lower, upper } = betaTails(df2 / total, (df1 * f) / total, df2 / 2, df1 / 2);
  return { lower: upper, upper: lower };
};

/** Both tails of the χ² distribution. */
export const chiSquareTails = (x: number, df: number): Tails => gammaTails(df / 2, x / 2);

/**
 * Where a falling upper tail is `p`: bracketing, then bisection and secants; relative error about 1e-13 unless less
 * is requested.
 */
export const invertUpper = (
  tail: (x: number) => number,
  p: number,
  from: number,
  precision = 1e-14,
): number => {
  let [low, high] = [0, from];
  while (tail(high) > p && high < 1e300) [low, high] = [high, high * 2];
  const logAt = (x: number): number => Math.log(Math.max(tail(x), 1e-320) / p);
  return findRoot(logAt, { at: low, value: logAt(low) }, { at: high, value: logAt(high) }, precision);
};

/** z with P(Z > z) = p. */
export const normalQuantileUpper = (p: number): number =>
  p > 0.5 ? -normalQuantileUpper(1 - p) : invertUpper(normalUpper, p, 1);

/** t with P(|T| > t) = p. */
export const tQuantileTwoSided = (p: number, df: number): number =>
  invertUpper((t) => tTwoSided(t, df), p, 2);

/** F with P(F > f) = p. */
export const fQuantileUpper = (p: number, df1: number, df2: number): number =>
  invertUpper((f) => fTails(f, df1, df2).upper, p, 2);

/** x with P(χ² > x) = p. */
export const chiSquareQuantileUpper = (p: number, df: number): number =>
  invertUpper((x) => chiSquareTails(x, df).upper, p, df);
