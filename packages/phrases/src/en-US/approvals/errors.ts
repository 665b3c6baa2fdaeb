import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"approvals"> = {
  "audit.process.audit.info.empty":
    "The approval process has no approver. Complete the approval settings first.",
  "approval.not.found": "This approval doesn’t exist, or you don’t have access to it.",
  "approval.not.pending": "This approval is already completed. Reload to see the result.",
  "approval.signature.required": "This step requires a signature. Verify your identity, then decide again.",
  "approval.data.invalid": "“{{field}}” is missing or invalid. Check it and decide again.",
  "approval.scope.not.found":
    "This project doesn’t exist, or this type of submission can’t have its own approval process.",
  "approval.no.approver": "No one can approve this. Ask an admin to change the approval settings.",
  "approval.pending.exists": "This is already waiting for approval. Submit it again once that’s completed.",
  "approval.config.stale": "Someone else changed the approval settings. Reload and edit them again.",
};
