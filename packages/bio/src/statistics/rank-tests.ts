import { adjust, type Correction } from "./corrections.ts";
import { type Group, medianOf, needValues, sumOf } from "./descriptive.ts";
import { chiSquareTails, normalUpper } from "./distributions.ts";
import { rankAll } from "./ranks.ts";
import { refuse } from "./refusal.ts";
import { differencesOf } from "./t-tests.ts";

/** Groups of this size and more are compared by the normal distribution, as in R. */
const MOST_EXACT = 50;

/** A rank test; `isExact` says whether the exact distribution or the normal approximation was used. */
export interface RankTest {
  readonly statistic: number;
  readonly p: number;
  readonly isExact: boolean;
  readonly z: number | null;
  readonly hasTies: boolean;
  /** Differences of zero left out (pairs only). */
  readonly zeros: number;
  /** Hodges–Lehmann: the median of all differences between the groups, or of means of two differences of pairs. */
  readonly shift: number;
}

/** The coefficients of ∏ (1 − q^(m+i)) / (1 − q^i), i ≤ n: how many arrangements give each U; scaled to sum 1. */
const countU = (m: number, n: number): number[] => {
  const most = m * n;
  const counts = new Array<number>(most + 1).fill(0);
  counts[0] = 1;
  for (let i = 1; i <= n; i++) {
    for (let u = most; u >= m + i; u--) counts[u]! -= counts[u - m - i]!;
    for (let u = i; u <= most; u++) counts[u]! += counts[u - i]!;
  }
  // The upper half mirrors the lower one, where small counts have not met the rounding of large ones.
  const shares = counts.map((_, u) => counts[Math.min(u, most - u)]!);
  const total = sumOf(shares);
  return shares.map((count) => count / total);
};

/** How many subsets of 1…n have each sum; scaled to sum 1. */
const countSums = (n: number): number[] => {
  const most = (n * (n + 1)) / 2;
  const shares = new Array<number>(most + 1).fill(0);
  shares[0] = 1;
  for (let i = 1; i <= n; i++)
    for (let sum = (i * (i + 1)) / 2; sum >= 0; sum--)
      shares[sum] = (shares[sum]! + (sum >= i ? shares[sum - i]! : 0)) / 2;
  return shares;
};

const twoSided = (shares: readonly number[], statistic: number): number => {
  const lower = sumOf(shares.slice(0, statistic + 1));
  const upper = sumOf(shares.slice(statistic));
  return Math.min(1, 2 * Math.min(lower, upper));
};

const byNormal = (statistic: number, mean: number, deviation: number) => {
  const away = statistic - mean;
  const z = (away - Math.sign(away) * 0.5) / deviation;
  return { z, p: Math.min(1, 2 * normalUpper(Math.abs(z))) };
};

const shiftBetween = (a: readonly number[], b: readonly number[]): number =>
  a.length * b.length > 250_000 ? medianOf(a) - medianOf(b) : medianOf(a.flatMap((x) => b.map((y) => x - y)));

/**
 * Mann–Whitney (Wilcoxon rank sum): exact without ties below 50 values a group, else the normal distribution, corrected for
 * ties and continuity. R: `wilcox.test`, to 1e-9.
 */
export const mannWhitney = (a: Group, b: Group): RankTest => {
  needValues([a, b], 1);
  const [m, n] = [a.values.length, b.values.length];
  if (m + n < 4) return refuse("group-too-small", { name: m < n ? a.name : b.name, count: 2 });
  const { ranks, ties } = rankAll([...a.values, ...b.values]);
  const statistic = sumOf(ranks.slice(0, m)) - (m * (m + 1)) / 2;
  const shared = {
    statistic,
    hasTies: ties > 0,
    zeros: 0,
    shift: shiftBetween(a.values, b.values),
  };
  if (ties === 0 && m < MOST_EXACT && n < MOST_EXACT)
    return { ...shared, p: twoSided(countU(m, n), statistic), isExact: true, z: null };
  const total = m + n;
  const variance = ((m * n) / 12) * (total + 1 - ties / (total * (total - 1)));
  if (variance <= 0) return refuse("all-equal");
  return { ...shared, ...byNormal(statistic, (m * n) / 2, Math.sqrt(variance)), isExact: false };
};

