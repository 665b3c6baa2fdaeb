import { baseMasks } from "../../melting/oligo.ts";
import type { DesignCounts, OligoFault } from "./design-counts.ts";
import type { OligoSettings } from "./design-options.ts";
import { libraryMispriming } from "./library-mispriming.ts";
import type { OligoCandidate } from "./oligo-candidate.ts";
import type { OligoFolder } from "./oligo-structures.ts";
import { endStability, stretchTemperature } from "./oligo-thermodynamics.ts";
import { type RankedList, rankedList } from "./ranked-list.ts";
import { basesOf, gcPercentOf, longRuns, type TemplateProfile } from "./template-profile.ts";

/** Where one kind of oligo is looked for; all bounds on the top strand, ends half-open. */
export interface OligoZone {
  readonly strand: 1 | -1;
  readonly from: number;
  readonly to: number;
  /** The 5' end must not lie farther in than this: no product would be long enough. */
  readonly fivePrimeLimit: number;
  /** Stretches that it must not touch. */
  readonly excluded: readonly { readonly start: number; readonly end: number }[];
  /** The one target that it may touch at a price, if any. */
  readonly placePenalty: (start: number, end: number) => number | null;
  /** The oligo itself, where it is given. */
  readonly given: string;
}

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
): RankedList<OligoCandidate> => {
  const judge = oligoJudge(profile, settings, zone);
  const found: OligoCandidate[] = [];
  const { strand, from, to, fivePrimeLimit, given } = zone;
  const [least, most] = given === "" ? [settings.minSize, settings.maxSize] : [given.length, given.length];
  for (let end = from; end < to; end++) {
    const threePrime = strand === 1 ? end : from + to - 1 - end;
    for (let length = least; length <= most; length++) {
      const start = strand === 1 ? threePrime - length + 1 : threePrime;
      if (start < from || start + length > to) break;
      if (strand === 1 ? start > fivePrimeLimit : start + length - 1 < fivePrimeLimit) continue;
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
  return rankedList(weighsStructures(settings) ? addStructures(found, folder, counts) : found, byPenalty);
};

const weighsStructures = ({ weights }: OligoSettings): boolean =>
  weights.selfAny > 0 || weights.selfEnd > 0 || weights.hairpin > 0;

/** Folding is dear; only where the ranking depends on it, every oligo is folded at once. */
const addStructures = (
  oligos: readonly OligoCandidate[],
  folder: OligoFolder,
  counts: DesignCounts<OligoFault>,
): OligoCandidate[] =>
  oligos.flatMap((oligo) => {
    const structures = folder.structuresOf(oligo);
    if (structures.fault === null) {
      const weighed = { ...oligo, penalty: oligo.penalty + structures.penalty };
      folder.remember(weighed, structures);
      return [weighed];
    }
    counts.ok--;
    counts.failed[structures.fault]++;
    return [];
  });

/** Of two alike, the one farther in comes first: its product is shorter. */
const byPenalty = (a: OligoCandidate, b: OligoCandidate): number =>
  a.penalty - b.penalty || (a.strand === 1 ? b.start - a.start : a.start + a.length - b.start - b.length);

const isLasting = (fault: OligoFault): boolean =>
  fault === "polyX" || fault === "unknownBases" || fault === "excluded" || fault === "target";

/** No end of five bases is more stable in any table, kcal/mol. */
const HIGHEST_STABILITY = 15;

const noLibrary: readonly number[] = [];

const oligoJudge = (profile: TemplateProfile, settings: OligoSettings, zone: OligoZone) => {
  const { strand, excluded, given } = zone;
  const { unknown, strong } = profile;
  const tmOf = stretchTemperature(profile, settings);
  const runs = longRuns(profile, settings.maxPolyX);
  const fivePrime = baseMasks(settings.mustMatchFivePrime);
  const threePrime = baseMasks(settings.mustMatchThreePrime);
  const needsLibrary = settings.library.length > 0;
  const needsStability = settings.maxEndStability < HIGHEST_STABILITY || settings.weights.endStability > 0;
  const mustMatch = fivePrime.length + threePrime.length > 0;
  return (start: number, length: number): OligoCandidate | OligoFault => {
    const end = start + length;
    if (given !== "" && basesOf(profile, start, length, strand) !== given) return "notGiven";
    if (mustMatch) {
      const own = baseMasks(basesOf(profile, start, length, strand));
      if (!covers(fivePrime, own, 0) || !covers(threePrime, own, length - threePrime.length))
        return "mustMatch";
    }
    if (unknown[end]! - unknown[start]! > settings.maxUnknownBases) return "unknownBases";
    const place = zone.placePenalty(start, end);
    if (place === null) return "target";
    for (const region of excluded) if (start < region.end && end > region.start) return "excluded";
    const gcPercent = gcPercentOf(profile, start, length);
    if (gcPercent < settings.minGcPercent || gcPercent > settings.maxGcPercent) return "gcPercent";
    if (settings.gcClamp > 0) {
      const clamp = Math.min(settings.gcClamp, length);
      const first = strand === 1 ? end - clamp : start;
      if (strong[first + clamp]! - strong[first]! < clamp) return "gcClamp";
    }
    if (settings.maxEndGc < 5) {
      const first = strand === 1 ? end - 5 : start;
      if (strong[first + 5]! - strong[first]! > settings.maxEndGc) return "endGc";
    }
    if (length > settings.maxPolyX && runs[end]! > runs[start + settings.maxPolyX]!) return "polyX";
    const tm = tmOf(start, length);
    if (tm < settings.minTm) return "lowTm";
    if (tm > settings.maxTm) return "highTm";
    const bases = needsStability || needsLibrary ? basesOf(profile, start, length, strand) : "";
    const stability = needsStability ? endStability(bases, settings.table) : 0;
    if (stability > settings.maxEndStability) return "endStability";
    const librarySimilarity = needsLibrary ? libraryMispriming(bases, settings.library) : noLibrary;
    const similarity = librarySimilarity.reduce(
      (most, score, index) => Math.max(most, score * (settings.library[index]?.weight ?? 1)),
      0,
    );
    if (similarity > settings.maxLibraryMispriming) return "libraryMispriming";
    const { weights } = settings;
    const penalty =
      departure(tm, settings.optTm, weights.tmLow, weights.tmHigh) +
      departure(gcPercent, settings.optGcPercent, weights.gcLow, weights.gcHigh) +
      departure(length, settings.optSize, weights.sizeShort, weights.sizeLong) +
      weights.endStability * stability +
      weights.unknownBases * (unknown[end]! - unknown[start]!) +
      weights.libraryMispriming * similarity +
      weights.position * place;
    return { start, length, strand, tm, gcPercent, librarySimilarity, penalty };
  };
};

/** Penalty of a value beside its optimum. */
export const departure = (value: number, optimum: number, low: number, high: number): number =>
  value < optimum ? low * (optimum - value) : high * (value - optimum);

const covers = (pattern: Uint8Array, letters: Uint8Array, offset: number): boolean => {
  if (pattern.length === 0) return true;
  if (offset < 0 || pattern.length > letters.length) return false;
  return pattern.every((mask, index) => (letters[offset + index]! & ~mask) === 0);
};
