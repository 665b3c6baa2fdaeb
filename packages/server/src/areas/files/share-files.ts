import type { FileAccess, Id, SharedFile, ShareLevel } from "@benchleaf/contract";
import { z } from "zod";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import type { SharesAfter } from "./files.events.ts";
import { canRead, hasLevel, LEVEL } from "./files.policy.ts";
import { presentAccess, presentShared } from "./files.present.ts";
import { openFile } from "./files.service.ts";
import type { FileRow } from "./files.sql.ts";
import { lockFiles } from "./files.store.ts";
import * as store from "./sharing.store.ts";
import { lockTreesOf } from "./tree.store.ts";

const sharedKeys = z.tuple([z.literal(["withMe", "byMe"]), z.iso.datetime(), idKey, idKey]);

/** Locks a file and its tree for a change of access; see `readable_file` for the resulting rules. */
export const lockManagedForUpdate = async (tx: Queries, fileId: Id): Promise<FileRow> => {
  await lockTreesOf(tx, [fileId]);
  const [held] = await lockFiles(tx, [fileId]);
  if (held === undefined || held.state !== "active") throw problem("projectFile.not.found");
  if (!canRead(held)) throw problem("fileAsset.no.read.permission");
  if (!hasLevel(held, "manage")) throw problem("fileAsset.no.edit.permission");
  return held;
};

/** Shares of files and folders with members of the team. */
export const shareFiles = ({ database, audit, events }: Pick<Kernel, "database" | "audit" | "events">) => {
  const read = async (q: Queries, fileId: Id): Promise<FileAccess> => {
    const [file, access, shares] = await Promise.all([
      openFile(q, fileId),
      store.findAccess(q, fileId),
      store.listShares(q, fileId),
    ]);
    return presentAccess(file, access, shares);
  };

  const tell = async (
    tx: Queries,
    scope: Scope,
    action: "file.share" | "file.unshare" | "file.restrict" | "file.unrestrict",
    fileId: Id,
    change: { before?: unknown; after?: SharesAfter },
  ): Promise<void> => {
    await audit.record(tx, scope, { action, objectType: "file", objectId: fileId, ...change });
    await events.emit(tx, scope, { type: action, data: { fileId, ...change } });
  };

  return {
    access: (scope: Scope, fileId: Id): Promise<FileAccess> => database.read(scope, (q) => read(q, fileId)),

    setClosed: (scope: Scope, fileId: Id, isClosed: boolean): Promise<FileAccess> =>
      database.write(scope, async (tx) => {
        const held = await lockManagedForUpdate(tx, fileId);
        // The user who restricts a folder, and its owner, keep access to what others have put into it.
        const userIds = [...new Set([scope.userId, held.owner_id])];
        if (isClosed) await store.addShares(tx, fileId, { userIds, level: LEVEL.manage, expireTime: null });
        await store.setClosed(tx, fileId, isClosed);
        await tell(tx, scope, isClosed ? "file.restrict" : "file.unrestrict", fileId, {
          after: { name: held.name },
        });
        return read(tx, fileId);
      }),

    share: (
      scope: Scope,
      fileId: Id,
      input: { userIds: readonly Id[]; level: ShareLevel; expireTime: string | null },
    ): Promise<FileAccess> =>
      database.write(scope, async (tx) => {
        const held = await lockManagedForUpdate(tx, fileId);
        const userIds = [...new Set(input.userIds)];
        if ((await store.countMembers(tx, userIds)) < userIds.length) throw problem("user.not.found");
        if (input.expireTime !== null && Date.parse(input.expireTime) <= Date.now())
          throw problem("request.invalid", { issues: [{ path: "body.expireTime", message: "past" }] });
        await store.addShares(tx, fileId, { ...input, userIds, level: LEVEL[input.level] });
        await tell(tx, scope, "file.share", fileId, {
          after: { name: held.name, userIds, level: input.level, expireTime: input.expireTime },
        });
        return read(tx, fileId);
      }),

    unshare: (scope: Scope, fileId: Id, userId: Id): Promise<null> =>
      database.write(scope, async (tx) => {
        if (userId === scope.userId) await lockTreesOf(tx, [fileId]);
        else await lockManagedForUpdate(tx, fileId);
        const level = await store.removeShare(tx, fileId, userId);
        if (level === undefined) throw problem("user.not.found");
        await tell(tx, scope, "file.unshare", fileId, { before: { userIds: [userId] } });
        return null;
      }),

    shared: (
      scope: Scope,
      query: { direction: "withMe" | "byMe"; cursor?: string | undefined; limit: number },
    ): Promise<Page<SharedFile>> =>
      database.read(scope, async (q) => {
        const { direction, limit } = query;
        const [given, ...before] = decodeCursor(sharedKeys, query.cursor) ?? [direction];
        if (given !== direction)
          throw problem("request.invalid", { issues: [{ path: "query.cursor", message: "unknown" }] });
        const keys = before.length === 3 ? (before as [string, Id, Id]) : undefined;
        const rows = await store.listShared(q, direction, keys, limit);
        return pageFrom(
          rows,
          limit,
          (row) => presentShared(row, scope.userId),
          (row) => [direction, row.share_time.toISOString(), row.id, row.share_account_id],
        );
      }),
  };
};
