import { reverseComplement } from "../alphabet.ts";
import type { Segment } from "../feature.ts";
import type { GeneticCodeId } from "../translate/genetic-code.ts";
import { translate } from "../translate/translate.ts";

/** Where a sequence codes for a protein: segments in reading order, as a CDS feature holds them, from a whole codon. */
export interface CodingRegion {
  readonly segments: readonly Segment[];
  /** 1 unless told. */
  readonly table?: GeneticCodeId;
}

/** One base of the top strand that becomes another. */
export interface BaseSubstitution {
  readonly position: number;
  readonly from: string;
  readonly to: string;
}

/** An amino acid that becomes another; `codon` counts from 1. */
export interface AminoAcidChange {
  readonly codon: number;
  readonly from: string;
  readonly to: string;
}

/**
 * The amino acids that a set of base changes alters, in reading order; none where all are silent or outside.
 *
 * @example
 * aminoAcidChanges("ATGCAATAA", [{ position: 3, from: "C", to: "T" }], { segments: [{ start: 0, end: 9, strand: 1 }] })
 * // [{ codon: 2, from: "Q", to: "*" }]
 */
export const aminoAcidChanges = (
  sequence: string,
  changes: readonly BaseSubstitution[],
  { segments, table = 1 }: CodingRegion,
): readonly AminoAcidChange[] => {
  const codons = new Set<number>();
  for (const { position } of changes) {
    const index = codingIndex(position, segments);
    if (index !== null) codons.add(Math.floor(index / 3));
  }
  const changed = new Map(changes.map(({ position, to }) => [position, to]));
  const result: AminoAcidChange[] = [];
  for (const codon of [...codons].sort((a, b) => a - b)) {
    const places = [0, 1, 2].map((offset) => codingPlace(3 * codon + offset, segments));
    const read = (baseAt: (position: number) => string): string =>
      translate(
        places.map((place) => (place ? onStrand(baseAt(place.position), place.strand) : "")).join(""),
        { table },
      );
    const from = read((position) => sequence.charAt(position));
    const to = read((position) => changed.get(position) ?? sequence.charAt(position));
    if (from !== to) result.push({ codon: codon + 1, from, to });
  }
  return result;
};

const onStrand = (base: string, strand: 1 | -1): string => (strand === 1 ? base : reverseComplement(base));

/** The three places of the codon that a position stands in; null where it is not coding, or its codon is cut off. */
export const codonPlaces = (position: number, { segments }: CodingRegion): readonly number[] | null => {
  const index = codingIndex(position, segments);
  if (index === null) return null;
  const first = 3 * Math.floor(index / 3);
  const places = [0, 1, 2].map((offset) => codingPlace(first + offset, segments)?.position);
  return places.every((place) => place !== undefined) ? places : null;
};

/** How many coding bases come before a position; null outside. */
const codingIndex = (position: number, segments: readonly Segment[]): number | null => {
  let before = 0;
  for (const { start, end, strand } of segments) {
    if (position >= start && position < end)
      return before + (strand === 1 ? position - start : end - 1 - position);
    before += end - start;
  }
  return null;
};

/** The position of the coding base with a number. */
const codingPlace = (
  index: number,
  segments: readonly Segment[],
): { readonly position: number; readonly strand: 1 | -1 } | null => {
  let left = index;
  for (const { start, end, strand } of segments) {
    if (left < end - start) return { position: strand === 1 ? start + left : end - 1 - left, strand };
    left -= end - start;
  }
  return null;
};
