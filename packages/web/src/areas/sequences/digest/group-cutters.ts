import type { Enzyme } from "@benchleaf/bio";
import { isOwn } from "../../../shared/sequences/own-enzyme.ts";
import type { CutterRow } from "./digest-jobs.ts";

export const cutterGroups = ["once", "twice", "often", "never", "unsold"] as const;
export type CutterGroup = (typeof cutterGroups)[number];

export interface GroupedEnzyme {
  readonly enzyme: Enzyme;
  readonly count: number;
}

const groupOf = (enzyme: Enzyme, count: number): CutterGroup => {
  if (enzyme.suppliers === "" && !isOwn(enzyme)) return "unsold";
  if (count === 0) return "never";
  if (count === 1) return "once";
  return count === 2 ? "twice" : "often";
};

/** Enzymes whose cut is known by how often they cut, rarest first; within a group own ones, then the best known. */
export const groupCutters = (
  catalogue: readonly Enzyme[],
  cutters: readonly CutterRow[],
): readonly { readonly group: CutterGroup; readonly list: readonly GroupedEnzyme[] }[] => {
  const counts = new Map(cutters.map(({ name, count }) => [name, count]));
  const groups = new Map<CutterGroup, GroupedEnzyme[]>(cutterGroups.map((group) => [group, []]));
  for (const enzyme of catalogue) {
    if (enzyme.cuts.length === 0) continue;
    const count = counts.get(enzyme.name) ?? 0;
    groups.get(groupOf(enzyme, count))?.push({ enzyme, count });
  }
  // Whom New England Biolabs sells, most labs know; then those that many sell.
  const supply = ({ enzyme }: GroupedEnzyme) =>
    enzyme.suppliers.length + (enzyme.suppliers.includes("N") ? 100 : 0) + (isOwn(enzyme) ? 1000 : 0);
  return cutterGroups.flatMap((group) => {
    const list = groups.get(group) ?? [];
    list.sort(
      (one, other) => (group === "often" ? one.count - other.count : 0) || supply(other) - supply(one),
    );
    return list.length > 0 ? [{ group, list }] : [];
  });
};
