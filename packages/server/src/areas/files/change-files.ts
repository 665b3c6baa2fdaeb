import {
  type AuditAction,
  fileNameFault,
  type Id,
  type LabFile,
  type RestoredFile,
} from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import { type Queries, withCommit } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { recordDescendants } from "./descendants.store.ts";
import { canRead, demandKeys, mayUnlock, writeRefusal } from "./files.policy.ts";
import { type FilesService, lockFilesForUpdate, lockFolderForUpdate, reserveFile } from "./files.service.ts";
import type { FileRow } from "./files.sql.ts";
import * as store from "./files.store.ts";
import { endLinksOfRecycled } from "./links.store.ts";
import * as trash from "./trash.store.ts";
import * as tree from "./tree.store.ts";

/** PostgreSQL's unique_violation, here always that of folder names. */
export const nameExists = (error: unknown): unknown =>
  error instanceof Error && (error as { code?: unknown }).code === "23505"
    ? problem("file.name.exists")
    : error;

/**
 * The database refuses to delete pages that are in review, approved, finished or signed, in whatever folder they are.
 */
const reviewedPage = (error: unknown): unknown =>
  error instanceof Error && (error as { code?: unknown }).code === "EL409"
    ? problem("eln.audit.cannot.delete")
    : error;

/** @throws file.name.invalid */
export const checkName = (name: string): void => {
  if (fileNameFault(name) !== null) throw problem("file.name.invalid", { name });
};

export const changeFiles = ({ database, audit }: Kernel, files: FilesService) => {
  /** Locks the trees before the rows: two such changes wait at the tree and never deadlock. */
  const holdTrees = async (tx: Queries, scope: Scope, ids: readonly Id[]): Promise<FileRow[]> => {
    await tree.lockTreesOf(tx, ids);
    return lockFilesForUpdate(tx, scope, ids, "carry");
  };

  /** Also writes an entry for each descendant of these folders. */
  const recordDescendantsOf = async (
    tx: Queries,
    scope: Scope,
    action: AuditAction,
    rows: readonly FileRow[],
    state: "active" | "recycled",
  ): Promise<void> => {
    for (const row of rows) if (row.kind === "folder") await recordDescendants(tx, scope, action, row, state);
  };

  return {
    createFolder: (
      scope: Scope,
      folder: { projectId: Id; folderId: Id | null; name: string },
    ): Promise<LabFile> =>
      database
        .write(scope, async (tx) => {
          checkName(folder.name);
          const id = await reserveFile(tx, folder, "folder");
          const made = files.create(tx, scope, folder, "folder", [
            { id: id!, name: folder.name, size: null },
          ]);
          await audit.record(tx, scope, {
            action: "file.createFolder",
            objectType: "file",
            objectId: id,
            after: folder,
          });
          return withCommit(made.then(([shown]) => shown!));
        })
        .catch((error: unknown) => Promise.reject(nameExists(error))),

    rename: (scope: Session, id: Id, name: string): Promise<LabFile> =>
      database
        .write(scope, async (tx) => {
          checkName(name);
          const held = await lockFilesForUpdate(tx, scope, [id]);
          demandKeys(scope, held, "UPDATE");
          await store.renameFile(tx, id, name);
          const shown = await files.show(tx, scope, id);
          await files.auditAndEmit(tx, scope, "file.rename", held, (row) => ({
            before: { name: row.name },
            after: { name },
          }));
          return shown;
        })
        .catch((error: unknown) => Promise.reject(nameExists(error))),

    /** Only the lock's holder may lock again, which restarts its time. */
    lock: (scope: Scope, id: Id): Promise<LabFile> =>
      database.write(scope, async (tx) => {
        const held = await lockFilesForUpdate(tx, scope, [id]);
        await store.setLock(tx, id, true);
        await files.auditAndEmit(tx, scope, "file.lock", held, () => ({}));
        return files.show(tx, scope, id);
      }),

    unlock: (scope: Scope, id: Id): Promise<LabFile> =>
      database.write(scope, async (tx) => {
        const [held] = await store.lockFiles(tx, [id]);
        if (held === undefined || held.state !== "active" || !canRead(held))
          throw problem("projectFile.not.found");
        if (held.lock_owner_id !== null) {
          if (!mayUnlock(held, scope.userId)) throw problem("fileAsset.no.edit.permission");
          await store.setLock(tx, id, false);
          await files.auditAndEmit(tx, scope, "file.unlock", [held], (row) => ({
            before: { lockOwnerId: row.lock_owner_id },
          }));
        }
        return files.show(tx, scope, id);
      }),

    move: (scope: Session, ids: readonly Id[], folderId: Id | null): Promise<null> =>
      database
        .write(scope, async (tx) => {
          const held = await holdTrees(tx, scope, ids);
          demandKeys(scope, held, "UPDATE");
          const projectId = held[0]!.project_id;
          if (held.some((row) => row.project_id !== projectId)) throw problem("projectFile.not.found");
          await lockFolderForUpdate(tx, { projectId, folderId }, 0);
          if (folderId !== null) {
            const above = new Set(await tree.findAncestors(tx, folderId));
            if (held.some((row) => above.has(row.id))) throw problem("file.move.into.itself");
          }
          await tree.moveFiles(
            tx,
            held.map((row) => row.id),
            folderId,
          );
          await files.auditAndEmit(tx, scope, "file.move", held, (row) => ({
            before: { folderId: row.folder_id },
            after: { folderId },
          }));
          await recordDescendantsOf(tx, scope, "file.move", held, "active");
          return null;
        })
        .catch((error: unknown) => Promise.reject(nameExists(error))),

    /** @throws eln.audit.cannot.delete if a page among them, or in one of their folders, must be retained */
    recycle: (scope: Session, ids: readonly Id[]): Promise<null> =>
      database
        .write(scope, async (tx) => {
          const held = await holdTrees(tx, scope, ids);
          demandKeys(scope, held, "DELETE");
          if (await tree.containsHidden(tx, ids)) throw problem("fileAsset.no.edit.permission");
          const roots = held.map((row) => row.id);
          await tree.recycleFiles(tx, roots);
          await endLinksOfRecycled(tx, roots);
          await files.auditAndEmit(tx, scope, "file.recycle", held, (row) => ({
            before: { name: row.name },
          }));
          await recordDescendantsOf(tx, scope, "file.recycle", held, "recycled");
          return null;
        })
        .catch((error: unknown) => Promise.reject(reviewedPage(error))),

    restore: (scope: Session, ids: readonly Id[]): Promise<RestoredFile[]> =>
      database.write(scope, async (tx) => {
        const wanted = [...new Set(ids)];
        await tree.lockTreesOf(tx, wanted);
        const held = await trash.lockTrash(tx, wanted);
        if (held.length < wanted.length) throw problem("projectFile.not.found");
        demandKeys(scope, held, "DELETE");
        const restored: RestoredFile[] = [];
        await recordDescendantsOf(tx, scope, "file.restore", held, "recycled");
        for (const row of held) {
          const refusal = writeRefusal(row, "carry");
          if (refusal !== null) throw problem(refusal, { fileId: row.id, name: row.name });
          const home = await trash.findHome(tx, row.id);
          const folderId = home?.id ?? null;
          await trash.restoreFile(tx, row.id, folderId);
          const isElsewhere = folderId !== row.folder_id;
          restored.push({ fileId: row.id, folderId, folderName: home?.name ?? null, isElsewhere });
        }
        await files.auditAndEmit(tx, scope, "file.restore", held, (row) => ({ after: { name: row.name } }));
        return restored;
      }),
  };
};
