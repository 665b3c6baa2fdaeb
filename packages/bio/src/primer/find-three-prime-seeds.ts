import type { Strand } from "../feature.ts";

interface SeedOptions {
  readonly strand: Strand;
  /** 1 to 31: one bit each. */
  readonly seedLength: number;
  readonly isCircular: boolean;
}

/**
 * Where the last `seedLength` bases of a primer pair with one strand: positions of the base under the primer's 3'
 * end, on the top strand, ascending. Bases and primer are masks as `baseMasks` gives them. Shift-and of Baeza-Yates &
 * Gonnet (Commun ACM 1992;35:74): one step a base, whatever the bases are ambiguous for.
 */
export const findThreePrimeSeeds = (
  letters: Uint8Array,
  primer: Uint8Array,
  { strand, seedLength, isCircular }: SeedOptions,
): number[] => {
  const size = letters.length;
  const seed = primer.slice(primer.length - seedLength);
  const pattern = strand === 1 ? seed : complementMasks(seed).reverse();
  // One row of bits for each mask of a template base: bit i is set where pattern[i] covers all of that mask.
  const rows = new Int32Array(16);
  for (let mask = 1; mask < 16; mask++) {
    for (let index = 0; index < seedLength; index++) {
      if ((mask & ~(pattern[index] ?? 0)) === 0) rows[mask] = (rows[mask] ?? 0) | (1 << index);
    }
  }
  const last = 1 << (seedLength - 1);
  const found: number[] = [];
  let state = 0;
  const steps = isCircular && size >= seedLength ? size + seedLength - 1 : size;
  for (let step = 0; step < steps; step++) {
    const letter = letters[step < size ? step : step - size] ?? 0;
    state = ((state << 1) | 1) & (rows[letter] ?? 0);
    if ((state & last) !== 0) found.push(strand === 1 ? step % size : step - seedLength + 1);
  }
  return found;
};

/** A and T, C and G of each mask swapped. */
const complementMasks = (masks: Uint8Array): Uint8Array =>
  masks.map((mask) => ((mask & 1) << 3) | ((mask & 2) << 1) | ((mask & 4) >> 1) | ((mask & 8) >> 3));
