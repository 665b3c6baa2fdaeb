import { sumOf } from "./descriptive.ts";
import { chiSquareTails, normalQuantileUpper } from "./distributions.ts";
import { solveLeastSquares } from "./least-squares.ts";
import { refuse } from "./refusal.ts";

/** How long someone was seen, and whether the event ended it (1) or the watch did (0). */
export interface Seen {
  readonly time: number;
  readonly isEvent: boolean;
  readonly group: string;
}

/** The curve after a time at which events happened or watches ended. */
export interface SurvivalStep {
  readonly time: number;
  readonly atRisk: number;
  readonly events: number;
  readonly censored: number;
  readonly survival: number;
  readonly error: number;
  /** Log-log interval; null while no one has had the event and once everyone has. */
  readonly low: number | null;
  readonly high: number | null;
}

/** The curve of one group. */
export interface SurvivalCurve {
  readonly name: string;
  readonly n: number;
  readonly events: number;
  readonly median: number | null;
  readonly medianLow: number | null;
  readonly medianHigh: number | null;
  readonly steps: readonly SurvivalStep[];
}

const timesOf = (seen: readonly Seen[]): number[] =>
  [...new Set(seen.map(({ time }) => time))].sort((a, b) => a - b);

/** Where a falling curve reaches one half; the middle of a stretch that is on one half exactly (as in R). */
const halfOf = (steps: readonly { time: number; at: number | null }[]): number | null => {
  const index = steps.findIndex(({ at }) => at !== null && at <= 0.5 + 1e-9);
  if (index < 0) return null;
  const { time, at } = steps[index]!;
  if (Math.abs(at! - 0.5) > 1e-9) return time;
  const next = steps.slice(index + 1).find((step) => step.at !== null && step.at < 0.5 - 1e-9);
  return next === undefined ? time : (time + next.time) / 2;
};

/** Kaplan and Meier's curve with Greenwood's error and log-log interval. R: `survfit(conf.type = "log-log")`, to 1e-9. */
export const kaplanMeier = (name: string, seen: readonly Seen[], confidence = 0.95): SurvivalCurve => {
  if (seen.length === 0) return refuse("group-empty", { name });
  const z = normalQuantileUpper((1 - confidence) / 2);
  let [survival, greenwood, atRisk] = [1, 0, seen.length];
  const steps = timesOf(seen).map((time): SurvivalStep => {
    const here = seen.filter((one) => one.time === time);
    const events = here.filter(({ isEvent }) => isEvent).length;
    const before = atRisk;
    survival *= 1 - events / before;
    greenwood += events === before ? Number.POSITIVE_INFINITY : events / (before * (before - events));
    atRisk -= here.length;
    const isOpen = survival > 0 && survival < 1;
    const reach = isOpen ? (z * Math.sqrt(greenwood)) / Math.log(survival) : 0;
    return {
      ...{ time, atRisk: before, events, censored: here.length - events, survival },
      error: survival > 0 ? survival * Math.sqrt(greenwood) : 0,
      low: isOpen ? survival ** Math.exp(-reach) : null,
      high: isOpen ? survival ** Math.exp(reach) : null,
    };
  });
  const halves = (key: "survival" | "low" | "high") =>
    halfOf(steps.filter(({ events }) => events > 0).map((step) => ({ time: step.time, at: step[key] })));
  return {
    ...{ name, n: seen.length, events: sumOf(steps.map(({ events }) => events)), steps },
    ...{ median: halves("survival"), medianLow: halves("low"), medianHigh: halves("high") },
  };
};

/** Mantel's log-rank test of two and more groups. R: `survdiff`, to 1e-9. */
export const logRank = (groups: readonly { readonly name: string; readonly seen: readonly Seen[] }[]) => {
  if (groups.length < 2) return refuse("too-few-groups", { count: 2 });
  const all = groups.flatMap(({ seen }) => seen);
  if (!all.some(({ isEvent }) => isEvent)) return refuse("no-events");
  const k = groups.length;
  const observed = groups.map(({ seen }) => seen.filter(({ isEvent }) => isEvent).length);
  const expected = new Array<number>(k).fill(0);
  const variance = Array.from({ length: k }, () => new Array<number>(k).fill(0));
  for (const time of timesOf(all.filter(({ isEvent }) => isEvent))) {
    const atRisk = groups.map(({ seen }) => seen.filter((one) => one.time >= time).length);
    const n = sumOf(atRisk);
    const d = all.filter((one) => one.isEvent && one.time === time).length;
    for (let i = 0; i < k; i++) {
      expected[i]! += (d * atRisk[i]!) / n;
      if (n < 2) continue;
      const factor = (d * (n - d)) / (n - 1);
      for (let j = 0; j < k; j++)
        variance[i]![j]! += factor * (atRisk[i]! / n) * ((i === j ? 1 : 0) - atRisk[j]! / n);
    }
  }
  const away = observed.map((value, i) => value - expected[i]!).slice(0, -1);
  const square = variance.slice(0, -1).map((row) => row.slice(0, -1));
  const { solution, isFullRank } = solveLeastSquares(square, away);
  if (!isFullRank) return refuse("no-events");
  const chi = sumOf(away.map((value, i) => value * solution[i]!));
  return {
    ...{ chi, df: k - 1, p: chiSquareTails(chi, k - 1).upper, observed, expected },
    /** Of two groups: events over expected events of the first by those of the second. */
    hazardRatio: k === 2 ? observed[0]! / expected[0]! / (observed[1]! / expected[1]!) : null,
  };
};
