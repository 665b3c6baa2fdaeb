/** What one column of an alignment holds: a residue of each, of a only, or of b only. */
export const PAIR = 0;
/** Step of a path in which only the first sequence has a residue. */
export const A_ONLY = 1;
/** Step of a path in which only the second sequence has a residue. */
export const B_ONLY = 2;

/** The same step this many times. */
export interface Run {
  readonly step: number;
  readonly length: number;
}

/** An alignment as runs of steps in reading order, from residue `aStart` and `bStart` on; score in scaled points. */
export interface Path {
  readonly score: number;
  readonly aStart: number;
  readonly bStart: number;
  readonly runs: readonly Run[];
}

/** Collects steps, one after the other or from the last to the first, into runs. */
export const collectRuns = () => {
  const runs: { step: number; length: number }[] = [];
  return {
    add(step: number, length: number): void {
      if (length === 0) return;
      const last = runs.at(-1);
      if (last?.step === step) last.length += length;
      else runs.push({ step, length });
    },
    asAdded: (): readonly Run[] => runs,
    reversed: (): readonly Run[] => runs.toReversed(),
  };
};
