import type { DesignCounts, OligoFault, PairFault } from "./design-counts.ts";
import type { DesignSettings } from "./design-options.ts";
import type { OligoCandidate } from "./oligo-candidate.ts";
import { type OligoFolder, type OligoStructures, refusal, structurePenalty } from "./oligo-structures.ts";
import {
  insertInOrder,
  nextPairs,
  type PairCandidate,
  type PairSearch,
  pairKey,
  pairScorer,
} from "./pair-candidates.ts";
import type { RankedList } from "./ranked-list.ts";
import { sumOfBoth } from "./template-mispriming.ts";
import type { TemplateProfile } from "./template-profile.ts";

/** A pair that passed every test. */
export interface SelectedPair extends PairCandidate {
  readonly leftStructures: OligoStructures;
  readonly rightStructures: OligoStructures;
  readonly internal: { readonly oligo: OligoCandidate; readonly structures: OligoStructures } | null;
  readonly complAny: number;
  readonly complEnd: number;
  /** Of both primers on the template together; 0 if not requested. */
  readonly misprimingScore: number;
  readonly misprimingTm: number;
  readonly totalPenalty: number;
}

/** What pairs are picked from. */
export interface PickInput {
  readonly profile: TemplateProfile;
  readonly settings: DesignSettings;
  readonly lefts: RankedList<OligoCandidate>;
  readonly rights: RankedList<OligoCandidate>;
  readonly internals: RankedList<OligoCandidate> | null;
  readonly folder: OligoFolder;
  readonly internalFolder: OligoFolder | null;
  readonly counts: {
    readonly left: DesignCounts<OligoFault>;
    readonly right: DesignCounts<OligoFault>;
    readonly internal: DesignCounts<OligoFault>;
    readonly pair: DesignCounts<PairFault>;
  };
  readonly isAborted: () => boolean;
}

/** Candidates folded in one go; each further go takes twice as many. */
const FIRST_BATCH = 24;

/**
 * The best pairs, best first, starting with the first range of product sizes. Folding is expensive, so candidates are
 * folded in the order of the penalty known before, and no more than necessary: folding only adds penalty, so a folded
 * pair is final once no other can start below it, and candidates too close to a final pair are not folded at all.
 */
export const pickPairs = (input: PickInput): SelectedPair[] => {
  const { settings, profile, counts } = input;
  if (settings.internal && input.internals?.size === 0) return [];
  const judge = pairScorer(profile, settings);
  const picked: SelectedPair[] = [];
  const failed = new Set<OligoCandidate>();
  for (const range of settings.productSizes) {
    if (picked.length >= settings.count || input.isAborted()) break;
    const examined = new Set<string>();
    const search: PairSearch = {
      lefts: input.lefts,
      rights: input.rights,
      judge: (left, right) => judge(left, right, range),
      primersWeight: settings.pair.weights.primers,
      failed,
      examined,
    };
    /** Folded, by penalty; the order in which equal ones came stays. */
    const folded: SelectedPair[] = [];
    const settle = (below: number): void => {
      while (folded.length > 0 && folded[0]!.totalPenalty <= below && picked.length < settings.count) {
        const best = folded.shift()!;
        if (!isNearAny(best, picked, settings)) picked.push(best);
        else counts.pair.failed.threePrimeDistance++;
      }
    };
    for (let batch = FIRST_BATCH; !input.isAborted(); batch *= 2) {
      const pairs = nextPairs(search, batch, examined.size === 0 ? counts.pair : null);
      for (const pair of pairs) {
        settle(pair.penalty);
        if (input.isAborted() || picked.length >= settings.count) break;
        examined.add(pairKey(pair));
        const result = foldPair(pair, input, failed, picked);
        if (typeof result === "string") counts.pair.failed[result]++;
        else insertInOrder(folded, result, ({ totalPenalty }) => totalPenalty);
      }
      if (pairs.length < batch || picked.length >= settings.count) break;
    }
    settle(Number.POSITIVE_INFINITY);
  }
  counts.pair.ok = picked.length;
  return picked;
};

