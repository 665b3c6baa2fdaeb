import type { MenuEntry } from "../gates.ts";

type Entry = Pick<MenuEntry, "path">;

/**
 * Which menu entries are visible and which are after "more", given the available number. Pinned entries stay visible
 * before those with more weight; the order within each part is that of the menu.
 *
 * @example foldMenu([a, b, c], 2, new Set(["c"])) // { shown: [c], folded: [a, b] }: "more" takes a place of its own
 */
export const foldMenu = <One extends Entry>(
  entries: readonly One[],
  places: number,
  pinned: ReadonlySet<string>,
): { readonly shown: readonly One[]; readonly folded: readonly One[] } => {
  if (entries.length <= places) return { shown: entries, folded: [] };
  const first = entries.toSorted(
    (left, right) => Number(pinned.has(right.path)) - Number(pinned.has(left.path)),
  );
  const kept = new Set(first.slice(0, Math.max(places - 1, 1)));
  return {
    shown: entries.filter((one) => kept.has(one)),
    folded: entries.filter((one) => !kept.has(one)),
  };
};
