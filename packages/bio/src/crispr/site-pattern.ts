import type { Strand } from "../feature.ts";
import { codonBits, complementOfMask } from "../translate/base-masks.ts";
import type { Nuclease } from "./nuclease.ts";

/** What the top strand must hold, from the leftmost base of protospacer and PAM, for a site on a strand. */
export interface SitePattern {
  readonly strand: Strand;
  /** The bases that the PAM requires; positions where it accepts any base are left out. */
  readonly pam: readonly { readonly offset: number; readonly mask: number }[];
  /** Where the protospacer begins. */
  readonly protospacer: number;
  readonly spacerLength: number;
}

/** The pattern of a nuclease's sites whose PAM is on a strand. */
export const sitePattern = (
  { pam, pamSide, spacerLength }: Pick<Nuclease, "pam" | "pamSide" | "spacerLength">,
  strand: Strand,
): SitePattern => {
  const masks = [...pam].map((letter) => codonBits[letter.charCodeAt(0)] ?? 0);
  const onTop = strand === 1 ? masks : masks.map(complementOfMask).reverse();
  const isPamRight = (pamSide === "3prime") === (strand === 1);
  return {
    strand,
    pam: onTop
      .map((mask, index) => ({ offset: (isPamRight ? spacerLength : 0) + index, mask }))
      .filter(({ mask }) => mask !== 15),
    protospacer: isPamRight ? 0 : pam.length,
    spacerLength,
  };
};

/** Whether a site is at a position of the top strand, counted on beyond the end of a circle. */
export const isSite = (masks: Uint8Array, at: number, pattern: SitePattern): boolean => {
  const size = masks.length;
  for (const { offset, mask } of pattern.pam) {
    const place = at + offset;
    const base = masks[place < size ? place : place - size] ?? 0;
    if ((base & ~mask) !== 0) return false;
  }
  for (let index = 0; index < pattern.spacerLength; index++) {
    const place = at + pattern.protospacer + index;
    const base = masks[place < size ? place : place - size] ?? 0;
    if ((base & (base - 1)) !== 0) return false;
  }
  return true;
};