/** All tests that need folding, cheapest oligo first; the oligos that fail are remembered and counted once. */
const foldPair = (
  pair: PairCandidate,
  input: PickInput,
  failed: Set<OligoCandidate>,
  picked: readonly SelectedPair[],
): SelectedPair | PairFault => {
  const { settings, folder, counts } = input;
  const { left, right } = pair;
  const leftStructures = passing(left, folder, counts.left, failed);
  const rightStructures = leftStructures && passing(right, folder, counts.right, failed);
  if (!leftStructures || !rightStructures) return "oligo";
  const { weights, maxTemplateMispriming, maxTemplateMisprimingTm } = settings.pair;
  const misprimingScore = sumOfBoth(leftStructures.mispriming.score, rightStructures.mispriming.score);
  const misprimingTm = sumOfBoth(leftStructures.mispriming.tm, rightStructures.mispriming.tm);
  if (
    (maxTemplateMispriming >= 0 && misprimingScore > maxTemplateMispriming) ||
    (maxTemplateMisprimingTm >= 0 && misprimingTm > maxTemplateMisprimingTm)
  ) {
    return "templateMispriming";
  }
  const coolest = Math.min(left.tm, right.tm);
  let least = pair.penalty + weights.templateMispriming * misprimingScore;
  if (weights.templateMisprimingTm > 0) {
    least += weights.templateMisprimingTm * structurePenalty(coolest, misprimingTm);
  }
  const internal = settings.internal ? bestInternal(pair, input, failed) : null;
  if (settings.internal && !internal) return "noInternal";
  if (isNearAny({ left, right, internal }, picked, settings)) return "threePrimeDistance";
  const complAny = folder.dimerTm(left, right, false);
  if (complAny > settings.pair.maxComplAnyTm) return "complAny";
  const complEnd = folder.dimerTm(left, right, true);
  if (complEnd > settings.pair.maxComplEndTm) return "complEnd";
  const totalPenalty =
    least +
    weights.internal * (internal?.oligo.penalty ?? 0) +
    weights.complAny * (structurePenalty(coolest, complAny) - structurePenalty(coolest, 0)) +
    weights.complEnd * (structurePenalty(coolest, complEnd) - structurePenalty(coolest, 0));
  const structures = { leftStructures, rightStructures, internal, complAny, complEnd };
  return { ...pair, ...structures, misprimingScore, misprimingTm, totalPenalty };
};

const passing = (
  oligo: OligoCandidate,
  folder: OligoFolder,
  counts: DesignCounts<OligoFault>,
  failed: Set<OligoCandidate>,
): OligoStructures | null => {
  if (failed.has(oligo)) return null;
  const structures = folder.structuresOf(oligo);
  const fault = refusal(oligo, structures);
  if (fault === null) return structures;
  failed.add(oligo);
  counts.ok--;
  counts.failed[fault]++;
  return null;
};

/** The best oligo between the primers' 3' ends. */
const bestInternal = (
  { left, right }: PairCandidate,
  { internals, internalFolder, counts }: PickInput,
  failed: Set<OligoCandidate>,
): SelectedPair["internal"] => {
  const from = left.start + left.length;
  for (let rank = 0; internals && rank < internals.size; rank++) {
    const oligo = internals.at(rank)!;
    if (oligo.start < from || oligo.start + oligo.length > right.start || !internalFolder) continue;
    const structures = passing(oligo, internalFolder, counts.internal, failed);
    if (structures) return { oligo, structures };
  }
  return null;
};

/** Whether a 3' end is too close to that of the same kind of oligo in a final pair. */
const isNearAny = (
  { left, right, internal }: Pick<SelectedPair, "left" | "right" | "internal">,
  settled: readonly SelectedPair[],
  { pair }: DesignSettings,
): boolean =>
  settled.some(
    (other) =>
      tooNear(left, other.left, pair.minLeftThreePrimeDistance) ||
      tooNear(right, other.right, pair.minRightThreePrimeDistance) ||
      (internal !== null &&
        other.internal !== null &&
        tooNear(internal.oligo, other.internal.oligo, pair.minInternalThreePrimeDistance)),
  );

const tooNear = (a: OligoCandidate, b: OligoCandidate, distance: number): boolean => {
  if (distance < 0) return false;
  if (distance === 0) return a === b;
  const end = ({ start, length, strand }: OligoCandidate): number => (strand === 1 ? start + length : start);
  return Math.abs(end(a) - end(b)) < distance;
};
