/**
 * Up to this number, features are drawn individually however narrow they are; beyond it, narrow ones are drawn as a
 * density.
 */
export const MAX_GAP = 150;

export interface DensityRun {
  /** Columns, half-open. */
  readonly from: number;
  readonly to: number;
  /** Relative to the maximum, above 0 to 1. */
  readonly share: number;
}

/** Rounding of shares: equal adjacent columns are merged. */
const STEPS = 8;

/** Density on each of `columns` columns, as runs of equal columns; `isRing`: the last is adjacent to the first. */
export const countColumns = (
  stretches: Iterable<readonly [from: number, to: number]>,
  columns: number,
  isRing = false,
): readonly DensityRun[] => {
  const counts = new Float64Array(columns);
  for (const [from, to] of stretches) {
    const first = Math.floor(from);
    const last = Math.min(first + columns - 1, Math.max(first, Math.ceil(to) - 1));
    for (let column = first; column <= last; column += 1) {
      const at = isRing ? ((column % columns) + columns) % columns : column;
      if (at < 0 || at >= columns) continue;
      // A share of the column, so that many short ones weigh what they cover.
      const covered = Math.min(to, column + 1) - Math.max(from, column);
      counts[at] = (counts[at] ?? 0) + Math.max(0.02, covered);
    }
  }
  const most = counts.reduce((best, count) => Math.max(best, count), 0);
  if (most === 0) return [];
  const stepOf = (column: number) => Math.ceil(((counts[column] ?? 0) / most) * STEPS);
  const runs: DensityRun[] = [];
  for (let column = 0; column < columns; column += 1) {
    const step = stepOf(column);
    if (step === 0) continue;
    const from = column;
    while (column + 1 < columns && stepOf(column + 1) === step) column += 1;
    runs.push({ from, to: column + 1, share: step / STEPS });
  }
  return runs;
};
