import { gapsOnTop, onCircle, type SearchedMolecule } from "./cut-site.ts";
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
 * Visits the sites of both strands along the top strand. Whoever makes several cuts of a site takes those of the
 * bottom strand in reverse: read from there the downstream cut lies to the left, and the left one comes first.
 */
export const walkSites = (
  { top, bottom }: SiteStarts,
  visit: (start: number, isTop: boolean) => void,
): void => {
  let nextTop = 0;
  let nextBottom = 0;
  while (nextTop < top.length || nextBottom < bottom.length) {
    const isTop =
      nextBottom >= bottom.length || (nextTop < top.length && top[nextTop]! <= bottom[nextBottom]!);
    visit(isTop ? top[nextTop++]! : bottom[nextBottom++]!, isTop);
  }
};

/** Stands for a strand that is not cut; no gap is as far away. */
const NO_GAP = -(2 ** 30);

/** The cuts of one enzyme at all its sites, in the order of the sites; plain numbers, since there may be millions. */
export const placeCuts = (
  { sequence, isCircular, methylation }: SearchedMolecule,
  enzyme: SearchEnzyme,
  { top, bottom }: SiteStarts,
): CutPositions => {
  const size = sequence.length;
  const gaps = ([1, -1] as const).map((strand) => gapsInOrder(enzyme, strand));
  const perSite = gaps[0]!.length / 2;
  const total = (top.length + bottom.length) * perSite;
  const positions = { top: new Int32Array(total), bottom: new Int32Array(total) };
  if (enzyme.cuts.length === 0) return { top: positions.top.fill(-1), bottom: positions.bottom.fill(-1) };
  let nextTop = 0;
  let nextBottom = 0;
  for (let next = 0; next < total; ) {
    const isTop =
      nextBottom >= bottom.length || (nextTop < top.length && top[nextTop]! <= bottom[nextBottom]!);
    const start = isTop ? top[nextTop++]! : bottom[nextBottom++]!;
    const isBlocked =
      methylation !== null && methylation.effectOn(enzyme, start, isTop ? 1 : -1) === "blocked";
    const own = gaps[isTop ? 0 : 1]!;
    for (let index = 0; index < own.length; index += 2) {
      const onTop = placeGap(start, own[index]!, size, isCircular);
      const onBottom = placeGap(start, own[index + 1]!, size, isCircular);
      const isBeyond =
        (onTop < 0 && own[index] !== NO_GAP) || (onBottom < 0 && own[index + 1] !== NO_GAP) || isBlocked;
      positions.top[next] = isBeyond ? -1 : onTop;
      positions.bottom[next++] = isBeyond ? -1 : onBottom;
    }
  }
  return positions;
};

/** Top and bottom gap of each cut from the site's start on the top strand, the left cut first. */
const gapsInOrder = ({ cuts, site }: SearchEnzyme, strand: 1 | -1): readonly number[] => {
  const placed = (cuts.length > 0 ? cuts : [null]).map((cut) => gapsOnTop(cut, site.length, strand));
  return (strand === 1 ? placed : placed.reverse()).flatMap(({ top, bottom }) => [
    top ?? NO_GAP,
    bottom ?? NO_GAP,
  ]);
};

const placeGap = (start: number, gap: number, size: number, isCircular: boolean): number => {
  if (gap === NO_GAP) return -1;
  const at = start + gap;
  if (isCircular) return onCircle(at, size);
  return at > 0 && at < size ? at : -1;
};
