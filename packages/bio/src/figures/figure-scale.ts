/** A scale of an axis: the position of a value from 0 to 1, and the ticks to draw. */
export interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
}

const textOf = (value: number): string => {
  if (value === 0) return "0";
  const size = Math.abs(value);
  return size >= 1e5 || size < 1e-3
    ? value.toExponential(0).replace("e+", "e")
    : String(Number(value.toPrecision(4)));
};

/** A linear scale whose ends are round numbers. */
export const linearScale = (values: readonly number[], hasZero: boolean): Scale => {
  const usable = values.filter(Number.isFinite);
  let low = Math.min(...usable, ...(hasZero ? [0] : []));
  let high = Math.max(...usable, ...(hasZero ? [0] : []));
  if (!(high > low)) [low, high] = [low - 1, high + 1];
  const raw = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= raw) ?? 10 * power;
  const from = Math.floor(low / step + 1e-9) * step;
  const to = Math.ceil(high / step - 1e-9) * step;
  const count = Math.round((to - from) / step);
  return {
    at: (value) => (value - from) / (to - from),
    ticks: Array.from({ length: count + 1 }, (_, i) => {
      const value = Number((from + i * step).toPrecision(12));
      return { value, text: textOf(value) };
    }),
  };
};

/** A logarithmic scale from power to power of ten; values of zero and below are at its start. */
export const logScale = (values: readonly number[]): Scale => {
  const logs = values.filter((value) => value > 0 && Number.isFinite(value)).map(Math.log10);
  if (logs.length === 0) return linearScale(values, false);
  const from = Math.floor(Math.min(...logs) + 1e-9);
  const to = Math.max(Math.ceil(Math.max(...logs) - 1e-9), from + 1);
  const every = Math.max(1, Math.ceil((to - from) / 7));
  const powers = Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, i) => from + i * every);
  return {
    at: (value) => (value > 0 ? (Math.log10(value) - from) / (to - from) : 0),
    ticks: powers.map((power) => ({ value: 10 ** power, text: textOf(10 ** power) })),
  };
};
