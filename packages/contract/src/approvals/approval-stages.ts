/** States of an approval; `canceled` and `cancelled` are both in use. */
export const approvalStatuses = [
  "waiting",
  "approved",
  "rejected",
  "canceled",
  "cancelled",
  "closed",
  "pending",
  "draft",
  "auditing",
  "uncommitted",
  "modify",
  "PENDING",
  "APPROVED",
  "REJECTED",
  "CLOSED",
] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** Where a submission or one approver's part of it is. */
export const recordStatuses = ["PENDING", "APPROVED", "REJECTED", "CLOSED", "canceled"] as const;
export type RecordStatus = (typeof recordStatuses)[number];

/** The event of the live stream that announces changes of approvals in the lists of its reader. */
export const APPROVALS_EVENT = "approvals";

/** The stage of a submission, derived from its status (one of fifteen). */
export const approvalStages = [
  "draft",
  "uncommitted",
  "pending",
  "auditing",
  "modify",
  "approved",
  "rejected",
  "canceled",
  "closed",
] as const;
export type ApprovalStage = (typeof approvalStages)[number];

const stages: Readonly<Record<ApprovalStatus, ApprovalStage>> = {
  draft: "draft",
  uncommitted: "uncommitted",
  waiting: "pending",
  pending: "pending",
  PENDING: "pending",
  auditing: "auditing",
  modify: "modify",
  approved: "approved",
  APPROVED: "approved",
  rejected: "rejected",
  REJECTED: "rejected",
  canceled: "canceled",
  cancelled: "canceled",
  closed: "closed",
  CLOSED: "closed",
};

/**
 * The stage of a status.
 *
 * @example stageOf("cancelled") // "canceled"
 */
export const stageOf = (status: ApprovalStatus): ApprovalStage => stages[status];
