import type { Primer } from "@benchleaf/bio";

/**
 * What of a primer pairs with the record, without a 5' tail; all of it where it binds nowhere or nobody knows.
 *
 * @example boundBases({ bases: "GGATCCATGGTGAGC", locations: [{ start: 0, end: 9, strand: 1 }] }) // "ATGGTGAGC"
 */
export const boundBases = ({ bases, locations }: Pick<Primer, "bases" | "locations">): string => {
  const bound = locations.reduce((sum, { start, end }) => sum + end - start, 0);
  return bound > 0 && bound < bases.length ? bases.slice(bases.length - bound) : bases;
};
