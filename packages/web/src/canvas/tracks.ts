import type { Frame, GcWindows, GeneticCodeId } from "@benchleaf/bio";
import { type CutMark, CutMarks, NO_CUTS, positionOfCut } from "./cut-marks.ts";
import { type FoundSpans, NO_SPANS } from "./found-spans.ts";
import type { Selection } from "./selection.ts";

export { type CutMark, positionOfCut };

/** Computed annotations of a molecule, drawn in addition to its own. Each list is in the order of `start`. */
export interface ViewTracks {
  /** All cuts, however many. */
  readonly cuts: CutMarks;
  /** Those that a map or a list can name: of enzymes that cut seldom first. */
  readonly cutSites: readonly CutMark[];
  /** Drawn under the features of a row, e.g. reading frames. */
  readonly spans: FoundSpans;
  /** Frames whose amino acids are above or below the bases. */
  readonly frames: readonly Frame[];
  /** NCBI's number of the genetic code that the frames are read with. */
  readonly table: GeneticCodeId;
  /** GC content and skew along the molecule; null if they are not shown. */
  readonly gc: GcWindows | null;
}

/** Cuts as views take them. */
export const cutTracks = (cuts: CutMarks): Pick<ViewTracks, "cuts" | "cutSites"> => ({
  cuts,
  cutSites: cuts.rarest().sort((one, other) => one.start - other.start),
});

export const NO_TRACKS: ViewTracks = {
  ...cutTracks(new CutMarks(NO_CUTS, 0)),
  spans: NO_SPANS,
  frames: [],
  table: 1,
  gc: null,
};

/** One name, and the number of other enzymes with the same cut: `XhoI +2`. */
export const nameOfCut = ({ names }: Pick<CutMark, "names">): string =>
  names.length > 1 ? `${names[0]} +${names.length - 1}` : (names[0] ?? "");

/**
 * From where one site is cut to where another is: between them, on a circle the shorter way.
 *
 * @example betweenCuts(396, 451, 2686, true) // { start: 396, length: 55 }
 */
export const betweenCuts = (one: number, other: number, size: number, isCircular: boolean): Selection => {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  const inner = { start: low, length: high - low };
  return isCircular && size - inner.length < inner.length
    ? { start: high, length: size - inner.length }
    : inner;
};

/**
 * The selection of a Shift+click on a cut: from the cut that was selected before, recognized by its selected site,
 * else from the start of the selection.
 */
export const reachToCut = (
  mark: CutMark,
  selection: Selection,
  cutSites: readonly CutMark[],
  size: number,
  isCircular: boolean,
): Selection => {
  const before = cutSites.find((one) => {
    const site = siteOfCut(one, size);
    return site.start === selection.start && site.length === selection.length;
  });
  const from = before ? positionOfCut(before) : selection.start;
  return betweenCuts(from, positionOfCut(mark), size, isCircular);
};

/** The recognition site as a stretch of a molecule of `size` residues. */
export const siteOfCut = ({ start, end }: CutMark, size: number): Selection => ({
  start,
  length: end > start ? end - start : end + size - start,
});
