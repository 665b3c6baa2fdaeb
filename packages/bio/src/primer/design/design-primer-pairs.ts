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
import type { PrimerDesignOptions } from "./design-options.ts";
import { checkSettings, completeSettings, openCircle, type SettingsError } from "./design-settings.ts";
import { findOligos } from "./oligo-candidates.ts";
import { oligoFolder } from "./oligo-structures.ts";
import { internalZone, leftZone, rightZone } from "./oligo-zones.ts";
import { pickPairs } from "./pick-pairs.ts";
import { type PrimerPair, presentPair } from "./present-pair.ts";
import { profileTemplate } from "./template-profile.ts";

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

/** Why nothing was designed. */
export interface DesignError {
  readonly code: TemplateError["code"] | SettingsError["code"] | "aborted";
  readonly message: string;
  readonly position?: number;
}

/** Pairs, best first, with statistics of rejected ones, or why nothing was designed. */
export type DesignResult =
  | { readonly ok: true; readonly pairs: readonly PrimerPair[]; readonly explanation: DesignExplanation }
  | { readonly ok: false; readonly error: DesignError };

/**
 * Primer pairs for a region or a whole template, best first. Defaults of the product are {@link defaultDesign}; those
 * of primer3 come with {@link fromPrimer3Settings}. No pair is an empty list, and `explanation` says why oligos and
 * pairs were rejected. The penalty is primer3's (Untergasser et al., Nucleic Acids Res 2012;40:e115), folding is by
 * {@link foldDimer} and {@link foldHairpin}. On a circle regions and targets may cross the origin. Errors: no
 * template, illegal bases, a region outside the template, contradictory limits.
 *
 * @example designPrimerPairs(record, { targets: [{ start: 400, length: 60 }], productSizes: [[150, 300]] }) // { ok:
 * true, pairs: [{ left: { bases: "GCAGTCGTAGGCTAACCTGA", start: 331, tm: 60.1, … }, right: … }], … }
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

  const letters = molecule.sequence.slice(shift) + molecule.sequence.slice(0, shift);
  const profile = profileTemplate(letters, settings);
  const counts = { left: countOligos(), right: countOligos(), internal: countOligos(), pair: countPairs() };
  const folder = oligoFolder(profile, settings.primer, settings);
  const internalFolder = settings.internal ? oligoFolder(profile, settings.internal) : null;
  const lefts = findOligos(profile, settings.primer, leftZone(settings, size), counts.left, folder);
  options.onProgress?.(0.3);
  const rights = findOligos(profile, settings.primer, rightZone(settings, size), counts.right, folder);
  options.onProgress?.(0.6);
  const internals =
    settings.internal && internalFolder
      ? findOligos(profile, settings.internal, internalZone(settings, size), counts.internal, internalFolder)
      : null;
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
  return { ok: true, pairs: picked.map((pair) => presentPair(pair, profile, settings, shift)), explanation };
};
