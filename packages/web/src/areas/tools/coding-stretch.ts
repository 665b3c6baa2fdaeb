import type { Topology } from "@benchleaf/bio";

/** Range of the coding sequence as entered: one-based, inclusive; both empty for all of it. */
export interface CodingEnds {
  readonly first: number | null;
  readonly last: number | null;
  readonly strand: 1 | -1;
}

export interface CodingStretch {
  /** First base on the top strand, zero-based. */
  readonly start: number;
  readonly length: number;
  readonly strand: 1 | -1;
}

export type CodingFault = "half" | "outside" | "codons";

/**
 * The stretch that the ends mean on a molecule, or what is wrong with them. On a circle it may cross the origin.
 *
 * @example codingStretch({ first: 4, last: 9, strand: 1 }, { sequence: "AAAATGTAA", topology: "linear" })
 * // { start: 3, length: 6, strand: 1 }
 */
export const codingStretch = (
  { first, last, strand }: CodingEnds,
  { sequence, topology }: { readonly sequence: string; readonly topology: Topology },
): CodingStretch | CodingFault => {
  const size = sequence.length;
  if ((first === null) !== (last === null)) return "half";
  const [from, to] = [first ?? 1, last ?? size];
  const isOn = from >= 1 && to >= 1 && from <= size && to <= size;
  if (!isOn || (from > to && topology === "linear")) return "outside";
  const length = from <= to ? to - from + 1 : size - from + 1 + to;
  return length % 3 === 0 ? { start: from - 1, length, strand } : "codons";
};
