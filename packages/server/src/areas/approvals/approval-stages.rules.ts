import { type ApprovalStage, type ApprovalStatus, stageOf } from "@benchleaf/contract";
import type { StepTask } from "./approvals.rules.ts";

/** Actions on a submission. `decide`: one of several approvers has decided, and others still have to. */
export const actions = [
  "submit",
  "change",
  "decide",
  "approve",
  "reject",
  "cancel",
  "close",
  "reset",
] as const;
export type Action = (typeof actions)[number];

/**
 * State transitions. A pending submission that is submitted again stays one submission, and a refused one can be
 * resubmitted.
 */
const ways: Readonly<Record<ApprovalStage, Readonly<Partial<Record<Action, ApprovalStage>>>>> = {
  draft: { change: "draft", submit: "pending", cancel: "canceled" },
  uncommitted: { change: "uncommitted", submit: "pending", cancel: "canceled" },
  pending: {
    submit: "pending",
    decide: "auditing",
    approve: "approved",
    reject: "rejected",
    cancel: "canceled",
    close: "closed",
    reset: "pending",
  },
  auditing: {
    submit: "pending",
    decide: "auditing",
    approve: "approved",
    reject: "rejected",
    cancel: "canceled",
    close: "closed",
    reset: "pending",
  },
  modify: { change: "modify", submit: "pending", cancel: "canceled" },
  approved: { change: "uncommitted" },
  rejected: { change: "modify", submit: "pending" },
  canceled: { change: "modify", submit: "pending" },
  closed: {},
};

/**
 * Returns the status to which an action leads; undefined if it is not allowed.
 *
 * @example stageAfter("REJECTED", "submit") // "pending"
 */
export const stageAfter = (status: ApprovalStatus, action: Action): ApprovalStage | undefined =>
  ways[stageOf(status)][action];

/** State of a record; `tasks` are those of its round. Once someone has decided, a pending one is `auditing`. */
export const stageOfRecord = (
  status: ApprovalStatus,
  tasks: readonly Pick<StepTask, "status">[],
): ApprovalStage =>
  (tasks.some((task) => task.status === "APPROVED") && stageAfter(status, "decide")) || stageOf(status);
