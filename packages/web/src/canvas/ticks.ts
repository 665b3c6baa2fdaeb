/** The smallest of 1, 2, 5, 10, 20 … that cuts `span` residues into at most `maxCount` parts. */
export const tickStep = (span: number, maxCount: number): number => {
  const least = Math.max(1, span / Math.max(1, maxCount));
  const power = 10 ** Math.floor(Math.log10(least));
  for (const factor of [1, 2, 5]) if (factor * power >= least) return factor * power;
  return 10 * power;
};

/**
 * One-based positions of the ticks within residues `[start, end)`: the multiples of the step, counted from `before`
 * residues ahead of the first.
 */
export const tickPositions = (start: number, end: number, maxCount: number, before = 0): number[] => {
  if (end <= start) return [];
  const step = tickStep(end - start, maxCount);
  const positions: number[] = [];
  const first = Math.ceil((before + start + 1) / step) * step - before;
  for (let position = first; position <= end; position += step) {
    positions.push(position);
  }
  return positions;
};
