import {
  type FileOperation,
  type Id,
  type LabFile,
  MAX_DESCENDANTS,
  numberedName,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { checkName, nameExists } from "./change-files.ts";
import { recordDescendants } from "./descendants.store.ts";
import { canRead, demandKeys, editRefusal } from "./files.policy.ts";
import {
  type FilesService,
  type FolderRef,
  isTargetReadable,
  lockFilesForUpdate,
  lockFolderForUpdate,
  openFile,
} from "./files.service.ts";
import { reserveIds } from "./files.sql.ts";
import type { CopyOf, FileCopy } from "./kinds.service.ts";
import { findNamed } from "./list.store.ts";
import * as store from "./organize.store.ts";
import * as tree from "./tree.store.ts";
import { copyUses } from "./uses.sql.ts";

const operationKeys = z.tuple([idKey]);
/** After this many attempts at a free name, someone creates names on purpose. */
const NAME_TRIES = 200;

/** Returns free names in a location for several new files; they also differ from each other. */
export const freeNames = async (
  tx: Queries,
  place: FolderRef,
  wanted: readonly { readonly name: string; readonly isFolder: boolean }[],
): Promise<string[]> => {
  const chosen: string[] = [];
  const taken = new Set<string>();
  let open = wanted.map((input, index) => ({ ...input, index, number: 1 }));
  const candidate = (one: (typeof open)[number]) => numberedName(one.name, one.number, one.isFolder);
  for (let attempt = 0; open.length > 0 && attempt < NAME_TRIES; attempt++) {
    for (const { name } of await findNamed(tx, place, open.map(candidate))) taken.add(name.toLowerCase());
    const left: typeof open = [];
    for (const one of open) {
      const name = candidate(one);
      const key = name.toLowerCase();
      if (taken.has(key)) left.push({ ...one, number: one.number + 1 });
      else chosen[one.index] = name;
      taken.add(key);
    }
    open = left;
  }
  for (const { name, index } of open) chosen[index] = numberedName(name, Date.now());
  return chosen;
};

/** Copies, moves between projects, bulk renames, snapshots, and a file's history. */
export const organizeFiles = ({ database, audit, events }: Kernel, files: FilesService, copyOf: CopyOf) => {
  /** @throws file.move.into.itself */
  const refuseInside = async (tx: Queries, folderId: Id | null, ids: readonly Id[]): Promise<void> => {
    if (folderId === null) return;
    const above = new Set(await tree.findAncestors(tx, folderId));
    if (ids.some((id) => above.has(id))) throw problem("file.move.into.itself");
  };

  const collect = async (tx: Queries, ids: readonly Id[]): Promise<store.TreeRow[]> => {
    const rows = await store.collectTree(tx, ids, MAX_DESCENDANTS + 1);
    const readable = new Set(rows.filter(canRead).map((row) => row.id));
    if (ids.some((id) => !readable.has(id))) throw problem("projectFile.not.found");
    if (rows.length > MAX_DESCENDANTS) throw problem("request.too.large", { limit: MAX_DESCENDANTS });
    return rows;
  };

  /** Files the user may not read are not copied, nor are their descendants. */
  const withoutHidden = (rows: readonly store.TreeRow[]): store.TreeRow[] => {
    const kept = new Set<Id>();
    for (const row of rows.toSorted((a, b) => a.depth - b.depth)) {
      const isReached = row.depth === 0 || (row.folder_id !== null && kept.has(row.folder_id));
      if (isReached && canRead(row)) kept.add(row.id);
    }
    return rows.filter((row) => kept.has(row.id));
  };

  const countFiles = (rows: readonly store.TreeRow[]): number =>
    rows.filter((row) => row.kind !== "folder").length;

  const copyContents = async (
    tx: Queries,
    rows: readonly store.TreeRow[],
    made: ReadonlyMap<Id, Id>,
  ): Promise<void> => {
    const byWay = new Map<FileCopy, Id[]>();
    for (const row of rows) {
      if (row.kind === "folder") continue;
      const way = copyOf(row.kind);
      if (way === undefined) throw problem("file.kind.not.copied", { name: row.name });
      byWay.set(way, [...(byWay.get(way) ?? []), row.id]);
    }
    const copiesOf = (from: readonly Id[]) => from.map((id) => made.get(id)!);
    for (const [way, from] of byWay) await way(tx, from, copiesOf(from));
    const from = rows.map(({ id }) => id);
    await copyUses(tx, from, copiesOf(from));
  };

  return {
    copy: (scope: Scope, fileIds: readonly Id[], place: FolderRef): Promise<{ copied: number }> =>
      database.write(scope, async (tx) => {
        await tree.lockTreesShared(tx, fileIds);
        const rows = withoutHidden(await collect(tx, fileIds));
        await lockFolderForUpdate(tx, place, countFiles(rows));
        await refuseInside(tx, place.folderId, fileIds);
        const roots = rows.filter(({ depth }) => depth === 0);
        const names = await freeNames(
          tx,
          place,
          roots.map(({ name, kind }) => ({ name, isFolder: kind === "folder" })),
        );
        const nameOf = new Map(roots.map((row, index) => [row.id, names[index]]));
        const ids = await reserveIds(tx, rows.length);
        const made = new Map(rows.map((row, index) => [row.id, ids[index]!]));
        await store.insertCopies(
          tx,
          place,
          rows.map(({ id, depth, name }) => ({
            from: id,
            to: made.get(id)!,
            depth,
            name: nameOf.get(id) ?? name,
          })),
        );
        await copyContents(tx, rows, made);
        for (const row of roots) {
          await audit.record(tx, scope, {
            action: "file.copy",
            objectType: "file",
            objectId: made.get(row.id)!,
            before: { fileId: row.id, name: row.name },
            after: { ...place, name: nameOf.get(row.id) },
          });
        }
        const data = { kind: "copy", projectId: place.projectId, fileIds: ids };
        await events.emit(tx, scope, { type: "file.created", data });
        return { copied: rows.length };
      }),

    crossProject: (scope: Session, fileIds: readonly Id[], place: FolderRef): Promise<{ moved: number }> =>
      database
        .write(scope, async (tx) => {
          const wanted = [...new Set(fileIds)];
          await tree.lockTreesOf(tx, wanted, place.projectId);
          const held = await lockFilesForUpdate(tx, scope, wanted, "carry");
          demandKeys(scope, held, "UPDATE");
          const rows = await collect(tx, wanted);
          for (const row of rows) {
            const refusal = editRefusal(row, scope.userId, "carry");
            // Files the user may not read are not named to them.
            if (refusal !== null)
              throw problem(refusal, canRead(row) ? { fileId: row.id, name: row.name } : undefined);
          }
          await lockFolderForUpdate(
            tx,
            place,
            countFiles(rows.filter((row) => row.project_id !== place.projectId)),
          );
          await refuseInside(tx, place.folderId, wanted);
          const roots = rows.filter(({ depth }) => depth === 0).map((row) => row.id);
          await store.moveToProject(
            tx,
            place,
            rows.map((row) => row.id),
            roots,
          );
          await files.auditAndEmit(tx, scope, "file.crossProject", held, (row) => ({
            before: { projectId: row.project_id, folderId: row.folder_id },
            after: place,
          }));
          for (const row of held)
            if (row.kind === "folder") await recordDescendants(tx, scope, "file.crossProject", row, "active");
          return { moved: rows.length };
        })
        .catch((error: unknown) => Promise.reject(nameExists(error))),

    renameMany: (scope: Session, renames: readonly { fileId: Id; name: string }[]): Promise<null> =>
      database
        .write(scope, async (tx) => {
          const nameOf = new Map(renames.map(({ fileId, name }) => [fileId, name]));
          for (const name of nameOf.values()) checkName(name);
          const held = await lockFilesForUpdate(tx, scope, [...nameOf.keys()]);
          demandKeys(scope, held, "UPDATE");
          await store.renameFiles(
            tx,
            [...nameOf].map(([fileId, name]) => ({ fileId, name })),
          );
          await files.auditAndEmit(tx, scope, "file.rename", held, (row) => ({
            before: { name: row.name },
            after: { name: nameOf.get(row.id) },
          }));
          return null;
        })
        .catch((error: unknown) => Promise.reject(nameExists(error))),

    listByIds: (scope: Scope, fileIds: readonly Id[]): Promise<LabFile[]> =>
      database.read(scope, async (q) => {
        const wanted = [...new Set(fileIds)];
        const shown = await files.showAll(q, scope, wanted);
        if (shown.length < wanted.length) throw problem("projectFile.not.found");
        return shown;
      }),

    check: (scope: Scope, { names, ...place }: FolderRef & { names: readonly string[] }) =>
      database.read(scope, async (q) => {
        if (!(await isTargetReadable(q, place))) throw problem("project.no.access");
        if (
          place.folderId !== null &&
          (await tree.findFolder(q, place.folderId, place.projectId)) === undefined
        )
          throw problem("projectFile.not.found");
        const found = await findNamed(q, place, names);
        return found.map(({ name, id, kind }) => ({ name, fileId: id, kind }));
      }),

    snapshot: (scope: Scope, fileId: Id, message: string): Promise<{ version: number }> =>
      database.write(scope, async (tx) => {
        const [held] = await lockFilesForUpdate(tx, scope, [fileId]);
        if (held === undefined || held.kind === "folder") throw problem("projectFile.not.found");
        await store.markSnapshot(tx, fileId, held.version, message);
        await files.auditAndEmit(tx, scope, "file.snapshot", [held], () => ({
          after: { version: held.version, message },
        }));
        return { version: held.version };
      }),

    operations: (
      scope: Scope,
      query: { fileId: Id; cursor?: string | undefined; limit: number },
    ): Promise<Page<FileOperation>> =>
      database.read(scope, async (q) => {
        const [before] = decodeCursor(operationKeys, query.cursor) ?? [];
        await openFile(q, query.fileId);
        const rows = await store.listOperations(q, query.fileId, before, query.limit);
        return pageFrom(
          rows,
          query.limit,
          (row) => ({
            id: row.id,
            time: row.time.toISOString(),
            userId: row.user_id,
            userName: row.user_name ?? "",
            action: row.action,
            before: row.before,
            after: row.after,
          }),
          (row) => [row.id],
        );
      }),
  };
};
