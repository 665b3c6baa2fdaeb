import { invertUpper, normalDensity, normalUpper, tQuantileTwoSided } from "./distributions.ts";
import { logGamma } from "./gamma.ts";
import { findRoot } from "./roots.ts";

/*
 * The studentized range (Tukey–Kramer) and Dunnett's distribution by quadrature: the trapezoidal rule over the logarithm
 * of the standard deviation and over the common variable; both integrands are analytic, so it converges exponentially.
 * Upper tails are summed directly, never as one minus the lower one. Held against SciPy and mpmath to 1e-8, and against
 * rules three times as fine: 1e-7 of the value down to 1e-15, from one degree of freedom on.
 */

/** Fewest points over the logarithm of the standard deviation, and their largest distance: few degrees of freedom spread it. */
const [MIN_POINTS, MAX_SPACING] = [64, 0.15];
const STEP = 0.25;

/** The mean over s = χ/√df of `tail(s)`, a function that falls from 1 to 0. */
const overSpread = (tail: (s: number) => number, df: number): number => {
  if (!Number.isFinite(df) || df > 1e7) return tail(1);
  const height = (u: number) => df * u - (df * Math.expm1(2 * u)) / 2;
  const edge = (towards: number): number => {
    let [inside, outside] = [0, towards];
    while (height(outside) > -42) outside *= 2;
    for (let i = 0; i < 50; i++) {
      const middle = (inside + outside) / 2;
      if (height(middle) > -42) inside = middle;
      else outside = middle;
    }
    return outside;
  };
  const [from, to] = [edge(-0.01), edge(0.01)];
  const points = Math.max(MIN_POINTS, Math.ceil((to - from) / MAX_SPACING));
  const step = (to - from) / points;
  // ln of 2 (df/2)^(df/2) / Γ(df/2) · exp(−df/2): the density of u = ln s at its height.
  const log = Math.log(2) + (df / 2) * Math.log(df / 2) - logGamma(df / 2) - df / 2;
  let sum = 0;
  for (let i = 0; i <= points; i++) {
    const u = from + i * step;
    sum += Math.exp(log + height(u)) * tail(Math.exp(u));
  }
  return Math.min(sum * step, 1);
};

/** Of each z from −9 on in steps: the chance of a smaller value, and the density; neither depends on the range. */
const grid = Array.from({ length: Math.ceil(58 / STEP) + 1 }, (_, i) => {
  const z = -9 + i * STEP;
  return { z, below: normalUpper(-z), density: normalDensity(z) };
});

/** P(range > w) of k standard normal variables. */
const rangeTail = (w: number, k: number): number => {
  if (w <= 0) return 1;
  if (w > 80) return 0;
  const to = Math.max(9, w / 2 + 9);
  let sum = 0;
  for (const { z, below, density } of grid) {
    if (z > to || density === 0) break;
    if (below === 0) continue;
    const share = Math.min(normalUpper(w - z) / below, 1);
    const part = share === 1 ? 1 : -Math.expm1((k - 1) * Math.log1p(-share));
    sum += density * below ** (k - 1) * part;
  }
  return Math.min(k * sum * STEP, 1);
};

/** P(Q > q) of the studentized range of k means with df degrees of freedom. */
export const studentizedRangeUpper = (q: number, k: number, df: number): number =>
  q <= 0 ? 1 : overSpread((s) => rangeTail(q * s, k), df);

/** q with P(Q > q) = p. */
export const studentizedRangeQuantile = (p: number, k: number, df: number): number =>
  invertUpper((q) => studentizedRangeUpper(q, k, df), p, 3, 1e-9);

/** Comparisons of the same correlation are one factor. */
const countEqual = (lambdas: readonly number[]): { lambda: number; rest: number; count: number }[] => {
  const counts = new Map<number, number>();
  for (const lambda of lambdas) counts.set(lambda, (counts.get(lambda) ?? 0) + 1);
  return [...counts].map(([lambda, count]) => ({ lambda, rest: Math.sqrt(1 - lambda * lambda), count }));
};

/** P(max |Tᵢ| > t) of comparisons with one control, correlated as λᵢλⱼ. */
export const dunnettUpper = (t: number, lambdas: readonly number[], df: number): number => {
  if (t <= 0) return 1;
  const parts = countEqual(lambdas);
  // Where the control has far fewer values than a group, the integrand is steep.
  const step = Math.max(0.02, Math.min(STEP, ...parts.map(({ lambda, rest }) => (0.7 * rest) / lambda)));
  /** At a value of the common variable, the density times the chance that any comparison is outside. */
  const partAt = (z: number, c: number): number => {
    let log = 0;
    for (const { lambda, rest, count } of parts) {
      const outside = normalUpper((c - lambda * z) / rest) + normalUpper((c + lambda * z) / rest);
      log += count * Math.log1p(-Math.min(outside, 1));
    }
    return normalDensity(z) * -Math.expm1(log);
  };
  const tail = (s: number): number => {
    const c = t * s;
    if (c > 60) return 0;
    // Beyond nine the density adds nothing to a tail that is not far smaller itself; both sides of zero are the same.
    const to = 9 + Math.min(c, 20);
    let sum = partAt(0, c) / 2;
    for (let z = step; z <= to; z += step) sum += partAt(z, c);
    return Math.min(2 * sum * step, 1);
  };
  return overSpread(tail, df);
};

/** t with P(max |Tᵢ| > t) = p; between that of one comparison and Bonferroni's bound. */
export const dunnettQuantile = (p: number, lambdas: readonly number[], df: number): number => {
  const logAt = (t: number): number => Math.log(Math.max(dunnettUpper(t, lambdas, df), 1e-320) / p);
  const [low, high] = [tQuantileTwoSided(p, df), tQuantileTwoSided(p / lambdas.length, df) * (1 + 1e-9)];
  if (lambdas.length === 1) return low;
  return findRoot(logAt, { at: low, value: logAt(low) }, { at: high, value: logAt(high) }, 1e-9);
};
