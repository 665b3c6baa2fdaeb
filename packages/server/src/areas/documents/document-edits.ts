import type { DocumentEdit, DocumentEditDetail, FileKind, Id, PageNode } from "@benchleaf/contract";
import { z } from "zod";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { decodeCursor, type Page, pageFrom } from "../paging.ts";
import { changesOfBlock } from "./block-changes.ts";
import * as store from "./documents.store.ts";

const editKeys = z.tuple([z.number()]);

const presentEdit = (row: store.EditRow): DocumentEdit => ({
  id: String(row.to_seq),
  fromSeq: row.from_seq,
  toSeq: row.to_seq,
  userId: row.account_id,
  userName: row.user_name,
  startTime: row.start_time.toISOString(),
  endTime: row.end_time.toISOString(),
});

interface PageReader {
  openPage(q: Queries, id: Id, kind: FileKind): Promise<unknown>;
  pageAt(q: Queries, id: Id, seq: number): Promise<PageNode>;
}

/** The edit history of pages: who changed what, and when. */
export const documentEdits = ({ database }: Pick<Kernel, "database">, { openPage, pageAt }: PageReader) => ({
  edits: (
    scope: Scope,
    id: Id,
    kind: FileKind,
    query: {
      readonly userId?: Id | undefined;
      readonly blockId?: string | undefined;
      readonly cursor?: string | undefined;
      readonly limit: number;
    },
  ): Promise<Page<DocumentEdit>> =>
    database.read(scope, async (q) => {
      await openPage(q, id, kind);
      const [before] = decodeCursor(editKeys, query.cursor) ?? [];
      const { blockId } = query;
      const rows = await store.listEdits(q, id, {
        userId: query.userId,
        seqs:
          blockId === undefined
            ? undefined
            : await changesOfBlock(await store.listNumberedChanges(q, id), blockId),
        before: before ?? Number.MAX_SAFE_INTEGER,
        limit: query.limit,
      });
      return pageFrom(rows, query.limit, presentEdit, (row) => [row.to_seq]);
    }),

  /** @throws document.version.not.found */
  edit: (scope: Scope, id: Id, kind: FileKind, toSeq: number): Promise<DocumentEditDetail> =>
    database.read(scope, async (q) => {
      await openPage(q, id, kind);
      const [row] = await store.listEdits(q, id, { userId: undefined, before: toSeq + 1, limit: 1 });
      if (row === undefined || row.to_seq !== toSeq) throw problem("document.version.not.found");
      const [before, after] = await Promise.all([pageAt(q, id, row.from_seq - 1), pageAt(q, id, row.to_seq)]);
      return { ...presentEdit(row), before: JSON.stringify(before), after: JSON.stringify(after) };
    }),
});
