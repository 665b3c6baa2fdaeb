import { sumOf } from "./descriptive.ts";
import { chiSquareTails } from "./distributions.ts";
import { logGamma } from "./gamma.ts";
import { refuse } from "./refusal.ts";

type Counts = readonly (readonly number[])[];

/** Steps of the count, after which it is refused: about a second. */
const MOST_TABLES = 500_000;

const marginsOf = (counts: Counts) => {
  if (counts.length < 2 || (counts[0]?.length ?? 0) < 2) return refuse("table-too-small");
  for (const value of counts.flat())
    if (!Number.isInteger(value) || value < 0) refuse("not-a-count", { text: String(value) });
  const rows = counts.map((row) => sumOf(row));
  const columns = counts[0]!.map((_, j) => sumOf(counts.map((row) => row[j]!)));
  if ([...rows, ...columns].some((total) => total === 0)) refuse("total-zero");
  return { rows, columns, total: sumOf(rows) };
};

/** Pearson's χ² of a table of counts; `hasYates` corrects a 2 × 2 table for continuity. R: `chisq.test`, to 1e-9. */
export const chiSquareTest = (counts: Counts, hasYates: boolean) => {
  const { rows, columns, total } = marginsOf(counts);
  const expected = rows.map((row) => columns.map((column) => (row * column) / total));
  const isTwoByTwo = rows.length === 2 && columns.length === 2;
  const away = counts.flatMap((row, i) => row.map((value, j) => Math.abs(value - expected[i]![j]!)));
  const less = hasYates && isTwoByTwo ? Math.min(0.5, ...away) : 0;
  const flat = expected.flat();
  const chi = sumOf(away.map((distance, i) => (distance - less) ** 2 / flat[i]!));
  const df = (rows.length - 1) * (columns.length - 1);
  const plain = sumOf(away.map((distance, i) => distance ** 2 / flat[i]!));
  return {
    ...{ chi, df, p: chiSquareTails(chi, df).upper, expected },
    cramersV: Math.sqrt(plain / (total * Math.min(rows.length - 1, columns.length - 1))),
    /** Cells with fewer than five expected, where χ² is doubtful. */
    sparse: flat.filter((value) => value < 5).length,
  };
};

const logChoose = (n: number, k: number): number => logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);

/** All tables of two rows with these margins: the upper left count with its log weight under odds of one. */
const twoByTwoWeights = (rows: readonly number[], columns: readonly number[]) => {
  const low = Math.max(0, columns[0]! - rows[1]!);
  const high = Math.min(rows[0]!, columns[0]!);
  if (high - low > MOST_TABLES) return refuse("table-too-large");
  return Array.from({ length: high - low + 1 }, (_, i) => ({
    count: low + i,
    log: logChoose(rows[0]!, low + i) + logChoose(rows[1]!, columns[0]! - low - i),
  }));
};

type Weights = ReturnType<typeof twoByTwoWeights>;

const sharesAt = (weights: Weights, logOdds: number): number[] => {
  const logs = weights.map(({ count, log }) => log + count * logOdds);
  const most = Math.max(...logs.map((log) => log));
  const shares = logs.map((log) => Math.exp(log - most));
  const total = sumOf(shares);
  return shares.map((share) => share / total);
};

/** Where a function that rises with the log odds is zero. */
const solveOdds = (at: (logOdds: number) => number): number => {
  let [low, high] = [-700, 700];
  for (let i = 0; i < 200 && high - low > 1e-13; i++) {
    const middle = (low + high) / 2;
    if (at(middle) < 0) low = middle;
    else high = middle;
  }
  return Math.exp((low + high) / 2);
};

const oddsOf = (counts: Counts, weights: Weights, confidence: number) => {
  const seen = counts[0]![0]!;
  const [first, last] = [weights[0]!.count, weights.at(-1)!.count];
  const alpha = (1 - confidence) / 2;
  const meanAt = (log: number) => sumOf(sharesAt(weights, log).map((share, i) => share * weights[i]!.count));
  const upperAt = (log: number) => sumOf(sharesAt(weights, log).filter((_, i) => weights[i]!.count >= seen));
  const lowerAt = (log: number) => sumOf(sharesAt(weights, log).filter((_, i) => weights[i]!.count <= seen));
  return {
    odds:
      seen === first ? 0 : seen === last ? Number.POSITIVE_INFINITY : solveOdds((log) => meanAt(log) - seen),
    low: seen === first ? 0 : solveOdds((log) => upperAt(log) - alpha),
    high: seen === last ? Number.POSITIVE_INFINITY : solveOdds((log) => alpha - lowerAt(log)),
  };
};

const logFactorials = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => logGamma(i + 1));

