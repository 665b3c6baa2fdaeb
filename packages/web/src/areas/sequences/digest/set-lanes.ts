import type { CutterRow } from "./digest-jobs.ts";
import { MAX_LANE_ENZYMES, MAX_LANES } from "./digest-settings.ts";

/** Of the enzymes of a set those that cut, rarest first; with none that cuts, the first of the set. */
const cuttersOf = (names: readonly string[], cutters: readonly CutterRow[]): readonly string[] => {
  const counts = new Map(cutters.map(({ name, count }) => [name, count]));
  const cutting = names
    .filter((name) => (counts.get(name) ?? 0) > 0)
    .sort(
      (one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0) || one.localeCompare(other, "en"),
    );
  return cutting.length > 0 ? cutting : names;
};

export interface FromSet<Chosen> {
  readonly chosen: Chosen;
  /** Enzymes of the set that cut and found no room. */
  readonly leftOut: number;
}

/** A set in one lane, as far as a lane holds enzymes. */
export const laneOfSet = (
  names: readonly string[],
  cutters: readonly CutterRow[],
): FromSet<readonly string[]> => {
  const all = cuttersOf(names, cutters);
  return { chosen: all.slice(0, MAX_LANE_ENZYMES), leftOut: Math.max(0, all.length - MAX_LANE_ENZYMES) };
};

/** Adds a lane for each enzyme of a set, as far as the gel has space. */
export const lanesOfSet = (
  names: readonly string[],
  cutters: readonly CutterRow[],
  taken: number,
): FromSet<readonly (readonly string[])[]> => {
  const all = cuttersOf(names, cutters);
  const room = Math.max(0, MAX_LANES - taken);
  return { chosen: all.slice(0, room).map((name) => [name]), leftOut: Math.max(0, all.length - room) };
};
