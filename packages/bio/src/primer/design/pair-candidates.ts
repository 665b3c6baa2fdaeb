import { completeConditions, sodiumEquivalentMolar } from "../../melting/conditions.ts";
import { longOligoTemperature } from "../../melting/melting-temperature.ts";
import type { DesignCounts, PairFault } from "./design-counts.ts";
import type { DesignSettings } from "./design-options.ts";
import type { OligoCandidate } from "./oligo-candidate.ts";
import { departure } from "./oligo-scorer.ts";
import { structurePenalty } from "./oligo-structures.ts";
import { solventShift } from "./oligo-thermodynamics.ts";
import type { RankedList } from "./ranked-list.ts";
import { gcPercentOf, type TemplateProfile } from "./template-profile.ts";

/** Two primers that suit each other, but for their structures. */
export interface PairCandidate {
  readonly left: OligoCandidate;
  readonly right: OligoCandidate;
  readonly productSize: number;
  readonly productTm: number;
  readonly tmDifference: number;
  /** All of the penalty that is known without folding. */
  readonly penalty: number;
}

/** The cheap tests of a pair, the most frequent refusal first. */
export const pairScorer = (profile: TemplateProfile, settings: DesignSettings) => {
  const { pair, primer, targets, pairRegions } = settings;
  const { weights } = pair;
  const sodium = sodiumEquivalentMolar(completeConditions(primer));
  const solvent = solventShift(primer);
  const usesProductTm =
    Number.isFinite(pair.minProductTm) || Number.isFinite(pair.maxProductTm) || pair.optProductTm > 0;
  return (
    left: OligoCandidate,
    right: OligoCandidate,
    [minSize, maxSize]: readonly [number, number],
  ): PairCandidate | PairFault => {
    const productSize = right.start + right.length - left.start;
    if (productSize < minSize || productSize > maxSize) return "productSize";
    if (left.start > right.start || left.start + left.length > right.start + right.length)
      return "productSize";
    const flanks = ({ start, length }: { start: number; length: number }): boolean =>
      settings.insidePenalty >= 0
        ? left.start <= start && right.start + right.length >= start + length
        : left.start + left.length <= start && right.start >= start + length;
    if (targets.length > 0 && !targets.some(flanks)) return "target";
    if (
      pairRegions.length > 0 &&
      !pairRegions.some((region) => liesIn(left, region.left) && liesIn(right, region.right))
    ) {
      return "region";
    }
    const { overlapJunctions, minFivePrimeOverlap, minThreePrimeOverlap } = settings;
    if (
      overlapJunctions.length > 0 &&
      !overlapJunctions.some(
        (gap) =>
          liesAcross(left, gap, minFivePrimeOverlap, minThreePrimeOverlap) ||
          liesAcross(right, gap, minThreePrimeOverlap, minFivePrimeOverlap),
      )
    ) {
      return "overlapJunction";
    }
    const tmDifference = Math.abs(left.tm - right.tm);
    if (tmDifference > pair.maxTmDifference) return "tmDifference";
    const gc = gcPercentOf(profile, left.start, productSize) / 100;
    const bareTm = longOligoTemperature(productSize, gc, sodium);
    const productTm = solvent ? solvent(bareTm, gc) : bareTm;
    if (usesProductTm && productTm < pair.minProductTm) return "lowProductTm";
    if (usesProductTm && productTm > pair.maxProductTm) return "highProductTm";
    const similarity = pairSimilarity(left, right);
    if (similarity > pair.maxLibraryMispriming) return "libraryMispriming";
    let penalty = weights.primers * (left.penalty + right.penalty) + weights.tmDifference * tmDifference;
    penalty += weights.libraryMispriming * similarity;
    // The minimum penalty of structures; the rest is added by folding.
    const least = structurePenalty(Math.min(left.tm, right.tm), 0);
    penalty += (weights.complAny + weights.complEnd) * least;
    if (pair.optProductSize > 0) {
      const { productSizeShort, productSizeLong } = weights;
      penalty += departure(productSize, pair.optProductSize, productSizeShort, productSizeLong);
    }
    if (pair.optProductTm > 0) {
      penalty += departure(productTm, pair.optProductTm, weights.productTmLow, weights.productTmHigh);
    }
    return { left, right, productSize, productTm, tmDifference, penalty };
  };
};

