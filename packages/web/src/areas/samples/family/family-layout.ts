/** Samples by id and what came of what. */
interface FamilyGraph {
  readonly samples: readonly { readonly id: string }[];
  readonly links: readonly { readonly parentId: string; readonly childId: string }[];
}

/** The size of a sample in the picture of its family, and the room between two. */
export const NODE = { width: 190, height: 52, gapX: 56, gapY: 14 } as const;

export interface PlacedSample {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export interface FamilyLayout {
  readonly nodes: readonly PlacedSample[];
  readonly lines: readonly { readonly key: string; readonly path: string }[];
  readonly width: number;
  readonly height: number;
}

/** How many generations each sample is below the oldest: one more than the youngest of its parents. */
const levelsOf = ({ samples, links }: FamilyGraph): ReadonlyMap<string, number> => {
  const levels = new Map<string, number>();
  // Parents have lower ids than their children, and samples come by id.
  for (const { id } of samples) {
    const parents = links
      .filter(({ childId }) => childId === id)
      .map(({ parentId }) => levels.get(parentId) ?? 0);
    levels.set(id, parents.length === 0 ? 0 : Math.max(...parents) + 1);
  }
  return levels;
};

/**
 * Positions of the samples of a family: a column for each generation, oldest first, and a line from each parent to
 * each child.
 *
 * @example layoutFamily({ samples: [a, b], links: [{ parentId: "1", childId: "2" }] }).nodes[1].x // 246
 */
export const layoutFamily = (family: FamilyGraph): FamilyLayout => {
  const levels = levelsOf(family);
  const filled = new Map<number, number>();
  const nodes = family.samples.map(({ id }) => {
    const level = levels.get(id) ?? 0;
    const row = filled.get(level) ?? 0;
    filled.set(level, row + 1);
    return { id, x: level * (NODE.width + NODE.gapX), y: row * (NODE.height + NODE.gapY) };
  });
  const placeOf = new Map(nodes.map((node) => [node.id, node]));
  const lines = family.links.flatMap(({ parentId, childId }) => {
    const [from, to] = [placeOf.get(parentId), placeOf.get(childId)];
    if (from === undefined || to === undefined) return [];
    const [x1, y1] = [from.x + NODE.width, from.y + NODE.height / 2];
    const [x2, y2] = [to.x, to.y + NODE.height / 2];
    const middle = (x1 + x2) / 2;
    return [
      { key: `${parentId}-${childId}`, path: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}` },
    ];
  });
  return {
    nodes,
    lines,
    width: Math.max(0, ...nodes.map(({ x }) => x)) + NODE.width,
    height: Math.max(0, ...nodes.map(({ y }) => y)) + NODE.height,
  };
};
