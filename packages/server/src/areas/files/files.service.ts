import { type FileKind, type Id, type LabFile, MEBIBYTE, UNLIMITED } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { findLimit, fitsLimit, lockTeamForUpdate } from "../access/access.service.ts";
import { findContent } from "./contents.store.ts";
import type { FilesAction } from "./files.events.ts";
import { canRead, editRefusal, type RequiredLevel } from "./files.policy.ts";
import { presentFile } from "./files.present.ts";
import type { FileRow } from "./files.sql.ts";
import * as store from "./files.store.ts";
import { endLinksOf } from "./links.store.ts";
import { markSnapshot as keepSnapshotVersion } from "./organize.store.ts";
import { transferShares } from "./sharing.store.ts";
import * as tree from "./tree.store.ts";

/** A folder in a project into which the transaction may put files. */
export interface FolderRef {
  readonly projectId: Id;
  readonly folderId: Id | null;
}

/** Folders do not count against a team's limit. */
const hold = async (tx: Queries, place: FolderRef, files: number, ids: number): Promise<Id[]> => {
  const [held, limit] = await Promise.all([
    tree.lockProjectForUpdate(tx, place.projectId, ids),
    files > 0 ? findLimit(tx, "PROJECT_FILE_LIMIT") : UNLIMITED,
  ]);
  if (held === undefined) throw problem("project.no.access");
  if (place.folderId === null) {
    if (held.can_write !== true) throw problem("project.no.access");
  } else {
    const folder = await tree.findFolder(tx, place.folderId, place.projectId);
    if (folder === undefined) throw problem(held.can_write ? "projectFile.not.found" : "project.no.access");
    if (!folder.can_write) throw problem("project.no.access");
  }
  if (limit >= 0 && !fitsLimit(limit, await tree.countActive(tx, place.projectId), files)) {
    throw problem("project.file.limit.exceed", { limit });
  }
  return held.ids;
};

/**
 * Locks the team when files are about to be added, so that the second of two concurrent calls counts the first.
 * @throws storage.limit.exceed
 */
export const demandStorage = async (q: Queries, bytes: number, isHeld = false): Promise<void> => {
  const limit = await findLimit(q, "STORAGE_LIMIT");
  if (limit < 0 || bytes <= 0) return;
  if (isHeld) await lockTeamForUpdate(q);
  if (!fitsLimit(limit * MEBIBYTE, await tree.countStoredBytes(q), bytes))
    throw problem("storage.limit.exceed", { gigabytes: Math.round((limit / 1024) * 10) / 10 });
};

/**
 * Makes sure that the user may put `count` files there, and locks the location until the transaction ends.
 *
 * @throws project.no.access, projectFile.not.found (the folder), project.file.limit.exceed
 */
export const lockFolderForUpdate = async (tx: Queries, place: FolderRef, count: number): Promise<void> => {
  await hold(tx, place, count, 0);
};

/** Locks the location as `lockFolderForUpdate` does and reserves the new file's id in the same query. */
export const reserveFile = async (tx: Queries, place: FolderRef, kind: FileKind): Promise<Id> => {
  const [id] = await hold(tx, place, kind === "folder" ? 0 : 1, 1);
  return id!;
};

const isFolderReadable = async (q: Queries, { projectId, folderId }: FolderRef): Promise<boolean> =>
  folderId !== null && (await tree.findFolder(q, folderId, projectId)) !== undefined;

/** Whether the user may list a location: the project, or a folder of it that was shared with them. */
export const isTargetReadable = async (q: Queries, place: FolderRef): Promise<boolean> =>
  (await isFolderReadable(q, place)) || (await tree.isReadable(q, place.projectId));

/** @throws projectFile.not.found, fileAsset.no.read.permission */
export const openFile = async (q: Queries, id: Id): Promise<FileRow> => {
  const row = await store.findFile(q, id);
  if (row === undefined || row.state !== "active") throw problem("projectFile.not.found");
  if (!canRead(row)) throw problem("fileAsset.no.read.permission", { fileId: id });
  return row;
};

/**
 * Where the bytes of a version of an upload are stored; null for a file that is no upload. The caller has checked
 * access to the file.
 */
export const findUpload = async (
  q: Queries,
  id: Id,
  version: number,
): Promise<{ key: string; size: number; sha256: Buffer | null } | null> => {
  const found = await findContent(q, id, version);
  return found === undefined
    ? null
    : { key: found.object_key, size: Number(found.size), sha256: found.sha256 };
};

/**
 * Locks files for a change, or to `carry` them elsewhere. @throws projectFile.not.found,
 * fileAsset.no.edit.permission, projectFile.locked
 */
export const lockFilesForUpdate = async (
  tx: Queries,
  scope: Scope,
  ids: readonly Id[],
  need: RequiredLevel = "edit",
): Promise<FileRow[]> => {
  const wanted = new Set(ids);
  const rows = await store.lockFiles(tx, [...wanted]);
  if (rows.length < wanted.size || rows.some((row) => row.state !== "active")) {
    throw problem("projectFile.not.found");
  }
  for (const row of rows) {
    const refusal = editRefusal(row, scope.userId, need);
    // The name is not revealed to a user who may not read the file.
    if (refusal !== null) throw problem(refusal, { fileId: row.id, ...(canRead(row) && { name: row.name }) });
  }
  return rows;
};

