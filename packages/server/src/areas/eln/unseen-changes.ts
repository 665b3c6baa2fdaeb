import { blocksOf, type ElnUnseen, type Id } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { DocumentsService } from "../documents/documents.service.ts";
import { digestBlock } from "./eln.rules.ts";
import * as store from "./unseen-changes.store.ts";

/** Characters of a block that the list shows. */
const BLOCK_CHARACTERS = 200;

/** What others have changed in a page since a reader had it open. */
export const unseenChanges = (
  { database }: Pick<Kernel, "database">,
  documents: Pick<DocumentsService, "openPage" | "pageNow" | "pageAt">,
) => ({
  /** Empty for a reader who opens the page for the first time: everything is new to them. */
  list: (scope: Scope, id: Id): Promise<ElnUnseen> =>
    database.read(scope, async (q) => {
      await documents.openPage(q, id, "eln");
      const seen = await store.findSeen(q, id);
      if (seen === undefined) return { blocks: [], editors: [] };
      const editors = await store.listOtherEditors(q, id, seen);
      if (editors.length === 0) return { blocks: [], editors: [] };
      const { page } = await documents.pageNow(q, id);
      const before = new Map(
        blocksOf(await documents.pageAt(q, id, seen)).map((block) => [block.id, digestBlock(block)]),
      );
      const changed = blocksOf(page).filter(
        (block) => before.get(block.id)?.equals(digestBlock(block)) !== true,
      );
      return {
        blocks: changed.map((block) => ({
          blockId: block.id,
          text: block.text.slice(0, BLOCK_CHARACTERS),
          isNew: !before.has(block.id),
        })),
        editors: editors.map((row) => ({
          userId: row.account_id,
          name: row.name,
          time: row.last_time.toISOString(),
        })),
      };
    }),

  /** The reader has seen the page as it is now. */
  markSeen: (scope: Scope, id: Id): Promise<null> =>
    database.write(scope, async (tx) => {
      await documents.openPage(tx, id, "eln");
      store.saveSeen(tx, id);
      return null;
    }),
});
export type UnseenChanges = ReturnType<typeof unseenChanges>;
