import { reverseComplement } from "../../alphabet.ts";
import { baseMasks } from "../../iupac.ts";
import { alignDuplex } from "../../melting/align-duplex.ts";
import { ZERO_CELSIUS } from "../../melting/conditions.ts";
import { saltEntropy, strandTerm } from "../../melting/fold.ts";
import { baseCodes } from "../../melting/folding-parameters.ts";
import type { OligoSettings, PairSettings } from "./design-options.ts";
import type { OligoCandidate } from "./oligo-candidate.ts";
import { similarity } from "./similarity.ts";
import { basesOf, type TemplateProfile } from "./template-profile.ts";

/** The best wrong place of an oligo's 3' end on the template, where it would prime as it does, and the other way. */
export interface Misplacing {
  readonly along: number;
  readonly against: number;
}

/** Mispriming by score of the local alignment, and by Tm in °C. Null if not requested. */
export interface TemplateMispriming {
  readonly score: Misplacing | null;
  readonly tm: Misplacing | null;
}

/** The value for an oligo that was not searched elsewhere on its template. */
export const noMispriming: TemplateMispriming = { score: null, tm: null };

/** Looks along the whole template, so it costs its length for every oligo. */
export const templateMispriming = (
  profile: TemplateProfile,
  settings: OligoSettings,
  pair: PairSettings | null,
): ((oligo: OligoCandidate) => TemplateMispriming) => {
  const askers = pair ? [settings, pair] : [settings];
  const needsScore = askers.some(
    (one) => one.maxTemplateMispriming >= 0 || one.weights.templateMispriming > 0,
  );
  const needsTm = askers.some(
    (one) => one.maxTemplateMisprimingTm >= 0 || one.weights.templateMisprimingTm > 0,
  );
  if (!needsScore && !needsTm) return () => noMispriming;
  const strands = strandTerm(settings, false);
  const salt = saltEntropy(settings);
  const scoreOf = (bases: string, target: string): number =>
    similarity(baseMasks(bases), baseMasks(target), "threePrime");
  const tmOf = (bases: string, target: string): number => {
    const partner = baseCodes(reverseComplement(target, "dna"));
    const duplex = target === "" ? null : alignDuplex(baseCodes(bases), partner, strands, true);
    if (!duplex) return 0;
    const entropy = duplex.deltaS + (duplex.pairs.length - 1) * salt + strands;
    return Math.max(0, duplex.deltaH / entropy - ZERO_CELSIUS);
  };
  return (oligo) => {
    const { start, length, strand } = oligo;
    const bases = basesOf(profile, start, length, strand);
    const top = [profile.letters.slice(0, start), profile.letters.slice(start + length)];
    const beside = strand === 1 ? top : top.map((letters) => reverseComplement(letters, "dna"));
    const across = strand === 1 ? reverseComplement(profile.letters, "dna") : profile.letters;
    const misplacing = (measure: (oligo: string, target: string) => number): Misplacing => ({
      along: Math.max(...beside.map((target) => measure(bases, target))),
      against: measure(bases, across),
    });
    return { score: needsScore ? misplacing(scoreOf) : null, tm: needsTm ? misplacing(tmOf) : null };
  };
};

/** The worse way of two. */
export const worstOf = (place: Misplacing | null): number =>
  place ? Math.max(place.along, place.against) : 0;

/** Both primers at their wrong places: one along, the other against, as primer3 adds them up. */
export const sumOfBoth = (left: Misplacing | null, right: Misplacing | null): number =>
  left && right ? Math.max(left.along + right.against, left.against + right.along) : 0;
