import type { ApprovalRecord } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Viewer } from "./approvals.policy.ts";
import { type FieldsOf, presentRecord } from "./approvals.present.ts";
import type { RecordRow } from "./approvals.store.ts";
import { listRounds } from "./rounds.store.ts";
import { listTasks } from "./tasks.store.ts";

/** Records with all related data, as seen by a user. */
export const showRecords = async (
  q: Queries,
  rows: readonly RecordRow[],
  asking: Viewer,
  fieldsOf: FieldsOf,
): Promise<ApprovalRecord[]> => {
  const ids = rows.map(({ id }) => id);
  const [tasks, rounds] = await Promise.all([listTasks(q, ids), listRounds(q, ids)]);
  return rows.map((row) => {
    const isOwn = ({ record_id }: { readonly record_id: string }): boolean => record_id === row.id;
    const parts = { tasks: tasks.filter(isOwn), rounds: rounds.filter(isOwn) };
    return presentRecord(row, parts, asking, fieldsOf);
  });
};
