import type { ElnNode } from "@benchleaf/contract";

/** What a person has ticked or unticked, by number; all else is as the archive was read. */
export type Choices = ReadonlyMap<number, boolean>;

/**
 * The parts that would be imported: those selected whose ancestors are all selected. Parents come before their parts.
 */
export const selectedNodes = (nodes: readonly ElnNode[], choices: Choices): ReadonlySet<number> => {
  const chosen = new Set<number>();
  for (const { number, parent, refusal, isWanted } of nodes) {
    const isChosen = refusal === null && (choices.get(number) ?? isWanted);
    if (isChosen && (parent === null || chosen.has(parent))) chosen.add(number);
  }
  return chosen;
};

/** What differs from how the archive was read. */
export const changesOf = (
  nodes: readonly ElnNode[],
  choices: Choices,
): { readonly added: number[]; readonly leftOut: number[] } => {
  const changed = nodes.filter(({ number, isWanted }) => (choices.get(number) ?? isWanted) !== isWanted);
  return {
    added: changed.filter(({ isWanted }) => !isWanted).map(({ number }) => number),
    leftOut: changed.filter(({ isWanted }) => isWanted).map(({ number }) => number),
  };
};
