import { type CutSiteOptions, findCutSites } from "../enzyme/find-cut-sites.ts";
import type { EnzymeProblem } from "../enzyme/resolve-enzymes.ts";
import { cutsThrough, type DigestFragment, nativeEnd } from "./fragment.ts";

/** A fragment of a partial digestion. */
export interface PartialFragment extends DigestFragment {
  /** Sites inside it that were not cut. */
  readonly missedCuts: number;
}

/** How many sites may stay uncut in one fragment. */
export interface PartialDigestOptions extends CutSiteOptions {
  /** Sites that a fragment may hold uncut; 1 unless told. */
  readonly maxMissedCuts?: number;
}

/** Fragments of a partial digestion, or why there are none. */
export type PartialDigestResult =
  | { readonly ok: true; readonly fragments: readonly PartialFragment[] }
  | {
      readonly ok: false;
      readonly error: EnzymeProblem | { readonly code: "too-many"; readonly message: string };
    };

/** A partial digest of more fragments tells nobody anything. */
const MAX_FRAGMENTS = 1_000_000;

/**
 * Every fragment that a digestion can leave when it is stopped early, by start and then length: all stretches between
 * two cuts with at most so many sites uncut within. A circle cut once is among them where that is one site too few.
 *
 * @example
 * const partial = partialDigest("AAGAATTCAAGAATTCAA", { enzymes: ["EcoRI"] });
 * partial.ok && partial.fragments.map(({ length, missedCuts }) => [length, missedCuts])
 * // [[3, 0], [11, 1], [8, 0], [15, 1], [7, 0]]
 */
export const partialDigest = (sequence: string, options: PartialDigestOptions = {}): PartialDigestResult => {
  const maxMissedCuts = Math.max(0, Math.floor(options.maxMissedCuts ?? 1));
  const sites = findCutSites(sequence, options);
  if (!sites.ok) return sites;
  const size = sequence.length;
  const cuts = cutsThrough(sites);
  const isCircular = options.topology === "circular";
  if (isCircular && cuts.length === 0)
    return {
      ok: true,
      fragments: [{ start: 0, end: size, length: size, left: null, right: null, missedCuts: 0 }],
    };
  const bounds = isCircular
    ? [...cuts, ...cuts.map(({ at, end }) => ({ at: at + size, end }))]
    : [{ at: 0, end: nativeEnd }, ...cuts, { at: size, end: nativeEnd }];
  const firsts = isCircular ? cuts.length : bounds.length - 1;
  const reach = Math.min(maxMissedCuts + 1, isCircular ? cuts.length : bounds.length - 1);
  if (firsts * reach > MAX_FRAGMENTS)
    return {
      ok: false,
      error: { code: "too-many", message: `There are more than ${MAX_FRAGMENTS} fragments.` },
    };
  const fragments: PartialFragment[] = [];
  for (let first = 0; first < firsts; first++) {
    for (let last = first + 1; last <= first + reach && last < bounds.length; last++) {
      const { at: start, end: left } = bounds[first]!;
      const { at, end: right } = bounds[last]!;
      const end = at > size ? at - size : at;
      fragments.push({ start, end, length: at - start, left, right, missedCuts: last - first - 1 });
    }
  }
  return { ok: true, fragments };
};
