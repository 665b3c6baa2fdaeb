import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"approvals"> = {
  "approval.approve": "Approved a submission",
  "approval.cancel": "Withdrew a submission",
  "approval.close": "Closed an earlier submission",
  "approval.configure": "Changed an approval process",
  "approval.delegate": "Set an approval delegate",
  "approval.reject": "Rejected a submission",
  "approval.reset": "Restarted an approval",
  "approval.submit": "Submitted for approval",
  "approval.transfer": "Reassigned an approval",
  area_approval: "Approvals",
  object_approval: "Approval",
  object_approvalProcess: "Approval process",
};
