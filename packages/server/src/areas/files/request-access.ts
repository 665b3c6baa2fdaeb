import {
  ACCESS_REQUEST_DAYS,
  type AccessRequest,
  type Id,
  type OwnRequest,
  requestableLevels,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { LEVEL } from "./files.policy.ts";
import { findNamedFile } from "./files.sql.ts";
import { findFile } from "./files.store.ts";
import * as store from "./requests.store.ts";
import { lockManagedForUpdate } from "./share-files.ts";
import { raiseShare } from "./sharing.store.ts";

type AskedLevel = (typeof requestableLevels)[number];

const requestKeys = z.tuple([idKey]);
const DAY_MS = 86_400_000;

const present = (row: store.RequestRow): AccessRequest => ({
  id: row.id,
  file: { id: row.file_id, name: row.file_name, kind: row.file_kind },
  userId: row.account_id,
  userName: row.account_name,
  level: requestableLevels[row.level - 1]!,
  message: row.message,
  createTime: row.create_time.toISOString(),
  endTime: new Date(row.create_time.getTime() + ACCESS_REQUEST_DAYS * DAY_MS).toISOString(),
});

/** Requests for access to a file, and deciding on them. */
export const requestAccess = ({
  database,
  audit,
  events,
}: Pick<Kernel, "database" | "audit" | "events">) => ({
  apply: (scope: Scope, fileId: Id, input: { level: AskedLevel; message: string }): Promise<OwnRequest> =>
    database.write(scope, async (tx) => {
      const file = await findFile(tx, fileId);
      if (file === undefined || file.state !== "active") throw problem("projectFile.not.found");
      const level = LEVEL[input.level];
      if ((file.level ?? 0) >= level) return { state: "approved", reason: "" };
      const id = await store.saveRequest(tx, { fileId, level, message: input.message });
      if (id !== undefined) {
        await audit.record(tx, scope, {
          action: "file.requestAccess",
          objectType: "file",
          objectId: fileId,
          after: { level: input.level, message: input.message },
        });
        const data = { fileId, level: input.level };
        await events.emit(tx, scope, { type: "file.requestAccess", data });
      }
      return { state: "pending", reason: "" };
    }),

  ownRequest: (scope: Scope, fileId: Id): Promise<OwnRequest> =>
    database.read(scope, async (q) => {
      if ((await findNamedFile(q, fileId)) === undefined) throw problem("projectFile.not.found");
      return (await store.findOwnRequest(q, fileId)) ?? { state: "none", reason: "" };
    }),

  requests: (
    scope: Scope,
    query: { cursor?: string | undefined; limit: number },
  ): Promise<Page<AccessRequest>> =>
    database.read(scope, async (q) => {
      const [after] = decodeCursor(requestKeys, query.cursor) ?? [];
      const rows = await store.listRequests(q, after, query.limit);
      return pageFrom(rows, query.limit, present, (row) => [row.id]);
    }),

  decide: (
    scope: Scope,
    fileId: Id,
    verdict: { accessRequestId: Id; isApproved: boolean; level: AskedLevel; reason: string },
  ): Promise<null> =>
    database.write(scope, async (tx) => {
      const held = await lockManagedForUpdate(tx, fileId);
      const { accessRequestId: id, isApproved, level, reason } = verdict;
      const request = await store.closeRequest(tx, { id, fileId, isApproved, reason });
      if (request === undefined) throw problem("access.request.not.found");
      if (isApproved) await raiseShare(tx, fileId, request.account_id, LEVEL[level]);
      const after = { name: held.name, userIds: [request.account_id], ...(isApproved ? { level } : {}) };
      const action = isApproved ? "file.approveAccess" : "file.rejectAccess";
      await audit.record(tx, scope, {
        action,
        objectType: "file",
        objectId: fileId,
        after,
        ...(reason === "" ? {} : { reason }),
      });
      await events.emit(tx, scope, { type: action, data: { fileId, userId: request.account_id, reason } });
      return null;
    }),
});
