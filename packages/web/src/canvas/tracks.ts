import type { Frame, GcWindows, GeneticCodeId, Orf } from "@benchleaf/bio";
import type { Selection } from "./selection.ts";

/**
 * One place where a molecule is cut, with all enzymes that recognise and cut it alike. Positions are gaps between
 * bases of the top strand, zero-based; on a circle all lie in `[0, size)`.
 */
export interface CutMark {
  readonly key: string;
  /** Of the enzymes, the best known first. */
  readonly names: readonly string[];
  /** The recognition site; `end <= start` across the origin. */
  readonly start: number;
  readonly end: number;
  readonly strand: 1 | -1;
  /** Null where that strand is not cut, or the cut is not known. */
  readonly topCut: number | null;
  readonly bottomCut: number | null;
  /** In how many places these enzymes cut this molecule: 1 for single cutters. */
  readonly count: number;
}

/** What is found in a molecule and drawn beside its own annotations. Each list in the order of `start`. */
export interface ViewTracks {
  readonly cutSites: readonly CutMark[];
  readonly orfs: readonly Orf[];
  /** Frames whose amino acids stand over or under the bases. */
  readonly frames: readonly Frame[];
  /** NCBI's number of the genetic code that the frames are read with. */
  readonly table: GeneticCodeId;
  /** GC content and skew along the molecule; null where they are not shown. */
  readonly gc: GcWindows | null;
}

export const NO_TRACKS: ViewTracks = { cutSites: [], orfs: [], frames: [], table: 1, gc: null };

/** One name, and how many more enzymes cut alike: `XhoI +2`. */
export const nameOfCut = ({ names }: CutMark): string =>
  names.length > 1 ? `${names[0]} +${names.length - 1}` : (names[0] ?? "");

/** The recognition site as a stretch of a molecule of `size` letters. */
export const siteOfCut = ({ start, end }: CutMark, size: number): Selection => ({
  start,
  length: end > start ? end - start : end + size - start,
});

/** Where a mark is drawn: its cut on the top strand, else its site. */
export const positionOfCut = (mark: CutMark): number => mark.topCut ?? mark.bottomCut ?? mark.start;