const liesIn = (oligo: OligoCandidate, region: { start: number; length: number } | null): boolean =>
  region === null ||
  (oligo.start >= region.start && oligo.start + oligo.length <= region.start + region.length);

/** Whether an oligo has this many bases on the top strand's left and right of a gap. */
const liesAcross = (oligo: OligoCandidate, gap: number, before: number, after: number): boolean =>
  gap - oligo.start >= before && oligo.start + oligo.length - gap >= after;

/** The worst sum of both primers' scores against one strand of a sequence of the library. */
const pairSimilarity = (left: OligoCandidate, right: OligoCandidate): number => {
  let most = 0;
  for (let index = 0; index < left.librarySimilarity.length; index++) {
    // As in primer3, which uses integer scores of each primer for its pairs.
    const points = Math.trunc(left.librarySimilarity[index]!) + Math.trunc(right.librarySimilarity[index]!);
    most = Math.max(most, points);
  }
  return most;
};

/** What {@link nextPairs} chooses from. */
export interface PairSearch {
  readonly lefts: RankedList<OligoCandidate>;
  readonly rights: RankedList<OligoCandidate>;
  readonly judge: (left: OligoCandidate, right: OligoCandidate) => PairCandidate | PairFault;
  /** What the primers' penalties count for in that of the pair. */
  readonly primersWeight: number;
  /** Oligos that failed later tests, and pairs that were handed out before. */
  readonly failed: ReadonlySet<OligoCandidate>;
  readonly examined: ReadonlySet<string>;
}

/**
 * The best pairs by penalty without structures that were not returned before, at most this many, best first. A row
 * ends where its pairs can only be worse than the stored ones. Updates `counts` if given.
 */
export const nextPairs = (
  search: PairSearch,
  most: number,
  counts: DesignCounts<PairFault> | null,
): PairCandidate[] => {
  const { lefts, rights, judge, primersWeight, failed, examined } = search;
  const kept: PairCandidate[] = [];
  const cheapestLeft = lefts.at(0)?.penalty ?? 0;
  let bound = Number.POSITIVE_INFINITY;
  for (let row = 0; row < rights.size; row++) {
    const right = rights.at(row)!;
    if (primersWeight * (right.penalty + cheapestLeft) >= bound) break;
    if (failed.has(right)) continue;
    for (let column = 0; column < lefts.size; column++) {
      const left = lefts.at(column)!;
      if (primersWeight * (right.penalty + left.penalty) >= bound) break;
      const verdict = judge(left, right);
      if (counts) counts.considered++;
      if (typeof verdict === "string") {
        if (counts) counts.failed[verdict]++;
        continue;
      }
      if (verdict.penalty >= bound || failed.has(left) || examined.has(pairKey(verdict))) continue;
      if (kept.length === most) kept.pop();
      insertInOrder(kept, verdict, ({ penalty }) => penalty);
      if (kept.length === most) bound = kept[most - 1]!.penalty;
    }
  }
  return kept;
};

/** Tells one pair from another by the places of its primers. */
export const pairKey = ({ left, right }: PairCandidate): string =>
  `${left.start} ${left.length} ${right.start} ${right.length}`;

/** Puts an item behind all that are no greater. */
export const insertInOrder = <T>(items: T[], item: T, keyOf: (item: T) => number): void => {
  const key = keyOf(item);
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyOf(items[middle]!) <= key) low = middle + 1;
    else high = middle;
  }
  items.splice(low, 0, item);
};
