/** The smallest of 1, 2, 5, 10, 20 … that cuts `span` letters into at most `maxCount` parts. */
export const tickStep = (span: number, maxCount: number): number => {
  const least = Math.max(1, span / Math.max(1, maxCount));
  const power = 10 ** Math.floor(Math.log10(least));
  for (const factor of [1, 2, 5]) if (factor * power >= least) return factor * power;
  return 10 * power;
};

/** One-based positions of the ticks within letters `[start, end)`: the multiples of the step. */
export const tickPositions = (start: number, end: number, maxCount: number): number[] => {
  if (end <= start) return [];
  const step = tickStep(end - start, maxCount);
  const positions: number[] = [];
  for (let position = Math.ceil((start + 1) / step) * step; position <= end; position += step) {
    positions.push(position);
  }
  return positions;
};
