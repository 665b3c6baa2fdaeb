import { meanOf, sumOf } from "./descriptive.ts";
import { fTails, tQuantileTwoSided, tTwoSided } from "./distributions.ts";
import { invertGram, solveLeastSquares } from "./least-squares.ts";
import { refuse } from "./refusal.ts";

/** A coefficient with its error and interval. */
export interface Coefficient {
  readonly power: number;
  readonly value: number;
  readonly error: number;
  readonly t: number;
  readonly p: number;
  readonly low: number;
  readonly high: number;
}

/** A polynomial through points. */
export interface PolynomialFit {
  readonly coefficients: readonly Coefficient[];
  readonly n: number;
  readonly df: number;
  readonly squares: number;
  readonly rSquared: number;
  readonly adjustedRSquared: number;
  /** Standard deviation of the residuals. */
  readonly sigma: number;
  readonly f: number;
  readonly p: number;
  readonly at: (x: number) => number;
  /** Standard deviation of the curve at x. */
  readonly errorAt: (x: number) => number;
}

/** A polynomial of degree 1 to 6 by QR, weighted where weights are given. R: `lm`, to 1e-8. */
export const fitPolynomial = (
  x: readonly number[],
  y: readonly number[],
  degree: number,
  { weights, confidence = 0.95 }: { weights?: readonly number[] | undefined; confidence?: number } = {},
): PolynomialFit => {
  const n = x.length;
  const df = n - degree - 1;
  if (df < 1) return refuse("too-few-points", { count: degree + 2 });
  if (new Set(x).size <= degree) return refuse("all-equal", { name: "x" });
  const powers = (value: number) => Array.from({ length: degree + 1 }, (_, power) => value ** power);
  const roots = x.map((_, i) => Math.sqrt(weights?.[i] ?? 1));
  const { solution, triangle, residualSquares, isFullRank } = solveLeastSquares(
    x.map((value, i) => powers(value).map((power) => power * roots[i]!)),
    y.map((value, i) => value * roots[i]!),
  );
  if (!isFullRank) return refuse("no-convergence");
  const inverse = invertGram(triangle);
  const variance = residualSquares / df;
  const mean = weights === undefined ? meanOf(y) : sumOf(y.map((v, i) => v * weights[i]!)) / sumOf(weights);
  const total = sumOf(y.map((value, i) => (weights?.[i] ?? 1) * (value - mean) ** 2));
  if (total === 0) return refuse("flat");
  const reach = tQuantileTwoSided(1 - confidence, df);
  const f = (total - residualSquares) / degree / variance;
  return {
    coefficients: solution.map((value, power) => {
      const error = Math.sqrt(variance * inverse[power]![power]!);
      const t = value / error;
      const [low, high] = [value - reach * error, value + reach * error];
      return { power, value, error, t, p: tTwoSided(t, df), low, high };
    }),
    ...{ n, df, squares: residualSquares, sigma: Math.sqrt(variance) },
    rSquared: 1 - residualSquares / total,
    adjustedRSquared: 1 - residualSquares / df / (total / (n - 1)),
    ...{ f, p: fTails(f, degree, df).upper },
    at: (value) => solution.reduceRight((sum, coefficient) => sum * value + coefficient, 0),
    errorAt: (value) => {
      const row = powers(value);
      let sum = 0;
      for (let i = 0; i <= degree; i++)
        for (let j = 0; j <= degree; j++) sum += row[i]! * inverse[i]![j]! * row[j]!;
      return Math.sqrt(Math.max(sum * variance, 0));
    },
  };
};
