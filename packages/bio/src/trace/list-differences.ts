import { complement } from "../alphabet.ts";
import { codonBits } from "../translate/base-masks.ts";
import type { Rows } from "./gap-places.ts";
import {
  callHeterozygousPeaks,
  type HeterozygousOptions,
  type HeterozygousPeak,
} from "./heterozygous-peaks.ts";
import type { OrientedRead, Read } from "./oriented-read.ts";

/** A position where a read differs from its reference. Bases are those of the reference's top strand. */
export interface ReadDifference {
  readonly kind: "substitution" | "insertion" | "deletion" | "heterozygous";
  /** First base of the reference that differs, from zero; an insertion is before it. */
  readonly position: number;
  /** What is there; empty for an insertion. */
  readonly reference: string;
  /** What the read has instead; empty for a deletion; an IUPAC code where it has two bases. */
  readonly read: string;
  /** Phred quality of the base; the lowest of several; of a deletion the lower one of its neighbours. */
  readonly quality: number;
  /** Index in the read as sequenced: of the base, or of the one before the gap. */
  readonly readPosition: number;
}

interface RowPlace {
  /** Base of the reference under the first column. */
  readonly start: number;
  /** Size of the reference: places on a circle wrap. */
  readonly size: number;
  /** Base of the oriented read in the first column. */
  readonly firstLetter: number;
}

/**
 * The differences of an alignment in the order of its columns. Adjacent gap columns are one insertion or deletion. A
 * base under which two bases peak is heterozygous when one of them is not the reference's, and so is a called
 * two-base code; N and other codes that leave the base open are no difference.
 */
export const listDifferences = (
  { referenceRow, readRow }: Rows,
  qualities: readonly number[],
  place: RowPlace,
  read: Read,
  oriented: OrientedRead,
  heterozygous: HeterozygousOptions | false | undefined,
): readonly ReadDifference[] => {
  const doubles = doublePeaks(read, oriented, heterozygous);
  const found: ReadDifference[] = [];
  let [along, letter] = [0, 0];
  const at = (offset: number) => (place.start + offset) % place.size;
  const readAt = (index: number) => oriented.readIndex(place.firstLetter + index);
  for (let column = 0; column < readRow.length; ) {
    const [mine, theirs] = [readRow[column]!, referenceRow[column]!];
    if (mine !== "-" && theirs !== "-") {
      const code = doubles.get(readAt(letter)) ?? mine;
      const kind = kindOf(code, theirs);
      const difference = { position: at(along), reference: theirs, read: code, quality: qualities[letter]! };
      if (kind) found.push({ kind, ...difference, readPosition: readAt(letter) });
      [column, along, letter] = [column + 1, along + 1, letter + 1];
      continue;
    }
    const row = mine === "-" ? readRow : referenceRow;
    let end = column;
    while (row[end] === "-") end++;
    const count = end - column;
    if (mine === "-") {
      const quality = Math.min(qualities[letter - 1] ?? 0, qualities[letter] ?? 0);
      const reference = referenceRow.slice(column, end);
      const readPosition = readAt(Math.max(0, letter - 1));
      found.push({ kind: "deletion", position: at(along), reference, read: "", quality, readPosition });
      along += count;
    } else {
      const quality = Math.min(...qualities.slice(letter, letter + count));
      const inserted = readRow.slice(column, end);
      const readPosition = readAt(letter);
      found.push({
        kind: "insertion",
        position: at(along),
        reference: "",
        read: inserted,
        quality,
        readPosition,
      });
      letter += count;
    }
    column = end;
  }
  return found;
};

/** Bases that a code represents. */
const basesIn = (mask: number): number => [1, 2, 4, 8].filter((bit) => mask & bit).length;

const kindOf = (code: string, reference: string): ReadDifference["kind"] | null => {
  const mine = codonBits[code.charCodeAt(0)] ?? 0;
  const theirs = codonBits[reference.charCodeAt(0)] ?? 0;
  if (basesIn(mine) === 2) return (mine & ~theirs) !== 0 ? "heterozygous" : null;
  return (mine & theirs) === 0 ? "substitution" : null;
};

/** Codes of double peaks by the index of their base in the read, on the strand of the reference. */
const doublePeaks = (
  read: Read,
  { letters, readIndex, strand }: OrientedRead,
  options: HeterozygousOptions | false | undefined,
): ReadonlyMap<number, string> => {
  if (options === false) return new Map();
  const ends = [readIndex(0), readIndex(letters.length - 1)];
  const within = { start: Math.min(...ends), end: Math.max(...ends) + 1 };
  const onStrand = ({ code }: HeterozygousPeak) => (strand === 1 ? code : complement(code, "dna"));
  const peaks = callHeterozygousPeaks(read, { within, ...options });
  return new Map(peaks.map((peak) => [peak.position, onStrand(peak)]));
};
