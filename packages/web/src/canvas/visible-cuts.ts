import type { CutMark, ViewTracks } from "./tracks.ts";

/** More than a map has room to name; the rarest of the whole serve instead. */
const MOST_SEEN = 1500;

/** The cuts that a map tries to name where `length` residues from `start` are in view. */
export const visibleCuts = (
  { cuts, cutSites }: Pick<ViewTracks, "cuts" | "cutSites">,
  start: number,
  length: number,
  size: number,
): readonly CutMark[] => {
  const isAll = length >= size || cuts.length === cutSites.length;
  if (isAll || cuts.length * (length / Math.max(1, size)) > MOST_SEEN) return cutSites;
  return cuts.within(start, start + length);
};
