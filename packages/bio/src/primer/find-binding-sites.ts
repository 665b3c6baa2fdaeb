import type { Segment, Strand } from "../feature.ts";
import { type MeltingOptions, meltingTemperature } from "../melting/melting-temperature.ts";
import { baseMasks, checkOligo, type OligoError } from "../melting/oligo.ts";
import { annealFrom } from "./anneal-from.ts";
import { type BindingRules, bindingRules } from "./binding-rules.ts";
import { findThreePrimeSeeds } from "./find-three-prime-seeds.ts";
import { checkTemplate, type Template, type TemplateError } from "./template.ts";

export interface BindingOptions extends Partial<BindingRules>, MeltingOptions {
  /** `editor` unless told; single rules given beside it take precedence. */
  readonly rules?: keyof typeof bindingRules;
  readonly signal?: { readonly aborted: boolean };
}

/** Where a primer pairs with a template. */
export interface BindingSite {
  /** 1 where the primer reads like the top strand and points to the right. */
  readonly strand: Strand;
  /** First base of the stretch that pairs, on the top strand, zero-based. */
  readonly start: number;
  /** Bases that pair, mismatches among them included. On a circle the stretch may cross the origin. */
  readonly length: number;
  /** The stretch in reading order of the primer: two segments across the origin. */
  readonly locations: readonly Segment[];
  /** Bases of the primer before the stretch, that do not pair. */
  readonly tailLength: number;
  /** Unpaired bases inside the stretch, as positions in the primer from its 5' end, zero-based. */
  readonly mismatches: readonly number[];
  /** °C, of the stretch alone, less 1 °C for each percent of mismatches. */
  readonly tm: number;
}

export interface BindingError {
  readonly code: OligoError["code"] | TemplateError["code"] | "primer-too-short" | "aborted";
  readonly message: string;
  readonly position?: number;
}

export type BindingResult =
  | { readonly ok: true; readonly sites: readonly BindingSite[]; readonly isComplete: boolean }
  | { readonly ok: false; readonly error: BindingError };

/** A primer that binds oftener binds everywhere; the search ends there and says so in `isComplete`. */
export const MAX_BINDING_SITES = 10_000;

/**
 * Every place where a primer's 3' end pairs with either strand of a template, with the 5' tail that does not pair.
 * The pairing stretch runs from the 3' end to the first mismatch, or on across up to `maxMismatches` as long as that
 * wins more than it costs (a mismatch weighs three matches). A letter of the template pairs where the primer's letter
 * stands for all it may be, so a degenerate primer finds what it covers and N of the template pairs with N alone.
 * Tm as {@link meltingTemperature}; 1 °C less for each percent of mismatches (Bonner et al., J Mol Biol 1973;81:123).
 * Sites stand by position, top strand first. Time grows with the template: 5 Mb in some 50 ms. A primer longer than a
 * linear template binds with what fits; errors are typed.
 *
 * @example findBindingSites("TTTTACGTACGTACGGAT", "GGGACGTACGTACGG", { minTm: 0 })
 * // { ok: true, sites: [{ strand: 1, start: 4, length: 12, tailLength: 3, mismatches: [], tm: 39.6, … }], … }
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
      const annealed = annealFrom(letters, primerMasks, { threePrime, strand, isCircular, rules });
      if (!annealed) continue;
      const tailLength = oligo.bases.length - annealed.length;
      const penalty = (100 * annealed.mismatches.length) / annealed.length;
      const tm = (meltingTemperature(oligo.bases.slice(tailLength), options) ?? -Infinity) - penalty;
      if (tm < rules.minTm || tm > rules.maxTm) continue;
      if (sites.length === MAX_BINDING_SITES) return { ok: true, sites, isComplete: false };
      sites.push(siteOf(threePrime, strand, letters.length, { ...annealed, tailLength, tm }));
    }
  }
  sites.sort((a, b) => a.start - b.start || b.strand - a.strand);
  return { ok: true, sites, isComplete: true };
};

const definedRules = (options: Partial<BindingRules>): Partial<BindingRules> => ({
  ...(options.minThreePrimeMatches !== undefined && { minThreePrimeMatches: options.minThreePrimeMatches }),
  ...(options.minFivePrimeMatches !== undefined && { minFivePrimeMatches: options.minFivePrimeMatches }),
  ...(options.maxMismatches !== undefined && { maxMismatches: options.maxMismatches }),
  ...(options.minTm !== undefined && { minTm: options.minTm }),
  ...(options.maxTm !== undefined && { maxTm: options.maxTm }),
});

const siteOf = (
  threePrime: number,
  strand: Strand,
  size: number,
  { length, ...rest }: Pick<BindingSite, "length" | "tailLength" | "mismatches" | "tm">,
): BindingSite => {
  const first = strand === 1 ? threePrime - length + 1 : threePrime;
  const start = ((first % size) + size) % size;
  const end = start + length;
  const pieces: Segment[] =
    end <= size
      ? [{ start, end, strand }]
      : [
          { start, end: size, strand },
          { start: 0, end: end - size, strand },
        ];
  return { strand, start, length, locations: strand === 1 ? pieces : pieces.reverse(), ...rest };
};
