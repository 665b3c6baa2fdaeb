/* The gamma and beta functions with both tails, so that a small probability has full precision. */

const lanczos = [
  0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406,
  12.507343278686905, -0.13857109526572012, 0.000009984369578019572, 1.5056327351493116e-7,
];
const HALF_LOG_2PI = 0.9189385332046727;
const TINY = 1e-300;
const EPSILON = 1e-16;
const MOST_STEPS = 100_000;

/** ln Γ(x) for x > 0; about 15 digits. */
export const logGamma = (x: number): number => {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const z = x - 1;
  let sum = lanczos[0]!;
  for (let i = 1; i < lanczos.length; i++) sum += lanczos[i]! / (z + i);
  const t = z + 7.5;
  return HALF_LOG_2PI + (z + 0.5) * Math.log(t) - t + Math.log(sum);
};

/** A distribution function and its complement, each exact for itself. */
export interface Tails {
  readonly lower: number;
  readonly upper: number;
}

const fromLower = (lower: number): Tails => ({ lower: Math.min(lower, 1), upper: Math.max(1 - lower, 0) });
const fromUpper = (upper: number): Tails => ({ lower: Math.max(1 - upper, 0), upper: Math.min(upper, 1) });

/** The regularized incomplete gamma functions P(a, x) and Q(a, x). */
export const gammaTails = (a: number, x: number): Tails => {
  if (x <= 0) return { lower: 0, upper: 1 };
  if (x === Number.POSITIVE_INFINITY) return { lower: 1, upper: 0 };
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < MOST_STEPS && Math.abs(term) > Math.abs(sum) * EPSILON; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return fromLower(front * sum);
  }
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < MOST_STEPS; n++) {
    const an = -n * (n - a);
    b += 2;
    d = an * d + b;
    if (Math.abs(d) < TINY) d = TINY;
    c = b + an / c;
    if (Math.abs(c) < TINY) c = TINY;
    d = 1 / d;
    const step = d * c;
    h *= step;
    if (Math.abs(step - 1) < EPSILON) break;
  }
  return fromUpper(front * h);
};

/** The continued fraction of the incomplete beta function (modified Lentz). */
const betaFraction = (x: number, a: number, b: number): number => {
  let c = 1;
  let d = 1 - ((a + b) * x) / (a + 1);
  if (Math.abs(d) < TINY) d = TINY;
  d = 1 / d;
  let h = d;
  const turn = (factor: number): number => {
    d = 1 + factor * d;
    if (Math.abs(d) < TINY) d = TINY;
    c = 1 + factor / c;
    if (Math.abs(c) < TINY) c = TINY;
    d = 1 / d;
    h *= d * c;
    return d * c;
  };
  for (let m = 1; m < MOST_STEPS; m++) {
    turn((m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)));
    const step = turn((-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)));
    if (Math.abs(step - 1) < EPSILON) break;
  }
  return h;
};

/**
 * The regularized incomplete beta function I_x(a, b) and its complement; `y` is 1 − x, passed separately for
 * precision.
 */
export const betaTails = (x: number, y: number, a: number, b: number): Tails => {
  if (x <= 0) return { lower: 0, upper: 1 };
  if (y <= 0) return { lower: 1, upper: 0 };
  const front = Math.exp(a * Math.log(x) + b * Math.log(y) + logGamma(a + b) - logGamma(a) - logGamma(b));
  return x < (a + 1) / (a + b + 2)
    ? fromLower((front * betaFraction(x, a, b)) / a)
    : fromUpper((front * betaFraction(y, b, a)) / b);
};