/**
 * Wilcoxon's signed ranks of pairs: zeros are left out and named; exact without zeros and ties below 50 pairs, else the
 * normal distribution, corrected. R: `wilcox.test(paired = TRUE)`, to 1e-9.
 */
export const wilcoxon = (a: Group, b: Group): RankTest => {
  needValues([a, b], 2);
  const all = differencesOf(a, b);
  const differences = all.filter((value) => value !== 0);
  const zeros = all.length - differences.length;
  const n = differences.length;
  if (n === 0) return refuse("all-equal");
  const { ranks, ties } = rankAll(differences.map(Math.abs));
  const statistic = sumOf(ranks.filter((_, index) => differences[index]! > 0));
  const means = n > 700 ? all : differences.flatMap((x, i) => differences.slice(i).map((y) => (x + y) / 2));
  const shared = { statistic, hasTies: ties > 0, zeros, shift: medianOf(means) };
  if (ties === 0 && zeros === 0 && n < MOST_EXACT)
    return { ...shared, p: twoSided(countSums(n), statistic), isExact: true, z: null };
  const variance = (n * (n + 1) * (2 * n + 1)) / 24 - ties / 48;
  return { ...shared, ...byNormal(statistic, (n * (n + 1)) / 4, Math.sqrt(variance)), isExact: false };
};

/** One of Dunn's comparisons. */
export interface DunnPair {
  readonly a: string;
  readonly b: string;
  readonly z: number;
  readonly p: number;
  readonly adjusted: number;
}

/** Kruskal–Wallis with Dunn's comparisons behind it. */
export interface KruskalWallis {
  readonly h: number;
  readonly df: number;
  readonly p: number;
  readonly hasTies: boolean;
  readonly meanRanks: readonly number[];
  readonly pairs: readonly DunnPair[];
}

/**
 * Kruskal–Wallis, corrected for ties, by χ²; Dunn's comparisons with the same correction, of all pairs or with one control.
 * R: `kruskal.test`, to 1e-9.
 */
export const kruskalWallis = (
  groups: readonly Group[],
  correction: Correction,
  control: string | null = null,
): KruskalWallis => {
  if (groups.length < 2) return refuse("too-few-groups", { count: 2 });
  needValues(groups, 1);
  const all = groups.flatMap(({ values }) => values);
  const n = all.length;
  const { ranks, ties } = rankAll(all);
  let start = 0;
  const meanRanks = groups.map(({ values }) => {
    const mean = sumOf(ranks.slice(start, start + values.length)) / values.length;
    start += values.length;
    return mean;
  });
  const share = 1 - ties / (n ** 3 - n);
  if (share <= 0) return refuse("all-equal");
  const squares = sumOf(groups.map(({ values }, i) => values.length * (meanRanks[i]! - (n + 1) / 2) ** 2));
  const h = ((12 / (n * (n + 1))) * squares) / share;
  const variance = (n * (n + 1)) / 12 - ties / (12 * (n - 1));
  const open = groups.flatMap((a, i) =>
    groups.flatMap((b, j) => {
      const isWanted = control === null ? i < j : b.name === control && i !== j;
      if (!isWanted) return [];
      const z =
        (meanRanks[i]! - meanRanks[j]!) / Math.sqrt(variance * (1 / a.values.length + 1 / b.values.length));
      return [{ a: a.name, b: b.name, z, p: Math.min(1, 2 * normalUpper(Math.abs(z))) }];
    }),
  );
  const adjusted = adjust(
    open.map(({ p }) => p),
    correction,
  );
  return {
    ...{ h, df: groups.length - 1, p: chiSquareTails(h, groups.length - 1).upper },
    ...{ hasTies: ties > 0, meanRanks },
    pairs: open.map((pair, index) => ({ ...pair, adjusted: adjusted[index]! })),
  };
};
