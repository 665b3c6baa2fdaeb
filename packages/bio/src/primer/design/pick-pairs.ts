import type { DesignCounts, OligoFault, PairFault } from "./design-counts.ts";
import type { DesignSettings } from "./design-options.ts";
import type { OligoCandidate } from "./oligo-candidate.ts";
import { type OligoFolder, type OligoStructures, refusal, structurePenalty } from "./oligo-structures.ts";
import {
  liesAcross,
  nextPairs,
  type PairCandidate,
  type PairSearch,
  pairJudge,
  pairKey,
} from "./pair-candidates.ts";
import type { RankedList } from "./ranked-list.ts";
import { sumOfBoth } from "./template-mispriming.ts";
import type { TemplateProfile } from "./template-profile.ts";

/** A pair that passed every test. */
export interface PickedPair extends PairCandidate {
  readonly leftStructures: OligoStructures;
  readonly rightStructures: OligoStructures;
  readonly internal: { readonly oligo: OligoCandidate; readonly structures: OligoStructures } | null;
  readonly complAny: number;
  readonly complEnd: number;
  /** Of both primers on the template together; 0 where nobody asked. */
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
 * The best pairs, best first, from the first range of product sizes on. Folding is dear, so candidates are folded in the
 * order of the penalty that is known before, and no more than decide the answer: what folding adds is never negative.
 */
export const pickPairs = (input: PickInput): PickedPair[] => {
  const { settings, profile, counts } = input;
  const judge = pairJudge(profile, settings);
  const picked: PickedPair[] = [];
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
    const good: PickedPair[] = [];
    for (let batch = FIRST_BATCH; !input.isAborted(); batch *= 2) {
      const pairs = nextPairs(search, batch, examined.size === 0 ? counts.pair : null);
      for (const pair of pairs) {
        if (input.isAborted()) break;
        const bound = separate([...picked, ...good], picked.length, settings, null)[settings.count - 1];
        if (bound && pair.penalty >= bound.totalPenalty) break;
        examined.add(pairKey(pair));
        const result = foldPair(pair, input, failed, bound?.totalPenalty ?? Number.POSITIVE_INFINITY);
        if (typeof result === "string") counts.pair.failed[result]++;
        else if (result) good.push(result);
      }
      const chosen = separate([...picked, ...good], picked.length, settings, null);
      const bound = chosen[settings.count - 1];
      const last = pairs[pairs.length - 1];
      if (pairs.length < batch || (bound && last && last.penalty >= bound.totalPenalty)) break;
    }
    const chosen = separate([...picked, ...good], picked.length, settings, counts.pair);
    picked.splice(0, picked.length, ...chosen.slice(0, settings.count));
  }
  counts.pair.ok = picked.length;
  return picked;
};

/**
 * All tests that need folding, cheapest oligo first; the oligos that fail are remembered and counted once. Null for a
 * pair that is seen to be beyond the limit before its primers are laid on each other.
 */
const foldPair = (
  pair: PairCandidate,
  input: PickInput,
  failed: Set<OligoCandidate>,
  limit: number,
): PickedPair | PairFault | null => {
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
  if (least >= limit) return null;
  const complAny = folder.dimerTm(left, right, false);
  if (complAny > settings.pair.maxComplAnyTm) return "complAny";
  const complEnd = folder.dimerTm(left, right, true);
  if (complEnd > settings.pair.maxComplEndTm) return "complEnd";
  const internal = settings.internal ? bestInternal(pair, input, failed) : null;
  if (settings.internal && !internal) return "noInternal";
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
  { internals, internalFolder, settings, counts }: PickInput,
  failed: Set<OligoCandidate>,
): PickedPair["internal"] => {
  const from = left.start + left.length;
  const {
    internalOverlapJunctions: gaps,
    internalMinFivePrimeOverlap: before,
    internalMinThreePrimeOverlap: after,
  } = settings;
  for (let rank = 0; internals && rank < internals.size; rank++) {
    const oligo = internals.at(rank)!;
    if (oligo.start < from || oligo.start + oligo.length > right.start || !internalFolder) continue;
    if (gaps.length > 0 && !gaps.some((gap) => liesAcross(oligo, gap, before, after))) continue;
    const structures = passing(oligo, internalFolder, counts.internal, failed);
    if (structures) return { oligo, structures };
  }
  return null;
};

/** Pairs by penalty, each far enough from those before; the first `settled` come from an earlier range and stay first. */
const separate = (
  pairs: readonly PickedPair[],
  settled: number,
  {
    pair: { minLeftThreePrimeDistance, minRightThreePrimeDistance, minInternalThreePrimeDistance },
  }: DesignSettings,
  counts: DesignCounts<PairFault> | null,
): PickedPair[] => {
  const rest = pairs.slice(settled).sort((a, b) => a.totalPenalty - b.totalPenalty);
  const chosen = pairs.slice(0, settled);
  for (const pair of rest) {
    const isTooNear = chosen.some(
      (other) =>
        tooNear(pair.left, other.left, minLeftThreePrimeDistance) ||
        tooNear(pair.right, other.right, minRightThreePrimeDistance) ||
        (pair.internal !== null &&
          other.internal !== null &&
          tooNear(pair.internal.oligo, other.internal.oligo, minInternalThreePrimeDistance)),
    );
    if (!isTooNear) chosen.push(pair);
    else if (counts) counts.failed.threePrimeDistance++;
  }
  return chosen;
};

const tooNear = (a: OligoCandidate, b: OligoCandidate, distance: number): boolean => {
  if (distance < 0) return false;
  if (distance === 0) return a === b;
  const end = ({ start, length, strand }: OligoCandidate): number => (strand === 1 ? start + length : start);
  return Math.abs(end(a) - end(b)) < distance;
};
