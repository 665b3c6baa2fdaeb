import { type Replacement, reverseComplement, type Selection, type SequenceRecord } from "@benchleaf/bio";
import { featureRows } from "../feature-rows.ts";
import { nonOverlapping } from "./non-overlapping.ts";

/** What is looked for: residues, amino acids in the reading frames, or features by name. */
export const findKinds = ["letters", "aminoAcids", "features"] as const;
export type FindKind = (typeof findKinds)[number];

export interface FindSettings {
  readonly kind: FindKind;
  readonly maxMismatches: number;
  readonly strands: "both" | "top" | "bottom";
}

/** A position that was found; `strand` and `mismatches` belong to a match, a feature has none. */
export interface FoundPlace extends Selection {
  readonly strand?: 1 | -1;
  readonly mismatches?: number;
}

/** Features whose name or type holds the words, as places. */
export const featurePlaces = (record: SequenceRecord, words: string): readonly FoundPlace[] =>
  words.trim() === "" ? [] : featureRows(record, words).map(({ start, length }) => ({ start, length }));

/** The place behind (1) or before (-1) the selection, round and round; -1 where none was found. */
export const nextPlace = (
  places: readonly FoundPlace[],
  { start, length }: Selection,
  direction: 1 | -1,
): number => {
  const current = places.findIndex((place) => place.start === start && place.length === length);
  if (current >= 0) return (current + direction + places.length) % places.length;
  if (direction === 1) {
    const next = places.findIndex((place) => place.start >= start);
    return next >= 0 ? next : places.length > 0 ? 0 : -1;
  }
  const before = places.findLastIndex((place) => place.start < start);
  return before >= 0 ? before : places.length - 1;
};

/** The first place that begins at a residue or behind it, else the first of all. */
export const placeFrom = (places: readonly FoundPlace[], from: number): FoundPlace | undefined =>
  places.find(({ start }) => start >= from) ?? places[0];

/** What replaces a match: on the bottom strand the residues read there. */
export const replacementOf = (
  { start, length, strand = 1 }: FoundPlace,
  letters: string,
  kind: SequenceRecord["kind"],
): Replacement => ({
  selection: { start, length },
  insert: strand === -1 && kind !== "protein" ? reverseComplement(letters, kind) : letters,
});

export const replacementsOf = (
  places: readonly FoundPlace[],
  letters: string,
  { kind, sequence }: SequenceRecord,
): readonly Replacement[] =>
  nonOverlapping(places, sequence.length).map((place) => replacementOf(place, letters, kind));
