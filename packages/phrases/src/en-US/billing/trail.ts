import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"billing"> = {
  "activation.apply": "Requested a module",
  "activation.approve": "Approved a module",
  "activation.reject": "Declined a module",
  "redeemCode.issue": "Created redeem codes",
  "redeemCode.redeem": "Redeemed a code",
  area_activation: "Modules",
  area_redeemCode: "Redeem codes",
  object_activationApplication: "Module request",
  object_redeemCode: "Redeem code",
  "subscription.checkout": "Opened the payment page",
  "subscription.change": "Subscription changed",
  "subscription.upgrade": "Changed the subscription",
  "planGrant.create": "Granted a plan",
  "planGrant.update": "Edited a granted plan",
  "planGrant.end": "Ended a granted plan",
  "customizationRequest.send": "Requested a quote",
  "customizationRequest.settle": "Completed a quote request",
  area_subscription: "Subscription",
  area_planGrant: "Granted plans",
  area_customizationRequest: "Custom quotes",
  object_subscription: "Subscription",
  object_planGrant: "Granted plan",
  object_customizationRequest: "Quote request",
};
