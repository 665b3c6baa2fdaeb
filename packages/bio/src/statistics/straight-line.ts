import { meanOf, sumOf } from "./descriptive.ts";

/** Share of the variance of `y` that a straight line through the points explains. */
const linearShare = (x: readonly number[], y: readonly number[]): number => {
  const [meanX, meanY] = [meanOf(x), meanOf(y)];
  const xx = sumOf(x.map((value) => (value - meanX) ** 2));
  const yy = sumOf(y.map((value) => (value - meanY) ** 2));
  const xy = sumOf(x.map((value, i) => (value - meanX) * (y[i]! - meanY)));
  return xx === 0 || yy === 0 ? 0 : xy ** 2 / (xx * yy);
};

/** Whether points are on a straight line over `x` or over its logarithm, except for this share of their variance. */
export const isStraight = (x: readonly number[], y: readonly number[], share = 0.02): boolean => {
  const positive = x.flatMap((value, i) => (value > 0 ? [i] : []));
  return (
    linearShare(x, y) >= 1 - share ||
    linearShare(
      positive.map((i) => Math.log10(x[i]!)),
      positive.map((i) => y[i]!),
    ) >=
      1 - share
  );
};
