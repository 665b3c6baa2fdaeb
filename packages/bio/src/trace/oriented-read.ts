import { reverseComplement } from "../alphabet.ts";
import type { Strand } from "../feature.ts";
import type { Span } from "../range.ts";
import type { SequenceRecord } from "../sequence.ts";
import { type TrimOptions, trimByQuality } from "./trim-by-quality.ts";

/** A Sanger read: a record with bases; qualities and trace where there are any. */
export type Read = Pick<SequenceRecord, "name" | "sequence" | "qualities" | "trace">;

/** Stands for the quality of bases that no one measured: one error in a hundred. */
const ASSUMED_QUALITY = 20;

/** The good part of a read, read from one of its strands. */
export interface OrientedRead {
  readonly letters: string;
  /** One a base of `letters`. */
  readonly qualities: readonly number[];
  readonly strand: Strand;
  /** Index in the read as sequenced of a base of `letters`. */
  readonly readIndex: (index: number) => number;
}

/**
 * The part of a read that is worth aligning: that which {@link trimByQuality} keeps, all of it if there are no
 * matching qualities.
 */
export const goodPart = (read: Read, trim: TrimOptions | false | undefined): Span => {
  const { sequence, qualities } = read;
  const isMeasured = qualities !== undefined && qualities.length === sequence.length;
  if (trim === false || !isMeasured) return { start: 0, end: sequence.length };
  return trimByQuality(qualities, trim);
};

/** A part of a read in upper case, on the requested strand, with matching qualities. */
export const orientRead = (read: Read, { start, end }: Span, strand: Strand): OrientedRead => {
  const letters = read.sequence.slice(start, end).toUpperCase().replaceAll("U", "T");
  const isMeasured = read.qualities?.length === read.sequence.length;
  const qualities = isMeasured
    ? read.qualities.slice(start, end)
    : Array.from(letters, () => ASSUMED_QUALITY);
  if (strand === 1) return { letters, qualities, strand, readIndex: (index) => start + index };
  return {
    letters: reverseComplement(letters, "dna"),
    qualities: qualities.reverse(),
    strand,
    readIndex: (index) => end - 1 - index,
  };
};
