import type { Feature, Strand } from "../feature.ts";
import { codingOf, codonAt } from "./coding-sequence.ts";

/** A codon by its leftmost base on the top strand, from zero. */
export interface ReadThroughCodon {
  readonly start: number;
  readonly strand: Strand;
}

/**
 * Codons that features declare to be an amino acid although they may look like a stop (`/transl_except`), for
 * `findOrfs`. Split codons are left out, except those across the origin of a circle of `size` bases.
 *
 * @example readThroughCodons([cds], 30) // of (pos:13..15,aa:Sec): [{ start: 12, strand: 1 }]
 */
export const readThroughCodons = (features: readonly Feature[], size: number): readonly ReadThroughCodon[] =>
  features.flatMap((feature) => {
    if (!feature.qualifiers.some(({ key }) => key === "transl_except")) return [];
    const coding = codingOf(feature);
    return [...(coding.exceptions ?? [])].flatMap(([codon, letter]): ReadThroughCodon[] => {
      const places = codonAt(codon, coding);
      const strand = places[0]?.strand ?? 1;
      const ordered = strand === 1 ? places : places.toReversed();
      const start = ordered[0]?.position ?? 0;
      const isWhole =
        ordered.length === 3 && ordered.every(({ position }, by) => position === (start + by) % size);
      return letter !== "*" && isWhole ? [{ start, strand }] : [];
    });
  });
