import { meanOf, varianceOf } from "./descriptive.ts";
import { tQuantileTwoSided } from "./distributions.ts";
import { fitPolynomial } from "./polynomial-fit.ts";
import { refuse } from "./refusal.ts";
import { tTest } from "./t-tests.ts";

/** One well. */
export interface Well {
  readonly sample: string;
  readonly group: string;
  readonly target: string;
  readonly ct: number;
}

/** What is compared with what. */
export interface QpcrOptions {
  readonly references: readonly string[];
  readonly control: string;
  /** Efficiency by target, 1 for a doubling each cycle; 1 if none is given. */
  readonly efficiencies: Readonly<Record<string, number>>;
  readonly confidence?: number;
}

/** One target in one group, relative to the control group. */
export interface Expression {
  readonly target: string;
  readonly group: string;
  readonly samples: number;
  readonly deltaCt: number;
  readonly sd: number | null;
  readonly deltaDeltaCt: number;
  readonly fold: number;
  readonly low: number | null;
  readonly high: number | null;
  /** Welch's test of ΔCt against the control; null for fewer than two samples in a group. */
  readonly p: number | null;
  /** Whether the spread is that of technical replicates of a single sample. */
  readonly isTechnical: boolean;
}

interface Delta {
  readonly value: number;
  /** Variance by technical replicates; null for single wells. */
  readonly technical: number | null;
}

const mean = (values: readonly number[]): number => meanOf(values);

const deltaOf = (wells: readonly Well[], target: string, options: QpcrOptions): Delta | null => {
  const cyclesOf = (name: string) => wells.filter((well) => well.target === name).map(({ ct }) => ct);
  const factor = (name: string): number => Math.log2(1 + (options.efficiencies[name] ?? 1));
  const own = cyclesOf(target);
  if (own.length === 0) return null;
  const references = options.references.map((name) => ({ name, cycles: cyclesOf(name) }));
  if (references.some(({ cycles }) => cycles.length === 0)) return null;
  const base = mean(references.map(({ name, cycles }) => factor(name) * mean(cycles)));
  const spread = [
    factor(target) ** 2 * varianceOf(own),
    ...references.map(({ name, cycles }) => (factor(name) / references.length) ** 2 * varianceOf(cycles)),
  ];
  const technical = spread.every(Number.isFinite) ? spread.reduce((sum, value) => sum + value, 0) : null;
  return { value: factor(target) * mean(own) - base, technical };
};

/**
 * Relative expression by ΔΔCt with efficiencies (Livak 2001; Pfaffl 2001 for efficiencies other than one; several references
 * by their geometric mean, Vandesompele 2002). Technical replicates are averaged per sample first; samples of a group are
 * compared by Welch's test of ΔCt, and the interval is its own, carried to the fold change. With a single sample a group the
 * interval is one standard deviation of the technical replicates, as Livak gives it.
 */
export const relativeExpression = (wells: readonly Well[], options: QpcrOptions): Expression[] => {
  const targets = [...new Set(wells.map(({ target }) => target))];
  const groups = [...new Set(wells.map(({ group }) => group))];
  for (const name of options.references) if (!targets.includes(name)) refuse("level-missing", { name });
  if (options.references.length === 0) refuse("role-missing", { name: "reference" });
  if (!groups.includes(options.control)) refuse("level-missing", { name: options.control });
  for (const [name, efficiency] of Object.entries(options.efficiencies))
    if (!(efficiency > 0)) refuse("not-positive", { name });
  const confidence = options.confidence ?? 0.95;
  const deltasOf = (target: string, group: string): Delta[] => {
    const inGroup = wells.filter((well) => well.group === group);
    const samples = [...new Set(inGroup.map(({ sample }) => sample))];
    return samples.flatMap((sample) => {
      const delta = deltaOf(
        inGroup.filter((well) => well.sample === sample),
        target,
        options,
      );
      return delta === null ? [] : [delta];
    });
  };
  const genes = targets.filter((target) => !options.references.includes(target));
  if (genes.length === 0) return refuse("role-missing", { name: "target" });
  return genes.flatMap((target) => {
    const control = deltasOf(target, options.control);
    if (control.length === 0) return refuse("group-empty", { name: `${target}, ${options.control}` });
    const base = mean(control.map(({ value }) => value));
    return groups.flatMap((group): Expression[] => {
      const deltas = deltasOf(target, group);
      if (deltas.length === 0) return [];
      const values = deltas.map(({ value }) => value);
      const deltaCt = mean(values);
      const isTechnical = values.length === 1;
      const technical = deltas[0]!.technical;
      const sd = isTechnical
        ? technical === null
          ? null
          : Math.sqrt(technical)
        : Math.sqrt(varianceOf(values));
      const shared = { target, group, samples: values.length, deltaCt, sd, isTechnical };
      const deltaDeltaCt = deltaCt - base;
      const fold = 2 ** -deltaDeltaCt;
      const spanOf = (reach: number | null) => ({
        low: reach === null ? null : 2 ** -(deltaDeltaCt + reach),
        high: reach === null ? null : 2 ** -(deltaDeltaCt - reach),
      });
      if (isTechnical) return [{ ...shared, deltaDeltaCt, fold, ...spanOf(sd), p: null }];
      if (group === options.control || control.length < 2) {
        const reach = (sd! / Math.sqrt(values.length)) * tQuantileTwoSided(1 - confidence, values.length - 1);
        return [{ ...shared, deltaDeltaCt, fold, ...spanOf(reach), p: null }];
      }
      const other = { name: options.control, values: control.map(({ value }) => value) };
      const test = tTest({ name: group, values }, other, false, confidence);
      return [{ ...shared, deltaDeltaCt, fold, low: 2 ** -test.high, high: 2 ** -test.low, p: test.p }];
    });
  });
};

/** The efficiency of a target by a series of dilutions: 10^(−1/slope) − 1 of Ct over log amount, with its interval. */
export const amplificationEfficiency = (
  amounts: readonly number[],
  cycles: readonly number[],
  confidence = 0.95,
) => {
  for (const amount of amounts)
    if (!(amount > 0)) refuse("not-positive", { name: "x", text: String(amount) });
  const fit = fitPolynomial(amounts.map(Math.log10), cycles, 1, { confidence });
  const [intercept, slope] = fit.coefficients as [
    (typeof fit.coefficients)[number],
    (typeof fit.coefficients)[number],
  ];
  if (!(slope.value < 0) || fit.p > 0.05) return refuse("flat");
  const of = (value: number): number | null => (value < 0 ? 10 ** (-1 / value) - 1 : null);
  return {
    ...{ fit, slope, intercept, efficiency: of(slope.value)! },
    low: of(slope.low),
    high: of(slope.high),
  };
};
