import { type CutSiteOptions, findCutSites } from "../enzyme/find-cut-sites.ts";
import type { EnzymeProblem } from "../enzyme/resolve-enzymes.ts";
import { areCrossing, groupCrossing } from "./crossing-cuts.ts";
import { cutsThrough } from "./cuts-through.ts";
import { type Cut, type DigestFragment, nativeEnd } from "./fragment.ts";

/** A fragment of a partial digestion. */
export interface PartialFragment extends DigestFragment {
  /** Sites inside it that were not cut. */
  readonly missedCuts: number;
}

/** How many sites may stay uncut in one fragment. */
export interface PartialDigestOptions extends CutSiteOptions {
  /** Sites that a fragment may hold uncut; 1 by default. */
  readonly maxMissedCuts?: number;
}

/** Fragments of a partial digestion, or why there are none. */
export type PartialDigestResult =
  | {
      readonly ok: true;
      readonly fragments: readonly PartialFragment[];
      /** The cuts that exclude each other, in groups. */
      readonly crossings: readonly (readonly Cut[])[];
    }
  | {
      readonly ok: false;
      readonly error: EnzymeProblem | { readonly code: "too-many"; readonly message: string };
    };

/** Whether an enzyme made it. */
const isMade = ({ end }: Cut): boolean => end.enzyme !== null;

/** A partial digest with more fragments is not useful. */
const MAX_FRAGMENTS = 1_000_000;

/**
 * Every fragment that a digestion can leave when it is stopped early, by start and then length: all stretches between
 * two cuts with at most this many sites uncut within; of cuts that cross each is tried by itself. A circle cut once
 * is among them where that is one site too few.
 *
 * @example const partial = partialDigest("AAGAATTCAAGAATTCAA", { enzymes: ["EcoRI"] }); partial.ok &&
 * partial.fragments.map(({ length, missedCuts }) => [length, missedCuts]) // [[3, 0], [11, 1], [8, 0], [15, 1], [7,
 * 0]]
 */
export const partialDigest = (sequence: string, options: PartialDigestOptions = {}): PartialDigestResult => {
  const maxMissedCuts = Math.max(0, Math.floor(options.maxMissedCuts ?? 1));
  const sites = findCutSites(sequence, options);
  if (!sites.ok) return sites;
  const size = sequence.length;
  const cuts = cutsThrough(sites, size);
  const isCircular = options.topology === "circular";
  if (isCircular && cuts.length === 0)
    return {
      ok: true,
      fragments: [{ start: 0, end: size, length: size, left: null, right: null, missedCuts: 0 }],
      crossings: [],
    };
  const bounds = isCircular
    ? [...cuts, ...cuts.map(({ at, reach, end }) => ({ at: at + size, reach, end }))]
    : [{ at: 0, reach: 0, end: nativeEnd }, ...cuts, { at: size, reach: 0, end: nativeEnd }];
  const firsts = isCircular ? cuts.length : bounds.length - 1;
  const reach = Math.min(maxMissedCuts + 1, isCircular ? cuts.length : bounds.length - 1);
  if (firsts * reach > MAX_FRAGMENTS)
    return {
      ok: false,
      error: { code: "too-many", message: `There are more than ${MAX_FRAGMENTS} fragments.` },
    };
  const groups = groupCrossing(cuts, isCircular ? size : null);
  const hasCrossing = groups.length > 0;
  const longest = cuts.reduce((most, { reach }) => Math.max(most, Math.abs(reach)), 0);
  const crosses = (one: Cut, other: Cut): boolean =>
    hasCrossing && isMade(one) && isMade(other) && areCrossing(one, other, null);
  const fragments: PartialFragment[] = [];
  for (let first = 0; first < firsts; first++) {
    const from = bounds[first]!;
    // Sites so far behind that no later cut destroys them, and of them those that were missed for certain.
    let settled = first + 1;
    let missed = 0;
    for (let last = first + 1; hasCrossing || last <= first + reach; last++) {
      const to = bounds[last];
      if (!to || (isCircular && last > first + cuts.length)) break;
      for (; hasCrossing && bounds[settled]!.at + 2 * longest < to.at; settled++)
        if (!crosses(from, bounds[settled]!)) missed++;
      if (missed > maxMissedCuts) break;
      // Of two cuts that cross only one can be made; a site that either end has destroyed was not missed.
      if (crosses(from, to)) continue;
      const inner = hasCrossing ? bounds.slice(first + 1, last) : [];
      const missedCuts = hasCrossing
        ? inner.filter((cut) => !crosses(from, cut) && !crosses(cut, to)).length
        : last - first - 1;
      if (missedCuts > maxMissedCuts) continue;
      const end = to.at > size ? to.at - size : to.at;
      fragments.push({
        start: from.at,
        end,
        length: to.at - from.at,
        left: from.end,
        right: to.end,
        missedCuts,
      });
    }
  }
  const crossings = groups.map((group) => group.map((index) => cuts[index]!));
  return { ok: true, fragments, crossings };
};
