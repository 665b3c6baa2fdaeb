import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"approvals"> = {
  "audit.process.audit.info.empty":
    "The approval process has no approver. Complete the approval settings first.",
  "approval.not.found": "This approval does not exist, or you may not see it.",
  "approval.not.pending": "This approval has been settled already. Reload to see how it ended.",
  "approval.signature.required":
    "This step is decided with a signature. Prove who you are, and decide again.",
  "approval.data.invalid":
    "What the decision carries as “{{field}}” is missing or not right. Check it and decide again.",
  "approval.scope.not.found":
    "There is no such project, or this kind of submission has no process of its own in projects.",
  "approval.no.approver":
    "Nobody is left who could approve this. Ask an administrator to change the approval settings.",
  "approval.pending.exists": "This is waiting for approval already. Submit it again once that is settled.",
  "approval.config.stale": "Somebody else has changed the approval settings. Reload and edit them again.",
};
