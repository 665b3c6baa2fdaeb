import { fixedBases, gapsOnTop, onCircle, type SearchedMolecule } from "./cut-site.ts";
import type { EnzymeCut } from "./enzyme.ts";
import type { MethylationMap } from "./methylation.ts";
import type { SearchEnzyme } from "./resolve-enzymes.ts";

/** Where an enzyme's site begins, ascending: as written on the top strand, and on the bottom strand. */
export interface SiteStarts {
  readonly top: Int32Array;
  readonly bottom: Int32Array;
}

/** Cuts of one enzyme as gaps between bases of the top strand, -1 for a strand that is not cut. */
export interface CutPositions {
  readonly top: Int32Array;
  readonly bottom: Int32Array;
}

/**
 * The cuts of one enzyme at all its sites: those of the top strand first, then of the bottom strand, several cuts of
 * a site next to each other. Plain numbers in plain loops, since there may be millions.
 */
export const placeCuts = (
  molecule: SearchedMolecule,
  enzyme: SearchEnzyme,
  { top, bottom }: SiteStarts,
): CutPositions => {
  const perSite = Math.max(1, enzyme.cuts.length);
  const total = (top.length + bottom.length) * perSite;
  const positions = { top: new Int32Array(total), bottom: new Int32Array(total) };
  for (const [nth, cut] of (enzyme.cuts.length > 0 ? enzyme.cuts : [null]).entries()) {
    for (const [strand, starts, first] of [
      [1, top, 0],
      [-1, bottom, top.length * perSite],
    ] as const) {
      // Read from the bottom strand the downstream cut is to the left, and the left one comes first.
      const place = first + (strand === 1 ? nth : perSite - 1 - nth);
      placeStrand(molecule, starts, gapsOnTop(cut, enzyme.site.length, strand), place, perSite, positions);
      if (molecule.methylation)
        clearBlocked(molecule.methylation, enzyme, starts, strand, place, perSite, positions);
    }
  }
  return positions;
};

/** Equivalent cuts through both strands: of one enzyme, by one of its cuts, with its site on one strand. */
export interface ThroughCuts {
  readonly enzyme: string;
  /** Gaps of the top strand, ascending but over the origin; -1 for a site that is not cut. */
  readonly tops: Int32Array;
  /** How many bases further on the bottom strand is cut; below zero where the 3' end protrudes. */
  readonly reach: number;
  /** The bases between the two gaps, if the site itself determines them; null if the molecule does. */
  readonly overhang: string | null;
}

/** The cuts of one enzyme that part both strands, for a digestion: no objects for single sites. */
export const placeThrough = (
  molecule: SearchedMolecule,
  enzyme: SearchEnzyme,
  { top, bottom }: SiteStarts,
): readonly ThroughCuts[] => {
  const placed: ThroughCuts[] = [];
  for (const cut of enzyme.cuts) {
    for (const [strand, starts] of [
      [1, top],
      [-1, bottom],
    ] as const) {
      const gaps = gapsOnTop(cut, enzyme.site.length, strand);
      if (starts.length === 0 || gaps.top === null || gaps.bottom === null) continue;
      const positions = { top: new Int32Array(starts.length), bottom: new Int32Array(starts.length) };
      placeStrand(molecule, starts, gaps, 0, 1, positions);
      if (molecule.methylation) clearBlocked(molecule.methylation, enzyme, starts, strand, 0, 1, positions);
      const [low, high] = [Math.min(gaps.top, gaps.bottom), Math.max(gaps.top, gaps.bottom)];
      placed.push({
        enzyme: enzyme.name,
        tops: positions.top,
        reach: gaps.bottom - gaps.top,
        overhang: fixedBases(enzyme.site, strand, low, high),
      });
    }
  }
  return placed;
};

const placeStrand = (
  { sequence, isCircular }: SearchedMolecule,
  starts: Int32Array,
  { top, bottom }: EnzymeCut,
  first: number,
  step: number,
  positions: CutPositions,
): void => {
  const size = sequence.length;
  const onTop = positions.top;
  const onBottom = positions.bottom;
  const topGap = top ?? 0;
  const bottomGap = bottom ?? 0;
  // Both strands have to be cut within a line: the nearer end decides.
  const low = Math.min(top ?? bottomGap, bottom ?? topGap);
  const high = Math.max(top ?? bottomGap, bottom ?? topGap);
  for (let index = 0, at = first; index < starts.length; index++, at += step) {
    const start = starts[index]!;
    const isBeyond = !isCircular && (start + low <= 0 || start + high >= size);
    onTop[at] = top === null || isBeyond ? -1 : onCircle(start + topGap, size);
    onBottom[at] = bottom === null || isBeyond ? -1 : onCircle(start + bottomGap, size);
  }
};

const clearBlocked = (
  methylation: MethylationMap,
  enzyme: SearchEnzyme,
  starts: Int32Array,
  strand: 1 | -1,
  first: number,
  step: number,
  positions: CutPositions,
): void => {
  for (let index = 0, at = first; index < starts.length; index++, at += step) {
    if (methylation.effectOn(enzyme, starts[index]!, strand) !== "blocked") continue;
    positions.top[at] = -1;
    positions.bottom[at] = -1;
  }
};
