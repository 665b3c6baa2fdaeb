import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
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
  "subscription.checkout": "開啟付款頁面",
  "subscription.change": "訂閱狀態變化",
  "subscription.upgrade": "變更訂閱",
  "planGrant.create": "授予方案",
  "planGrant.update": "修改方案授權",
  "planGrant.end": "結束方案授權",
  "customizationRequest.send": "申請客製報價",
  "customizationRequest.settle": "處理報價申請",
  area_subscription: "訂閱",
  area_planGrant: "方案授權",
  area_customizationRequest: "客製報價",
  object_subscription: "訂閱",
  object_planGrant: "方案授權",
  object_customizationRequest: "報價申請",
};
