import { complement, type Enzyme } from "@benchleaf/bio";

/** Site and cut as catalogues print them. @example `G^AATTC`; cut outside of the site `GGTCTC (1/5)` */
export const siteText = ({ site, cuts }: Pick<Enzyme, "site" | "cuts">): string => {
  const letters = site.toUpperCase();
  const cut = cuts.at(-1);
  if (!cut || cut.top === null) return letters;
  if (cut.top >= 0 && cut.top <= site.length) return `${letters.slice(0, cut.top)}^${letters.slice(cut.top)}`;
  return `${letters} (${cut.top - site.length}/${(cut.bottom ?? cut.top) - site.length})`;
};

/** Both strands with their cuts, as one writes them under each other. */
export interface DrawnSite {
  readonly top: string;
  readonly bottom: string;
}

const withCuts = (letters: string, places: readonly number[]): string => {
  const cuts = [...new Set(places)].sort((one, other) => one - other);
  const pieces = [0, ...cuts].map((from, index) => letters.slice(from, cuts[index] ?? letters.length));
  return pieces.join("^");
};

/**
 * Both strands of a site with its cuts, N for any base, ^ at each cut.
 *
 * @example drawnSite(BsaI) // { top: "5′ GGTCTCN^NNNN 3′", bottom: "3′ CCAGAGNNNNN^ 5′" }
 */
export const drawnSite = ({ site, cuts }: Pick<Enzyme, "site" | "cuts">): DrawnSite => {
  const tops = cuts.flatMap(({ top }) => top ?? []);
  const bottoms = cuts.flatMap(({ bottom }) => bottom ?? []);
  const first = Math.min(0, ...tops, ...bottoms);
  const last = Math.max(site.length, ...tops, ...bottoms);
  const letters = `${"N".repeat(-first)}${site.toUpperCase()}${"N".repeat(last - site.length)}`;
  const placed = (places: readonly number[]) => places.map((place) => place - first);
  return {
    top: `5′ ${withCuts(letters, placed(tops))} 3′`,
    bottom: `3′ ${withCuts(complement(letters), placed(bottoms))} 5′`,
  };
};
