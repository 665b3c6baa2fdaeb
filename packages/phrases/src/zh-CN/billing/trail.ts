import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"billing"> = {
  "activation.apply": "申请开通模块",
  "activation.approve": "同意开通模块",
  "activation.reject": "拒绝开通模块",
  "redeemCode.issue": "生成兑换码",
  "redeemCode.redeem": "使用兑换码",
  area_activation: "模块开通",
  area_redeemCode: "兑换码",
  object_activationApplication: "开通申请",
  object_redeemCode: "兑换码",
};
