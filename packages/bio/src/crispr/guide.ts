import { reverseComplement } from "../alphabet.ts";
import type { Strand } from "../feature.ts";
import { wrapPosition } from "../range.ts";
import type { Nuclease } from "./nuclease.ts";
import { scoreCrisprScan } from "./score-crispr-scan.ts";
import { scoreRuleSet1 } from "./score-rule-set-1.ts";

/** A place that a nuclease can be led to. Positions count on the top strand, from zero. */
export interface Guide {
  /** Leftmost base of the protospacer, the PAM not counted; `0 <= start < size`. */
  readonly start: number;
  /** Behind the protospacer; beyond the size where it crosses the origin of a circle. */
  readonly end: number;
  /** The strand with the PAM, which reads as the spacer does. */
  readonly strand: Strand;
  /** 5' to 3', upper case DNA. */
  readonly spacer: string;
  readonly pam: string;
  /** Bases before the cut on the top and on the bottom strand, counted along the top strand. */
  readonly cutTop: number;
  readonly cutBottom: number;
  /** Share of G and C in the spacer, 0 to 1. */
  readonly gc: number;
  /** T four times or more, where RNA polymerase III ends the transcript. */
  readonly hasTerminator: boolean;
  /** 4 bases, protospacer, PAM and 3 bases, for a spacer of 20 with a PAM of 3 behind; null else, or at an end. */
  readonly thirtyMer: string | null;
  /** Rule Set 1 (0 to 1), where the thirty-mer has NGG. */
  readonly onTargetScore: number | null;
  /** CRISPRscan (about 0 to 1), where it has NGG and 6 bases on either side. */
  readonly crisprScanScore: number | null;
}

/**
 * The guide whose protospacer and PAM begin, leftmost, at a position of the top strand. `letters` are upper case DNA.
 */
export const guideAt = (
  letters: string,
  at: number,
  strand: Strand,
  nuclease: Nuclease,
  isCircular: boolean,
): Guide => {
  const { pam, pamSide, spacerLength, cut } = nuclease;
  const size = letters.length;
  const isPamRight = (pamSide === "3prime") === (strand === 1);
  const left = at + (isPamRight ? 0 : pam.length);
  const start = left < size ? left : left - size;
  const end = start + spacerLength;
  const pamLeft = isPamRight ? end : start - pam.length;
  const read = (from: number, length: number): string => {
    const bases = sliceAround(letters, from, length, isCircular);
    return strand === 1 ? bases : reverseComplement(bases);
  };
  const spacer = read(start, spacerLength);
  const place = (position: number): number => (isCircular ? wrapPosition(position, size) : position);
  const hasContext = pamSide === "3prime" && spacerLength === 20 && pam.length === 3;
  const around = (before: number, behind: number): string =>
    hasContext ? read(start - (strand === 1 ? before : behind + 3), before + 23 + behind) : "";
  const thirtyMer = around(4, 3);
  return {
    start,
    end,
    strand,
    spacer,
    pam: read(pamLeft, pam.length),
    cutTop: place(strand === 1 ? start + cut.pamStrand : end - cut.otherStrand),
    cutBottom: place(strand === 1 ? start + cut.otherStrand : end - cut.pamStrand),
    gc: countStrong(spacer) / spacerLength,
    hasTerminator: spacer.includes("TTTT"),
    thirtyMer: thirtyMer.length === 30 ? thirtyMer : null,
    onTargetScore: scoreRuleSet1(thirtyMer),
    crisprScanScore: scoreCrisprScan(around(6, 6)),
  };
};

const countStrong = (bases: string): number => {
  let count = 0;
  for (let index = 0; index < bases.length; index++) {
    const base = bases[index];
    if (base === "G" || base === "C") count++;
  }
  return count;
};

/** A stretch of the top strand from any position, round a circle; cut off at the ends of a linear molecule. */
export const sliceAround = (letters: string, from: number, length: number, isCircular: boolean): string => {
  const size = letters.length;
  if (!isCircular) return letters.slice(Math.max(0, from), Math.max(0, from + length));
  if (from >= 0 && from + length <= size) return letters.slice(from, from + length);
  const start = wrapPosition(from, size);
  return letters.repeat(Math.ceil((start + length) / size)).slice(start, start + length);
};
