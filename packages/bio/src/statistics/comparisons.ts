import { adjust } from "./corrections.ts";
import { type Group, meanOf } from "./descriptive.ts";
import { tQuantileTwoSided, tTwoSided } from "./distributions.ts";
import { refuse } from "./refusal.ts";
import {
  dunnettQuantile,
  dunnettUpper,
  studentizedRangeQuantile,
  studentizedRangeUpper,
} from "./simultaneous.ts";

/** Comparisons of means behind an analysis of variance. */
export const postHocs = ["none", "tukey", "dunnett", "sidak", "bonferroni", "holm"] as const;
export type PostHoc = (typeof postHocs)[number];

/** One comparison: both p value and interval hold for the family of all of them. */
export interface Comparison {
  readonly a: string;
  readonly b: string;
  readonly difference: number;
  readonly t: number;
  readonly adjusted: number;
  /** Null if the method has no interval (Holm). */
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * Compares means with a pooled error: Tukey–Kramer and the corrections all pairs, or those with a control; Dunnett those
 * with the control. R: `TukeyHSD`; SciPy: `studentized_range`; mpmath: Dunnett; to 1e-6.
 */
export const compareMeans = (
  groups: readonly Group[],
  error: { readonly mean: number; readonly df: number },
  method: Exclude<PostHoc, "none">,
  { control = null, confidence = 0.95 }: { control?: string | null; confidence?: number } = {},
): Comparison[] => {
  const means = groups.map(({ name, values }) => ({ name, n: values.length, mean: meanOf(values) }));
  const isWithControl = method === "dunnett" || (control !== null && method !== "tukey");
  const reference = means.find(({ name }) => name === control);
  if (isWithControl && reference === undefined) return refuse("level-missing", { name: control ?? "" });
  const pairs = isWithControl
    ? means.filter((one) => one !== reference).map((one) => [one, reference!] as const)
    : means.flatMap((one, i) => means.slice(i + 1).map((other) => [one, other] as const));
  const alpha = 1 - confidence;
  const k = groups.length;
  const lambdas = isWithControl ? pairs.map(([one, base]) => Math.sqrt(one.n / (one.n + base.n))) : [];
  const ts = pairs.map(
    ([one, other]) => (one.mean - other.mean) / Math.sqrt(error.mean * (1 / one.n + 1 / other.n)),
  );
  const adjusted = ((): number[] => {
    if (method === "tukey")
      return ts.map((t) => studentizedRangeUpper(Math.abs(t) * Math.SQRT2, k, error.df));
    if (method === "dunnett") return ts.map((t) => dunnettUpper(Math.abs(t), lambdas, error.df));
    return adjust(
      ts.map((t) => tTwoSided(t, error.df)),
      method,
    );
  })();
  const reach = ((): number | null => {
    const m = pairs.length;
    if (method === "tukey") return studentizedRangeQuantile(alpha, k, error.df) / Math.SQRT2;
    if (method === "dunnett") return dunnettQuantile(alpha, lambdas, error.df);
    if (method === "sidak") return tQuantileTwoSided(-Math.expm1(Math.log1p(-alpha) / m), error.df);
    if (method === "bonferroni") return tQuantileTwoSided(alpha / m, error.df);
    return null;
  })();
  return pairs.map(([one, other], index) => {
    const difference = one.mean - other.mean;
    const spread = Math.sqrt(error.mean * (1 / one.n + 1 / other.n));
    return {
      ...{ a: one.name, b: other.name, difference, t: ts[index]!, adjusted: adjusted[index]! },
      low: reach === null ? null : difference - reach * spread,
      high: reach === null ? null : difference + reach * spread,
    };
  });
};
