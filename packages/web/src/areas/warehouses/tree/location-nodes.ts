import type { LocationNode } from "@benchleaf/contract";

/** A location with those directly in it. */
export interface NestedLocation {
  readonly node: LocationNode;
  readonly inside: readonly NestedLocation[];
}

/** The locations of a list as a tree. One whose parent is not in the list is at the top. */
export const nestLocations = (nodes: readonly LocationNode[]): NestedLocation[] => {
  const known = new Set(nodes.map(({ id }) => id));
  const byParent = new Map<string, LocationNode[]>();
  for (const node of nodes) {
    const parent = node.parentId !== null && known.has(node.parentId) ? node.parentId : "";
    byParent.set(parent, [...(byParent.get(parent) ?? []), node]);
  }
  const below = (parentId: string): NestedLocation[] =>
    (byParent.get(parentId) ?? []).map((node) => ({ node, inside: below(node.id) }));
  return below("");
};

/** The ids of a location's ancestors, the outermost first. */
export const ancestorsOf = (nodes: readonly LocationNode[], locationId: string): string[] => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const above: string[] = [];
  for (let at = byId.get(locationId)?.parentId ?? null; at !== null; at = byId.get(at)?.parentId ?? null)
    above.unshift(at);
  return above;
};

/** A location and all below it, by their ids: where it cannot be moved. */
export const idsWithin = (nodes: readonly LocationNode[], locationId: string): ReadonlySet<string> =>
  new Set(
    nodes
      .filter(({ id }) => id === locationId || ancestorsOf(nodes, id).includes(locationId))
      .map(({ id }) => id),
  );
