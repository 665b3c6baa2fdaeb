import { reverseComplement } from "../alphabet.ts";
import type { EnzymeCut, MethylationEffect } from "./enzyme.ts";
import type { MethylationMap } from "./methylation.ts";
import type { SearchEnzyme } from "./resolve-enzymes.ts";

/** Which strand of a cut protrudes, by its end. */
export type OverhangKind = "5'" | "3'" | "blunt";

/**
 * One cut of one enzyme. An enzyme that cuts on both sides of its site gives two, with the same `start`. Positions
 * are gaps between bases of the top strand, zero-based; on a circle all are in `[0, size)`.
 */
export interface CutSite {
  /** Name of the enzyme. */
  readonly enzyme: string;
  /** First base of the recognition site. */
  readonly start: number;
  /** Half-open end; not greater than `start` where the site crosses the origin. */
  readonly end: number;
  /** -1 where the site as written reads along the bottom strand; 1 for sites that read the same on both. */
  readonly strand: 1 | -1;
  /** Gap at which the top strand is cut; null when it is not. */
  readonly topCut: number | null;
  readonly bottomCut: number | null;
  /** Null for a nick and if nothing is cut. */
  readonly overhangKind: OverhangKind | null;
  /** Bases of the top strand between the two cuts, upper case; empty when blunt or not cut through. */
  readonly overhang: string;
  /**
   * `cut`, or why there is none: the cut is not known, it would fall beyond the end of a linear molecule, or
   * methylation blocks it.
   */
  readonly state: "cut" | "unknown" | "beyond-end" | "blocked";
  /** Effect of the given methylation here; `none` if nothing overlaps or none was given. */
  readonly methylation: MethylationEffect;
}

/** The molecule that was searched. */
export interface SearchedMolecule {
  /** Upper case. */
  readonly sequence: string;
  readonly isCircular: boolean;
  readonly methylation: MethylationMap | null;
}

/**
 * Creates the cut site at a start for one cut (null: unknown) of an enzyme on one strand; fast, since it is called
 * millions of times.
 */
export const cutSiteMaker = (
  { sequence, isCircular, methylation }: SearchedMolecule,
  enzyme: SearchEnzyme,
  cut: EnzymeCut | null,
  strand: 1 | -1,
): ((start: number) => CutSite) => {
  const size = sequence.length;
  const { name } = enzyme;
  const { length } = enzyme.site;
  const { top: topGap, bottom: bottomGap } = gapsOnTop(cut, length, strand);
  const gaps = [topGap, bottomGap].filter((gap) => gap !== null);
  const first = Math.min(...gaps);
  const last = Math.max(...gaps);
  const isThrough = topGap !== null && bottomGap !== null;
  const kind = isThrough ? kindOf(topGap, bottomGap) : null;
  const fixed = isThrough ? fixedBases(enzyme.site, strand, first, last) : "";
  return (start) => {
    const effect = methylation ? methylation.effectOn(enzyme, start, strand) : "none";
    let state: CutSite["state"] = "cut";
    if (!cut) state = "unknown";
    else if (effect === "blocked") state = "blocked";
    else if (!isCircular && (start + first <= 0 || start + last >= size)) state = "beyond-end";
    const isCut = state === "cut";
    return {
      enzyme: name,
      start,
      end: start + length > size ? start + length - size : start + length,
      strand,
      topCut: isCut && topGap !== null ? onCircle(start + topGap, size) : null,
      bottomCut: isCut && bottomGap !== null ? onCircle(start + bottomGap, size) : null,
      overhangKind: isCut ? kind : null,
      overhang: isCut ? (fixed ?? basesBetween(sequence, start + first, start + last)) : "",
      state,
      methylation: effect,
    };
  };
};

/** Gaps from a site's start on the top strand at which either strand is cut. */
export const gapsOnTop = (cut: EnzymeCut | null, length: number, strand: 1 | -1): EnzymeCut => {
  if (!cut || strand === 1) return cut ?? { top: null, bottom: null };
  // Read from the other strand, the bottom cut is the top strand's, and both count from the site's other end.
  const mirrored = (gap: number | null) => (gap === null ? null : length - gap);
  return { top: mirrored(cut.bottom), bottom: mirrored(cut.top) };
};

const kindOf = (top: number, bottom: number): OverhangKind => {
  if (top === bottom) return "blunt";
  return top < bottom ? "5'" : "3'";
};

/** The top strand's bases between two gaps if the site itself determines them; null if the molecule does. */
export const fixedBases = (site: string, strand: 1 | -1, first: number, last: number): string | null => {
  if (first < 0 || last > site.length) return null;
  const onTop = strand === 1 ? site : reverseComplement(site, "dna");
  const bases = onTop.slice(first, last).toUpperCase();
  return /^[ACGT]*$/.test(bases) ? bases : null;
};

/** A gap mapped to `[0, size)`. */
export const onCircle = (gap: number, size: number): number =>
  gap >= 0 && gap < size ? gap : ((gap % size) + size) % size;

/** Bases between two gaps that may be beyond a circle's ends, more than once around on a tiny one. */
export const basesBetween = (sequence: string, from: number, to: number): string => {
  const size = sequence.length;
  if (from >= 0 && to <= size) return sequence.slice(from, to);
  let bases = "";
  for (let at = from; at < to; at++) bases += sequence[onCircle(at, size)];
  return bases;
};
