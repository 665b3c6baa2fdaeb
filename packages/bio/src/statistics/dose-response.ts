import { meanOf, sumOf } from "./descriptive.ts";
import { fTails, tQuantileTwoSided } from "./distributions.ts";
import { type Curve, errorAt, type Fit, type FitData, fitCurve } from "./nonlinear.ts";
import { profileInterval } from "./profile-interval.ts";
import { refuse } from "./refusal.ts";
import { isStraight } from "./straight-line.ts";

/** Four or five parameters; a plateau may be given instead of fitted. */
export interface DoseOptions {
  readonly isFive: boolean;
  readonly bottom?: number | null;
  readonly top?: number | null;
  /** Whether points far up count less: by 1/y or 1/y². */
  readonly weighting?: Weighting;
  readonly confidence?: number;
  /** False if the curve is only read between the points (standards), so that no midpoint is reported. */
  readonly needsPlateaus?: boolean;
}

/** How points are weighted. */
export const weightings = ["none", "1/y", "1/y2"] as const;
export type Weighting = (typeof weightings)[number];

/** Weights by the values themselves; undefined if all are equal. */
export const weightsOf = (y: readonly number[], weighting: Weighting): number[] | undefined => {
  if (weighting === "none") return undefined;
  return y.map((value) => {
    if (!(value > 0)) return refuse("not-positive", { name: "y", text: String(value) });
    return weighting === "1/y" ? 1 / value : 1 / value ** 2;
  });
};

