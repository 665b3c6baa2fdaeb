import { areaKeys } from "../foundation/area-keys.ts";

/**
 * Registry entries of billing: error codes with their status, permissions, feature switches, audited objects, audited
 * actions, notifications.
 */
export const billingKeys = areaKeys({
  problems: {
    "privilege.code.cdkey.not.found": 404,
    "privilege.code.cdkey.type.incorrect": 422,
    "privilege.code.cdkey.expired": 409,
    "privilege.code.cdkey.used.up": 409,
    "activation.not.built": 409,
    "activation.team.too.small": 409,
    "activation.already.asked": 409,
    "activation.already.enabled": 409,
    "activation.not.found": 404,
    "activation.not.waiting": 409,
    "payment.off": 409,
    "payment.unreachable": 502,
    "payment.declined": 402,
    "payment.price.unknown": 422,
    "payment.preview.stale": 409,
    "subscription.exists": 409,
    "subscription.not.found": 404,
    "subscription.unchanged": 409,
    "subscription.ending": 409,
    "plan.grant.not.found": 404,
    "plan.grant.fixed": 409,
    "plan.grant.end.past": 422,
    "customization.not.found": 404,
  },
  permissions: {
    subscription: ["SUBSCRIPTION_READ", "SUBSCRIPTION_UPDATE"],
  },
  features: {
    SUBSCRIPTION: "feature",
  },
  objects: ["activationApplication", "customizationRequest", "planGrant", "redeemCode", "subscription"],
  trail: [
    "activation.apply",
    "activation.approve",
    "activation.reject",
    "redeemCode.issue",
    "redeemCode.redeem",
    "subscription.checkout",
    "subscription.change",
    "subscription.upgrade",
    "planGrant.create",
    "planGrant.update",
    "planGrant.end",
    "customizationRequest.send",
    "customizationRequest.settle",
  ],
  notices: {
    activationApproved: { type: "APPROVAL", category: "system", opens: "modules", isMailed: false },
    activationRejected: { type: "APPROVAL", category: "system", opens: "modules", isMailed: false },
    paymentFailed: { type: "REMINDER", category: "system", opens: "plan", isMailed: true },
    planEnds: { type: "REMINDER", category: "system", opens: "plan", isMailed: true },
    limitNear: { type: "REMINDER", category: "system", opens: "plan", isMailed: true },
  },
});
