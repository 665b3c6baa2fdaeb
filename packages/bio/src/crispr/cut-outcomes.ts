import type { Topology } from "../sequence.ts";
import { type Guide, sliceAround } from "./guide.ts";

/** A deletion by joining two equal stretches, one on each side of a cut. */
export interface MicrohomologyDeletion {
  /** The sequence that occurred twice and occurs once afterwards. */
  readonly microhomology: string;
  /** Top-strand base from which on bases are lost, and how many. */
  readonly start: number;
  readonly length: number;
  readonly isOutOfFrame: boolean;
  /** Likelihood score of Bae; higher is likelier. */
  readonly score: number;
}

/** What is likely to become of a cut. */
export interface CutOutcomes {
  /** Deletions by microhomology, likeliest first. */
  readonly deletions: readonly MicrohomologyDeletion[];
  /** Sum of the scores. */
  readonly microhomologyScore: number;
  /** Share of it in deletions that shift the frame, 0 to 100; null without any. Above 66 is good for a knock-out. */
  readonly outOfFrameScore: number | null;
  /** The base that is most often doubled at the cut: the one before it on the strand with the PAM. */
  readonly likelyInsertion: string;
}

const FLANK = 30;
const DECAY_BASES = 20;

/**
 * What repair without a template is likely to leave at a guide's cut: deletions between microhomologies of 2 bases or
 * more within 30 bases to either side, as Microhomology-Predictor scores them.
 *
 * Sources: Bae et al. 2014, Nat Methods 11:705; the doubled base Lemos et al. 2018, PNAS 115:E2040.
 *
 * @example cutOutcomes("ACGTGGATCCAAGTCGATCCTTGACA", { cutTop: 12, strand: 1 }).deletions[0]
 * // { microhomology: "GATCC", start: 5, length: 10, isOutOfFrame: true, score: 485.6 }
 */
export const cutOutcomes = (
  sequence: string,
  guide: Pick<Guide, "cutTop" | "strand">,
  topology: Topology = "linear",
): CutOutcomes => {
  const isCircular = topology === "circular";
  const flank = Math.min(FLANK, isCircular ? Math.floor(sequence.length / 2) : sequence.length);
  const before = sliceAround(sequence, guide.cutTop - flank, flank, isCircular).toUpperCase();
  const after = sliceAround(sequence, guide.cutTop, flank, isCircular).toUpperCase();
  const deletions = findMicrohomologies(before, after).map(({ leftStart, rightStart, length }) => {
    const microhomology = before.slice(leftStart, leftStart + length);
    const lost = before.length - leftStart + rightStart;
    const strong = microhomology.replace(/[^GC]/g, "").length;
    const decay = Math.round(1000 * Math.exp(-lost / DECAY_BASES)) / 1000;
    const start = guide.cutTop - before.length + leftStart;
    return {
      microhomology,
      start: start < 0 ? start + sequence.length : start,
      length: lost,
      isOutOfFrame: lost % 3 !== 0,
      score: 100 * decay * (length + strong),
    };
  });
  deletions.sort((a, b) => b.score - a.score || a.length - b.length || a.start - b.start);
  const total = deletions.reduce((sum, { score }) => sum + score, 0);
  const shifting = deletions.reduce((sum, { score, isOutOfFrame }) => sum + (isOutOfFrame ? score : 0), 0);
  return {
    deletions,
    microhomologyScore: total,
    outOfFrameScore: total > 0 ? (100 * shifting) / total : null,
    likelyInsertion: guide.strand === 1 ? before.slice(-1) : after.slice(0, 1),
  };
};

/** Pairs of equal stretches that cannot be made longer; of several that leave the same product, the longest. */
const findMicrohomologies = (
  before: string,
  after: string,
): readonly { readonly leftStart: number; readonly rightStart: number; readonly length: number }[] => {
  const found: { leftStart: number; rightStart: number; length: number }[] = [];
  for (let leftStart = 0; leftStart < before.length; leftStart++) {
    for (let rightStart = 0; rightStart < after.length; rightStart++) {
      const isInside = leftStart > 0 && rightStart > 0 && before[leftStart - 1] === after[rightStart - 1];
      if (isInside || !/[ACGT]/.test(before[leftStart] ?? "")) continue;
      let length = 0;
      while (leftStart + length < before.length && rightStart + length < after.length) {
        if (before[leftStart + length] !== after[rightStart + length]) break;
        length++;
      }
      if (length >= 2) found.push({ leftStart, rightStart, length });
    }
  }
  return found;
};
