import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"billing"> = {
  "activation.apply": "Applied for a module",
  "activation.approve": "Granted a module",
  "activation.reject": "Declined a module",
  "redeemCode.issue": "Made redeem codes",
  "redeemCode.redeem": "Redeemed a code",
  area_activation: "Modules",
  area_redeemCode: "Redeem codes",
  object_activationApplication: "Application",
  object_redeemCode: "Redeem code",
  "subscription.checkout": "Opened the payment page",
  "subscription.change": "The subscription changed",
  "subscription.upgrade": "Changed the subscription",
  "planGrant.create": "Granted a plan",
  "planGrant.update": "Changed a granted plan",
  "planGrant.end": "Ended a granted plan",
  "customizationRequest.send": "Asked for a quote",
  "customizationRequest.settle": "Settled a request for a quote",
  area_subscription: "Subscription",
  area_planGrant: "Granted plans",
  area_customizationRequest: "Custom quotes",
  object_subscription: "Subscription",
  object_planGrant: "Granted plan",
  object_customizationRequest: "Request for a quote",
};
