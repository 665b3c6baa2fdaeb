import { fQuantileUpper } from "./distributions.ts";
import { type Curve, type Fit, type FitData, fitFrom } from "./nonlinear.ts";
import { findRoot } from "./roots.ts";

/** A refit starts next to its goal; where this is not enough, the data do not bound the parameter. */
const REFIT_STEPS = 200;

/**
 * The profile likelihood interval of one parameter: how far it can be moved, with the others refitted, until the sum
 * of squares rises by F(1, df). A side is null if it never does: the data do not bound it. R: `MASS:::confint.nls`,
 * to 1e-4.
 */
export const profileInterval = (
  curve: Curve,
  fit: Fit,
  index: number,
  data: FitData,
  confidence = 0.95,
): { readonly low: number | null; readonly high: number | null } => {
  const error = fit.covariance === null ? Number.NaN : Math.sqrt(fit.covariance[index]![index]!);
  if (!(error > 0) || fit.squares === 0) return { low: null, high: null };
  const limit = fit.squares * (1 + fQuantileUpper(1 - confidence, 1, fit.df) / fit.df);
  const center = fit.parameters[index]!;
  const side = (sign: 1 | -1): number | null => {
    let others = fit.parameters.filter((_, i) => i !== index);
    const squaresAt = (value: number): number => {
      const whole = (free: readonly number[]) => [...free.slice(0, index), value, ...free.slice(index)];
      if (others.length === 0) {
        let sum = 0;
        for (let i = 0; i < data.x.length; i++)
          sum += (data.weights?.[i] ?? 1) * (data.y[i]! - curve([value], data.x[i]!)) ** 2;
        return sum;
      }
      const rest: FitData = {
        ...data,
        typical: data.typical?.filter((_, i) => i !== index),
        gradient:
          data.gradient && ((free, x) => data.gradient!(whole(free), x).filter((_, i) => i !== index)),
      };
      const refit = fitFrom((free, x) => curve(whole(free), x), others, rest, REFIT_STEPS);
      if (refit.hasConverged) others = refit.parameters;
      return refit.squares;
    };
    // The root of the excess is nearly a line in the distance, so that a few refits find where it meets the limit.
    const goal = Math.sqrt(limit - fit.squares);
    const excessAt = (reach: number): number =>
      Math.sqrt(Math.max(0, squaresAt(center + sign * reach * error) - fit.squares)) - goal;
    let inside = { at: 0, value: -goal };
    for (let reach = 1.5; reach < 40; reach *= 1.6) {
      const outside = { at: reach, value: excessAt(reach) };
      if (outside.value > 0) return center + sign * error * findRoot(excessAt, inside, outside, 1e-7);
      inside = outside;
    }
    return null;
  };
  return { low: side(-1), high: side(1) };
};
