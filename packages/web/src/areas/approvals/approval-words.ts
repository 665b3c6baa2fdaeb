import type { ApprovalKind, ApprovalRecord, RecordStatus } from "@benchleaf/contract";
import type { PhraseKey } from "../../kernel/words.ts";

export const kindWords: Record<ApprovalKind, PhraseKey> = {
  PROJECT_DELETION: "approvals.kindProjectDeletion",
};

/** What a step's condition can ask of a submission. */
export const fieldWords: Record<
  ApprovalKind,
  readonly { readonly field: string; readonly word: PhraseKey }[]
> = {
  PROJECT_DELETION: [{ field: "fileCount", word: "approvals.fileCount" }],
};

export const statusWords: Record<RecordStatus, PhraseKey> = {
  PENDING: "approvals.statusPending",
  APPROVED: "approvals.statusApproved",
  REJECTED: "approvals.statusRejected",
  CLOSED: "approvals.statusClosed",
  canceled: "approvals.statusCanceled",
};

type Step = ApprovalRecord["steps"][number];

export const stepWords: Record<Step["state"], PhraseKey> = {
  waiting: "approvals.stateWaiting",
  skipped: "approvals.stateSkipped",
  pending: "approvals.statusPending",
  approved: "approvals.statusApproved",
  rejected: "approvals.statusRejected",
  closed: "approvals.statusClosed",
};

/** What the log says of an action; unknown ones, of a later release, are left out. */
export const actionWords: Readonly<Record<string, PhraseKey>> = {
  "approval.submit": "approvals.actionSubmit",
  "approval.approve": "approvals.actionApprove",
  "approval.reject": "approvals.actionReject",
  "approval.transfer": "approvals.actionTransfer",
  "approval.cancel": "approvals.actionCancel",
  "approval.reset": "approvals.actionReset",
  "approval.close": "approvals.actionClose",
};
