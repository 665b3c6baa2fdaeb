import type { FileKind, FileVersion, Id, LabFile, ListedFile, RecycledFile } from "@benchleaf/contract";
import { z } from "zod";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { presentFile, presentListed, presentRecycled, presentVersion } from "./files.present.ts";
import { isTargetReadable, openFile } from "./files.service.ts";
import * as store from "./files.store.ts";
import { listFiles, listFolders, type SortKey, sortValue } from "./list.store.ts";
import { listTrash } from "./trash.store.ts";

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
  readonly ownerId?: Id | undefined;
  readonly tagId?: Id | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort: string;
}

export const browseFiles = ({ database }: Kernel) => {
  /** Queried only if the page is empty, so that a full page costs one round trip. */
  const refuseUnreadable = (scope: Scope, projectId: Id, folderId: Id | null = null): Promise<void> =>
    database.read(scope, async (q) => {
      if (!(await isTargetReadable(q, { projectId, folderId }))) throw problem("project.no.access");
    });

  return {
    async list(scope: Scope, query: ListQuery): Promise<Page<ListedFile>> {
      const sort = query.sort.replace("-", "") as SortKey;
      const keys = z.tuple([z.literal(query.sort), z.union([z.literal(0), z.literal(1)]), z.string(), idKey]);
      const [, rank, value, id] = decodeCursor(keys, query.cursor) ?? [];
      const rows = await listFiles(database, scope, {
        projectId: query.projectId,
        folderId: query.folderId ?? null,
        search: query.search,
        kind: query.kind,
        ownerId: query.ownerId,
        tagId: query.tagId,
        from: query.from,
        to: query.to,
        sort,
        isDescending: query.sort.startsWith("-"),
        after: id === undefined ? undefined : { rank: rank!, value: value!, id },
        limit: query.limit,
      });
      if (rows.length === 0) await refuseUnreadable(scope, query.projectId, query.folderId);
      return pageFrom(
        rows,
        query.limit,
        (row) => presentListed(row, scope.userId),
        (row) => [query.sort, row.list_rank, sortValue[sort](row), row.id],
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
      const rows = await listFolders(database, scope, projectId);
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
