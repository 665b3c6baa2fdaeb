import { baseMasks } from "../../iupac.ts";
import type { OligoFault } from "./design-counts.ts";
import type { OligoSettings } from "./design-options.ts";
import type { OligoCandidate } from "./oligo-candidate.ts";
import { endStability, stretchMelting } from "./oligo-thermodynamics.ts";
import type { OligoZone } from "./oligo-zones.ts";
import { librarySimilarity } from "./similarity.ts";
import { basesOf, gcPercentOf, longRuns, type TemplateProfile, worstQuality } from "./template-profile.ts";

/** An oligo of a zone, or the first thing that ails it. */
export type OligoScorer = (start: number, length: number) => OligoCandidate | OligoFault;

/** No end of five bases is more stable in any table, kcal/mol. */
const HIGHEST_STABILITY = 15;

/** Bases at the 3' end that are judged on their own. */
const END_LENGTH = 5;

const noLibrary: readonly number[] = [];

/** The tests of one kind of oligo, in primer3's order, so that the same oligos are counted under the same faults. */
export const oligoScorer = (
  profile: TemplateProfile,
  settings: OligoSettings,
  zone: OligoZone,
): OligoScorer => {
  const { strand, excluded, given, keepsFaulty } = zone;
  const { unknown, strong } = profile;
  const { weights, annealingTemperature } = settings;
  const melting = stretchMelting(profile, settings);
  const runs = longRuns(profile, settings.maxPolyX);
  const fivePrime = baseMasks(settings.mustMatchFivePrime);
  const threePrime = baseMasks(settings.mustMatchThreePrime);
  const needsLibrary = settings.library.length > 0;
  const needsStability = settings.maxEndStability < HIGHEST_STABILITY || weights.endStability > 0;
  const mustMatch = fivePrime.length + threePrime.length > 0;

  /** The last few bases, from the 5' side of the strand. */
  const endFrom = (start: number, end: number, count: number): number => (strand === 1 ? end - count : start);

  const placeFault = (start: number, end: number): OligoFault | null => {
    const length = end - start;
    if (given !== "" && basesOf(profile, start, length, strand) !== given) return "notGiven";
    if (zone.isInRegion && !zone.isInRegion(start, end)) return "region";
    if (mustMatch) {
      const own = baseMasks(basesOf(profile, start, length, strand));
      if (!covers(fivePrime, own, 0) || !covers(threePrime, own, length - threePrime.length))
        return "mustMatch";
    }
    if (profile.isLower !== null && profile.isLower[strand === 1 ? end - 1 : start] === 1) return "masked";
    if (unknown[end]! - unknown[start]! > settings.maxUnknownBases) return "unknownBases";
    if (zone.placePenalty(start, end) === null) return "target";
    for (const region of excluded) if (start < region.end && end > region.start) return "excluded";
    return null;
  };

  const baseFault = (start: number, end: number, gcPercent: number): OligoFault | null => {
    const length = end - start;
    if (gcPercent < settings.minGcPercent || gcPercent > settings.maxGcPercent) return "gcPercent";
    if (settings.gcClamp > 0) {
      const clamp = Math.min(settings.gcClamp, length);
      const first = endFrom(start, end, clamp);
      if (strong[first + clamp]! - strong[first]! < clamp) return "gcClamp";
    }
    if (settings.maxEndGc < END_LENGTH) {
      const first = endFrom(start, end, END_LENGTH);
      if (strong[first + END_LENGTH]! - strong[first]! > settings.maxEndGc) return "endGc";
    }
    if (profile.qualities !== null) {
      const first = endFrom(start, end, END_LENGTH);
      if (worstQuality(profile, start, end) < settings.minQuality) return "quality";
      if (worstQuality(profile, first, first + END_LENGTH) < settings.minEndQuality) return "quality";
    }
    if (length > settings.maxPolyX && runs[end]! > runs[start + settings.maxPolyX]!) return "polyX";
    return null;
  };

  const meltingFault = (tm: number, boundPercent: number | null): OligoFault | null => {
    if (tm < settings.minTm) return "lowTm";
    if (tm > settings.maxTm) return "highTm";
    if (boundPercent !== null && boundPercent < settings.minBoundPercent) return "lowBound";
    if (boundPercent !== null && boundPercent > settings.maxBoundPercent) return "highBound";
    return null;
  };

  return (start, length) => {
    const end = start + length;
    const faults: OligoFault[] | null = keepsFaulty ? [] : null;
    /** Whether a fault ends it; one that is stored collects them. */
    const ends = (fault: OligoFault | null): fault is OligoFault => {
      if (fault === null) return false;
      faults?.push(fault);
      return faults === null || fault === "notGiven";
    };
    const where = placeFault(start, end);
    if (ends(where)) return where;
    const gcPercent = gcPercentOf(profile, start, length);
    const letters = baseFault(start, end, gcPercent);
    if (ends(letters)) return letters;
    const tm = melting.tm(start, length);
    const boundPercent =
      annealingTemperature === null ? null : melting.percentBound(start, length, annealingTemperature);
    const heat = meltingFault(tm, boundPercent);
    if (ends(heat)) return heat;
    const bases = needsStability || needsLibrary ? basesOf(profile, start, length, strand) : "";
    const stability = needsStability ? endStability(bases, settings.table) : 0;
    if (stability > settings.maxEndStability && ends("endStability")) return "endStability";
    const scores = needsLibrary
      ? librarySimilarity(bases, settings.library, zone.similarPart, strand)
      : noLibrary;
    const similarity = Math.max(0, ...scores);
    if (similarity > settings.maxLibraryMispriming && ends("libraryMispriming")) return "libraryMispriming";
    const quality = profile.qualities === null ? null : worstQuality(profile, start, end);
    let penalty =
      departure(tm, settings.optTm, weights.tmLow, weights.tmHigh) +
      departure(gcPercent, settings.optGcPercent, weights.gcLow, weights.gcHigh) +
      departure(length, settings.optSize, weights.sizeShort, weights.sizeLong) +
      weights.endStability * stability +
      weights.unknownBases * (unknown[end]! - unknown[start]!) +
      weights.libraryMispriming * similarity +
      weights.position * (zone.placePenalty(start, end) ?? 0);
    if (boundPercent !== null) {
      penalty += departure(boundPercent, settings.optBoundPercent, weights.boundLow, weights.boundHigh);
    }
    if (quality !== null) penalty += weights.quality * (settings.highestQuality - quality);
    return {
      start,
      length,
      strand,
      tm,
      gcPercent,
      boundPercent,
      quality,
      librarySimilarity: scores,
      penalty,
      faults,
    };
  };
};

/** Penalty of a value relative to its optimum. */
export const departure = (value: number, optimum: number, low: number, high: number): number =>
  value < optimum ? low * (optimum - value) : high * (value - optimum);

const covers = (pattern: Uint8Array, letters: Uint8Array, offset: number): boolean => {
  if (pattern.length === 0) return true;
  if (offset < 0 || pattern.length > letters.length) return false;
  return pattern.every((mask, index) => (letters[offset + index]! & ~mask) === 0);
};
