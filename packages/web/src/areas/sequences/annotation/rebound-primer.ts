import { type BindingSite, type Primer, primerPlaces } from "@benchleaf/bio";

type Site = Pick<BindingSite, "start" | "strand" | "locations">;

/**
 * A primer with other bases, for each of its old places at the nearest one where they bind, on the same strand if they
 * do; bound to nothing where they bind nowhere.
 */
export const reboundPrimer = (primer: Primer, bases: string, sites: readonly Site[]): Primer => {
  const places = primerPlaces(primer);
  const nearest = (
    old: { readonly start: number; readonly strand: 1 | -1 } | undefined,
  ): Site | undefined => {
    const away = ({ start, strand }: Site): number =>
      old === undefined ? start : Math.abs(start - old.start) + (strand === old.strand ? 0 : 1e9);
    return [...sites].sort((one, other) => away(one) - away(other))[0];
  };
  const chosen = new Set((places.length > 0 ? places : [undefined]).map(nearest));
  const { order: _, ...rest } = primer;
  return { ...rest, bases, locations: [...chosen].flatMap((site) => site?.locations ?? []) };
};

/** The primers to act on: the selected ones, else all. */
export const targetPrimers = (primers: readonly Primer[], picked: readonly Primer[]): readonly Primer[] =>
  picked.length > 0 ? picked : primers;

/** What a pair is checked of: the two that are picked, else the first to either side. */
export const likelyPair = (
  primers: readonly Primer[],
  picked: readonly Primer[],
): readonly [Primer | undefined, Primer | undefined] => {
  const meant = picked.length > 1 ? picked : primers;
  const [only] = picked.length === 1 ? picked : [];
  const isReverse = (primer: Primer): boolean => primer.locations[0]?.strand === -1;
  const forward = only && !isReverse(only) ? only : meant.find((one) => !isReverse(one));
  const reverse = only && isReverse(only) ? only : meant.find((one) => isReverse(one) && one !== forward);
  const first = forward ?? meant[0];
  return [first, reverse ?? meant.find((one) => one !== first)];
};
