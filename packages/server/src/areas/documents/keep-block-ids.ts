import type { PageNode } from "@benchleaf/contract";

const keyOf = ({ attrs, ...node }: PageNode): string => {
  const { id: _, ...rest } = attrs ?? {};
  return JSON.stringify({ ...node, attrs: rest });
};

/**
 * A page that was read anew, with the ids of the blocks that it had before, where those are the same otherwise: what
 * refers to a block (comments, reviews) still finds it.
 */
export const keepBlockIds = (page: PageNode, before: readonly PageNode[]): PageNode => {
  const known = new Map<string, PageNode[]>();
  for (const block of before) {
    const key = keyOf(block);
    known.set(key, [...(known.get(key) ?? []), block]);
  }
  return { ...page, content: (page.content ?? []).map((block) => known.get(keyOf(block))?.shift() ?? block) };
};
