import { MAX_RECORD_CODES, type RecordCode } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import {
  type ActionsOf,
  lockSubjectForUpdate,
  type Subject,
  type SubjectReader,
} from "../../kernel/subjects.ts";
import { presentCode } from "./labels.present.ts";
import * as store from "./labels.store.ts";

/** The codes of a record: its own, and those of tubes and boxes. */
export const assignCodes = (
  { database, audit }: Pick<Kernel, "database" | "audit">,
  actionsOf: ActionsOf,
) => {
  const codesOf = async (q: Queries, subject: Subject): Promise<RecordCode[]> =>
    (await store.listCodes(q, subject)).map(presentCode);

  return {
    list: (reader: SubjectReader, subject: Subject): Promise<RecordCode[]> =>
      database.read(reader, async (q) => {
        await actionsOf(subject.kind).open(q, reader, subject.id);
        return codesOf(q, subject);
      }),

    /** @throws record.code.taken, record.code.limit.exceed, the kind's error if the user may not edit it */
    assign: (reader: SubjectReader, subject: Subject, code: string): Promise<RecordCode[]> =>
      database.write(reader, async (tx) => {
        await lockSubjectForUpdate(tx, reader, actionsOf(subject.kind), subject.id, "edit");
        const before = await store.listCodes(tx, subject);
        if (before.some((one) => one.code === code)) return before.map(presentCode);
        if (before.length >= MAX_RECORD_CODES)
          throw problem("record.code.limit.exceed", { limit: MAX_RECORD_CODES });
        if (!(await store.insertCode(tx, subject, code))) throw problem("record.code.taken");
        await audit.record(tx, reader, {
          ...{ action: "recordCode.assign", objectType: subject.kind, objectId: subject.id },
          after: { code },
        });
        return codesOf(tx, subject);
      }),

    /** @throws record.not.found where it is not a code that was assigned to the record */
    remove: (reader: SubjectReader, subject: Subject, code: string): Promise<RecordCode[]> =>
      database.write(reader, async (tx) => {
        await lockSubjectForUpdate(tx, reader, actionsOf(subject.kind), subject.id, "edit");
        if (!(await store.deleteCode(tx, subject, code))) throw problem("record.not.found");
        await audit.record(tx, reader, {
          ...{ action: "recordCode.remove", objectType: subject.kind, objectId: subject.id },
          before: { code },
        });
        return codesOf(tx, subject);
      }),
  };
};
export type AssignCodes = ReturnType<typeof assignCodes>;
