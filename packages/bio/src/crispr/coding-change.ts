import { reverseComplement } from "../alphabet.ts";
import { type CodingPlace, type CodingSequence, codingIndexes, codonAt } from "../coding/coding-sequence.ts";
import { translate } from "../translate/translate.ts";

/** Where a sequence codes for a protein; `codingOf(feature)` gives that of a feature. */
export type CodingRegion = CodingSequence;

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
 * The amino acids that a set of base changes alters, in reading order; none if all are silent or outside. A base that
 * is read twice changes both codons. An exception to the code applies to the original codon, not to one with another
 * base; a start that is no longer ATG is reported as the amino acid that its codon normally encodes.
 *
 * @example aminoAcidChanges("ATGCAATAA", [{ position: 3, from: "C", to: "T" }], { segments: [{ start: 0, end: 9,
 * strand: 1 }] }) // [{ codon: 2, from: "Q", to: "*" }]
 */
export const aminoAcidChanges = (
  sequence: string,
  changes: readonly BaseSubstitution[],
  coding: CodingRegion,
): readonly AminoAcidChange[] => {
  const codons = new Set<number>();
  for (const { position } of changes)
    for (const index of codingIndexes(position, coding)) codons.add(Math.floor(index / 3));
  const changed = new Map(changes.map(({ position, to }) => [position, to]));
  const result: AminoAcidChange[] = [];
  for (const codon of [...codons].sort((a, b) => a - b)) {
    const places = codonAt(codon, coding);
    const before = lettersAt(places, (position) => sequence.charAt(position));
    const after = lettersAt(places, (position) => changed.get(position) ?? sequence.charAt(position));
    if (before === after) continue;
    const from = residueOf(before, codon, coding, true);
    const to = residueOf(after, codon, coding, false);
    if (from !== to) result.push({ codon: codon + 1, from, to });
  }
  return result;
};

const lettersAt = (places: readonly CodingPlace[], baseAt: (position: number) => string): string =>
  places
    .map(({ position, strand }) => (strand === 1 ? baseAt(position) : reverseComplement(baseAt(position))))
    .join("")
    .toUpperCase()
    .replaceAll("U", "T");

/** What a codon is read as; `isGiven` for that of the reference, for which exceptions and starts hold. */
const residueOf = (
  letters: string,
  codon: number,
  { table = 1, exceptions, hasStart = false }: CodingRegion,
  isGiven: boolean,
): string => {
  if (isGiven) {
    const exceptionResidue = exceptions?.get(codon);
    if (exceptionResidue !== undefined) return exceptionResidue;
    if (codon === 0 && hasStart && letters.length === 3)
      return translate(letters, { table, startAsMethionine: true });
  }
  return letters.length === 3 ? translate(letters, { table }) : "";
};

/**
 * The bases of each codon that a position is in, all of them; null if it is not coding, or its codons are cut off.
 */
export const codonPlaces = (position: number, coding: CodingRegion): readonly number[] | null => {
  const places = codingIndexes(position, coding).flatMap((index) => {
    const codon = codonAt(Math.floor(index / 3), coding);
    return codon.length === 3 ? codon.map((place) => place.position) : [];
  });
  return places.length > 0 ? [...new Set(places)] : null;
};
