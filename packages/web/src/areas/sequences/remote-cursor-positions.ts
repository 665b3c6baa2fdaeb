import { mapRange, type Selection } from "@benchleaf/bio";
import type { LiveState } from "@benchleaf/contract";
import { spliceBetween } from "./analysis/splice-between.ts";

/** Residues of a version that a page was on. */
export type KnownResidues = ReadonlyMap<number, string>;

/**
 * Maps a range to residues that have changed: a range around which residues were replaced moves to the start of the
 * inserted ones.
 *
 * @example mapPosition({ start: 4, length: 2 }, "ACGTACGT", "AAACGTACGT", false) // { start: 6, length: 2 }
 */
export const mapPosition = (
  place: Selection,
  before: string,
  after: string,
  isCircular: boolean,
): Selection => {
  const splice = before === after ? null : spliceBetween(before, after);
  if (splice === null) return place;
  const { start, end, inserted } = splice;
  const change = { start, end, insert: after.slice(start, start + inserted) };
  return mapRange(place, change, before.length, isCircular) ?? { start, length: 0 };
};

/**
 * The position that a page publishes, in residues that the others know, since everyone may have typed since. The
 * earliest version that another page is on and that this page was on, too, is known to all.
 */
export const visiblePosition = (
  place: Selection,
  sequence: string,
  known: KnownResidues,
  { versions, isCircular }: { readonly versions: readonly number[]; readonly isCircular: boolean },
): LiveState => {
  const version = [...known.keys()].filter((one) => versions.includes(one)).sort((a, b) => a - b)[0];
  const letters = version === undefined ? undefined : known.get(version);
  if (version === undefined || letters === undefined) return {};
  const { start, length } = mapPosition(place, sequence, letters, isCircular);
  return { at: version, start, length };
};

/**
 * Another user's position in the residues of this page; null if they publish none, or refer to residues that this
 * page has never seen.
 */
export const lastSeenPosition = (
  { at, start, length }: LiveState,
  sequence: string,
  known: KnownResidues,
  isCircular: boolean,
): Selection | null => {
  const letters = typeof at === "number" ? known.get(at) : undefined;
  if (letters === undefined || typeof start !== "number" || typeof length !== "number") return null;
  if (start < 0 || length < 0 || start > letters.length || length > letters.length) return null;
  return mapPosition({ start, length }, letters, sequence, isCircular);
};
