import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"approvals"> = {
  "approval.approve": "Approved a submission",
  "approval.cancel": "Withdrew a submission",
  "approval.close": "Closed an earlier submission",
  "approval.configure": "Changed an approval process",
  "approval.delegate": "Set a stand-in for approvals",
  "approval.reject": "Rejected a submission",
  "approval.reset": "Reset an approval",
  "approval.submit": "Submitted for approval",
  "approval.transfer": "Handed an approval over",
  area_approval: "Approvals",
  object_approval: "Approval",
  object_approvalProcess: "Approval process",
};