/** All ways to take `total` out of the rows that are left; refuses more than `most` before they fill the memory. */
const waysToTake = (left: readonly number[], total: number, most: number): number[][] => {
  const ways: number[][] = [];
  const below = left.map((_, i) => sumOf(left.slice(i)));
  const fill = (row: number, open: number, chosen: readonly number[]): void => {
    if (row === left.length) {
      if (ways.length >= most) refuse("table-too-large");
      ways.push([...chosen]);
      return;
    }
    const from = Math.max(0, open - (below[row + 1] ?? 0));
    for (let n = from; n <= Math.min(open, left[row]!); n++) fill(row + 1, open - n, [...chosen, n]);
  };
  fill(0, total, []);
  return ways;
};

/**
 * Sums the probability of all tables that are not more likely than the one seen, column by column. What is left of the rows is
 * a node; a node whose completions are all likely enough or all too likely is settled at once (the network of Mehta and
 * Patel, 1983).
 */
const countTables = (counts: Counts, rows: readonly number[], columns: readonly number[], total: number) => {
  const factorial = logFactorials(total);
  const logWays = (column: readonly number[]): number => -sumOf(column.map((n) => factorial[n]!));
  const sumLogs = (values: readonly number[]): number => sumOf(values.map((n) => factorial[n]!));
  const constant = sumLogs(rows) + sumLogs(columns) - factorial[total]!;
  // A hair above, so that tables equally likely are counted whatever their rounding (as in R).
  const limit = constant + sumOf(counts.map(logWays)) + 1e-7;
  let work = 0;
  const nextOf = (column: number, left: readonly number[]) => {
    const ways = waysToTake(left, columns[column]!, MOST_TABLES - work);
    work += ways.length;
    if (work > MOST_TABLES) refuse("table-too-large");
    return ways.map((taken) => ({
      log: logWays(taken),
      left: left.map((n, i) => n - taken[i]!).sort((a, b) => a - b),
    }));
  };
  const bounds = new Map<string, { least: number; most: number }>();
  const boundsOf = (column: number, left: readonly number[]): { least: number; most: number } => {
    if (column === columns.length - 1) return { least: logWays(left), most: logWays(left) };
    const key = `${column}:${left}`;
    const known = bounds.get(key);
    if (known) return known;
    const found = { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY };
    for (const next of nextOf(column, left)) {
      const rest = boundsOf(column + 1, next.left);
      found.least = Math.min(found.least, next.log + rest.least);
      found.most = Math.max(found.most, next.log + rest.most);
    }
    bounds.set(key, found);
    return found;
  };
  let p = 0;
  // How many ways lead to a node with the same probability so far.
  let nodes = new Map<string, { left: readonly number[]; pasts: Map<number, number> }>();
  nodes.set("", { left: rows.toSorted((a, b) => a - b), pasts: new Map([[constant, 1]]) });
  for (let column = 0; column < columns.length; column++) {
    const following: typeof nodes = new Map();
    for (const { left, pasts } of nodes.values()) {
      const { least, most } = boundsOf(column, left);
      const all = factorial[sumOf(left)]! - sumLogs(left) - sumLogs(columns.slice(column));
      const open: [number, number][] = [];
      for (const [past, times] of pasts) {
        if (past + most <= limit) p += times * Math.exp(past + all);
        else if (past + least <= limit) open.push([past, times]);
      }
      if (open.length === 0) continue;
      for (const next of nextOf(column, left)) {
        const key = next.left.join();
        const node = following.get(key) ?? { left: next.left, pasts: new Map<number, number>() };
        following.set(key, node);
        work += open.length;
        for (const [past, times] of open) {
          const rounded = Math.round((past + next.log) * 1e9) / 1e9;
          node.pasts.set(rounded, (node.pasts.get(rounded) ?? 0) + times);
        }
      }
    }
    nodes = following;
  }
  return Math.min(p, 1);
};

/**
 * Fisher's exact test, two-sided by the sum of tables that are not more likely; of 2 × 2 tables with the conditional odds
 * ratio and its interval. R: `fisher.test`, to 1e-7. Refuses tables that take more than half a million steps (about 100 counts in four by four).
 */
export const fisherTest = (counts: Counts, confidence = 0.95) => {
  const { rows, columns, total } = marginsOf(counts);
  if (rows.length > 2 || columns.length > 2)
    return { p: countTables(counts, rows, columns, total), odds: null, low: null, high: null };
  const weights = twoByTwoWeights(rows, columns);
  const shares = sharesAt(weights, 0);
  const seen = shares[counts[0]![0]! - weights[0]!.count]!;
  const p = Math.min(1, sumOf(shares.filter((share) => share <= seen * (1 + 1e-7))));
  return { p, ...oddsOf(counts, weights, confidence) };
};
