import {
  type ApprovalKind,
  type ApprovalRecord,
  type ApprovalStage,
  type ApprovalStatus,
  approvalLabelKey,
  stageOf,
} from "@benchleaf/contract";
import type { PhraseKey } from "../../kernel/translation.ts";

/** What a kind is called, or something that belongs to it: its area's word. */
export const kindLabel: (kind: ApprovalKind, name?: string) => PhraseKey = approvalLabelKey;

const stageWords: Record<ApprovalStage, PhraseKey> = {
  draft: "approvals.statusDraft",
  uncommitted: "approvals.statusUncommitted",
  pending: "approvals.statusPending",
  auditing: "approvals.statusAuditing",
  modify: "approvals.statusModify",
  approved: "approvals.statusApproved",
  rejected: "approvals.statusRejected",
  closed: "approvals.statusClosed",
  canceled: "approvals.statusCanceled",
};

/** The label of each of the fifteen statuses; statuses with the same meaning share one. */
export const statusLabel = (status: ApprovalStatus): PhraseKey => stageWords[stageOf(status)];

type Step = ApprovalRecord["steps"][number];

export const stepLabels: Record<Step["state"], PhraseKey> = {
  waiting: "approvals.stateWaiting",
  skipped: "approvals.stateSkipped",
  pending: "approvals.statusPending",
  approved: "approvals.statusApproved",
  rejected: "approvals.statusRejected",
  closed: "approvals.statusClosed",
};

/** The log's text for an action; unknown ones, of a later release, are left out. */
export const actionLabels: Readonly<Record<string, PhraseKey>> = {
  "approval.submit": "approvals.actionSubmit",
  "approval.approve": "approvals.actionApprove",
  "approval.reject": "approvals.actionReject",
  "approval.transfer": "approvals.actionTransfer",
  "approval.cancel": "approvals.actionCancel",
  "approval.reset": "approvals.actionReset",
  "approval.close": "approvals.actionClose",
};
