/** What one column of an alignment holds: a letter of each, of a only, or of b only. */
export const PAIR = 0;
export const A_ONLY = 1;
export const B_ONLY = 2;

export interface Run {
  readonly step: number;
  readonly length: number;
}

/** An alignment as runs of steps in reading order, from letter `aStart` and `bStart` on; score in scaled points. */
export interface Path {
  readonly score: number;
  readonly aStart: number;
  readonly bStart: number;
  readonly runs: readonly Run[];
}

/** Collects steps from the last to the first; `runs` gives them in reading order. */
export const collectBackwards = () => {
  const collected: { step: number; length: number }[] = [];
  return {
    add(step: number, length: number): void {
      if (length === 0) return;
      const last = collected.at(-1);
      if (last?.step === step) last.length += length;
      else collected.push({ step, length });
    },
    runs: (): readonly Run[] => collected.toReversed(),
  };
};
