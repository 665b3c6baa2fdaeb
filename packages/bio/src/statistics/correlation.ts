import { meanOf, sumOf } from "./descriptive.ts";
import { normalQuantileUpper, tTwoSided } from "./distributions.ts";
import { rankAll } from "./ranks.ts";
import { refuse } from "./refusal.ts";

/** A correlation; the interval is Fisher's and null for fewer than four pairs and for ranks. */
export interface Correlation {
  readonly r: number;
  readonly n: number;
  readonly p: number;
  readonly t: number | null;
  readonly isExact: boolean;
  readonly hasTies: boolean;
  readonly low: number | null;
  readonly high: number | null;
}

const coefficient = (x: readonly number[], y: readonly number[]): number => {
  const [mx, my] = [meanOf(x), meanOf(y)];
  const sxx = sumOf(x.map((value) => (value - mx) ** 2));
  const syy = sumOf(y.map((value) => (value - my) ** 2));
  if (sxx === 0 || syy === 0) return refuse("all-equal");
  const sxy = sumOf(x.map((value, i) => (value - mx) * (y[i]! - my)));
  return Math.max(-1, Math.min(1, sxy / Math.sqrt(sxx * syy)));
};

const needPairs = (x: readonly number[], y: readonly number[], count: number): void => {
  if (x.length !== y.length) refuse("unequal-pairs");
  if (x.length < count) refuse("too-few-points", { count });
};

const byStudent = (r: number, n: number) => {
  const t =
    Math.abs(r) === 1 ? Math.sign(r) * Number.POSITIVE_INFINITY : r * Math.sqrt((n - 2) / (1 - r * r));
  return { t, p: tTwoSided(t, n - 2) };
};

/** Pearson's correlation. R: `cor.test`, to 1e-9. */
export const pearson = (x: readonly number[], y: readonly number[], confidence = 0.95): Correlation => {
  needPairs(x, y, 3);
  const n = x.length;
  const r = coefficient(x, y);
  const z = n < 4 || Math.abs(r) === 1 ? null : Math.atanh(r);
  const reach = z === null ? 0 : normalQuantileUpper((1 - confidence) / 2) / Math.sqrt(n - 3);
  return {
    ...{ r, n, ...byStudent(r, n), isExact: false, hasTies: false },
    low: z === null ? null : Math.tanh(z - reach),
    high: z === null ? null : Math.tanh(z + reach),
  };
};

/** The share of all orders of n ranks whose Σd² is at most, and at least, that seen. */
const countOrders = (n: number, seen: number) => {
  const used = new Array<boolean>(n).fill(false);
  let [below, above, all] = [0, 0, 0];
  const place = (i: number, sum: number): void => {
    if (i === n) {
      all++;
      if (sum <= seen) below++;
      if (sum >= seen) above++;
      return;
    }
    for (let j = 0; j < n; j++) {
      if (used[j]) continue;
      used[j] = true;
      place(i + 1, sum + (i - j) ** 2);
      used[j] = false;
    }
  };
  place(0, 0);
  return Math.min(1, (2 * Math.min(below, above)) / all);
};

/**
 * Spearman's rank correlation: exact up to nine pairs without ties, else by Student's distribution. R: `cor.test(method =
 * "spearman")`, with `exact = FALSE` beyond nine pairs, to 1e-9.
 */
export const spearman = (x: readonly number[], y: readonly number[]): Correlation => {
  needPairs(x, y, 3);
  const n = x.length;
  const [rx, ry] = [rankAll(x), rankAll(y)];
  const hasTies = rx.ties + ry.ties > 0;
  const r = coefficient(rx.ranks, ry.ranks);
  const shared = { r, n, hasTies, low: null, high: null };
  if (hasTies || n > 9) return { ...shared, ...byStudent(r, n), isExact: false };
  const seen = sumOf(rx.ranks.map((rank, i) => (rank - ry.ranks[i]!) ** 2));
  return { ...shared, t: null, p: countOrders(n, Math.round(seen)), isExact: true };
};
