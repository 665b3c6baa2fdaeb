const isFull = process.env.BENCHLEAF_FULL === "1";
const seed = Number(process.env.BENCHLEAF_SEED ?? Date.now() % 0x7fff_ffff);

// With the seed the same cases run again: BENCHLEAF_SEED=… npm run test:full -- --part unit
if (isFull) process.stderr.write(`seed of the properties: ${seed}\n`);

/** Parameters of a property: `few` cases in the gate, 10,000 in `test:full`, from one seed for the whole run. */
export const propertyRuns = (few: number): { readonly numRuns: number; readonly seed: number } => ({
  numRuns: isFull ? 10_000 : few,
  seed,
});
