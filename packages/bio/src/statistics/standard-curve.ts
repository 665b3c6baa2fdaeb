import { meanOf, varianceOf } from "./descriptive.ts";
import { tQuantileTwoSided } from "./distributions.ts";
import { type DoseFit, fitDose, type Weighting, weightsOf } from "./dose-response.ts";
import { fitPolynomial } from "./polynomial-fit.ts";
import { refuse } from "./refusal.ts";

/** The curves that standards are fitted by. */
export const standardModels = ["4pl", "5pl", "linear", "loglog"] as const;
export type StandardModel = (typeof standardModels)[number];

/** A well or sample: what it gave, and for a standard what it holds. */
export interface StandardRow {
  readonly name: string;
  /** Null for an unknown. */
  readonly concentration: number | null;
  readonly signals: readonly number[];
  /** How far the sample was diluted. */
  readonly dilution: number;
}

/** What a sample holds by the curve. */
export interface BackCalculated {
  readonly name: string;
  readonly signal: number;
  /** Spread of its replicates, as a share of their mean. */
  readonly cv: number | null;
  /** In the sample, corrected for dilution; null if the curve has no such signal. */
  readonly concentration: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Of a standard: calculated by given. */
  readonly recovery: number | null;
  readonly place: "within" | "below" | "above";
}

/** Standards, their curve, and what unknowns hold. */
export interface StandardCurve {
  readonly dose: DoseFit | null;
  readonly line: { readonly intercept: number; readonly slope: number } | null;
  readonly rSquared: number;
  readonly n: number;
  readonly sigma: number;
  readonly reach: number;
  readonly at: (x: number) => number;
  readonly errorAt: (x: number) => number | null;
  readonly standards: readonly BackCalculated[];
  readonly unknowns: readonly BackCalculated[];
}

interface Curve extends Pick<StandardCurve, "dose" | "line" | "rSquared" | "n" | "sigma" | "at" | "errorAt"> {
  readonly df: number;
  readonly inverse: (signal: number) => number | null;
}

const curveOf = (
  x: readonly number[],
  y: readonly number[],
  model: StandardModel,
  weighting: Weighting,
  confidence: number,
): Curve => {
  if (model === "4pl" || model === "5pl") {
    const dose = fitDose(x, y, { isFive: model === "5pl", weighting, confidence, needsPlateaus: false });
    return { dose, line: null, ...dose };
  }
  const isLog = model === "loglog";
  for (const [name, values] of [
    ["x", x],
    ["y", y],
  ] as const)
    for (const value of values)
      if (isLog && !(value > 0)) refuse("not-positive", { name, text: String(value) });
  const to = (value: number) => (isLog ? Math.log10(value) : value);
  const back = (value: number) => (isLog ? 10 ** value : value);
  const weights = isLog ? undefined : weightsOf(y, weighting);
  const fit = fitPolynomial(x.map(to), y.map(to), 1, { weights, confidence });
  const [intercept, slope] = fit.coefficients.map(({ value }) => value) as [number, number];
  if (fit.p > 0.05) return refuse("flat");
  return {
    ...{ dose: null, line: { intercept, slope }, rSquared: fit.rSquared, n: fit.n, df: fit.df },
    sigma: fit.sigma,
    at: (value) => back(fit.at(to(value))),
    errorAt: (value) =>
      isLog ? Math.LN10 * back(fit.at(to(value))) * fit.errorAt(to(value)) : fit.errorAt(value),
    inverse: (signal) => (isLog && !(signal > 0) ? null : back((to(signal) - intercept) / slope)),
  };
};

/**
 * A standard curve and the concentrations of samples. The interval of a sample includes the curve's error and that of
 * the mean of its replicates (the pooled spread of the standards for a single well), propagated through the slope
 * (delta method).
 */
export const fitStandards = (
  rows: readonly StandardRow[],
  model: StandardModel,
  weighting: Weighting = "none",
  confidence = 0.95,
): StandardCurve => {
  const usable = rows.filter(({ signals }) => signals.length > 0);
  const known = usable.filter(({ concentration }) => concentration !== null);
  if (known.length < 3) return refuse("no-standards", { count: 3 });
  const x = known.flatMap(({ concentration, signals }) => signals.map(() => concentration!));
  const y = known.flatMap(({ signals }) => signals);
  const curve = curveOf(x, y, model, weighting, confidence);
  const reach = tQuantileTwoSided(1 - confidence, curve.df);
  const doses = known.map(({ concentration }) => concentration!);
  const positive = doses.filter((value) => value > 0);
  const [least, most] = [Math.min(...positive), Math.max(...doses)];
  const spread = Math.sqrt(meanOf(known.map(({ signals }) => varianceOf(signals)).filter(Number.isFinite)));
  const pooled = Number.isFinite(spread) ? spread : curve.sigma;

  const calculate = ({ name, concentration: given, signals, dilution }: StandardRow): BackCalculated => {
    const signal = meanOf(signals);
    const sd = signals.length < 2 ? null : Math.sqrt(varianceOf(signals));
    const found = curve.inverse(signal);
    const rises = curve.at(most) > curve.at(least);
    const isOutside = found === null || found < least || found > most;
    const isBelow = found === null ? signal < curve.at(least) === rises : found < least;
    const error = ((): number | null => {
      if (found === null || !(found > 0)) return null;
      const own = (sd ?? pooled) / Math.sqrt(signals.length);
      const step = found * 1e-4;
      const slope = (curve.at(found + step) - curve.at(found - step)) / (2 * step);
      const line = curve.errorAt(found);
      return line === null || slope === 0 ? null : Math.hypot(own, line) / Math.abs(slope);
    })();
    const concentration = found === null ? null : found * dilution;
    return {
      ...{ name, signal, concentration },
      cv: sd === null || signal === 0 ? null : sd / Math.abs(signal),
      low: error === null ? null : Math.max(0, (found! - reach * error) * dilution),
      high: error === null ? null : (found! + reach * error) * dilution,
      recovery: given === null || given === 0 || found === null ? null : found / given,
      place: isOutside ? (isBelow ? "below" : "above") : "within",
    };
  };
  return {
    ...{
      dose: curve.dose,
      line: curve.line,
      rSquared: curve.rSquared,
      n: curve.n,
      sigma: curve.sigma,
      reach,
    },
    ...{ at: curve.at, errorAt: curve.errorAt },
    standards: known.map(calculate),
    unknowns: usable.filter(({ concentration }) => concentration === null).map(calculate),
  };
};