/** One fitted parameter with its profile interval; null if it was fixed. */
export interface FittedParameter {
  readonly name: string;
  readonly value: number;
  readonly error: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** A sigmoid over the logarithm of a dose. */
export interface DoseFit {
  readonly parameters: readonly FittedParameter[];
  /** Where the curve is halfway between its plateaus. */
  readonly midpoint: FittedParameter;
  readonly n: number;
  readonly df: number;
  readonly squares: number;
  readonly rSquared: number;
  readonly sigma: number;
  readonly at: (x: number) => number;
  readonly errorAt: (x: number) => number | null;
  /** The dose of a response between the plateaus; null outside. */
  readonly inverse: (y: number) => number | null;
  readonly reach: number;
}

const LN10 = Math.LN10;

/** bottom + (top − bottom) / (1 + 10^((log x₀ − log x) hill))^s; a dose of zero is its limit. */
const sigmoid = (p: readonly number[], x: number): number => {
  const [bottom, top, middle, hill, asymmetry] = [p[0]!, p[1]!, p[2]!, p[3]!, p[4] ?? 1];
  if (x === 0) return hill > 0 ? bottom : top;
  const power = (middle - Math.log10(x)) * hill * LN10;
  return bottom + (top - bottom) * Math.exp(-asymmetry * Math.log1p(Math.exp(Math.min(power, 700))));
};

/** The derivatives of the sigmoid by all of its parameters. */
const sigmoidGradient = (p: readonly number[], x: number): number[] => {
  const [bottom, top, middle, hill, asymmetry] = [p[0]!, p[1]!, p[2]!, p[3]!, p[4] ?? 1];
  if (x === 0) return hill > 0 ? [1, 0, 0, 0, 0] : [0, 1, 0, 0, 0];
  const away = middle - Math.log10(x);
  const u = Math.exp(Math.min(away * hill * LN10, 700));
  const log = Math.log1p(u);
  const share = Math.exp(-asymmetry * log);
  const slope = (top - bottom) * -asymmetry * (u / (1 + u)) * share * LN10;
  return [1 - share, share, slope * hill, slope * away, (bottom - top) * log * share];
};

/** The distance of 5PL's midpoint from half height, in powers of ten. */
const shiftOf = (hill: number, asymmetry: number): number => Math.log10(2 ** (1 / asymmetry) - 1) / hill;

const startsOf = ({ x, y }: FitData, isFive: boolean): number[][] => {
  const logs = x.filter((value) => value > 0).map(Math.log10);
  const [low, high] = [Math.min(...y), Math.max(...y)];
  const [from, to] = [Math.min(...logs), Math.max(...logs)];
  const middle = y.map((value, i) => ({ x: x[i]!, away: Math.abs(value - (low + high) / 2) }));
  const near = middle.filter((one) => one.x > 0).toSorted((a, b) => a.away - b.away)[0]!;
  const half = (logs.length > 1 ? from + to : 0) / 2;
  const meanLog = meanOf(logs);
  const rises = sumOf(x.map((value, i) => (value > 0 ? (Math.log10(value) - meanLog) * y[i]! : 0))) > 0;
  const sign = rises ? 1 : -1;
  return [Math.log10(near.x), half].flatMap((center) =>
    [1, 0.5, 2].flatMap((hill) =>
      (isFive ? [1, 0.4, 2.5] : [1]).map((s) => [low, high, center, sign * hill, ...(isFive ? [s] : [])]),
    ),
  );
};

/** Fits what is not given: the curve of the free parameters, and how they become all. */
const freed = (options: DoseOptions) => {
  const given = [options.bottom ?? null, options.top ?? null, null, null, ...(options.isFive ? [null] : [])];
  const open = given.flatMap((value, i) => (value === null ? [i] : []));
  const whole = (free: readonly number[]): number[] => {
    let next = 0;
    return given.map((value) => value ?? free[next++]!);
  };
  return { given, open, whole };
};

const names = ["bottom", "top", "logMidpoint", "hill", "asymmetry"];

const checkData = ({ x, y }: FitData, open: number): void => {
  if (x.length < open + 1) refuse("too-few-points", { count: open + 1 });
  for (const value of x) if (value < 0) refuse("not-positive", { name: "x", text: String(value) });
  if (new Set(x.filter((value) => value > 0)).size < 3) refuse("too-few-points", { count: 4 });
  if (new Set(y).size === 1) refuse("flat");
};

/** An exact line has no curve to find, which would take many steps to notice. */
const checkBend = ({ x, y }: FitData, options: DoseOptions): void => {
  if (options.bottom == null && options.top == null && isStraight(x, y, 1e-9)) refuse("straight-line");
};

/** Data that a constant describes as well have no midpoint. */
const checkSlope = (data: FitData, fit: Fit): void => {
  const weights = data.weights ?? data.y.map(() => 1);
  const mean = sumOf(data.y.map((value, i) => value * weights[i]!)) / sumOf(weights);
  const flat = sumOf(data.y.map((value, i) => weights[i]! * (value - mean) ** 2));
  const gained = data.y.length - 1 - fit.df;
  if (gained < 1 || fit.squares === 0) return;
  const f = (flat - fit.squares) / gained / (fit.squares / fit.df);
  // A curve that explains less than a line does was not found.
  if (fTails(f, gained, fit.df).upper > 0.05)
    refuse(isStraight(data.x, data.y, 0.5) ? "no-convergence" : "flat");
};

/** A plateau that no point is near is extrapolated; so is a midpoint outside the doses. */
const checkPlateaus = (data: FitData, all: readonly number[], given: readonly (number | null)[]): void => {
  const [low, high] = [Math.min(...data.y), Math.max(...data.y)];
  const room = 0.5 * (high - low);
  for (const index of [0, 1])
    if (given[index] === null && (all[index]! < low - room || all[index]! > high + room))
      refuse("no-plateau", { name: names[index]! });
  const logs = data.x.filter((value) => value > 0).map(Math.log10);
  const center = all[2]! - (all[4] === undefined ? 0 : shiftOf(all[3]!, all[4]));
  if (center < Math.min(...logs)) refuse("no-plateau", { name: all[3]! > 0 ? "bottom" : "top" });
  if (center > Math.max(...logs)) refuse("no-plateau", { name: all[3]! > 0 ? "top" : "bottom" });
};

/** Bottom below top: a falling curve has a negative slope. */
const upright = (all: readonly number[]): boolean => all[0]! <= all[1]!;

/**
 * A sigmoid of four or five parameters over log dose, with a check of both plateaus and intervals by profile. R: `nls` with the
 * same model, parameters to 1e-6 of their size, standard errors to 1e-5.
 */
export const fitDose = (x: readonly number[], y: readonly number[], options: DoseOptions): DoseFit => {
  const confidence = options.confidence ?? 0.95;
  const { given, open, whole } = freed(options);
  checkData({ x, y }, open.length);
  checkBend({ x, y }, options);
  const weights = weightsOf(y, options.weighting ?? "none");
  const span = Math.max(...y) - Math.min(...y);
  const sizes = [span / 10, span / 10, 0.1, 0.1, 0.1];
  const typical = open.map((index) => sizes[index]!);
  const gradient = (free: readonly number[], dose: number): number[] => {
    const all = sigmoidGradient(whole(free), dose);
    return open.map((index) => all[index]!);
  };
  const data: FitData = { x, y, typical, gradient, ...(weights ? { weights } : {}) };
  const curve: Curve = (free, dose) => sigmoid(whole(free), dose);
  const starts = startsOf(data, options.isFive).map((start) => open.map((index) => start[index]!));
  const found = fitCurve(curve, starts, data);
  if (found === null) return refuse(isStraight(x, y) ? "straight-line" : "no-convergence");
  checkSlope(data, found);
  let all = whole(found.parameters);
  if (!upright(all) && !options.isFive && options.bottom == null && options.top == null) {
    // The same curve written the other way round; four parameters only.
    const turned = fitCurve(curve, [[all[1]!, all[0]!, all[2]!, -all[3]!]], data);
    if (turned) return fitDoseFrom(turned);
  }
  return fitDoseFrom(found);

  function fitDoseFrom(fit: Fit): DoseFit {
    all = whole(fit.parameters);
    if (options.needsPlateaus !== false) checkPlateaus(data, all, given);
    if (fit.covariance === null) return refuse("no-plateau", { name: all[3]! > 0 ? "top" : "bottom" });
    const reach = tQuantileTwoSided(1 - confidence, fit.df);
    const parameters = all.map((value, index): FittedParameter => {
      const place = open.indexOf(index);
      if (place < 0) return { name: names[index]!, value, error: null, low: null, high: null };
      const error = Math.sqrt(fit.covariance![place]![place]!);
      return { name: names[index]!, value, error, ...profileInterval(curve, fit, place, data, confidence) };
    });
    const shift = options.isFive ? shiftOf(all[3]!, all[4]!) : 0;
    const [middle] = parameters.slice(2);
    const wald = (side: 1 | -1) => 10 ** (middle!.value - shift + side * reach * middle!.error!);
    const hasProfile = !options.isFive;
    const midpoint: FittedParameter = {
      name: "midpoint",
      value: 10 ** (middle!.value - shift),
      error: null,
      low: hasProfile ? (middle!.low === null ? null : 10 ** middle!.low) : wald(-1),
      high: hasProfile ? (middle!.high === null ? null : 10 ** middle!.high) : wald(1),
    };
    const mean = meanOf(y);
    const total = sumOf(y.map((value) => (value - mean) ** 2));
    const plain = sumOf(y.map((value, i) => (value - sigmoid(all, x[i]!)) ** 2));
    return {
      ...{ parameters, midpoint, n: x.length, df: fit.df, squares: fit.squares, reach },
      ...{ rSquared: 1 - plain / total, sigma: Math.sqrt(fit.squares / fit.df) },
      at: (dose) => sigmoid(all, dose),
      errorAt: (dose) => errorAt(curve, fit, dose, typical),
      inverse: (response) => invertSigmoid(all, response),
    };
  }
};

/** The dose of a response; null on and beyond the plateaus. */
const invertSigmoid = (p: readonly number[], response: number): number | null => {
  const [bottom, top, middle, hill, asymmetry] = [p[0]!, p[1]!, p[2]!, p[3]!, p[4] ?? 1];
  const share = (response - bottom) / (top - bottom);
  if (!(share > 0 && share < 1)) return null;
  return 10 ** (middle - Math.log10(share ** (-1 / asymmetry) - 1) / hill);
};
