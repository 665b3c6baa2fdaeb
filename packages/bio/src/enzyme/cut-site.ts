import type { MethylationEffect } from "./enzyme.ts";

/** Which strand of a cut protrudes; null for a nick and where nothing is cut. */
export type OverhangKind = "5'" | "3'" | "blunt";

/**
 * One cut of one enzyme. An enzyme that cuts on both sides of its site gives two, with the same `start`.
 * Positions are gaps between bases of the top strand, zero-based; on a circle all lie in `[0, size)`.
 */
export interface CutSite {
  /** Name of the enzyme as asked for. */
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
  readonly overhangKind: OverhangKind | null;
  /** Bases of the top strand between the two cuts, upper case; empty when blunt or not cut through. */
  readonly overhang: string;
  /**
   * `cut`, or why there is none: the cut is not known, it would fall beyond the end of a linear molecule, or
   * methylation hinders it.
   */
  readonly state: "cut" | "unknown" | "beyond-end" | "blocked";
  /** What the methylation told of does here; `none` where nothing overlaps or none was told. */
  readonly methylation: MethylationEffect;
}
