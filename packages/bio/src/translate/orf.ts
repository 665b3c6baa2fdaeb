import type { Segment, Strand } from "../feature.ts";
import { type CodonTrack, codonPosition } from "./codon-track.ts";
import type { Frame } from "./translate.ts";

/** One open reading frame. Positions count on the top strand, from zero. */
export interface Orf {
  /** Leftmost base, `0 <= start < size`. */
  readonly start: number;
  /** `start + length`; beyond the size where the ORF crosses the origin of a circle. */
  readonly end: number;
  /** Bases from the first codon to the last amino acid, a multiple of 3; the stop is not counted. */
  readonly length: number;
  readonly strand: Strand;
  /** Of the first base, counted from the strand's 5' end. */
  readonly frame: Frame;
  /** The stop follows behind the ORF; without, the sequence ends there, or a circle never stops. */
  readonly hasStop: boolean;
  /** The ORF begins where the sequence does, so its true start may be before. */
  readonly isOpenStart: boolean;
}

/** The ORF from codon `from` to before codon `to` of a track. */
export const orfOnTrack = (
  track: CodonTrack,
  from: number,
  to: number,
  ends: Pick<Orf, "hasStop" | "isOpenStart">,
): Orf => {
  const { strand, size } = track;
  const start = codonPosition(track, strand === 1 ? from : to - 1);
  const length = 3 * (to - from);
  const first = codonPosition(track, from);
  const offset = strand === 1 ? first : (size - 3 - first + size) % size;
  const frame = (strand * ((offset % 3) + 1)) as Frame;
  return { start, end: start + length, length, strand, frame, ...ends };
};

/** Length of an ORF in bases, including its stop codon. @example orfLength({ length: 717, hasStop: true }) // 720 */
export const orfLength = ({ length, hasStop }: Pick<Orf, "length" | "hasStop">): number =>
  length + (hasStop ? 3 : 0);

/**
 * The segments of an ORF as a feature's location, in reading order, split at the origin; `withStop` takes in the
 * stop codon, as a CDS of the INSDC feature table does.
 *
 * @example orfSegments(orf, 10) // of { start: 8, length: 6, strand: 1 }: 8..10 and 0..4, both on strand 1
 */
export const orfSegments = (orf: Orf, size: number, withStop = false): readonly Segment[] => {
  const added = withStop && orf.hasStop ? 3 : 0;
  const length = orf.length + added;
  const segments: Segment[] = [];
  let start = (orf.start - (orf.strand === -1 ? added : 0) + size) % size;
  for (let left = length; left > 0; start = 0) {
    const end = Math.min(size, start + left);
    segments.push({ start, end, strand: orf.strand });
    left -= end - start;
  }
  return orf.strand === 1 ? segments : segments.reverse();
};
