import type { Id, InspectionRecord, InspectionRecordDetail } from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { FileAnswer } from "../../../kernel/mount.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { verifyChecksum } from "../../../kernel/verify-checksum.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../../paging.ts";
import { findVersion } from "../forms/forms.store.ts";
import { presentRecord, presentRecordDetail } from "../inspection.present.ts";
import { lockTask, setRecord } from "../plans/tasks.store.ts";
import { listActionsOf } from "./actions.store.ts";
import * as store from "./records.store.ts";

const cursorKeys = z.tuple([idKey]);

interface Wanted {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly formId?: Id | undefined;
  readonly result?: "pass" | "fail" | undefined;
  readonly review?: "waiting" | "approved" | "rejected" | undefined;
  readonly isMine?: boolean | undefined;
  readonly day?: string | undefined;
  readonly days?: number | undefined;
  readonly failedItem?: string | undefined;
}

/** Completed forms: list, read with their questions at that time, and which of several counts. */
export const showRecords = ({ database, storage, audit }: Pick<Kernel, "database" | "storage" | "audit">) => {
  /** @throws inspection.record.not.found */
  const detail = async (q: Queries, session: Session, id: Id): Promise<InspectionRecordDetail> => {
    const row = await store.findRecord(q, id);
    if (row === undefined) throw problem("inspection.record.not.found");
    const [version, files, actions, others] = await Promise.all([
      findVersion(q, row.form_id, row.version),
      store.listFiles(q, id),
      listActionsOf(q, id),
      store.listOfTask(q, row.task_id),
    ]);
    return presentRecordDetail(row, { version: version!, files, actions, others }, session);
  };

  return {
    list: (scope: Scope, query: Wanted): Promise<Page<InspectionRecord>> =>
      database.read(scope, async (q) => {
        const [before = null] = decodeCursor(cursorKeys, query.cursor) ?? [];
        const rows = await store.listRecords(q, { ...query, before }, query.limit + 1);
        return pageFrom(rows, query.limit, presentRecord, ({ id }) => [id]);
      }),

    get: (session: Session, id: Id): Promise<InspectionRecordDetail> =>
      database.read(session, (q) => detail(q, session, id)),

    /** Of several for one inspection this one counts from now on. @throws inspection.record.not.found */
    choose: (session: Session, id: Id): Promise<InspectionRecordDetail> =>
      database.write(session, async (tx) => {
        const found = await store.findRecord(tx, id);
        if (found === undefined) throw problem("inspection.record.not.found");
        lockTask(tx, found.task_id);
        const current = (await store.findRecord(tx, id))!;
        if (!current.is_chosen) {
          setRecord(tx, current.task_id, id);
          await audit.record(tx, session, {
            action: "inspectionRecord.choose",
            objectType: "inspectionRecord",
            objectId: id,
          });
        }
        return detail(tx, session, id);
      }),

    /** @throws inspection.record.not.found */
    async fileContent(scope: Scope, recordId: Id, fileId: Id): Promise<FileAnswer> {
      const row = await database.read(scope, (q) => store.findFile(q, recordId, fileId));
      if (row === undefined) throw problem("inspection.record.not.found");
      return {
        fileName: row.name,
        contentType: row.content_type,
        isInert: true,
        size: Number(row.size),
        body: async (range) => verifyChecksum(await storage.open(row.object_key, range), null),
      };
    },
  };
};
export type ShowRecords = ReturnType<typeof showRecords>;
