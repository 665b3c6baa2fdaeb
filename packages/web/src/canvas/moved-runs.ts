/** Entries `[from, to)` of a sorted column that have all moved by `delta` since it was made. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly delta: number;
}

export const untouched = (count: number): readonly Run[] =>
  count > 0 ? [{ from: 0, to: count, delta: 0 }] : [];

interface Move {
  /** Residues `[start, end)` of a molecule of `size` gave way to `inserted` others. */
  readonly start: number;
  readonly end: number;
  readonly inserted: number;
  readonly size: number;
  /** Entries that begin farther from the edit than this are not touched by it; on a circle across the origin too. */
  readonly reach: number;
  readonly isBroken: (index: number, delta: number) => boolean;
}

/**
 * Runs after an edit: those after it move, changed ones are removed. Only entries near the edit are processed, so the
 * cost does not grow with the column; typing on at one position adds no runs.
 */
export const moveThrough = (runs: readonly Run[], starts: Int32Array, move: Move): readonly Run[] => {
  const { start, end, inserted, size, reach, isBroken } = move;
  const shift = inserted - (end - start);
  const moved: Run[] = [];
  const add = (from: number, to: number, delta: number) => {
    const last = moved.at(-1);
    if (from >= to) return;
    if (last && last.to === from && last.delta === delta) moved[moved.length - 1] = { ...last, to };
    else moved.push({ from, to, delta });
  };
  for (const { from, to, delta } of runs) {
    const addWhole = (first: number, last: number) => {
      for (let index = first; index < last; index += 1) {
        const isBehind = (starts[index] ?? 0) + delta >= end;
        if (!isBroken(index, delta)) add(index, index + 1, isBehind ? delta + shift : delta);
      }
    };
    const near = firstFrom(starts, start - reach - delta, from, to);
    const far = firstFrom(starts, end + reach - delta, near, to);
    const last = start < reach ? firstFrom(starts, size - reach - delta, far, to) : to;
    add(from, near, delta);
    addWhole(near, far);
    add(far, last, delta + shift);
    addWhole(last, to);
  }
  return moved;
};

/** The first index in `[from, to)` whose value is `value` or more; `to` if there is none. */
export const firstFrom = (sorted: Int32Array, value: number, from: number, to: number): number => {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
};
