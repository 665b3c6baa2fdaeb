import type { Selection } from "@benchleaf/bio";

const RANGE = /^([1-9]\d{0,8})\.\.([1-9]\d{0,8})$/;

/**
 * The stretch that an address names, e.g. `101..300`: from one, inclusive, across the origin of a circle where the
 * first is greater. Null if none is named, and for what is not on the molecule.
 */
export const stretchOf = (
  range: string | undefined,
  { sequence, topology }: { readonly sequence: { readonly length: number }; readonly topology: string },
): Selection | null => {
  const [, first, last] = (RANGE.exec(range ?? "") ?? []).map(Number);
  const size = sequence.length;
  if (first === undefined || last === undefined || first > size || last > size) return null;
  if (last >= first) return { start: first - 1, length: last - first + 1 };
  return topology === "circular" ? { start: first - 1, length: size - first + 1 + last } : null;
};

/** A stretch as an address names it. @example rangeOf({ start: 2_680, length: 20 }, 2_686) // "2681..14" */
export const rangeOf = ({ start, length }: Selection, size: number): string =>
  `${start + 1}..${((start + length - 1) % size) + 1}`;
