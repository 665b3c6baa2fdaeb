import { type Primer, primerPlaces } from "@benchleaf/bio";

/**
 * What of a primer pairs with the record, at the place where most of it does, without a 5' tail; all of it where it
 * binds nowhere or no one knows.
 *
 * @example boundBases({ bases: "GGATCCATGGTGAGC", locations: [{ start: 0, end: 9, strand: 1 }] }) // "ATGGTGAGC"
 */
export const boundBases = (primer: Pick<Primer, "bases" | "locations">): string => {
  const { bases } = primer;
  const bound = Math.max(0, ...primerPlaces(primer).map(({ length }) => length));
  return bound > 0 && bound < bases.length ? bases.slice(bases.length - bound) : bases;
};
