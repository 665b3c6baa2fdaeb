import type { ApprovalRecord, Id } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { RecordRow } from "./approvals.store.ts";
import type { TaskRow } from "./tasks.store.ts";

/** The user who views a record. */
export interface Viewer {
  readonly userId: Id;
  /** May see all of the team's submissions and restart them. */
  readonly mayConfigure: boolean;
}

export const viewerOf = ({ userId, authorities }: Session): Viewer => ({
  userId,
  mayConfigure: authorities.has("SETTINGS_AUDIT_PROCESS_CONFIG"),
});

/** The task that a user may decide now. */
export const openTaskOf = (tasks: readonly TaskRow[], round: number, userId: Id): TaskRow | undefined =>
  tasks.find((task) => task.round === round && task.approver_id === userId && task.status === "PENDING");

export const abilitiesOf = (
  record: RecordRow,
  tasks: readonly TaskRow[],
  asking: Viewer,
): ApprovalRecord["abilities"] => {
  const isPending = record.status === "PENDING";
  const isAsked = isPending && openTaskOf(tasks, record.round, asking.userId) !== undefined;
  return {
    decide: isAsked,
    transfer: isAsked,
    cancel: isPending && record.submit_user_id === asking.userId,
    reset: isPending && asking.mayConfigure,
  };
};
