import { reverseComplement } from "../../alphabet.ts";
import type { Template } from "../template.ts";
import type { PrimerDesignOptions } from "./design-options.ts";
import { type DesignError, designPrimerPairs } from "./design-primer-pairs.ts";
import { listPrimers, type OligoSide } from "./list-primers.ts";
import type { DesignedOligo, PrimerPair } from "./present-pair.ts";

/** What is thought of given oligos. Null: not given, or not found on the template. */
export interface PrimerCheck {
  readonly left: DesignedOligo | null;
  readonly right: DesignedOligo | null;
  readonly internal: DesignedOligo | null;
  /** Both primers as a pair; null also where they do not face each other, or no range of product sizes holds them. */
  readonly pair: PrimerPair | null;
}

/** The evaluation of given primers, or why they could not be evaluated. */
export type PrimerCheckResult =
  | { readonly ok: true; readonly check: PrimerCheck }
  | { readonly ok: false; readonly error: DesignError };

/**
 * Evaluates `leftPrimer`, `rightPrimer` and `internalOligo` by the limits of a design, and lists the problems of each
 * in `faults`. They have to match the template exactly; without a template each is evaluated by itself. Errors as
 * {@link designPrimerPairs}.
 *
 * @example checkPrimers({ leftPrimer: "TAGCGTTTGCAATGCACCAG", primer: { minTm: 61 } }) // { ok: true, check: { left:
 * { tm: 62.1, faults: [], … }, right: null, internal: null, pair: null } }
 */
export const checkPrimers = (options: PrimerDesignOptions, template?: Template): PrimerCheckResult => {
  const given: Readonly<Record<OligoSide, string | undefined>> = {
    left: options.leftPrimer,
    right: options.rightPrimer,
    internal: options.internalOligo,
  };
  const found: Record<OligoSide, DesignedOligo | null> = { left: null, right: null, internal: null };
  const design = { ...options, keepsFaulty: true, internal: options.internal || true };
  for (const side of ["left", "right", "internal"] as const) {
    const bases = given[side];
    if (!bases) continue;
    const itself = side === "right" ? reverseComplement(bases, "dna") : bases;
    const result = listPrimers(template ?? itself, { ...design, count: 1, sides: [side] });
    if (!result.ok) return result;
    found[side] = result.lists[side]?.oligos[0] ?? null;
  }
  const pairs =
    template !== undefined && found.left && found.right
      ? designPrimerPairs(template, {
          ...design,
          internal: found.internal ? design.internal : null,
          count: 1,
        })
      : null;
  if (pairs && !pairs.ok) return pairs;
  return { ok: true, check: { ...found, pair: pairs?.pairs[0] ?? null } };
};
