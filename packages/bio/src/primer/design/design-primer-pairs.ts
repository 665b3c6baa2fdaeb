import type { Segment } from "../../feature.ts";
import { piecesOf, wrapPosition } from "../../range.ts";
import { checkTemplate, type Template, type TemplateError } from "../template.ts";
import {
  countOligos,
  countPairs,
  type DesignCounts,
  explainCounts,
  type OligoFault,
  oligoFaults,
  type PairFault,
  pairFaults,
} from "./design-counts.ts";
import type { DesignSettings, PrimerDesignOptions } from "./design-options.ts";
import { checkSettings, completeSettings, openCircle, type SettingsError } from "./design-settings.ts";
import { findOligos, type OligoCandidate } from "./oligo-candidates.ts";
import { type OligoStructures, oligoFolder } from "./oligo-structures.ts";
import { endStability } from "./oligo-thermodynamics.ts";
import { internalZone, leftZone, rightZone } from "./oligo-zones.ts";
import { type PickedPair, pickPairs } from "./pick-pairs.ts";
import { basesOf, profileTemplate, type TemplateProfile } from "./template-profile.ts";

/** An oligo of the answer. Temperatures in °C; structures that melt below 0 °C are given as 0. */
export interface DesignedOligo {
  /** 5' to 3'. */
  readonly bases: string;
  /** First base on the top strand, zero-based, and how many; on a circle it may cross the origin. */
  readonly start: number;
  readonly length: number;
  readonly strand: 1 | -1;
  /** In reading order on its strand. */
  readonly locations: readonly Segment[];
  readonly penalty: number;
  readonly tm: number;
  readonly gcPercent: number;
  readonly selfAnyTm: number;
  readonly selfEndTm: number;
  readonly hairpinTm: number;
  /** kcal/mol of the five bases at the 3' end. */
  readonly endStability: number;
}

export interface PrimerPair {
  /** Lower is better. */
  readonly penalty: number;
  readonly left: DesignedOligo;
  readonly right: DesignedOligo;
  readonly internal: DesignedOligo | null;
  /** bp, primers included. */
  readonly productSize: number;
  readonly productTm: number;
  readonly tmDifference: number;
  readonly complAnyTm: number;
  readonly complEndTm: number;
}

/** How many oligos and pairs were looked at, and what became of them. */
export interface DesignExplanation {
  readonly left: DesignCounts<OligoFault>;
  readonly right: DesignCounts<OligoFault>;
  readonly internal: DesignCounts<OligoFault> | null;
  readonly pair: DesignCounts<PairFault>;
  /** The same in primer3's words, one line each. */
  readonly text: {
    readonly left: string;
    readonly right: string;
    readonly internal: string;
    readonly pair: string;
  };
}

export interface DesignError {
  readonly code: TemplateError["code"] | SettingsError["code"] | "aborted";
  readonly message: string;
  readonly position?: number;
}

export type DesignResult =
  | { readonly ok: true; readonly pairs: readonly PrimerPair[]; readonly explanation: DesignExplanation }
  | { readonly ok: false; readonly error: DesignError };

/**
 * Primer pairs for a region or a whole template, best first. Defaults of the product are {@link defaultDesign}; those of
 * primer3 come with {@link fromPrimer3Settings}. No pair is an empty list, and `explanation` says what oligos and pairs
 * failed for. The penalty is primer3's (Untergasser et al., Nucleic Acids Res 2012;40:e115), folding is by
 * {@link foldDimer} and {@link foldHairpin}. On a circle regions and targets may cross the origin. Errors: no template,
 * letters that are no bases, a region that does not lie on it, limits that contradict each other.
 *
 * @example designPrimerPairs(record, { targets: [{ start: 400, length: 60 }], productSizes: [[150, 300]] })
 * // { ok: true, pairs: [{ left: { bases: "GCAGTCGTAGGCTAACCTGA", start: 331, tm: 60.1, … }, right: … }], … }
 */
export const designPrimerPairs = (template: Template, options: PrimerDesignOptions = {}): DesignResult => {
  const molecule = checkTemplate(template);
  if (!molecule.ok) return molecule;
  const size = molecule.sequence.length;
  const completed = completeSettings(options);
  const problem = checkSettings(completed, size, molecule.topology);
  if (problem) return { ok: false, error: problem };
  const { settings, shift } = openCircle(completed, size);
  const isAborted = (): boolean => options.signal?.aborted === true;

  const profile = profileTemplate(molecule.sequence.slice(shift) + molecule.sequence.slice(0, shift));
  const counts = { left: countOligos(), right: countOligos(), internal: countOligos(), pair: countPairs() };
  const lefts = findOligos(profile, settings.primer, leftZone(settings, size), counts.left);
  options.onProgress?.(0.3);
  const rights = findOligos(profile, settings.primer, rightZone(settings, size), counts.right);
  options.onProgress?.(0.6);
  const internals = settings.internal
    ? findOligos(profile, settings.internal, internalZone(settings, size), counts.internal)
    : null;
  const folder = oligoFolder(profile, settings.primer);
  const internalFolder = settings.internal ? oligoFolder(profile, settings.internal) : null;
  const picked = pickPairs({
    profile,
    settings,
    lefts,
    rights,
    internals,
    folder,
    internalFolder,
    counts,
    isAborted,
  });
  if (isAborted()) return { ok: false, error: { code: "aborted", message: "The design was cancelled." } };
  options.onProgress?.(1);
  const text = {
    left: explainCounts(counts.left, oligoFaults),
    right: explainCounts(counts.right, oligoFaults),
    internal: settings.internal ? explainCounts(counts.internal, oligoFaults) : "",
    pair: explainCounts(counts.pair, pairFaults),
  };
  const explanation = { ...counts, internal: settings.internal ? counts.internal : null, text };
  return { ok: true, pairs: picked.map((pair) => present(pair, profile, settings, shift)), explanation };
};

const present = (
  pair: PickedPair,
  profile: TemplateProfile,
  settings: DesignSettings,
  shift: number,
): PrimerPair => {
  const { leftStructures, rightStructures, internal, productSize, productTm, tmDifference } = pair;
  const place = (oligo: OligoCandidate, structures: OligoStructures): DesignedOligo =>
    presentOligo(oligo, structures, { profile, table: settings.primer.table, shift });
  return {
    penalty: pair.totalPenalty,
    left: place(pair.left, leftStructures),
    right: place(pair.right, rightStructures),
    internal: internal && place(internal.oligo, internal.structures),
    productSize,
    productTm,
    tmDifference,
    complAnyTm: pair.complAny,
    complEndTm: pair.complEnd,
  };
};

const presentOligo = (
  oligo: OligoCandidate,
  { selfAny, selfEnd, hairpin, penalty }: OligoStructures,
  { profile, table, shift }: { profile: TemplateProfile; table: string; shift: number },
): DesignedOligo => {
  const { size } = profile;
  const start = wrapPosition(oligo.start + shift, size);
  const { length, strand, tm, gcPercent } = oligo;
  const bases = basesOf(profile, oligo.start, length, strand);
  const pieces = piecesOf({ start, length }, size, true).map((piece) => ({ ...piece, strand }));
  return {
    bases,
    start,
    length,
    strand,
    locations: strand === 1 ? pieces : pieces.reverse(),
    penalty: oligo.penalty + penalty,
    tm,
    gcPercent,
    selfAnyTm: selfAny,
    selfEndTm: selfEnd,
    hairpinTm: hairpin,
    endStability: endStability(bases, table),
  };
};
