import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"billing"> = {
  "activation.apply": "申請開通模組",
  "activation.approve": "同意開通模組",
  "activation.reject": "拒絕開通模組",
  "redeemCode.issue": "產生兌換碼",
  "redeemCode.redeem": "使用兌換碼",
  area_activation: "模組開通",
  area_redeemCode: "兌換碼",
  object_activationApplication: "開通申請",
  object_redeemCode: "兌換碼",
};
