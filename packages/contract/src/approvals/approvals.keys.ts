import { areaKeys } from "../foundation/area-keys.ts";

/**
 * Registry entries of approvals: error codes with their status, permissions, audited objects, audited actions,
 * notifications, events for other systems.
 */
export const approvalsKeys = areaKeys({
  problems: {
    "audit.process.audit.info.empty": 400,
    "approval.not.found": 404,
    "approval.not.pending": 409,
    "approval.signature.required": 403,
    "approval.data.invalid": { status: 422, names: ["field"] },
    "approval.scope.not.found": 404,
    "approval.no.approver": 409,
    "approval.pending.exists": 409,
    "approval.config.stale": 409,
  },
  permissions: {
    settings: ["SETTINGS_AUDIT_PROCESS_CONFIG"],
  },
  numbers: { approval: "AP{000001}" },
  objects: ["approval", "approvalProcess"],
  trail: [
    "approval.approve",
    "approval.cancel",
    "approval.close",
    "approval.configure",
    "approval.delegate",
    "approval.reject",
    "approval.reset",
    "approval.submit",
    "approval.transfer",
  ],
  notices: {
    approvalAsked: { type: "APPROVAL", category: "business", opens: "audit", isMailed: true },
    approvalApproved: { type: "APPROVAL", category: "business", opens: "submission", isMailed: true },
    approvalRejected: { type: "APPROVAL", category: "business", opens: "submission", isMailed: true },
    approvalOverdue: { type: "REMINDER", category: "business", opens: "audit", isMailed: true },
  },
  outside: ["approval.decided"],
});
