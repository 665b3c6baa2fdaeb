import { maskTable } from "../iupac.ts";

/** One bit a base in the order of the genetic codes: T and U 1, C 2, A 4, G 8. */
export const codonBits: Uint8Array = maskTable("TCAG");

/**
 * The mask of every base of a sequence; bases that are no nucleotide give 0.
 *
 * @example encodeBases("TCAN-") // Uint8Array [1, 2, 4, 15, 0]
 */
export const encodeBases = (sequence: string): Uint8Array => {
  const masks = new Uint8Array(sequence.length);
  for (let index = 0; index < masks.length; index++)
    masks[index] = codonBits[sequence.charCodeAt(index)] ?? 0;
  return masks;
};

/**
 * The masks of the opposite strand from its own 5' end.
 *
 * @example reverseComplementMasks(encodeBases("AAC")) // those of "GTT"
 */
export const reverseComplementMasks = (masks: Uint8Array): Uint8Array => {
  const result = new Uint8Array(masks.length);
  for (let index = 0; index < masks.length; index++) {
    result[masks.length - 1 - index] = complementOfMask(masks[index] ?? 0);
  }
  return result;
};

/** T and A change places, C and G do: bits 0 with 2, 1 with 3. `complementOfMask(1)` is 4. */
export const complementOfMask = (mask: number): number => ((mask & 3) << 2) | (mask >> 2);
