import type { PageNode } from "./page-nodes.ts";
import { blocksOf, nodesIn } from "./page-text.ts";

/** Someone named in a block of a page. */
export interface PageMention {
  readonly userId: string;
  readonly blockId: string;
}

/** Who is named in a page, each once with the first block that names them. */
const mentionsIn = (page: PageNode): Map<string, string> => {
  const found = new Map<string, string>();
  for (const { id, node } of blocksOf(page))
    for (const { type, attrs } of nodesIn(node)) {
      const userId = String(attrs?.userId ?? "");
      if (type === "mention" && /^\d+$/.test(userId) && !found.has(userId)) found.set(userId, id);
    }
  return found;
};

/** Who is named in a page and was not named in it before. */
export const newMentions = (before: PageNode, page: PageNode): PageMention[] => {
  const known = mentionsIn(before);
  return [...mentionsIn(page)].flatMap(([userId, blockId]) =>
    known.has(userId) ? [] : [{ userId, blockId }],
  );
};
