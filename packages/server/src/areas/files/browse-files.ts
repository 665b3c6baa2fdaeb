import type { FileKind, FileVersion, Id, LabFile, RecycledFile } from "@benchleaf/contract";
import { z } from "zod";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { presentFile, presentRecycled, presentVersion } from "./files.present.ts";
import { openFile } from "./files.service.ts";
import * as store from "./files.store.ts";
import { listTrash } from "./trash.store.ts";
import { isReadable } from "./tree.store.ts";

const listKeys = z.tuple([z.number().int(), z.string(), idKey]);
const trashKeys = z.tuple([z.iso.datetime(), idKey]);
const versionKeys = z.tuple([z.number().int().positive()]);

interface Paging {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface ListQuery extends Paging {
  readonly projectId: Id;
  readonly folderId?: Id | undefined;
  readonly search?: string | undefined;
  readonly kind?: FileKind | undefined;
}

export const browseFiles = ({ database }: Kernel) => {
  /** Only asked when there is nothing to show, so that a full page costs one flight. */
  const refuseUnreadable = async (scope: Scope, projectId: Id): Promise<void> => {
    if (!(await database.read(scope, (q) => isReadable(q, projectId)))) throw problem("project.no.access");
  };

  return {
    async list(scope: Scope, query: ListQuery): Promise<Page<LabFile>> {
      const after = decodeCursor(listKeys, query.cursor);
      const rows = await store.listFiles(database, scope, {
        projectId: query.projectId,
        folderId: query.folderId ?? null,
        search: query.search,
        kind: query.kind,
        after,
        limit: query.limit,
      });
      if (rows.length === 0) await refuseUnreadable(scope, query.projectId);
      return pageFrom(
        rows,
        query.limit,
        (row) => presentFile(row, scope.userId),
        (row) => [row.list_rank, row.name, row.id],
      );
    },

    async find(scope: Scope, search: string, limit: number): Promise<LabFile[]> {
      const rows = await store.findByName(database, scope, search, limit);
      return rows.map((row) => presentFile(row, scope.userId));
    },

    async recent(scope: Scope, limit: number): Promise<LabFile[]> {
      const rows = await store.listRecent(database, scope, limit);
      return rows.map((row) => presentFile(row, scope.userId));
    },

    async folders(scope: Scope, projectId: Id): Promise<{ id: Id; parentId: Id | null; name: string }[]> {
      const rows = await store.listFolders(database, scope, projectId);
      if (rows.length === 0) await refuseUnreadable(scope, projectId);
      return rows.map((row) => ({ id: row.id, parentId: row.parent_id, name: row.name }));
    },

    async garbage(scope: Scope, { cursor, limit }: Paging): Promise<Page<RecycledFile>> {
      const before = decodeCursor(trashKeys, cursor);
      const rows = await database.read(scope, (q) => listTrash(q, before, limit));
      return pageFrom(
        rows,
        limit,
        (row) => presentRecycled(row, scope.userId),
        (row) => [row.recycle_time.toISOString(), row.id],
      );
    },

    versions: (scope: Scope, fileId: Id, { cursor, limit }: Paging): Promise<Page<FileVersion>> =>
      database.read(scope, async (q) => {
        const [before] = decodeCursor(versionKeys, cursor) ?? [];
        await openFile(q, fileId);
        const rows = await store.listVersions(q, fileId, before, limit);
        return pageFrom(rows, limit, presentVersion, (row) => [row.version]);
      }),
  };
};
