const STEPS = [1, 2, 2.5, 5, 10];

/**
 * Round figures that span a range, about `wanted` of them, the first and last at or beyond its ends.
 *
 * @example chartTicks(-3.2, 9.9, 5) // [-5, 0, 5, 10]
 * @example chartTicks(0.31, 0.78, 4) // [0.2, 0.4, 0.6, 0.8]
 */
export const chartTicks = (least: number, most: number, wanted: number): readonly number[] => {
  const span = most - least || Math.abs(most) || 1;
  const power = 10 ** Math.floor(Math.log10(span / wanted));
  const step = power * (STEPS.find((one) => one * power * wanted >= span) ?? 10);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(most / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    // What multiplying leaves behind the last digit that counts is cut off.
    const tick = Number(((first + index) * step).toPrecision(12));
    return tick === 0 ? 0 : tick;
  });
};
