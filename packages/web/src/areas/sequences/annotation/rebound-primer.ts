import type { BindingSite, Primer } from "@benchleaf/bio";

const placeOf = ({ locations }: Pick<Primer, "locations">) => locations[0];

/**
 * A primer with other bases, at the place nearest to its old one where they bind, on the same strand if they do; bound to
 * nothing where they bind nowhere.
 */
export const reboundPrimer = (
  primer: Primer,
  bases: string,
  sites: readonly Pick<BindingSite, "start" | "strand" | "locations">[],
): Primer => {
  const old = placeOf(primer);
  const away = ({ start, strand }: Pick<BindingSite, "start" | "strand">): number =>
    old === undefined ? start : Math.abs(start - old.start) + (strand === old.strand ? 0 : 1e9);
  const [nearest] = [...sites].sort((one, other) => away(one) - away(other));
  return { ...primer, bases, locations: nearest?.locations ?? [] };
};

/** The primers that are meant: those that are picked, else all. */
export const meantPrimers = (primers: readonly Primer[], picked: readonly Primer[]): readonly Primer[] =>
  picked.length > 0 ? picked : primers;

/** What a pair is checked of: the two that are picked, else the first to either side. */
export const likelyPair = (
  primers: readonly Primer[],
  picked: readonly Primer[],
): readonly [Primer | undefined, Primer | undefined] => {
  const meant = picked.length > 1 ? picked : primers;
  const [only] = picked.length === 1 ? picked : [];
  const isReverse = (primer: Primer): boolean => placeOf(primer)?.strand === -1;
  const forward = only && !isReverse(only) ? only : meant.find((one) => !isReverse(one));
  const reverse = only && isReverse(only) ? only : meant.find((one) => isReverse(one) && one !== forward);
  const first = forward ?? meant[0];
  return [first, reverse ?? meant.find((one) => one !== first)];
};
