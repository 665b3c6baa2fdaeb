import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { openFile } from "../files/files.service.ts";
import type { RoomKind } from "../live/live.service.ts";
import { mergedState } from "./append-change.ts";
import type { DocumentsService } from "./documents.service.ts";
import * as store from "./documents.store.ts";

/** A page is a room for users who may read it; its document is its text. */
export const documentRooms = ({ database }: Kernel, documents: DocumentsService): RoomKind => ({
  kind: "page",
  admit: (scope, id) => database.read(scope, async (q) => documents.kindOf(await openFile(q, id))),
  document: {
    refuseWriting: async () => undefined,
    begun: async () => undefined,
    store: {
      async read(q, id) {
        const row = await store.findState(q, id);
        if (row === undefined) throw problem("projectFile.not.found");
        return mergedState(row.state, await store.listChanges(q, id, row.state_seq, row.seq));
      },
      append: async (tx, session, id, change) => String(await documents.append(tx, session, id, change)),
      find: store.findChange,
    },
  },
});
