import { invertUpper, normalDensity, normalUpper } from "./distributions.ts";
import { logGamma } from "./gamma.ts";

/*
 * The studentized range (Tukey–Kramer) and Dunnett's distribution by quadrature: the trapezoidal rule over the logarithm
 * of the standard deviation and over the common variable; both integrands are analytic, so it converges exponentially.
 * Upper tails are summed directly, never as one minus the lower one. Held against SciPy and mpmath to 1e-8.
 */

const POINTS = 96;
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
  const step = (to - from) / POINTS;
  // ln of 2 (df/2)^(df/2) / Γ(df/2) · exp(−df/2): the density of u = ln s at its height.
  const log = Math.log(2) + (df / 2) * Math.log(df / 2) - logGamma(df / 2) - df / 2;
  let sum = 0;
  for (let i = 0; i <= POINTS; i++) {
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

/** P(max |Tᵢ| > t) of comparisons with one control, correlated as λᵢλⱼ. */
export const dunnettUpper = (t: number, lambdas: readonly number[], df: number): number => {
  if (t <= 0) return 1;
  const rests = lambdas.map((lambda) => Math.sqrt(1 - lambda * lambda));
  const tail = (s: number): number => {
    const c = t * s;
    if (c > 60) return 0;
    let sum = 0;
    // Beyond nine the density adds nothing to a tail that is not far smaller itself.
    const to = 9 + Math.min(c, 20);
    for (let z = -to; z <= to; z += STEP) {
      const density = normalDensity(z);
      let log = 0;
      for (let i = 0; i < lambdas.length; i++) {
        const outside =
          normalUpper((c - lambdas[i]! * z) / rests[i]!) + normalUpper((c + lambdas[i]! * z) / rests[i]!);
        log += Math.log1p(-Math.min(outside, 1));
      }
      sum += density * -Math.expm1(log);
    }
    return Math.min(sum * STEP, 1);
  };
  return overSpread(tail, df);
};

/** t with P(max |Tᵢ| > t) = p. */
export const dunnettQuantile = (p: number, lambdas: readonly number[], df: number): number =>
  invertUpper((t) => dunnettUpper(t, lambdas, df), p, 3, 1e-9);
