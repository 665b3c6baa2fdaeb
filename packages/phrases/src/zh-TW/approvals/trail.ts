import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"approvals"> = {
  "approval.approve": "核准",
  "approval.cancel": "撤回送審",
  "approval.close": "關閉舊的送審",
  "approval.configure": "修改審核流程",
  "approval.delegate": "設定代理審核人",
  "approval.reject": "退回",
  "approval.reset": "重設審核",
  "approval.submit": "送審",
  "approval.transfer": "轉交審核",
  area_approval: "審核",
  object_approval: "審核",
  object_approvalProcess: "審核流程",
};
