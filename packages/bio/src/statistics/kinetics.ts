import { meanOf, sumOf } from "./descriptive.ts";
import { tQuantileTwoSided } from "./distributions.ts";
import type { FittedParameter } from "./dose-response.ts";
import { type Curve, errorAt, type Fit, type FitData, fitCurve } from "./nonlinear.ts";
import { fitPolynomial } from "./polynomial-fit.ts";
import { profileInterval } from "./profile-interval.ts";
import { refuse } from "./refusal.ts";
import { isStraight } from "./straight-line.ts";

/** A fitted curve with all that a page shows of it. */
export interface CurveFit {
  readonly parameters: readonly FittedParameter[];
  readonly n: number;
  readonly df: number;
  readonly squares: number;
  readonly rSquared: number;
  readonly sigma: number;
  readonly at: (x: number) => number;
  readonly errorAt: (x: number) => number | null;
  readonly reach: number;
}

const finish = (
  curve: Curve,
  fit: Fit | null,
  data: FitData,
  names: readonly string[],
  confidence: number,
): CurveFit => {
  if (fit === null || fit.covariance === null)
    return refuse(isStraight(data.x, data.y) ? "straight-line" : "no-convergence");
  const mean = meanOf(data.y);
  const total = sumOf(data.y.map((value) => (value - mean) ** 2));
  return {
    parameters: fit.parameters.map((value, index) => ({
      ...{ name: names[index]!, value, error: Math.sqrt(fit.covariance![index]![index]!) },
      ...profileInterval(curve, fit, index, data, confidence),
    })),
    ...{ n: data.x.length, df: fit.df, squares: fit.squares, rSquared: 1 - fit.squares / total },
    sigma: Math.sqrt(fit.squares / fit.df),
    at: (x) => curve(fit.parameters, x),
    errorAt: (x) => errorAt(curve, fit, x),
    reach: tQuantileTwoSided(1 - confidence, fit.df),
  };
};

const saturation: Curve = (p, x) => (p[0]! * x) / (p[1]! + x);

/** Michaelis and Menten's rate by nonlinear least squares, never by a straightened plot. R: `nls`, to 1e-6. */
export const fitMichaelisMenten = (
  x: readonly number[],
  y: readonly number[],
  confidence = 0.95,
): CurveFit => {
  if (x.length < 3) return refuse("too-few-points", { count: 3 });
  for (const value of x) if (value < 0) refuse("not-positive", { name: "x", text: String(value) });
  const [most, widest] = [Math.max(...y), Math.max(...x)];
  if (new Set(y).size === 1) return refuse("flat");
  const starts = [0.1, 0.3, 1, 3].map((share) => [most * 1.1, widest * share]);
  const data = { x, y };
  const fit = fitCurve(saturation, starts, data);
  // Rates that still increase linearly determine neither constant.
  if (fit && (fit.parameters[1]! > 5 * widest || fit.parameters[1]! <= 0))
    return refuse("no-plateau", { name: "vmax" });
  return finish(saturation, fit, data, ["vmax", "km"], confidence);
};

const logistic: Curve = (p, t) => p[0]! / (1 + Math.exp(Math.log(p[0]! / p[1]! - 1) - p[2]! * t));
const gompertz: Curve = (p, t) =>
  p[0]! * Math.exp(-Math.exp(Math.min(((p[1]! * Math.E) / p[0]!) * (p[2]! - t) + 1, 700)));

/** The models of growth. */
export const growthModels = ["exponential", "logistic", "gompertz"] as const;
export type GrowthModel = (typeof growthModels)[number];

/** Growth of a culture; rate per unit of time, the lag only where the model has one. */
export interface GrowthFit extends CurveFit {
  readonly rate: number;
  readonly doublingTime: number;
  readonly lag: number | null;
  /** The stretch that the exponential fit used. */
  readonly window: readonly [number, number] | null;
}

/** The steepest straight stretch of the logarithm over five points or a fifth of all. */
const fitExponential = (x: readonly number[], y: readonly number[], confidence: number): GrowthFit => {
  const order = x.map((_, i) => i).sort((a, b) => x[a]! - x[b]!);
  const [times, logs] = [order.map((i) => x[i]!), order.map((i) => Math.log(y[i]!))];
  const width = Math.max(5, Math.ceil(times.length / 5));
  if (times.length < width) return refuse("too-few-points", { count: 5 });
  const windows = Array.from({ length: times.length - width + 1 }, (_, from) => from).flatMap((from) => {
    const part = times.slice(from, from + width);
    if (new Set(part).size < 3) return [];
    return [{ from, fit: fitPolynomial(part, logs.slice(from, from + width), 1, { confidence }) }];
  });
  const best = windows.toSorted((a, b) => b.fit.coefficients[1]!.value - a.fit.coefficients[1]!.value)[0];
  const [start, slope] = best?.fit.coefficients ?? [];
  if (best === undefined || !(slope!.value > 0)) return refuse("no-growth");
  const { fit, from } = best;
  const rate = slope!.value;
  return {
    parameters: [
      { name: "rate", value: rate, error: slope!.error, low: slope!.low, high: slope!.high },
      { name: "logStart", value: start!.value, error: start!.error, low: start!.low, high: start!.high },
    ],
    ...{ n: width, df: fit.df, squares: fit.squares, rSquared: fit.rSquared, sigma: fit.sigma },
    ...{ rate, doublingTime: Math.LN2 / rate, lag: null, window: [times[from]!, times[from + width - 1]!] },
    at: (t) => Math.exp(fit.at(t)),
    errorAt: (t) => Math.exp(fit.at(t)) * fit.errorAt(t),
    reach: tQuantileTwoSided(1 - confidence, fit.df),
  };
};

/** Growth by the steepest stretch of the logarithm, a logistic curve or Gompertz's with its lag. R: `nls`, to 1e-6. */
export const fitGrowth = (
  x: readonly number[],
  y: readonly number[],
  model: GrowthModel,
  confidence = 0.95,
): GrowthFit => {
  if (x.length < 5) return refuse("too-few-points", { count: 5 });
  for (const value of y) if (!(value > 0)) refuse("not-positive", { name: "y", text: String(value) });
  if (model === "exponential") return fitExponential(x, y, confidence);
  const [least, most] = [Math.min(...y), Math.max(...y)];
  if (most < least * 1.2) return refuse("no-growth");
  const span = Math.max(...x) - Math.min(...x);
  const isLogistic = model === "logistic";
  const starts = [2, 4, 8, 16].flatMap((steps) =>
    isLogistic
      ? [[most * 1.02, Math.max(least, most / 1e6), steps / span]]
      : [0.05, 0.2, 0.4].map((lag) => [
          most * 1.02,
          (steps / span) * most * 0.3,
          Math.min(...x) + lag * span,
        ]),
  );
  const curve = isLogistic ? logistic : gompertz;
  const data = { x, y };
  const fit = fitCurve(curve, starts, data);
  if (fit && fit.parameters[0]! > 3 * most) return refuse("no-plateau", { name: "capacity" });
  const names = isLogistic ? ["capacity", "start", "rate"] : ["capacity", "steepest", "lag"];
  const done = finish(curve, fit, data, names, confidence);
  const [capacity, second, third] = done.parameters.map(({ value }) => value);
  // Gompertz's steepest rise is A·μ/e of the relative rate at that moment.
  const rate = isLogistic ? third! : (second! * Math.E) / capacity!;
  if (!(rate > 0)) return refuse("no-growth");
  return { ...done, rate, doublingTime: Math.LN2 / rate, lag: isLogistic ? null : third!, window: null };
};
