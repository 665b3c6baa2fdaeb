import type { DesignCounts, OligoFault } from "./design-counts.ts";
import type { OligoSettings } from "./design-options.ts";
import type { OligoCandidate } from "./oligo-candidate.ts";
import { oligoScorer } from "./oligo-scorer.ts";
import { type OligoFolder, refusal } from "./oligo-structures.ts";
import type { OligoZone } from "./oligo-zones.ts";
import { type RankedList, rankedList } from "./ranked-list.ts";
import type { TemplateProfile } from "./template-profile.ts";

/**
 * Every oligo of a zone that passes, by penalty. From each 3' end it grows 5'-wards; what ails it there and
 * cannot be outgrown (a run, unknown bases, a region) ends the growth. Linear in the zone.
 */
export const findOligos = (
  profile: TemplateProfile,
  settings: OligoSettings,
  zone: OligoZone,
  counts: DesignCounts<OligoFault>,
  folder: OligoFolder,
  compare: (a: OligoCandidate, b: OligoCandidate) => number = byPenalty,
): RankedList<OligoCandidate> => {
  const judge = oligoScorer(profile, settings, zone);
  const found: OligoCandidate[] = [];
  const { strand, from, to, fivePrimeLimit, fivePrimeAt, threePrimeAt, given } = zone;
  const [least, most] = given === "" ? [settings.minSize, settings.maxSize] : [given.length, given.length];
  for (let end = from; end < to; end++) {
    const threePrime = strand === 1 ? end : from + to - 1 - end;
    if (threePrimeAt !== null && threePrime !== threePrimeAt) continue;
    for (let length = least; length <= most; length++) {
      const start = strand === 1 ? threePrime - length + 1 : threePrime;
      if (start < from || start + length > to) break;
      const fivePrime = strand === 1 ? start : start + length - 1;
      if (strand === 1 ? fivePrime > fivePrimeLimit : fivePrime < fivePrimeLimit) continue;
      if (fivePrimeAt !== null && fivePrime !== fivePrimeAt) continue;
      counts.considered++;
      const verdict = judge(start, length);
      if (typeof verdict === "string") {
        counts.failed[verdict]++;
        if (isLasting(verdict)) break;
      } else {
        counts.ok++;
        found.push(verdict);
      }
    }
  }
  return rankedList(weighsStructures(settings) ? addStructures(found, folder, counts) : found, compare);
};

const weighsStructures = ({ weights }: OligoSettings): boolean =>
  weights.selfAny > 0 ||
  weights.selfEnd > 0 ||
  weights.hairpin > 0 ||
  weights.templateMispriming > 0 ||
  weights.templateMisprimingTm > 0;

/** Folding is dear; only where the ranking depends on it, every oligo is folded at once. */
const addStructures = (
  oligos: readonly OligoCandidate[],
  folder: OligoFolder,
  counts: DesignCounts<OligoFault>,
): OligoCandidate[] =>
  oligos.flatMap((oligo) => {
    const structures = folder.structuresOf(oligo);
    const fault = refusal(oligo, structures);
    if (fault === null) {
      const weighed = { ...oligo, penalty: oligo.penalty + structures.penalty };
      folder.remember(weighed, structures);
      return [weighed];
    }
    counts.ok--;
    counts.failed[fault]++;
    return [];
  });

/** Of two equal ones, the inner one comes first: its product is shorter. */
const byPenalty = (a: OligoCandidate, b: OligoCandidate): number =>
  a.penalty - b.penalty || (a.strand === 1 ? b.start - a.start : a.start + a.length - b.start - b.length);

/**
 * Of two equal ones, the one whose 5' end is further right comes first: the order of lists, where product size is
 * irrelevant.
 */
export const byPenaltyAlone = (a: OligoCandidate, b: OligoCandidate): number =>
  a.penalty - b.penalty || fivePrimeOf(b) - fivePrimeOf(a);

const fivePrimeOf = ({ start, length, strand }: OligoCandidate): number =>
  strand === 1 ? start : start + length - 1;

/** What a longer oligo with this 3' end has as well. */
const lastingFaults: ReadonlySet<OligoFault> = new Set([
  "polyX",
  "unknownBases",
  "excluded",
  "target",
  "masked",
  "libraryMispriming",
]);

const isLasting = (fault: OligoFault): boolean => lastingFaults.has(fault);
