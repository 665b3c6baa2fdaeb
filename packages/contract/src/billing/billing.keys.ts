import { areaKeys } from "../foundation/area-keys.ts";

/**
 * What billing names for the other areas: refusals with their status, permissions, feature switches, audited
 * objects, audited actions, notices.
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
  },
  permissions: {
    subscription: ["SUBSCRIPTION_READ", "SUBSCRIPTION_UPDATE"],
  },
  features: {
    SUBSCRIPTION: "feature",
  },
  objects: ["activationApplication", "redeemCode"],
  trail: [
    "activation.apply",
    "activation.approve",
    "activation.reject",
    "redeemCode.issue",
    "redeemCode.redeem",
  ],
  notices: {
    activationApproved: { type: "APPROVAL", category: "system", opens: "modules", isMailed: false },
    activationRejected: { type: "APPROVAL", category: "system", opens: "modules", isMailed: false },
  },
});
