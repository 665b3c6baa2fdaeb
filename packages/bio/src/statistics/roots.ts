/** A place and the value of the function there. */
export interface Bracketed {
  readonly at: number;
  readonly value: number;
}

/**
 * A root between two places of opposite signs by Brent's method (1973): secants and inverse parabolas, bisection where they
 * do not gain. Stops when the bracket is narrower than `precision` of the root.
 *
 * @example findRoot((x) => x * x - 2, { at: 1, value: -1 }, { at: 2, value: 2 }, 1e-12) // 1.414213562373…
 */
export const findRoot = (
  work: (x: number) => number,
  from: Bracketed,
  to: Bracketed,
  precision: number,
): number => {
  let [a, fa, b, fb] = [from.at, from.value, to.at, to.value];
  if (fa === 0) return a;
  let [c, fc] = [a, fa];
  let [step, before] = [b - a, b - a];
  for (let i = 0; i < 200; i++) {
    if (Math.abs(fc) < Math.abs(fb)) [a, fa, b, fb, c, fc] = [b, fb, c, fc, b, fb];
    const least = 2 * Number.EPSILON * Math.abs(b) + (precision / 2) * Math.abs(b);
    const half = (c - b) / 2;
    if (Math.abs(half) <= least || fb === 0) return b;
    if (Math.abs(before) < least || Math.abs(fa) <= Math.abs(fb)) {
      step = half;
      before = half;
    } else {
      const s = fb / fa;
      let p = 2 * half * s;
      let q = 1 - s;
      if (a !== c) {
        const [r, u] = [fb / fc, fa / fc];
        p = s * (2 * half * u * (u - r) - (b - a) * (r - 1));
        q = (u - 1) * (r - 1) * (s - 1);
      }
      if (p > 0) q = -q;
      p = Math.abs(p);
      const isGain = 2 * p < Math.min(3 * half * q - Math.abs(least * q), Math.abs(before * q));
      before = isGain ? step : half;
      step = isGain ? p / q : half;
    }
    [a, fa] = [b, fb];
    b += Math.abs(step) > least ? step : Math.sign(half) * least;
    fb = work(b);
    if (fb > 0 === fc > 0) {
      [c, fc] = [a, fa];
      step = b - a;
      before = step;
    }
  }
  return b;
};
