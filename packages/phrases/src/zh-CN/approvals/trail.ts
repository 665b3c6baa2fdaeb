import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"approvals"> = {
  "approval.approve": "审批通过",
  "approval.cancel": "撤回提交",
  "approval.close": "关闭旧的提交",
  "approval.configure": "修改审批流程",
  "approval.delegate": "设置代审批人",
  "approval.reject": "审批驳回",
  "approval.reset": "重置审批",
  "approval.submit": "提交审批",
  "approval.transfer": "转交审批",
  area_approval: "审批",
  object_approval: "审批",
  object_approvalProcess: "审批流程",
};