/**
 * Adds the next version on top of `baseVersion`. The calling area writes the version's content. Numbers are never
 * reused: if a version is replaced by another, the history has a gap.
 *
 * @throws file.version.stale with who has saved in between, and all that `lockFilesForUpdate` throws
 */
export const addVersion = async (
  tx: Queries,
  scope: Scope,
  id: Id,
  next: {
    baseVersion: number;
    message: string;
    restoredFrom: number | null;
    mergedFrom?: number | null;
    /** For autosaves: replaces the caller's own last autosaved version of the same session. */
    isAutosave?: boolean;
    describe: (held: FileRow) => { name: string; size: number };
  },
): Promise<{ before: FileRow; version: number }> => {
  const [held] = await lockFilesForUpdate(tx, scope, [id]);
  if (held === undefined) throw problem("projectFile.not.found");
  if (held.version !== next.baseVersion) {
    const [newest] = await store.listVersions(tx, id, undefined, 1);
    throw problem("file.version.stale", {
      currentVersion: held.version,
      authorName: newest?.author_name ?? "",
      savedAt: (newest?.create_time ?? held.update_time).toISOString(),
    });
  }
  const version = held.version + 1;
  const about = {
    message: next.message,
    restoredFrom: next.restoredFrom,
    mergedFrom: next.mergedFrom ?? null,
    autosaveStart: next.isAutosave
      ? ((await store.claimAutosaved(tx, id, held.version)) ?? new Date())
      : null,
  };
  await Promise.all([
    store.advanceFile(tx, id, next.describe(held)),
    store.insertVersion(tx, id, version, about),
  ]);
  return { before: held, version };
};

/** A signed version stays as it is, whatever is saved later. */
export const pinSignedVersion = async (tx: Queries, id: Id, version: number): Promise<void> => {
  await store.markSigned(tx, id, version);
};

/** An autosaved version that other work builds on counts as saved: a later one never replaces it. */
export const pinVersion = async (tx: Queries, id: Id, version: number): Promise<void> => {
  await store.markSaved(tx, id, version);
};

/** As when the user stores a snapshot by hand. */
export const pinSnapshot = async (tx: Queries, id: Id, version: number): Promise<void> => {
  await keepSnapshotVersion(tx, id, version, "");
};

/** Who saved a version; empty if no one did. */
export const findAuthor = async (q: Queries, id: Id, version: number): Promise<string> => {
  const [row] = await store.listVersions(q, id, version + 1, 1);
  return row?.version === version ? row.author_name : "";
};

const inOrder = (ids: readonly Id[], rows: readonly FileRow[], scope: Scope): LabFile[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [presentFile(row, scope.userId)];
  });
};

export const filesService = ({ audit, events }: Pick<Kernel, "audit" | "events">) => ({
  /**
   * Inserts new files into a locked location, each with its first version, under ids reserved by `reserveIds`.
   * Everything is sent before the first response is awaited, so whatever the caller sends next shares the round trip.
   * Returns them in the order given.
   */
  async create(
    tx: Queries,
    scope: Scope,
    place: FolderRef,
    kind: FileKind,
    made: readonly store.NewFile[],
  ): Promise<LabFile[]> {
    const fileIds = made.map((file) => file.id);
    const [rows] = await Promise.all([
      store.insertFiles(tx, { ...place, kind }, made),
      events.emit(tx, scope, { type: "file.created", data: { kind, projectId: place.projectId, fileIds } }),
    ]);
    return inOrder(fileIds, rows, scope);
  },

  /** Transfers files of any state to another owner and releases the locks of the old one. */
  async handOver(tx: Queries, scope: Scope, { from, to }: { from: Id; to: Id }): Promise<void> {
    const [count, shares, links] = await Promise.all([
      store.transferOwnership(tx, from, to),
      transferShares(tx, from, to),
      endLinksOf(tx, from),
    ]);
    if (count + shares + links === 0) return;
    await audit.record(tx, scope, {
      action: "file.changeOwner",
      objectType: "account",
      objectId: from,
      after: { ownerId: to, files: count, shares, links },
    });
    await events.emit(tx, scope, { type: "file.ownerChanged", data: { from, to, files: count } });
  },

  /** For the response, as the user sees it now. */
  async show(q: Queries, scope: Scope, id: Id): Promise<LabFile> {
    return presentFile(await openFile(q, id), scope.userId);
  },

  /** Several new files, in the order of `ids`. */
  async showAll(q: Queries, scope: Scope, ids: readonly Id[]): Promise<LabFile[]> {
    return inOrder(ids, await store.findFiles(q, ids), scope);
  },

  /** Writes the same audit entry for each of several files, and one event for all, with each file's lock holder. */
  async auditAndEmit(
    tx: Queries,
    scope: Scope,
    action: FilesAction,
    rows: readonly FileRow[],
    change: (row: FileRow) => { before?: unknown; after?: unknown },
    /** Details for the event's subscribers, in addition to the files. */
    more: { readonly version?: number } = {},
  ): Promise<void> {
    for (const row of rows) {
      await audit.record(tx, scope, { action, objectType: "file", objectId: row.id, ...change(row) });
    }
    const data = { fileIds: rows.map((row) => row.id), holderIds: rows.map((row) => row.lock_owner_id) };
    await events.emit(tx, scope, { type: action, data: { ...data, ...more } });
  },
});
export type FilesService = ReturnType<typeof filesService>;
