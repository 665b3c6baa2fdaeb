/**
 * One bit a base in the order of the genetic codes: T and U 1, C 2, A 4, G 8. An ambiguity code is the union of its
 * bases (Cornish-Bowden 1985, NAR 13:3021); whatever is no nucleotide is 0. Indexed by character code below 128.
 */
export const baseMasks: Uint8Array = (() => {
  const masks = new Uint8Array(128);
  const letters = "TUCAGYWKMSRHBDVN";
  const bits = [1, 1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 7, 11, 13, 14, 15];
  bits.forEach((mask, index) => {
    const code = letters.charCodeAt(index);
    masks[code] = mask;
    masks[code + 32] = mask;
  });
  return masks;
})();

/**
 * The mask of every letter of a sequence; letters that are no nucleotide give 0.
 *
 * @example encodeBases("TCAN-") // Uint8Array [1, 2, 4, 15, 0]
 */
export const encodeBases = (sequence: string): Uint8Array => {
  const masks = new Uint8Array(sequence.length);
  for (let index = 0; index < masks.length; index++)
    masks[index] = baseMasks[sequence.charCodeAt(index)] ?? 0;
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
