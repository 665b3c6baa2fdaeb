import type { FileKind, Id, PlacedFile, TouchedFile } from "@benchleaf/contract";
import { z } from "zod";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import { presentFile } from "../files/files.present.ts";
import { openFile } from "../files/files.service.ts";
import { decodeCursor, encodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import * as store from "./work.store.ts";

interface WorkQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly search?: string | undefined;
  readonly kind?: FileKind | undefined;
  readonly ownerId?: Id | undefined;
  readonly projectId?: Id | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const keys = z.tuple([z.iso.datetime(), idKey]);
const keysOf = (row: store.PlacedRow): [string, Id] => [row.update_time.toISOString(), row.id];

const presentPlaced = (row: store.PlacedRow, userId: Id): PlacedFile => ({
  ...presentFile(row, userId),
  projectName: row.project_name ?? "",
  isPersonalProject: row.is_personal ?? false,
});

const presentTouched = (row: store.TouchedRow, userId: Id): TouchedFile => ({
  ...presentPlaced(row, userId),
  editorId: row.editor_id,
  editorName: row.editor_name,
  isNew: row.is_new,
});

/** Files of many projects. */
export const listWork = ({ database }: Kernel) => ({
  async list(scope: Scope, { cursor, ...query }: WorkQuery): Promise<Page<PlacedFile>> {
    const rows = await store.listWork(database, scope, { ...query, before: decodeCursor(keys, cursor) });
    return pageFrom(rows, query.limit, (row) => presentPlaced(row, scope.userId), keysOf);
  },

  touched: (
    scope: Scope,
    { cursor, limit }: Pick<WorkQuery, "cursor" | "limit">,
  ): Promise<Page<TouchedFile>> =>
    database.read(scope, async (q) => {
      const before = decodeCursor(keys, cursor);
      const [rows, stop] = await Promise.all([
        store.listTouched(q, before, limit),
        store.findStop(q, before),
      ]);
      const page = pageFrom(rows, limit, (row) => presentTouched(row, scope.userId), keysOf);
      if (page.nextCursor !== null || stop === undefined) return page;
      // Everything that was examined is shown; there may be more further back.
      return { ...page, nextCursor: encodeCursor([stop.update_time.toISOString(), stop.id]) };
    }),

  markRead: (scope: Scope, fileId: Id | null): Promise<null> =>
    database.write(scope, async (tx) => {
      if (fileId !== null) await openFile(tx, fileId);
      store.markRead(tx, fileId);
      return null;
    }),
});
