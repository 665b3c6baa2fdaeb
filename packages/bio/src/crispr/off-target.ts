import { reverseComplement } from "../alphabet.ts";
import type { Strand } from "../feature.ts";
import { wrapPosition } from "../range.ts";
import type { Bulge } from "./compare-windows.ts";
import type { WindowSide } from "./genome-windows.ts";
import { sliceAround } from "./guide.ts";
import { scoreOffTarget } from "./score-off-target.ts";

/** A site that a guide may lead to. Positions count on the part's top strand, from zero. */
export interface OffTarget {
  /** Index of the genome part. */
  readonly part: number;
  /** Leftmost base of the protospacer, the PAM not counted. */
  readonly start: number;
  /** Behind it; beyond the size where it crosses the origin of a circle. */
  readonly end: number;
  readonly strand: Strand;
  /** 5' to 3' on the site's strand. */
  readonly protospacer: string;
  readonly pam: string;
  readonly mismatches: number;
  readonly bulge: Bulge | null;
  /** Guide and site one below the other, `-` where the other has a bulge. */
  readonly alignedGuide: string;
  readonly alignedSite: string;
  /** From 0 to 1; null with a bulge, an ambiguous base, and for other than 20 bases with a PAM of three behind. */
  readonly cfd: number | null;
  readonly mit: number | null;
}

/** A place that a guide may bind, before it is scored. */
export interface FoundSite {
  readonly guide: string;
  readonly part: number;
  /** Position of the base next to the PAM. */
  readonly nearest: number;
  readonly mismatches: number;
  readonly bulge: Bulge | null;
  readonly pamLength: number;
}

/** What is known of a site that was found. */
export const describeOffTarget = (
  sequence: string,
  isCircular: boolean,
  side: WindowSide,
  found: FoundSite,
): OffTarget => {
  const { guide, bulge, nearest, pamLength, part, mismatches } = found;
  const size = sequence.length;
  const length = guide.length + (bulge ? (bulge.kind === "dna" ? bulge.size : -bulge.size) : 0);
  const left = side.pamDirection === 1 ? nearest - length + 1 : nearest;
  const start = isCircular ? wrapPosition(left, size) : left;
  const read = (from: number, count: number): string => {
    const bases = sliceAround(sequence, from, count, isCircular).toUpperCase().replaceAll("U", "T");
    return side.strand === 1 ? bases : reverseComplement(bases);
  };
  const protospacer = read(left, length);
  const pam = read(side.pamDirection === 1 ? left + length : left - pamLength, pamLength);
  const isScored = !bulge && side.pamSide === "3prime" && pamLength === 3;
  const score = (method: "cfd" | "mit") =>
    isScored ? scoreOffTarget(guide, protospacer + pam, { method }) : null;
  return {
    part,
    start,
    end: start + length,
    strand: side.strand,
    protospacer,
    pam,
    mismatches,
    bulge,
    alignedGuide: bulge?.kind === "dna" ? withGap(guide, bulge, side) : guide,
    alignedSite: bulge?.kind === "rna" ? withGap(protospacer, bulge, side) : protospacer,
    cfd: score("cfd"),
    mit: score("mit"),
  };
};

/** The shorter strand with a gap at the bulge, which is counted from the PAM. */
const withGap = (bases: string, { size, fromPam }: Bulge, { pamSide }: WindowSide): string => {
  const at = pamSide === "3prime" ? bases.length - fromPam : fromPam;
  return bases.slice(0, at) + "-".repeat(size) + bases.slice(at);
};
