import { basesOfCode } from "../iupac.ts";

const classOf = (bases: string): string => (bases.length > 1 ? `[${bases}]` : bases);

/** @example iupacPattern("GTRN") // "GT[AG][ACGT]", to search upper-case letters */
export const iupacPattern = (letters: string): string =>
  [...letters.toUpperCase()].map((letter) => classOf(basesOfCode[letter] ?? letter)).join("");

/** A place found: its first base on the top strand, and the strand on which the pattern reads. */
export interface PatternHit {
  readonly start: number;
  readonly strand: 1 | -1;
}

/**
 * Where a pattern of fixed length reads on either strand, overlapping hits too, across the origin of a circle.
 * `start` is the hit's leftmost base on the top strand, on the circle.
 */
export const findPattern = (
  source: string,
  length: number,
  {
    top,
    bottom,
    isCircular,
  }: { readonly top: string; readonly bottom: string; readonly isCircular: boolean },
): readonly PatternHit[] => {
  const hits: PatternHit[] = [];
  const size = top.length;
  if (length > size) return hits;
  for (const strand of [1, -1] as const) {
    const letters = strand === 1 ? top : bottom;
    const searched = isCircular ? letters + letters.slice(0, length - 1) : letters;
    const pattern = new RegExp(`(?=${source})`, "g");
    for (const match of searched.matchAll(pattern)) {
      const at = match.index;
      hits.push({ start: strand === 1 ? at : (2 * size - at - length) % size, strand });
    }
  }
  return hits;
};
