import { type CutSiteOptions, findCutSites } from "../enzyme/find-cut-sites.ts";
import type { EnzymeProblem } from "../enzyme/resolve-enzymes.ts";
import { combineCuts, groupCrossing } from "./crossing-cuts.ts";
import { cutsThrough } from "./cuts-through.ts";
import { type Cut, type DigestFragment, DigestFragments, nativeEnd } from "./fragment.ts";

/** Fragments of a complete digestion, or what is wrong with an enzyme. */
export type DigestResult = DigestFragments | { readonly ok: false; readonly error: EnzymeProblem };

/**
 * The fragments of a complete digestion with one or several enzymes: a linear molecule's from its start on, a
 * circle's from the first cut on, the last one across the origin. Lengths add up to the molecule's. The result is
 * an array with `ok`; a refused input gives `ok: false` with an error instead (see `findCutSites`).
 *
 * Every cut is made, also where a neighbour would leave the second enzyme too few bases to bind, but for cuts that cross:
 * of these the first destroys the others' site, so that they are `alternatives`, told in `crossings`. Nicks and unknown
 * cuts part nothing. With `methylation`, blocked sites stay whole; impaired ones are cut. An uncut molecule is its
 * own only fragment.
 *
 * @example digest("AAGAATTCAA", { enzymes: ["EcoRI"] }).map((fragment) => fragment.length) // [3, 7]
 */
export const digest = (sequence: string, options: CutSiteOptions = {}): DigestResult => {
  const sites = findCutSites(sequence, options);
  if (!sites.ok) return sites;
  const size = sequence.length;
  const cuts = cutsThrough(sites, size);
  const isCircular = options.topology === "circular";
  const circle = isCircular ? size : null;
  const groups = groupCrossing(cuts, circle);
  const alternatives = combineCuts(cuts, groups, circle).map((made) =>
    isCircular ? piecesOfCircle(made, size) : piecesOfLine(made, size),
  );
  const fragments = DigestFragments.from(alternatives[0] ?? []) as DigestFragments;
  fragments.alternatives = alternatives;
  fragments.crossings = groups.map((group) => group.map((index) => cuts[index]!));
  return fragments;
};

const piecesOfCircle = (cuts: readonly Cut[], size: number): readonly DigestFragment[] => {
  if (cuts.length === 0) return [{ start: 0, end: size, length: size, left: null, right: null }];
  const pieces: DigestFragment[] = [];
  for (let index = 0; index < cuts.length; index++) {
    const cut = cuts[index]!;
    const next = cuts[index + 1] ?? cuts[0]!;
    const length = next.at > cut.at ? next.at - cut.at : next.at - cut.at + size;
    const end = next.at === 0 ? size : next.at;
    pieces.push({ start: cut.at, end, length, left: cut.end, right: next.end });
  }
  return pieces;
};

const piecesOfLine = (cuts: readonly Cut[], size: number): readonly DigestFragment[] => {
  const pieces: DigestFragment[] = [];
  let [start, left] = [0, nativeEnd];
  for (const { at, end } of cuts) {
    pieces.push({ start, end: at, length: at - start, left, right: end });
    [start, left] = [at, end];
  }
  pieces.push({ start, end: size, length: size - start, left, right: nativeEnd });
  return pieces;
};
