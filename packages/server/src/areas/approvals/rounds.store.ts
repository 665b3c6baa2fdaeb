import type { ApprovalConfig, ApprovalKind, ApprovalRound, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { BizData } from "./approvals.rules.ts";
import type { RecordRow } from "./approvals.store.ts";

export interface RoundRow {
  readonly record_id: Id;
  readonly round: number;
  readonly title: string;
  readonly remark: string;
  readonly biz_data: BizData;
  readonly status: ApprovalRound["status"];
  readonly end_time: Date;
}

/** The rounds before the current ones, oldest first. */
export const listRounds = (q: Queries, recordIds: readonly Id[]): Promise<RoundRow[]> =>
  q.rows<RoundRow>(
    `select record_id, round, title, remark, biz_data, status, end_time from approval_round
     where record_id = any($1::bigint[]) order by record_id, round`,
    [recordIds],
  );

export interface NewRound {
  readonly title: string;
  readonly projectId: Id | null;
  readonly remark: string;
  readonly bizData: BizData;
  readonly config: ApprovalConfig;
  readonly processStatus: RecordRow["process_status"];
}

/** Starts a round with the current content; earlier content is unchanged. */
export const beginRound = async (tx: Queries, id: Id, next: NewRound): Promise<void> => {
  await tx.rows(
    `insert into approval_round (record_id, round, title, remark, biz_data, status)
     select id, round, title, remark, biz_data, status from approval_record where id = $1`,
    [id],
  );
  await tx.rows(
    `update approval_record set round = round + 1, title = $2, project_id = $3, remark = $4, biz_data = $5,
       config = $6, status = 'PENDING', process_status = $7, finish_time = null, is_auto_audit = false
     where id = $1`,
    [
      id,
      next.title,
      next.projectId,
      next.remark,
      JSON.stringify(next.bizData),
      JSON.stringify(next.config),
      next.processStatus,
    ],
  );
};

/** The last submission of an object if the user is its author, locked until the transaction ends. */
export const lockOwnLast = (
  tx: Queries,
  kind: ApprovalKind,
  objectId: Id,
): Promise<Pick<RecordRow, "id" | "status"> | undefined> =>
  tx.row(
    `select id, status from approval_record
     where kind = $1 and object_id = $2 and submit_user_id = current_user_id()
       and id = (select max(id) from approval_record where kind = $1 and object_id = $2) for update`,
    [kind, objectId],
  );
