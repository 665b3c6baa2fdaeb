import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
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
  "subscription.checkout": "打开付款页面",
  "subscription.change": "订阅状态变化",
  "subscription.upgrade": "更改订阅",
  "planGrant.create": "授予套餐",
  "planGrant.update": "修改套餐授权",
  "planGrant.end": "结束套餐授权",
  "customizationRequest.send": "申请定制报价",
  "customizationRequest.settle": "处理报价申请",
  area_subscription: "订阅",
  area_planGrant: "套餐授权",
  area_customizationRequest: "定制报价",
  object_subscription: "订阅",
  object_planGrant: "套餐授权",
  object_customizationRequest: "报价申请",
};
