import { baseMasks } from "../iupac.ts";
import type { MeltingOptions } from "../melting/melting-temperature.ts";
import { checkOligo, type OligoError } from "../melting/oligo.ts";
import { type BindingSite, bindAt } from "./bind-at.ts";
import { type BindingRules, bindingRules } from "./binding-rules.ts";
import { findThreePrimeSeeds } from "./find-three-prime-seeds.ts";
import { checkTemplate, type Template, type TemplateError } from "./template.ts";

/** When a primer counts as bound. */
export interface BindingOptions extends Partial<BindingRules>, MeltingOptions {
  /** `editor` by default; single rules given with it take precedence. */
  readonly rules?: keyof typeof bindingRules;
  readonly signal?: { readonly aborted: boolean };
}

/** Why nothing was searched for. */
export interface BindingError {
  readonly code: OligoError["code"] | TemplateError["code"] | "primer-too-short" | "aborted";
  readonly message: string;
  readonly position?: number;
}

/** Places that a primer binds, in the order of the template, or why nothing was searched for. */
export type BindingResult =
  | { readonly ok: true; readonly sites: readonly BindingSite[]; readonly isComplete: boolean }
  | { readonly ok: false; readonly error: BindingError };

/** A primer with more sites binds everywhere; the search ends there and sets `isComplete` to false. */
export const MAX_BINDING_SITES = 10_000;

/**
 * Every place where a primer's 3' end pairs with either strand of a template, with the 5' tail that does not pair.
 * The pairing stretch runs from the 3' end to the first mismatch, or on across up to `maxMismatches` as long as that
 * wins more than it costs (a mismatch weighs three matches). A base of the template pairs where the primer's base
 * stands for all it may be, so a degenerate primer finds what it covers and N of the template pairs with N alone. Tm
 * as {@link meltingTemperature}; 1 °C less for each percent of mismatches (Bonner et al., J Mol Biol 1973;81:123).
 * Sites stand by position, top strand first. Time grows with the template: 5 Mb in some 50 ms. A primer longer than a
 * linear template binds with what fits; errors are typed.
 *
 * @example findBindingSites("TTTTACGTACGTACGGAT", "GGGACGTACGTACGG", { minTm: 0 }) // { ok: true, sites: [{ strand:
 * 1, start: 4, length: 12, tailLength: 3, mismatches: [], tm: 39.6, … }], … }
 */
export const findBindingSites = (
  template: Template,
  primer: string,
  options: BindingOptions = {},
): BindingResult => {
  const molecule = checkTemplate(template);
  if (!molecule.ok) return molecule;
  const oligo = checkOligo(primer);
  if (!oligo.ok) return oligo;
  const rules: BindingRules = { ...bindingRules[options.rules ?? "editor"], ...definedRules(options) };
  const seedLength = Math.max(1, Math.min(31, Math.round(rules.minThreePrimeMatches)));
  if (oligo.bases.length < seedLength) {
    const message = `The primer has ${oligo.bases.length} bases; ${seedLength} at its 3' end must pair.`;
    return { ok: false, error: { code: "primer-too-short", message } };
  }
  const letters = baseMasks(molecule.sequence);
  const primerMasks = baseMasks(oligo.bases);
  const isCircular = molecule.topology === "circular";
  const sites: BindingSite[] = [];
  for (const strand of [1, -1] as const) {
    const seeds = findThreePrimeSeeds(letters, primerMasks, { strand, seedLength, isCircular });
    for (const threePrime of seeds) {
      if (options.signal?.aborted) {
        return { ok: false, error: { code: "aborted", message: "The search was cancelled." } };
      }
      const site = bindAt(
        { letters, isCircular },
        { bases: oligo.bases, masks: primerMasks },
        { threePrime, strand, rules, melting: options },
      );
      if (!site) continue;
      if (sites.length === MAX_BINDING_SITES) return { ok: true, sites, isComplete: false };
      sites.push(site);
    }
  }
  sites.sort((a, b) => a.start - b.start || b.strand - a.strand);
  return { ok: true, sites, isComplete: true };
};

/** The given rules, without undefined ones. */
export const definedRules = (options: Partial<BindingRules>): Partial<BindingRules> => ({
  ...(options.minThreePrimeMatches !== undefined && { minThreePrimeMatches: options.minThreePrimeMatches }),
  ...(options.minFivePrimeMatches !== undefined && { minFivePrimeMatches: options.minFivePrimeMatches }),
  ...(options.maxMismatches !== undefined && { maxMismatches: options.maxMismatches }),
  ...(options.minTm !== undefined && { minTm: options.minTm }),
  ...(options.maxTm !== undefined && { maxTm: options.maxTm }),
});
